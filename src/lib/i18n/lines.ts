/** Sentences that follow each other and say the same are said once: "Akira loses a shield ×3.". */
export function collapsed(lines: readonly string[]): string[] {
	const said: { text: string; times: number }[] = [];
	for (const text of lines) {
		const last = said.at(-1);
		if (last?.text === text) last.times++;
		else said.push({ text, times: 1 });
	}
	return said.map(({ text, times }) => (times === 1 ? text : text.replace(/\.?$/, ` ×${times}.`)));
}
