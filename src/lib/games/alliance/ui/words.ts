import type { FactPrompt, Prompt } from '../../../engine/prompt.js';
import type { Because } from '../../../engine/value.js';
import type { Command } from '../rules/commands.js';
import type { State } from '../rules/state.js';
import { missionOf, upgradeCard, damageCard } from '../data/index.js';
import { formationName, shipName } from '../texts/names.js';
import { reasonText } from '../texts/reasons.js';

/** The text of the card that an effect stands on. */
export function cardText(state: State, effect: string): string | undefined {
	const ship = state.ships[effect.slice(0, effect.indexOf(':'))];
	const [kind, at] = effect.slice(effect.indexOf(':') + 1, effect.lastIndexOf('#')).split('/');
	const upgrade = kind === 'upgrade' ? ship?.upgrades[Number(at)] : undefined;
	if (upgrade) return upgradeCard(upgrade.card).text;
	const damage = kind === 'damage' ? ship?.damage[Number(at)] : undefined;
	return damage && damageCard(damage.card).text;
}

/** Reasons of a number, as the parts of a sum. */
export const partsOf = (because: readonly Because[]) =>
	because.map((reason) => ({ label: reasonText(reason), amount: reason.amount }));

/** What is asked, as the title of the panel. */
export function questionText(state: State, prompt: Prompt<Command>): string {
	const who = state.ships[prompt.subject] ? shipName(state, prompt.subject) : '';
	const titles: Readonly<Record<string, string>> = {
		activate: prompt.subject === 'table' ? 'Who flies first?' : `${who} is next`,
		whoAttacks: 'Who attacks first?',
		maneuverRevealed: `${who} reveals its dial`,
		executeManeuver: `${who} has moved`,
		performAction: `${who}: one action`,
		chooseSwerve: `${who} swerves: which way?`,
		declareTarget: `${who} attacks`,
		enemyTarget: `${who} attacks`,
		collect: `Collect ${missionOf(state.setup.mission).collect.noun}`,
		endPhase: `${who}: End Phase`,
		discardUpgrade: `${who} discards a weapon`,
		endMission: 'The objectives are complete',
		rollAttackDice: `${who} rolls its attack`,
		rollDefenseDice: `${who} rolls its defense`,
		reroll: `${who} rolls again`,
		obstacleDie: `${who} met an obstacle`,
		textDie: `${who}: a die for its card`,
		tableDie: `${who}: the die of its table`,
		bearing: 'Where do they come from?'
	};
	return titles[prompt.question] ?? who;
}

const DICE_NAMES: Readonly<Record<string, string>> = {
	attack: 'attack',
	defense: 'defense',
	six: 'six-sided'
};

/** What hands have to roll: "Roll 3 attack dice". */
export function rollText(state: State, { domain, question, subject }: FactPrompt<Command>): string {
	if (domain.kind !== 'roll') return '';
	const name = DICE_NAMES[domain.die] ?? '';
	const who = state.ships[subject] ? '' : ` for ${formationName(state, subject)}`;
	const again = question === 'reroll' ? ' again' : '';
	return `Roll ${domain.count === 1 ? `one ${name} die` : `${domain.count} ${name} dice`}${again}${who}`;
}
