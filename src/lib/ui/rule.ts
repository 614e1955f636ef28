/** A rule that something rests on: which one, and how it is called on the screen ("§ 126"). */
export interface RuleRef {
	readonly id: string;
	readonly label: string;
}
