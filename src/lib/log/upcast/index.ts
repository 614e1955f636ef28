import { chainOf } from './chain.js';

/** The steps from older schemas to `SCHEMA`: none yet. A step has a file of its own here, and a golden log that needs it. */
export const UPCASTERS = chainOf([]);
