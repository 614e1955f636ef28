import * as v from 'valibot';

/**
 * Options of a table: each is a ruling with its readings, the first our default. (Rulings in rulebook/rulings.ts)
 */
export const Options = v.strictObject({
	swerve: v.optional(v.picklist(['repaired', 'literal']), 'repaired'),
	modifyAttackOrder: v.optional(v.picklist(['defenderFirst', 'attackerFirst']), 'defenderFirst'),
	noMajority: v.optional(v.picklist(['stay', 'leaveAll']), 'stay'),
	aiIgnoresDoomed: v.optional(v.boolean(), true),
	endOnObjective: v.optional(v.picklist(['ask', 'force', 'never']), 'ask'),
	autoRetreatReturns: v.optional(v.boolean(), false),
	obstacleDice: v.optional(v.picklist(['perManeuver', 'perObstacle']), 'perManeuver'),
	obstacleTemplate: v.optional(v.picklist(['whole', 'travelled']), 'whole'),
	swerveTrigger: v.optional(v.picklist(['templateOrBase', 'template']), 'templateOrBase'),
	sectors: v.optional(v.picklist(['centred', 'bounded']), 'centred'),
	directionBy: v.optional(v.picklist(['base', 'centre']), 'base'),
	closing: v.optional(v.picklist(['front180', 'arc90']), 'front180'),
	similarMm: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(30)), 3),
	planningPreview: v.optional(v.picklist(['off', 'on']), 'off'),
	models: v.optional(v.picklist(['box', 'unlimited']), 'box'),
	extraAttackFree: v.optional(v.boolean(), false),
	xpCap: v.optional(v.picklist(['capped', 'free']), 'capped'),
	/** Whether the places that an enemy may come to are shown before it moves. */
	forecast: v.optional(v.picklist(['off', 'on']), 'off'),
	dice: v.optional(v.picklist(['app', 'table']), 'app')
});
export type Options = v.InferOutput<typeof Options>;

export const DEFAULT_OPTIONS: Options = v.parse(Options, {});
