/** What the peoples roll differently: Undead, Dwarfs, Goblinoids. */
import { type Cell, chart, grid } from '../../../kernel/chart.ts';
import type { Route } from './routes.ts';
import type { Battery } from './sieges.ts';
import { book } from './source.ts';
import type { Toll } from './subsistence.ts';

export interface Instability extends Cell {
  readonly ebbs: boolean;
}
const holds: Instability = { text: 'Holds', ebbs: false };
const ebbs: Instability = { text: 'Ebbs', then: 'subsistence-shortfall', ebbs: true };

export const undeadInstability = grid<Instability>({
  id: 'undead-instability',
  title: 'Undead instability',
  dice: 'd6',
  source: book('Racial rules: Undead'),
  words: ['undead', 'vampire', 'liche', 'necromancer', 'skeleton', 'crumble', 'subsistence'],
  foot: 'For each Undead banner instead of subsistence; only Undead banners in the tile count.',
  columns: [
    { id: 'one', title: '1 banner', on: [1, 1] },
    { id: 'two', title: '2 banners', on: [2, 2] },
    { id: 'three', title: '3 banners', on: [3, 3] },
    { id: 'more', title: '4 or more', on: [4, 999] },
  ],
  rows: [
    { on: [1, 1], cells: [holds, holds, holds, ebbs] },
    { on: [2, 2], cells: [holds, holds, holds, ebbs] },
    { on: [3, 3], cells: [holds, holds, holds, ebbs] },
    { on: [4, 4], cells: [holds, holds, ebbs, ebbs] },
    { on: [5, 5], cells: [holds, ebbs, ebbs, ebbs] },
    { on: [6, 6], cells: [ebbs, ebbs, ebbs, ebbs] },
  ],
});

export const dwarfRoute = chart<Route>({
  id: 'dwarf-route',
  title: 'Dwarf route',
  dice: 'd6',
  source: book('Racial rules: Dwarfs'),
  words: ['dwarf', 'dwarfs', 'mountain pass', 'crossing', 'mountains', 'blocking terrain'],
  foot: 'Mountains only; at a river Dwarfs roll like anybody.',
  rows: [
    { on: [1, 1], text: 'No way through: the force stays', is: { route: 'none' } },
    {
      on: [2, 3],
      text: 'A narrow and perilous way',
      note: 'roll for the crossing if you take it',
      then: 'perilous-route',
      is: { route: 'perilous' },
    },
    { on: [4, 6], text: 'A safe way', is: { route: 'safe' } },
  ],
});

export const dwarfBattery = chart<Battery>({
  id: 'dwarf-battery',
  title: 'Battery of a Dwarf mountain hold',
  dice: 'd6',
  source: book('Racial rules: Dwarfs'),
  words: ['dwarf', 'dwarfs', 'siege', 'cannon', 'engines', 'breach', 'tunnels', 'bombard'],
  foot: 'Against Dwarf settlements in mountains. Their losses in an assault are halved, but not a storming.',
  rows: [
    { on: [1, 4], text: 'Nothing', note: '+0', is: { bonus: 0 } },
    { on: [5, 5], text: 'Minor damage', note: '+1', is: { bonus: 1 } },
    { on: [6, 6], text: 'Major damage', note: '+2', is: { bonus: 2 } },
  ],
});

export const forcedMarch = chart<Toll>({
  id: 'forced-march',
  title: 'Forced march',
  dice: 'd6',
  source: book('Racial rules: Orcs and Goblins'),
  words: ['orc', 'orcs', 'goblin', 'goblins', 'goblinoid', 'march', 'move twice', 'stragglers'],
  foot: 'For each banner after its second move. Not doubled: nobody is eaten on the march.',
  rows: [
    { on: [1, 1], text: 'The banner loses D6 × 50 points', is: { lose: 'd6x50' } },
    { on: [2, 2], text: 'The banner loses D6 × 20 points', is: { lose: 'd6x20' } },
    { on: [3, 3], text: 'The banner loses D6 × 10 points', is: { lose: 'd6x10' } },
    { on: [4, 4], text: 'The banner loses D6 × 5 points', is: { lose: 'd6x5' } },
    { on: [5, 6], text: 'Sore feet, nothing worse', note: 'no loss', is: { lose: null } },
  ],
});
