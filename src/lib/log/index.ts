export { respondAll, asksFact, type Advance } from './advance.js';
export { checkEntry } from './check.js';
export { decodeEntry, encodeEntry } from './codec.js';
export { firstOf, isCommand, isMove, type CommandEntry } from './command.js';
export {
	makeEntry,
	openTable,
	SCHEMA,
	STRUCK_CODES,
	tableOf,
	type Body,
	type Change,
	type Draft,
	type Entry,
	type Given,
	type Id,
	type On,
	type OpenEntry,
	type Opening,
	type Struck,
	type StruckCode,
	type Write
} from './entry.js';
export { readTableFile, writeTableFile, type TableFile } from './file.js';
export type { Deciding, Folding, LoggedGame, Respond } from './game.js';
export { History } from './history.js';
export { isDecidedSo } from './decide-again.js';
export { checkpointDue, type Checkpoint, type LogStore, type TableCard } from './log-store.js';
export { inflateRecords, joinRecords } from './inflate.js';
export { Keeper } from './keeper.js';
export { memoryStore } from './memory.js';
export { pen, type Writer } from './pen.js';
export { playOn } from './play-on.js';
export { settle, type Settling } from './settle.js';
export { openStore } from './store.js';
