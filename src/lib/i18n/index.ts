export { fault, t } from './en.js';
