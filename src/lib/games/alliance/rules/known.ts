import { CHARTS } from '../charts/index.js';
import { EVENT_TYPES, type Event } from './events.js';

/** Whether this build can record an event: its type, and the step of a chart that it enters. One it does not know is of a newer one. */
export function isKnownEvent(event: { readonly type: string }): boolean {
	if (!Object.hasOwn(EVENT_TYPES, event.type)) return false;
	const known = event as Event;
	if (known.type === 'frameOpened') return hasStep(known.chart, known.step);
	if (known.type === 'stepEntered') return Object.keys(CHARTS).some((chart) => hasStep(chart, known.step));
	return true;
}

const hasStep = (chart: string, step: string) =>
	Object.hasOwn(CHARTS, chart) && Object.hasOwn(CHARTS[chart]?.states ?? {}, step);
