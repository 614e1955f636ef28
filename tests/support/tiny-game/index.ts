export { resolvers, type Fact } from './resolvers.js';
export { rules, seal } from './rules.js';
export { EVENT_TYPES, type Command, type Event, type Setup, type State } from './types.js';
