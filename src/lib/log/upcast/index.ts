import { chainOf } from './chain.js';
import { ordinals } from './ordinals.js';

/** The steps from older schemas to `SCHEMA`. A step has a file of its own here, and a golden log that needs it. */
export const UPCASTERS = chainOf([ordinals]);
