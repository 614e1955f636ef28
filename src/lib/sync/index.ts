export type { Wire } from './link.js';
export { Settler } from './settler.js';
export { Share } from './share.js';
