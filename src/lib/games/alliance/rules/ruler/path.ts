import {
	poseAlong,
	templateOutline,
	templateShape,
	travelOf,
	turn,
	type Point,
	type Pose,
	type Shape
} from '../../../../engine/geometry/index.js';
import { parse, templateOf, type Maneuver } from '../maneuver.js';

/** A maneuver as it lies on the table: its template, and the pose after so many mm of it. */
export interface Path {
	readonly template: Shape;
	readonly full: number;
	at(travel: number): Pose;
}

const about = (pose: Pose): Pose => ({ ...pose, heading: turn(pose.heading + 180) });

/** The path of a maneuver. A full astern runs backwards from the rear guides; a come about turns at its end. (R75, R76) */
export function pathOf(start: Pose, maneuver: Maneuver): Path {
	const { bearing } = parse(maneuver);
	const template = templateOf(maneuver);
	const full = travelOf(template);
	if (bearing === 'fullAstern') {
		const back = about(start);
		return {
			template: templateShape(back, template),
			full,
			at: (travel) => about(poseAlong(back, template, travel))
		};
	}
	const straight = (travel: number) => poseAlong(start, template, travel);
	return {
		template: templateShape(start, template),
		full,
		at: bearing === 'comeAbout' ? (travel) => about(straight(travel)) : straight
	};
}

/** The outline of the template that a maneuver lays down, for drawing. */
export function outlineOf(start: Pose, maneuver: Maneuver): Point[] {
	const isBack = parse(maneuver).bearing === 'fullAstern';
	return templateOutline(isBack ? about(start) : start, templateOf(maneuver));
}
