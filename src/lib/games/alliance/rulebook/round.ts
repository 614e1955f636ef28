import type { Rule } from './types.js';

const section = 'Round and initiative';

export default [
	{
		id: 'R55',
		section,
		title: 'Phases of a round',
		text: 'A round has five phases in this order: Reinforcement Phase, Planning Phase, Activation Phase, Combat Phase and End Phase. Rounds follow one another until the objectives are complete, all players have retreated, or all player ships are destroyed.',
		basis: 'stated'
	},
	{
		id: 'R56',
		section,
		title: 'First phase of a round',
		text: 'Every round begins with the Reinforcement Phase. The phase is empty if nothing arrives.',
		basis: 'ruling'
	},
	{
		id: 'R57',
		section,
		title: 'Active ship',
		text: 'The active ship is the one that is resolving now. It finishes all of its steps before the next ship begins.',
		basis: 'stated'
	},
	{
		id: 'R58',
		section,
		title: 'Order of activation',
		text: 'In the Activation Phase ships act in ascending order of Captain Skill. At equal Captain Skill all enemy ships go first, by ascending ID number, and then the player ships in an order that the players choose.',
		basis: 'stated'
	},
	{
		id: 'R59',
		section,
		title: 'Order of attacks',
		text: 'In the Combat Phase ships act in descending order of Captain Skill. At equal Captain Skill the enemy ships go first, by ascending ID number, and then the player ships in an order that the players choose.',
		basis: 'stated'
	},
	{
		id: 'R60',
		section,
		title: 'Initiative of the enemy',
		text: 'Whenever both sides would act at the same time, the enemy side resolves everything first, unless a rule says otherwise. Effects that react, such as one that cancels an attack, may break in.',
		basis: 'stated'
	},
	{
		id: 'R61',
		section,
		title: 'Captain Skill changing in mid-phase',
		text: 'The Captain Skill is read whenever the next ship is chosen among those that have not acted yet. A change in the middle of a phase matters from then on. No ship acts twice.',
		basis: 'ruling'
	}
] satisfies readonly Rule[];
