import { missionOf } from '../../data/index.js';
import type { Option, Prompt } from '../../../../engine/prompt.js';
import type { Command } from '../commands.js';
import { federation } from '../order.js';
import type { Frame } from '../in-progress.js';
import type { Ship, State } from '../state.js';
import { choose, measure, type Step } from '../table.js';

/** The end of the Activation Phase: what lies in reach is taken. */
export const collectSteps: Readonly<Record<string, Step>> = {
	activationEnd: {
		/** Mission tokens in reach may be collected, in any order of the captains. (R84, R236) */
		asks(state, frame) {
			const able = collectors(state);
			const unmeasured = able.filter(({ id }) => !frame.measured?.tokens?.[id]);
			const [next] = unmeasured;
			if (next) {
				const to = missionOf(state.setup.mission).tokens.map(({ id }) => id);
				return [
					measure(frame, { name: `tokens:${next.id}`, subject: next.id, question: 'tokens' }, [
						{ ask: 'tokens', ship: next.id, to }
					])
				];
			}
			return able.flatMap((ship) => askCollect(state, frame, ship));
		},
		answer(table, command) {
			if (command.type === 'reportMeasures') {
				const [answer] = command.answers;
				const next = collectors(table.state).find(({ id }) => !table.frame.measured?.tokens?.[id]);
				if (answer?.ask !== 'tokens' || !next) return;
				const { range } = missionOf(table.state.setup.mission).collect;
				const tokens = Object.keys(answer.bands).filter((token) => (answer.bands[token] ?? 4) <= range);
				table.emit({ type: 'tokensInReach', ship: next.id, tokens });
			} else if (command.type === 'collect') {
				const { tokens, collect } = missionOf(table.state.setup.mission);
				const cargo = tokens.find(({ id }) => id === command.token)?.cargo;
				if (cargo === undefined) return;
				table.emit({ type: 'tokenSpent', ship: command.ship, token: collect.pays });
				table.emit({ type: 'cargoCollected', ship: command.ship, token: command.token, cargo });
			} else if (command.type === 'pass') table.settle(`pass:collect:${command.ship}`);
		}
	}
};

/** Ships that could take a mission token: one of its price to spend, and room for a kind. */
function collectors(state: State): Ship[] {
	const { collect, tokens } = missionOf(state.setup.mission);
	const hasRoom = (ship: Ship) =>
		tokens.some(({ cargo }) => ship.cargo.filter((each) => each === cargo).length < collect.limitEach);
	return federation(state).filter((ship) => ship.tokens[collect.pays] > 0 && hasRoom(ship));
}

function askCollect(state: State, frame: Frame, ship: Ship): Prompt<Command>[] {
	const { collect, tokens } = missionOf(state.setup.mission);
	if (frame.done.includes(`pass:collect:${ship.id}`)) return [];
	const reachable = tokens.filter(
		({ id, cargo }) =>
			frame.measured?.tokens?.[ship.id]?.includes(id) &&
			ship.cargo.filter((each) => each === cargo).length < collect.limitEach
	);
	if (reachable.length === 0) return [];
	const options: Option<Command>[] = reachable.map(({ id }) => ({
		seat: ship.seat,
		command: { type: 'collect', ship: ship.id, token: id }
	}));
	options.push({ seat: ship.seat, command: { type: 'pass', ship: ship.id } });
	return [choose(frame, { name: `collect:${ship.id}`, subject: ship.id, question: 'collect' }, options)];
}
