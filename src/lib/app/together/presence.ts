import type { Mesh } from '../../sync/index.js';

/** How another tablet stands to this one. */
export type Presence = 'here' | 'catchingUp' | 'away' | 'asleep' | 'lookingBack' | 'closed';

export interface SeenTablet {
	readonly device: string;
	readonly presence: Presence;
	/** Whether it hears what is done now. */
	readonly isHere: boolean;
	/** Why its link was closed for good. */
	readonly refusal: string | undefined;
}

type Member = Mesh['peers'][number];

export function seenOf({ peer, link }: Pick<Member, 'peer' | 'link'>): SeenTablet {
	const presence = presenceOf({ peer, link });
	return {
		device: peer.device,
		presence,
		isHere: presence !== 'away' && presence !== 'closed',
		refusal: link.isFinal ? link.refusal?.code : undefined
	};
}

function presenceOf({ peer: { isQuiet, pulse }, link }: Pick<Member, 'peer' | 'link'>): Presence {
	if (link.isFinal) return 'closed';
	if (isQuiet) return 'away';
	if (link.stage !== 'live') return 'catchingUp';
	if (pulse?.isAway) return 'asleep';
	return pulse?.looksBack ? 'lookingBack' : 'here';
}
