/** Charts of subsistence: what a tile feeds, and what happens to a banner it does not. */
import { chart } from '../../../kernel/chart.ts';
import { book, type Notation, type Site } from './source.ts';

const subsistence = book('Subsistence');

export const subsistenceValues = chart<{ readonly of: 'capital' | Site; readonly feeds: number }>({
  id: 'subsistence-values',
  title: 'Subsistence values',
  source: subsistence,
  heads: ['Tile', 'Banners fed'],
  words: ['food', 'forage', 'supply', 'supplies', 'feed', 'eat', 'hunger'],
  foot: 'Nobody forages where a siege is on; a razed tile counts as barren.',
  rows: [
    { id: 'capital', label: 'Capital', on: [1, 1], text: '4', is: { of: 'capital', feeds: 4 } },
    { id: 'city', label: 'Other city', on: [2, 2], text: '2', is: { of: 'city', feeds: 2 } },
    { id: 'fortress', label: 'Fortress', on: [3, 3], text: '1', is: { of: 'fortress', feeds: 1 } },
    { id: 'village', label: 'Village', on: [4, 4], text: '1', is: { of: 'village', feeds: 1 } },
    { id: 'barren', label: 'Barren', on: [5, 5], text: '0', is: { of: 'barren', feeds: 0 } },
  ],
});

/** Points a hungry or driven banner loses; null where it loses none. */
export interface Toll {
  readonly lose: Notation | null;
}

export const subsistenceShortfall = chart<Toll>({
  id: 'subsistence-shortfall',
  title: 'Subsistence shortfall',
  dice: 'd6',
  source: subsistence,
  words: ['food', 'starve', 'starving', 'hunger', 'unfed', 'no baggage', 'desertion', 'out of supply'],
  foot: 'For each banner that can neither forage nor draw on baggage. Goblinoids lose double.',
  rows: [
    { on: [1, 1], text: 'The banner loses D6 × 50 points', is: { lose: 'd6x50' } },
    { on: [2, 2], text: 'The banner loses D6 × 20 points', is: { lose: 'd6x20' } },
    { on: [3, 3], text: 'The banner loses D6 × 10 points', is: { lose: 'd6x10' } },
    { on: [4, 4], text: 'The banner loses D6 × 5 points', is: { lose: 'd6x5' } },
    { on: [5, 6], text: 'Thin soup and tight belts', note: 'no loss', is: { lose: null } },
  ],
});
