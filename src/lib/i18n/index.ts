export { fault, t } from './en.js';
export { collapsed } from './lines.js';
