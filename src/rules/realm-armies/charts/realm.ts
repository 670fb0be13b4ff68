/** What a realm keeps up, earns and builds. */
import { chart } from '../../../kernel/chart.ts';
import { book } from './source.ts';

export const maintenance = chart<readonly ('fortress' | 'citadel' | 'port')[]>({
  id: 'maintenance',
  title: 'Force maintenance',
  source: book('VI.E'),
  heads: ['Force', 'Needs'],
  words: ['upkeep', 'disband', 'army', 'fleet', 'port', 'hero'],
  foot: 'Players disband forces above the limit; any player may draft their heroes again.',
  rows: [
    {
      id: 'army',
      on: [1, 1],
      label: 'Each army',
      text: 'a fortress or a citadel',
      is: ['fortress', 'citadel'],
    },
    { id: 'fleet', on: [2, 2], label: 'Each fleet', text: 'a port', is: ['port'] },
  ],
});

/** What brings in empire points each turn: so many, or a roll. */
export interface Yield {
  readonly points: number;
  readonly dice?: string;
}
export type Source =
  | 'tile'
  | 'fortress'
  | 'citadel'
  | 'town'
  | 'town-river'
  | 'mine'
  | 'mine-river'
  | 'mine-mountain';

const row = (at: number, id: Source, label: string, is: Yield, text: string) => ({
  id,
  on: [at, at] as const,
  label,
  text,
  is,
});
export const empirePoints = chart<Yield>({
  id: 'empire-points',
  title: 'Empire points',
  source: book('VI.G.2'),
  heads: ['Each turn, for each', 'Points'],
  words: ['income', 'revenue', 'gold', 'treasury', 'mine', 'town', 'river', 'interdict'],
  foot: 'A treasury starts with 6. A tile under interdiction yields nothing.',
  rows: [
    row(1, 'tile', 'Tile', { points: 1 }, '1'),
    row(2, 'fortress', 'Fortress', { points: 1 }, '+1'),
    row(3, 'citadel', 'Citadel', { points: 2 }, '+2'),
    row(4, 'town', 'Town', { points: 3 }, '+3'),
    row(5, 'town-river', 'Town on a river', { points: 4 }, '+4'),
    row(6, 'mine', 'Mine', { points: 0, dice: 'd3' }, '+D3'),
    row(7, 'mine-river', 'Mine on a river', { points: 0, dice: 'd3+1' }, '+D3 + 1'),
    row(8, 'mine-mountain', 'Mine in the mountains', { points: 0, dice: 'd6' }, '+D6'),
  ],
});
/** What every treasury holds at the start. */
export const startingPoints = 6;

export type Upgrade = 'mine' | 'mine-mountain' | 'tower' | 'fortress' | 'town' | 'citadel';
export interface Building {
  readonly cost: number;
  /** What must stand there before. */
  readonly from: 'any' | 'none' | 'tower' | 'fortress';
  readonly swamp: boolean;
  /** On farm tiles only. */
  readonly farm?: true;
}
const built = (at: number, id: Upgrade, label: string, is: Building, text: string, note?: string) => ({
  id,
  on: [at, at] as const,
  label,
  text,
  ...(note === undefined ? {} : { note }),
  is,
});
export const upgrades = chart<Building>({
  id: 'upgrades',
  title: 'Tile upgrades',
  source: book('VI.H'),
  heads: ['Build', 'Empire points'],
  words: ['build', 'mine', 'tower', 'fortress', 'town', 'citadel', 'cost', 'swamp', 'farm', 'pieces'],
  foot: 'Only while there are pieces left in the box.',
  rows: [
    built(1, 'mine', 'Mine', { cost: 1, from: 'any', swamp: false }, '1', 'not in a swamp'),
    built(2, 'mine-mountain', 'Mine in the mountains', { cost: 2, from: 'any', swamp: false }, '2'),
    built(3, 'tower', 'Tower', { cost: 3, from: 'none', swamp: true }, '3', 'anywhere, in a swamp too'),
    built(
      4,
      'fortress',
      'Tower to fortress',
      { cost: 6, from: 'tower', swamp: false },
      '6',
      'not in a swamp',
    ),
    built(
      5,
      'town',
      'Fortress to town',
      { cost: 6, from: 'fortress', swamp: true, farm: true },
      '6',
      'farm tiles only',
    ),
    built(
      6,
      'citadel',
      'Fortress to citadel',
      { cost: 6, from: 'fortress', swamp: true },
      '6',
      'one for each player',
    ),
  ],
});
