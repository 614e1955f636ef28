/** plain; its turn or chosen; legal target; not legal; where it will be; where it may not be; destroyed. */
export type BaseState = 'plain' | 'lamp' | 'target' | 'dim' | 'ghost' | 'refused' | 'dead';
