/** What a group settles when it founds a campaign, and the switches where groups read the document differently. */
import * as v from 'valibot';

export const tinctures = ['azure', 'gules', 'or', 'vert', 'purpure', 'sable', 'argent'] as const;
export type Tincture = (typeof tinctures)[number];

const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));

/** Battles of fewer or more points than these are no longer an army game. */
export const leastPoints = 100;
export const mostPoints = 50_000;
export const pointsArg = whole(leastPoints, mostPoints);
export const goalArg = whole(4, 60);
export const turnsArg = v.nullable(whole(1, 60));

/** Where groups read the document differently. */
const rulings = v.object({
  /** Whether a mine may share its hex with a fortress or city. */
  improvements: v.optional(v.picklist(['together', 'one']), 'together'),
  /** What a brash attack asks of somebody with two duels: every one won, or any. */
  brash: v.optional(v.picklist(['every', 'any']), 'every'),
  /** Where the second flag goes: any free hex, or one beside the capital. */
  secondFlag: v.optional(v.picklist(['free', 'adjacent']), 'free'),
});

export const options = v.object({
  map: v.optional(v.picklist(['automatic', 'symmetrical', 'in-turn', 'painted']), 'automatic'),
  /** Points a player brings to a battle of one against one. */
  standard: v.optional(pointsArg, 2500),
  /** Whether the players of a battle settle its size among themselves. */
  sizes: v.optional(v.picklist(['standard', 'free']), 'standard'),
  /** Realm Points that win. */
  goal: v.optional(goalArg, 10),
  /** The turn after which the first realm wins, whatever its points; null: none. */
  turns: v.optional(turnsArg, null),
  /** Teams are split when the realms are founded. */
  teams: v.optional(v.boolean(), false),
  /** At the start of a turn players may ally for that turn. */
  alliances: v.optional(v.boolean(), true),
  books: v.optional(v.picklist(['sealed', 'open']), 'open'),
  rulings: v.optional(rulings, {}),
});
export type Options = v.InferOutput<typeof options>;

/** What a table may agree to play otherwise from now on. */
export const changeable = v.object({
  standard: v.optional(pointsArg),
  sizes: v.optional(v.picklist(['standard', 'free'])),
  goal: v.optional(goalArg),
  turns: v.optional(turnsArg),
  alliances: v.optional(v.boolean()),
  improvements: v.optional(v.picklist(['together', 'one'])),
  brash: v.optional(v.picklist(['every', 'any'])),
});
export type Changed = v.InferOutput<typeof changeable>;
