export { collapsed } from './lines.js';
export { inWords, list, percent, tenths } from './formats.js';
export { isTongue, language, LANGUAGES, type Tongue } from './language.svelte.js';
export { speaker } from './messages.js';
export { ago, fault, ruleName, t } from './say.js';
