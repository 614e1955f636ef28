import contradictions from './rulings-contradictions.js';
import geometry from './rulings-geometry.js';
import timing from './rulings-timing.js';
import type { Ruling } from './types.js';
import values from './rulings-values.js';

/** Every ruling on a rule of this rulebook, by the kind of its problem and in the order of the numbers. */
export default [...contradictions, ...timing, ...geometry, ...values] satisfies readonly Ruling[];
