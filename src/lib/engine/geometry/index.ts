export * from './pose.js';
export * from './shape.js';
export * from './template.js';
export * from './slide.js';
export * from './range.js';
export * from './arc.js';
export * from './obstruction.js';
export * from './sector.js';
