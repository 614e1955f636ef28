/** One reason of a number: a code with a sentence in the game's texts, what it adds or sets, and where it comes from. */
export interface Because {
	readonly code: string;
	/** What it adds; for the first one, the printed number or what replaces it, what the value is before the others. */
	readonly amount: number;
	readonly source?: string;
	readonly params?: Readonly<Record<string, string | number>>;
}

/**
 * The parts of a value before it is worked out. A value explains itself: the printed number, what replaces it, the
 * modifiers, and the bonuses that stand outside the Rule of 3. The order of arrival never matters.
 */
export interface ValueParts {
	readonly printed: Because;
	/** Numbers that take the place of the printed one, and stand as the first reason. The last of several holds. */
	readonly replaced?: readonly Because[];
	readonly modifiers?: readonly Because[];
	/** Outside the Rule of 3, as the range bonuses are. */
	readonly bonuses?: readonly Because[];
	/** Texts that say "none": "cannot" is stronger than whatever adds. (R217) */
	readonly none?: readonly Because[];
}

export interface Value {
	readonly total: number;
	readonly because: readonly Because[];
}

const LIMIT = 3;
const sum = (reasons: readonly Because[]) => {
	let total = 0;
	for (const reason of reasons) total += reason.amount;
	return total;
};

/** Rule of 3: the sum of the modifiers never moves a value by more than three, afresh at each evaluation; no value is below zero. (Rulebook, Modifying values) */
export function evaluate(parts: ValueParts): Value {
	const { printed, replaced = [], modifiers = [], bonuses = [], none = [] } = parts;
	const base = replaced.at(-1) ?? printed;
	const wanted = sum(modifiers);
	const moved = Math.max(-LIMIT, Math.min(LIMIT, wanted));
	const limited: Because[] = moved === wanted ? [] : [{ code: 'ruleOfThree', amount: moved - wanted }];
	const raw = base.amount + moved + sum(bonuses);
	if (none.length > 0) return { total: 0, because: [printed, ...none] };
	const floor: Because[] = raw < 0 ? [{ code: 'notBelowZero', amount: -raw }] : [];
	return {
		total: Math.max(0, raw),
		because: [base, ...modifiers, ...limited, ...bonuses, ...floor]
	};
}
