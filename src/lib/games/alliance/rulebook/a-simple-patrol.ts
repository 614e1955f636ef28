import type { Rule } from './types.js';

const section = 'A Simple Patrol';

export default [
	{
		id: 'R233',
		section,
		title: 'Automatic retreat',
		text: 'An automatic retreat at the end of a round is survival and not an exit over an edge. It does not bring home tokens that must retreat from the Federation edge.',
		basis: 'ruling'
	},
	{
		id: 'R235',
		section,
		title: 'Pre-built introductory ships',
		text: 'Instead of the campaign set-up, players may take pre-built ships with Captain Skill 2. The Excelsior comes with Dorsal Phaser Array and Helmsman, with Detection Grid and Science Officer, or with Overcharged Phasers and Reinforced Shields. The Akira comes with Enhanced Targeting and Operations Officer, with Photon Torpedoes and Tactical Officer, or with Commander.',
		basis: 'stated'
	},
	{
		id: 'R236',
		section,
		title: 'Collecting Sensor Data',
		text: 'At the end of the Activation Phase a ship within Range 1 of the mission token at C or D may spend one of its own Scan tokens to take a mission token of the same parity, odd or even, from the supply onto its ship card. A ship can carry at most one odd and one even token. The tokens on the map stay where they are, and enemy ships ignore them.',
		basis: 'stated'
	},
	{
		id: 'R237',
		section,
		title: 'Lost Sensor Data',
		text: 'If a ship that carries mission tokens is destroyed, its tokens return to the supply and can be collected again.',
		basis: 'stated'
	}
] satisfies readonly Rule[];
