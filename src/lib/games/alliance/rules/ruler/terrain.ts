import {
	ahead,
	baseShape,
	circle,
	starShape,
	type Point,
	type Shape
} from '../../../../engine/geometry/index.js';
import { asteroidOf } from '../../data/index.js';
import type { ShipId, State, Terrain } from '../state.js';
import { shipOf } from '../table.js';

/** Side of the board in mm: nine squares of four inches. (R36) */
export const BOARD = 914.4;
/** One inch in mm; maps are in inches. */
export const INCH = 25.4;
/** Radius of a mission token in mm. */
export const TOKEN_RADIUS = 10;

/** The outline of an asteroid on the table: its corners from the centre, turned clockwise. */
export function asteroidOutline(id: string, at: Terrain['at']): Point[] {
	return asteroidOf(id).outline.map(([right, forward]) => ahead(at, forward, right));
}

const shapes = new WeakMap<Terrain, Shape>();

/** A piece of terrain as a shape. Terrain never changes, so it is built once. */
export function terrainShape(terrain: Terrain): Shape {
	const known = shapes.get(terrain);
	if (known) return known;
	const { at, outline } = terrain;
	const shape =
		'radius' in outline
			? circle([at.x, at.y], outline.radius)
			: starShape(asteroidOutline(outline.asteroid, at), [at.x, at.y]);
	shapes.set(terrain, shape);
	return shape;
}

export const obstacles = ({ terrain }: State) => terrain.filter(({ kind }) => kind === 'obstacle');
export const planets = ({ terrain }: State) => terrain.filter(({ kind }) => kind === 'planet');

/** Where a ship stands. @throws when it is not on the table. */
export function poseOf(state: State, id: ShipId) {
	const { pose } = shipOf(state, id);
	if (!pose) throw new Error(`ruler: ${id} is not on the table`);
	return pose;
}

export const baseOf = (state: State, id: ShipId): Shape => baseShape(poseOf(state, id));
