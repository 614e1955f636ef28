/** How well one colour reads on another, as WCAG counts it: 1 for none, 21 for black on white. */
export function contrast(a: Colour, b: Colour): number {
	const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
	return (high + 0.05) / (low + 0.05);
}

/** Red, green and blue, 0 to 255. */
type Colour = readonly [number, number, number];

const linear = (part: number) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Colour) =>
	0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** What a role is now, in the theme that is worn. Only for roles that are written as a plain colour. */
export function colourOf(role: string): Colour {
	const probe = document.createElement('i');
	probe.style.color = `var(--${role})`;
	document.body.append(probe);
	const [red = 0, green = 0, blue = 0] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(Number);
	probe.remove();
	return [red, green, blue];
}
