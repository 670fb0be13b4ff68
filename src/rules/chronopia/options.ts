/** What a group settles when it founds a campaign, and the switches where groups read the rules differently. */
import * as v from 'valibot';

export const tinctures = ['azure', 'gules', 'or', 'vert', 'purpure', 'sable', 'argent'] as const;
export type Tincture = (typeof tinctures)[number];

/** The parts of the rules that a group may leave out. */
const parts = v.object({
  climate: v.optional(v.boolean(), true),
  allies: v.optional(v.boolean(), true),
  challenges: v.optional(v.boolean(), true),
  /** Battles of more than two players, each for themselves. */
  many: v.optional(v.boolean(), true),
  /** The special rules of single armies. */
  special: v.optional(v.boolean(), true),
  /** Gold, experience, territories and warbands may change hands between players. */
  trade: v.optional(v.boolean(), true),
});
export type Part = keyof v.InferOutput<typeof parts>;
export const allParts: readonly Part[] = ['climate', 'allies', 'challenges', 'many', 'special', 'trade'];

const switches = v.object({
  /** Stakes are chosen face down at the same time, or for all to see. */
  stakes: v.optional(v.picklist(['sealed', 'open']), 'sealed'),
  /** Whether figures in the Hospital count towards their warband's minimum. */
  hospital: v.optional(v.picklist(['counts', 'apart']), 'apart'),
  /** One magic-user for every 1000 points begun, or for every full 1000. */
  magicUsers: v.optional(v.picklist(['begun', 'full']), 'begun'),
  /** Who is paid: the whole force, or the field army alone. */
  maintained: v.optional(v.picklist(['all', 'field']), 'all'),
  /** Whether captured figures earn experience for their warband. */
  captives: v.optional(v.picklist(['none', 'earn']), 'none'),
  /** Whether the highest face of an advance succeeds whatever the rating, up to the maximum. */
  topFace: v.optional(v.picklist(['beats', 'succeeds']), 'beats'),
  /** Which alchemists may reroll: all who marched, or those still standing. */
  alchemists: v.optional(v.picklist(['marched', 'standing']), 'marched'),
  /** Whom an underdog is measured against where many fight: the strongest of the others, or all of them together. */
  underdog: v.optional(v.picklist(['strongest', 'together']), 'strongest'),
});

export const ends = ['battles', 'territories', 'agreed'] as const;
export type End = (typeof ends)[number];
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const end = v.object({
  /** After so many battles, once somebody holds so many territories, or when all agree. */
  by: v.optional(v.picklist(ends), 'battles'),
  battles: v.optional(whole(1, 200), 12),
  territories: v.optional(whole(3, 12), 8),
});

export const options = v.object({
  /** Points of each initial force. */
  points: v.optional(whole(250, 10_000), 1000),
  end: v.optional(end, {}),
  parts: v.optional(parts, {}),
  rulings: v.optional(switches, {}),
});
export type Options = v.InferOutput<typeof options>;
