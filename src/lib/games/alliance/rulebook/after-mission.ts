import type { Rule } from './types.js';

const section = 'After the mission';

export default [
	{
		id: 'R211',
		section,
		title: 'Success or failure',
		text: 'Check the objectives to find out whether the mission is a success or a failure, and read the matching section.',
		basis: 'stated'
	},
	{
		id: 'R212',
		section,
		title: 'XP for each captain',
		text: 'Every captain receives the XP of the mission, whether the ship retreated or was destroyed. A captain whose ship was destroyed receives 1 XP less, but not below 0.',
		basis: 'stated'
	},
	{
		id: 'R213',
		section,
		title: 'XP limit of the log',
		text: 'The XP boxes of the campaign log limit what a mission can give over all plays, for example when Act I is played again.',
		basis: 'ruling'
	},
	{
		id: 'R214',
		section,
		title: 'Recording progress',
		text: 'Fill in the campaign log and the Dominion Influence, spend XP, and then begin the next campaign round.',
		basis: 'stated'
	}
] satisfies readonly Rule[];
