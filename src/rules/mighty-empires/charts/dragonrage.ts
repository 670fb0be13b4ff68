/** The Dragonrage: how many dragons, and what they do to each tile they come down on. */
import { chart } from '../../../kernel/chart.ts';
import { book, type Notation } from './source.ts';

export const dragonNumbers = chart<{ readonly dragons: Notation }>({
  id: 'dragon-numbers',
  title: 'Number of dragons',
  source: book('Triggering dragonrage'),
  heads: ['Roused by', 'Dragons'],
  words: ['dragonrage', 'how many dragons', 'lair'],
  foot: 'From the lair, one is left in each tile and the rest fly on, a D6 for the side each time.',
  rows: [
    {
      id: 'lair',
      label: 'Scouts at a lair',
      on: [1, 1],
      text: 'D6 + 1',
      note: 'from the scouted tile',
      then: 'dragons',
      is: { dragons: 'd6+1' },
    },
    {
      id: 'winter',
      label: 'A winter event',
      on: [2, 2],
      text: '2D6 + 3',
      note: 'from an all-mountain tile drawn at random',
      then: 'dragons',
      is: { dragons: '2d6+3' },
    },
  ],
});

export interface DragonAttack {
  readonly razes: boolean;
  /** Points each banner loses; 'all' where it is destroyed. */
  readonly eachLoses: Notation | 'all' | null;
  readonly burnsForest: boolean;
  /** The D6 score each ship is destroyed from. */
  readonly shipLostFrom: number | null;
}

export const dragons = chart<DragonAttack>({
  id: 'dragons',
  title: 'Dragons',
  dice: 'd6',
  source: book('Moving the dragons'),
  words: ['dragonrage', 'fire', 'burn', 'raze', 'lair', 'attack'],
  foot: 'Once for each tile with dragons, however many. Burnt forest gives no timber this winter. Razed in winter: tested only the winter after.',
  rows: [
    {
      on: [1, 1],
      text: 'Fire and smoke overhead, and they wheel away',
      note: 'no damage',
      is: { razes: false, eachLoses: null, burnsForest: false, shipLostFrom: null },
    },
    {
      on: [2, 4],
      text: 'They swoop: the settlement is razed, each banner loses D6 × 30 points',
      note: 'forest burns',
      is: { razes: true, eachLoses: 'd6x30', burnsForest: true, shipLostFrom: null },
    },
    {
      on: [5, 6],
      text: 'They lay all waste: settlement razed, banners destroyed',
      note: 'forest burns; each ship is lost on 4+',
      is: { razes: true, eachLoses: 'all', burnsForest: true, shipLostFrom: 4 },
    },
  ],
});
