/** How large battles are, what an army may have beyond that, and what a victory earns. */
import { chart } from '../../../kernel/chart.ts';
import { book } from './source.ts';

export const battleKinds = ['1v1', '2v2', '2v1'] as const;
export type BattleKind = (typeof battleKinds)[number];
export type Size = {
  readonly kind: BattleKind;
  /** Points of one player and of a whole side; null: a side's points are shared among its players. */
  readonly player: number | null;
  readonly side: number;
};
export const battleSizes = chart<Size>({
  id: 'battle-sizes',
  title: 'Sizes of battles',
  source: book('Battle Phase'),
  heads: ['Battle', 'Points'],
  words: ['points', 'battle', 'size', 'army', 'alliance', '2500', '1500', '1250', 'limit'],
  foot: 'With another standard the other sizes change in proportion.',
  rows: [
    {
      id: '1v1',
      label: 'One against one',
      on: [1, 1],
      text: '2500 for each player',
      is: { kind: '1v1', player: 2500, side: 2500 },
    },
    {
      id: '2v2',
      label: 'Two against two',
      on: [2, 2],
      text: '1500 for each player',
      note: '3000 for each side',
      is: { kind: '2v2', player: 1500, side: 3000 },
    },
    {
      id: '2v1',
      label: 'Two against one',
      on: [3, 3],
      text: '2500 for each side',
      note: 'each of the allies 1250',
      is: { kind: '2v1', player: null, side: 2500 },
    },
  ],
});

export type Bonus = { readonly of: 'largest-realm' | 'gold'; readonly percent: number };
export const armyBonuses = chart<Bonus>({
  id: 'army-bonuses',
  title: 'Army bonuses',
  source: book('Army bonuses'),
  heads: ['For', 'Points'],
  words: ['bonus', 'largest realm', 'gold', 'extra points', 'army', 'percent', 'cap'],
  foot: 'Of the player’s own points in that battle, rounded down. Gold is spent anew for each battle.',
  rows: [
    {
      id: 'largest-realm',
      label: 'Largest Realm',
      on: [1, 1],
      text: '+5%',
      note: 'not in the first turn',
      is: { of: 'largest-realm', percent: 5 },
    },
    {
      id: 'gold',
      label: 'Gold',
      on: [2, 2],
      text: 'up to +10%',
      note: '1 point for each piece of gold',
      is: { of: 'gold', percent: 10 },
    },
  ],
});

export const outcomes = ['lose', 'draw', 'narrow', 'solid', 'massacre'] as const;
export type Outcome = (typeof outcomes)[number];
export type Earned = { readonly outcome: Outcome; readonly points: number };
/** Found by the difference in percent, rounded up to a whole one: so a bound belongs to the lower band. A defeat has no band. */
export const conquestPoints = chart<Earned>({
  id: 'conquest-points',
  title: 'Conquest Points',
  source: book('Earning Conquest Points'),
  heads: ['Difference', 'Points'],
  words: ['conquest', 'points', 'victory', 'draw', 'lose', 'narrow', 'solid', 'massacre', 'percent'],
  foot: 'Difference in victory points, as a percentage of the battle’s size. A limit belongs to the band below it.',
  beyond: 'nearest',
  rows: [
    { id: 'lose', label: 'Lost', on: [-1, -1], text: '1', is: { outcome: 'lose', points: 1 } },
    { id: 'draw', label: 'Draw, to 10%', on: [0, 10], text: '2', is: { outcome: 'draw', points: 2 } },
    {
      id: 'narrow',
      label: 'Narrow victory, to 30%',
      on: [11, 30],
      text: '3',
      is: { outcome: 'narrow', points: 3 },
    },
    {
      id: 'solid',
      label: 'Solid victory, to 50%',
      on: [31, 50],
      text: '4',
      is: { outcome: 'solid', points: 4 },
    },
    {
      id: 'massacre',
      label: 'Massacre, above 50%',
      on: [51, 100],
      text: '5',
      is: { outcome: 'massacre', points: 5 },
    },
  ],
});

export type Penalty = { readonly of: 'together' | 'apart'; readonly points: number };
export const conquestPenalties = chart<Penalty>({
  id: 'conquest-penalties',
  title: 'Conquest Points of alliances',
  source: book('Earning Conquest Points'),
  heads: ['Fought', 'Points'],
  words: ['alliance', 'penalty', 'average', 'two against one', 'conquest points'],
  rows: [
    {
      id: 'together',
      label: 'Two together against one',
      on: [1, 1],
      text: 'Each ally 1 less',
      is: { of: 'together', points: -1 },
    },
    {
      id: 'apart',
      label: 'One against two, one at a time',
      on: [2, 2],
      text: 'The average of both battles, rounded down',
      note: 'for the single player; each ally earns points from their own battle',
      is: { of: 'apart', points: 0 },
    },
  ],
});
