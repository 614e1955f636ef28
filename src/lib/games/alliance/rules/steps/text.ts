import { upgradeCard } from '../../data/index.js';
import type { PlainVerb, Verb } from '../../data/verbs.js';
import type { Prompt } from '../../../../engine/prompt.js';
import type { Command } from '../commands.js';
import { attackNow } from '../sources.js';
import type { Frame } from '../in-progress.js';
import type { Ship, State } from '../state.js';
import { choose, roll, shipOf, type Step, type Table } from '../table.js';
import { shieldsOf } from '../values.js';
import type { Face } from '../vocabulary.js';
import { destroy } from './damage.js';

const textOf = (frame: Frame) => frame.text ?? { ship: '', source: '', verbs: [] };
const verbsOf = (frame: Frame) => textOf(frame).verbs as readonly Verb[];
const sourceOf = (frame: Frame) => {
	const { source } = textOf(frame);
	return { id: source, slot: source.slice(source.indexOf(':') + 1, source.lastIndexOf('#')) };
};

/** Weapon upgrades and the like that a text may make a ship discard. */
function discardable(ship: Ship, type: string): string[] {
	return ship.upgrades.flatMap(({ card, discarded }, i) =>
		!discarded && upgradeCard(card).type === type ? [`upgrade/${i}`] : []
	);
}

function asksAt(state: State, frame: Frame): readonly Prompt<Command>[] {
	const [verb] = verbsOf(frame);
	const { ship: id, source } = textOf(frame);
	if (verb?.verb === 'rollAttackDie') {
		return [
			roll(
				frame,
				{ name: 'die', subject: id, question: 'textDie', about: [{ code: 'text', amount: 1, source }] },
				'attack',
				1
			)
		];
	}
	if (verb?.verb !== 'discardUpgrade') return [];
	const ship = shipOf(state, id);
	const options = discardable(ship, verb.type).map((slot) => ({
		seat: ship.side === 'dominion' ? 'table' : ship.seat,
		command: { type: 'discardUpgrade', ship: id, slot } as const
	}));
	return options.length > 0
		? [choose(frame, { name: 'discard', subject: id, question: 'discardUpgrade' }, options)]
		: [];
}

export const textSteps: Readonly<Record<string, Step>> = {
	resolve: {
		work(table) {
			const [verb, ...rest] = verbsOf(table.frame);
			if (!verb || asksAt(table.state, table.frame).length > 0) return false;
			const ship = table.ship(textOf(table.frame).ship);
			const isGone = ship.status !== 'inPlay';
			const { slot } = sourceOf(table.frame);
			table.emit({ type: 'textContinued', verbs: isGone ? [] : rest });
			if (!isGone) act(table, ship, slot, verb);
			return true;
		},
		asks: asksAt,
		answer(table, command) {
			const [verb, ...rest] = verbsOf(table.frame);
			if (command.type === 'discardUpgrade') {
				table.emit({ type: 'textContinued', verbs: rest });
				table.emit({ type: 'cardDiscarded', ship: command.ship, slot: command.slot });
			} else if (command.type === 'reportRoll' && verb?.verb === 'rollAttackDie') {
				const faces = command.faces as readonly Face[];
				table.emit({ type: 'textDieRolled', source: textOf(table.frame).source, faces });
				const follow = faces.flatMap((face): readonly PlainVerb[] => verb.on[face] ?? []);
				table.emit({ type: 'textContinued', verbs: [...follow, ...rest] });
			}
		}
	}
};

/** A card that an attack dealt and that deals more is still damage by that attacker. (R200) */
const dealerNow = (state: State, ship: string) =>
	state.frames.findLast(({ damage }) => damage?.ship === ship)?.damage?.by;

/** What a verb does to its ship. Verbs of a window, and those that only stand there, never come here. */
function act(table: Table, ship: Ship, slot: string, verb: Verb): void {
	switch (verb.verb) {
		case 'gainToken':
			table.emit({ type: 'tokenGained', ship: ship.id, token: verb.token, count: verb.count });
			break;
		case 'loseToken':
			table.emit({ type: 'tokenLost', ship: ship.id, token: verb.token, count: verb.count });
			break;
		case 'sufferDamage': {
			const suffers = verb.who === 'self' ? ship.id : (attackNow(table.state)?.target ?? ship.id);
			const by = verb.who === 'defender' ? ship.id : dealerNow(table.state, suffers);
			const row = {
				ship: suffers,
				hits: verb.count,
				criticals: 0,
				pastShields: verb.pastShields ?? false,
				...(by !== undefined && { by })
			};
			table.open({ chart: 'damage', step: 'nextDamage', subject: ship.id, damage: row });
			break;
		}
		case 'turnFaceDown':
			table.emit({ type: 'turnedFaceDown', ship: ship.id, slot });
			break;
		case 'destroyShip':
			destroy(table, ship, 'card');
			break;
		case 'repairShield': {
			const missing = shieldsOf(ship) - ship.shields - ship.disabledShields;
			const count = Math.min(verb.count, missing);
			if (count > 0) table.emit({ type: 'shieldRepaired', ship: ship.id, count });
			break;
		}
		case 'contain': {
			const card = ship.damage[Number(slot.split('/')[1])]?.card ?? '';
			table.emit({ type: 'dangerContained', ship: ship.id, card, speedLimit: verb.speedLimit });
			break;
		}
		default:
			break;
	}
}
