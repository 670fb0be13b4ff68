/** A battle on the tabletop: when it begins, who arrives when, and what counts as winning. */
import { chart } from '../../../kernel/chart.ts';
import { book, type Notation } from './source.ts';

/** The last turn of daylight. */
export const nightfall = 16;

const hour = (n: number) =>
  ({
    on: [n, n],
    text: `Hour ${n}`,
    note: `${nightfall + 1 - n} turns of daylight`,
    is: { hour: n, turns: nightfall + 1 - n },
  }) as const;

export const pincerStart = chart<{ readonly hour: number; readonly turns: number }>({
  id: 'pincer-start',
  title: 'Start and pincer attack',
  dice: 'd6',
  source: book('Day length; pincer attacks'),
  words: ['tabletop', 'start', 'hour', 'daylight', 'night', 'time', 'turns', 'pincer', 'two forces'],
  foot: 'One roll for a battle; in a pincer one for each force: the lowest begins, the others come at their hour.',
  rows: [hour(1), hour(2), hour(3), hour(4), hour(5), hour(6)],
});

/** `units`: how many come on at once; the rest one a turn. Characters come as they like. */
export interface Arrival {
  readonly arrives: 'late' | 'own-edge' | 'random-flank' | 'any-of-three';
  readonly delay: Notation | null;
  readonly units: Notation | 'all';
}

export const pincerArrival = chart<Arrival>({
  id: 'pincer-arrival',
  title: 'Pincer arrival',
  dice: 'd6',
  source: book('Pincer attacks'),
  words: ['tabletop', 'reinforcements', 'flank', 'late', 'arrive', 'two forces'],
  foot: 'At the start of your turn at its hour. Nobody moves in the turn of arrival; late units come one a turn.',
  rows: [
    {
      on: [1, 1],
      text: 'Delayed: D6 turns more',
      note: 'then on your own edge',
      is: { arrives: 'late', delay: 'd6', units: 'all' },
    },
    {
      on: [2, 3],
      text: 'D6 units on your own edge',
      is: { arrives: 'own-edge', delay: null, units: 'd6' },
    },
    {
      on: [4, 5],
      text: 'D6 units on a flank drawn at random',
      is: { arrives: 'random-flank', delay: null, units: 'd6' },
    },
    {
      on: [6, 6],
      text: 'The whole force, on your edge, either flank, or all three',
      is: { arrives: 'any-of-three', delay: null, units: 'all' },
    },
  ],
});

export interface VictoryPoints {
  readonly score: 'casualties' | 'hill' | 'bridge' | 'table-half';
  /** For casualties: for each percent of the enemy's points. */
  readonly points: number;
}

export const victoryPoints = chart<VictoryPoints>({
  id: 'victory-points',
  title: 'Victory points',
  source: book('Winners and losers'),
  heads: ['For', 'Points'],
  words: ['tabletop', 'win', 'score', 'scenery', 'hill', 'bridge', 'winner'],
  foot: 'Routers, lone engines and troops off the table count as lost. Round to whole percent.',
  rows: [
    {
      id: 'casualties',
      label: 'Each percent the enemy lost',
      on: [1, 1],
      text: '1',
      is: { score: 'casualties', points: 1 },
    },
    {
      id: 'hill',
      label: 'A hill',
      on: [2, 2],
      text: '10',
      note: '5 troops on it and no enemy, else who holds that half',
      is: { score: 'hill', points: 10 },
    },
    {
      id: 'bridge',
      label: 'A bridge',
      on: [3, 3],
      text: '10',
      note: 'a model on it and no enemy in charge reach; empty: who holds that half',
      is: { score: 'bridge', points: 10 },
    },
    {
      id: 'table-half',
      label: 'A table half',
      on: [4, 4],
      text: '25',
      note: 'two to one in troops; a character counts 5, routers nothing',
      is: { score: 'table-half', points: 25 },
    },
  ],
});

/** Bounds on the difference in percent of the lower score: below, from and to inclusive, or above. */
export type Threshold =
  | { readonly result: 'draw'; readonly below: number }
  | { readonly result: 'defeated'; readonly from: number; readonly to: number }
  | { readonly result: 'scattered'; readonly above: number };

export const victoryThresholds = chart<Threshold>({
  id: 'victory-thresholds',
  title: 'Victory thresholds',
  source: book('Working out the winner'),
  heads: ['Difference', 'Result'],
  words: ['tabletop', 'win', 'draw', 'defeated', 'scattered', 'winner', 'result'],
  foot: 'In percent of the lower score. 0 against 0 is a draw; 0 against anything scatters.',
  rows: [
    { id: 'draw', label: 'Under 10%', on: [0, 9], text: 'Draw', is: { result: 'draw', below: 10 } },
    {
      id: 'defeated',
      label: '10–100%',
      on: [10, 100],
      text: 'The lower side is defeated',
      is: { result: 'defeated', from: 10, to: 100 },
    },
    {
      id: 'scattered',
      label: 'Over 100%',
      on: [101, 999999],
      text: 'The lower side is defeated and scattered',
      is: { result: 'scattered', above: 100 },
    },
  ],
});
