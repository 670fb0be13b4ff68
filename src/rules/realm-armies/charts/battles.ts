/** How armies and fleets fight: how many dice, and what is added to each of them. */
import { chart, type Row } from '../../../kernel/chart.ts';
import { book } from './source.ts';

/** What brings dice into a battle, in points; fleets bring theirs to sea battles only. */
export const force = { army: 1000, garrison: 500, fleet: 500 } as const;
/** Points that are worth one D6. */
export const pointsPerDie = 500;

const dice = (points: number, id: string, text: string, note?: string): Row<number> => ({
  id,
  on: [points, points + pointsPerDie - 1],
  label: String(points),
  text,
  ...(note === undefined ? {} : { note }),
  is: points / pointsPerDie,
});

export const battleDice = chart<number>({
  id: 'battle-dice',
  title: 'Battle dice',
  source: book('VI.B.2'),
  heads: ['Points', 'Dice'],
  words: ['army', 'garrison', 'fleet', 'how many dice', 'points', 'd6', 'tower'],
  foot: 'One D6 for every 500 points. The higher result wins; a tie goes to the defender.',
  rows: [
    dice(0, 'nothing', 'No dice: 0', 'a tower by itself'),
    dice(500, 'garrison', '1D6', 'the garrison of a fortress, town or citadel; a fleet at sea'),
    dice(1000, 'army', '2D6', 'one army'),
    dice(1500, 'garrisoned', '3D6', 'one army behind walls'),
    dice(2000, 'armies', '4D6', 'two armies'),
    dice(2500, 'armies-garrisoned', '5D6', 'two armies behind walls'),
    dice(3000, 'host', '6D6', 'three armies, and so on'),
  ],
});

/** What a modifier hangs on. */
export type Cause =
  | 'tactic-1'
  | 'tactic-2'
  | 'game'
  | 'general'
  | 'guard'
  | 'mountain'
  | 'town'
  | 'fortress'
  | 'citadel';

const plus = (at: number, id: Cause, is: number, text: string, note?: string): Row<number> => ({
  id,
  on: [at, at],
  label: `+${is}`,
  text,
  ...(note === undefined ? {} : { note }),
  is,
});
const one = 'One tactic point earned this turn';
const two = 'Two tactic points earned this turn';
const instead = 'in place of the +1 for one point';
const war = 'Tactic points were earned in War of the Ring';
const led = 'The player fielded the army tonight under the general who leads it';
const words = ['modifier', 'bonus', 'tactic', 'general', 'mountain'];
const heads = ['Each D6', 'For'] as const;

export const openField = chart<number>({
  id: 'modifiers-open-field',
  title: 'Open field: modifiers',
  source: book('VI.B.2'),
  heads,
  words: [...words, 'guard', 'tower'],
  foot: 'Added to each D6. Guard, tower and mountain help only the defender.',
  rows: [
    plus(1, 'tactic-1', 1, one),
    plus(2, 'tactic-2', 2, two, instead),
    plus(3, 'game', 1, war),
    plus(4, 'general', 2, led),
    plus(5, 'guard', 1, 'Defender: an army on guard there, or a tower', 'both together: still +1'),
    plus(6, 'mountain', 1, 'Defender: a mountain tile'),
  ],
});

const walls = [
  plus(5, 'town', 1, 'Defender: holds the town'),
  plus(6, 'fortress', 2, 'Defender: holds the fortress'),
  plus(7, 'citadel', 2, 'Defender: holds the citadel'),
  plus(8, 'mountain', 1, 'Defender: a mountain tile'),
] as const;

export const siege = chart<number>({
  id: 'modifiers-siege',
  title: 'Siege: modifiers',
  source: book('VI.B.3'),
  heads,
  words: [...words, 'fortress', 'town', 'citadel', 'walls'],
  foot: 'Added to each D6. Neither guard nor tower counts in a siege.',
  rows: [
    plus(1, 'tactic-1', 1, one),
    plus(2, 'tactic-2', 2, two, instead),
    plus(3, 'game', 1, war),
    plus(4, 'general', 2, led),
    ...walls,
  ],
});

export const seaBattle = chart<number>({
  id: 'modifiers-sea-battle',
  title: 'Sea battle: modifiers',
  source: book('VI.C.1'),
  heads,
  words: ['modifier', 'bonus', 'tactic', 'fleet', 'blockade', 'ships'],
  foot: 'One D6 for each fleet, and this added to each.',
  rows: [
    plus(1, 'tactic-1', 1, one),
    plus(2, 'tactic-2', 2, two, instead),
    plus(3, 'game', 1, 'Tactic points were earned in Uncharted Seas'),
  ],
});

export const seaAssault = chart<number>({
  id: 'modifiers-sea-assault',
  title: 'Sea assault: modifiers',
  source: book('VI.C.3'),
  heads,
  words: [...words, 'fortress', 'town', 'citadel', 'landing', 'fleet'],
  foot: 'Added to each D6. A fleet lands one army. Neither guard nor tower counts.',
  rows: [
    plus(1, 'tactic-1', 1, one),
    plus(2, 'tactic-2', 2, two, instead),
    plus(3, 'game', 1, war),
    plus(4, 'general', 2, led),
    ...walls,
  ],
});

/** What stands against a treasury: the raiders' points, and the game they come from. */
export const raid = chart<number>({
  id: 'raid',
  title: 'Raids',
  dice: 'd6',
  source: book('VI.D'),
  heads: ['D6', 'Empire points lost'],
  beyond: 'nearest',
  words: ['raid', 'treasury', 'plunder', 'empire points', 'tactic'],
  foot: 'Each raiding army rolls. +1 for one tactic point, +2 for two, +1 more if earned in the Lord of the Rings skirmish game. A treasury never falls below 0.',
  rows: Array.from({ length: 9 }, (_, i) => ({
    on: [i + 1, i + 1] as const,
    text: i === 0 ? '1 point' : `${i + 1} points`,
    is: i + 1,
  })),
});

/** What a raid adds to its die. */
export const raidModifiers: { readonly [cause in 'tactic-1' | 'tactic-2' | 'game']: number } = {
  'tactic-1': 1,
  'tactic-2': 2,
  game: 1,
};

/** Modifiers by the id of their chart. */
export const modifierCharts = {
  'modifiers-open-field': openField,
  'modifiers-siege': siege,
  'modifiers-sea-battle': seaBattle,
  'modifiers-sea-assault': seaAssault,
} as const;
export type ModifierChart = keyof typeof modifierCharts;
