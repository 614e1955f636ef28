import type { Rule } from './types.js';

const section = 'Fleet set-up';

export default [
	{
		id: 'R54',
		section,
		title: 'Deploying player ships',
		text: 'When all builds have been checked, every player places their ship completely inside the deployment area. By our ruling it may not stand on terrain or on another ship, the players place in any order, and the facing is free unless the mission says otherwise.',
		basis: 'stated'
	}
] satisfies readonly Rule[];
