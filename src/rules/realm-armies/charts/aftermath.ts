/** What a battle leaves behind, for the beaten, for the tile and what stands on it; and what becomes of fleets. */
import { chart } from '../../../kernel/chart.ts';
import { book } from './source.ts';

export type Clash = 'uncontested' | 'field' | 'siege' | 'landing' | 'assault';
export interface Aftermath {
  /** What becomes of the beaten armies. */
  readonly beaten: 'none' | 'withdraw' | 'destroyed';
  /** Whether strongholds come down a step when the tile is taken. */
  readonly downgrade: boolean;
  /** Whether a mine is destroyed. */
  readonly mine: boolean;
}

export const aftermath = chart<Aftermath>({
  id: 'aftermath',
  title: 'After the battle',
  source: book('VI.B, VI.C'),
  heads: ['Battle', 'What follows'],
  words: ['withdraw', 'destroyed', 'general lost', 'mine', 'downgrade', 'control', 'retreat'],
  foot: 'A town or citadel taken is a fortress from then on, a fortress a tower.',
  rows: [
    {
      id: 'uncontested',
      on: [1, 1],
      label: 'Uncontested',
      text: 'The invader takes the tile',
      note: 'a mine goes on working',
      is: { beaten: 'none', downgrade: false, mine: false },
    },
    {
      id: 'field',
      on: [2, 2],
      label: 'Open field',
      text: 'The beaten armies withdraw to a friendly tile beside it',
      note: 'to a friendly army or garrison first; if there is no such tile: destroyed, the general lost. A mine is destroyed',
      is: { beaten: 'withdraw', downgrade: false, mine: true },
    },
    {
      id: 'siege',
      on: [3, 3],
      label: 'Siege',
      text: 'The beaten armies are destroyed, their generals lost',
      note: 'taken: walls a step down, the mine destroyed',
      is: { beaten: 'destroyed', downgrade: true, mine: true },
    },
    {
      id: 'landing',
      on: [4, 4],
      label: 'Sea assault, uncontested',
      text: 'The landed army takes the tile',
      note: 'a mine is destroyed',
      is: { beaten: 'none', downgrade: false, mine: true },
    },
    {
      id: 'assault',
      on: [5, 5],
      label: 'Sea assault, contested',
      text: 'The beaten armies are destroyed, their generals lost',
      note: 'taken: walls a step down, the mine destroyed',
      is: { beaten: 'destroyed', downgrade: true, mine: true },
    },
  ],
});

export type Work = 'none' | 'tower' | 'fortress' | 'town' | 'citadel';
/** What is left of a stronghold that was taken by siege or from the sea. */
export const downgraded: { readonly [work in Work]: Work } = {
  none: 'none',
  tower: 'tower',
  fortress: 'tower',
  town: 'fortress',
  citadel: 'fortress',
};

export type SeaResult = 'broke-out' | 'held';
export const fleets = chart<{ readonly idle: number }>({
  id: 'fleets',
  title: 'Beaten fleets',
  source: book('VI.C.1'),
  heads: ['Sea battle', 'The beaten fleet'],
  words: ['fleet', 'blockade', 'port', 'to sea', 'idle', 'sunk', 'lost'],
  foot: 'Without a friendly port to return to, a beaten fleet is lost.',
  rows: [
    {
      id: 'broke-out',
      on: [1, 1],
      label: 'The port wins',
      text: 'The blockade goes home to its closest friendly port',
      note: 'and does nothing for a turn',
      is: { idle: 1 },
    },
    {
      id: 'held',
      on: [2, 2],
      label: 'The blockade wins',
      text: 'Back into port',
      is: { idle: 0 },
    },
  ],
});
