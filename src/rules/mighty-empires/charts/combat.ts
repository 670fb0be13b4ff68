/**
 * What a battle is reckoned from: the factor of both strengths, the cards, the muster of independents.
 * Strengths are rounded up to the next value of the table.
 * The combat table is as printed: it is not its own mirror image (1500 against 1750 and 1750 against 1500).
 */
import { grid } from '../../../kernel/chart.ts';
import { book, type Settlement } from './source.ts';

export const combatTable = grid<number>({
  id: 'combat-table',
  title: 'Combat table',
  source: book('Battle resolution'),
  heads: ['Defender', 'Attacker'],
  words: ['battle', 'fight', 'strength', 'factor', 'odds', 'points', 'assault'],
  foot: 'Round both strengths up. Add the strategic cards and 2D6, then read the result.',
  signed: true,
  columns: [
    { id: 'up-to-250', title: '250', on: [0, 250] },
    { id: 'up-to-500', title: '500', on: [251, 500] },
    { id: 'up-to-750', title: '750', on: [501, 750] },
    { id: 'up-to-1000', title: '1000', on: [751, 1000] },
    { id: 'up-to-1250', title: '1250', on: [1001, 1250] },
    { id: 'up-to-1500', title: '1500', on: [1251, 1500] },
    { id: 'up-to-1750', title: '1750', on: [1501, 1750] },
    { id: 'up-to-2000', title: '2000', on: [1751, 2000] },
    { id: 'up-to-2500', title: '2500', on: [2001, 2500] },
    { id: 'over-2500', title: '3000+', on: [2501, 999999] },
  ],
  // biome-ignore format: rows stand as on the printed page
  rows: [
    { on: [0, 250],       text: '250',   cells: [0, 2, 3, 4, 4, 5, 5, 6, 7, 8] },
    { on: [251, 500],     text: '500',   cells: [-2, 0, 1, 2, 2, 3, 4, 5, 6, 7] },
    { on: [501, 750],     text: '750',   cells: [-3, -1, 0, 1, 1, 2, 3, 4, 5, 6] },
    { on: [751, 1000],    text: '1000',  cells: [-4, -2, -1, 0, 0, 1, 2, 2, 3, 4] },
    { on: [1001, 1250],   text: '1250',  cells: [-4, -2, -1, 0, 0, 0, 1, 2, 2, 3] },
    { on: [1251, 1500],   text: '1500',  cells: [-5, -3, -2, -1, 0, 0, 0, 1, 1, 2] },
    { on: [1501, 1750],   text: '1750',  cells: [-5, -4, -3, -2, -1, -1, 0, 0, 1, 2] },
    { on: [1751, 2000],   text: '2000',  cells: [-6, -5, -4, -2, -2, -1, 0, 0, 0, 1] },
    { on: [2001, 2500],   text: '2500',  cells: [-7, -6, -5, -3, -2, -1, -1, 0, 0, 0] },
    { on: [2501, 999999], text: '3000+', cells: [-8, -7, -6, -4, -3, -2, -2, -1, 0, 0] },
  ],
});

export const attackerCards = ['direct', 'surprise', 'flank'] as const;
export const defenderCards = ['counter', 'hold', 'withdraw'] as const;

export const strategicCards = grid<number>({
  id: 'strategic-cards',
  title: 'Strategic cards',
  source: book('Strategic modifiers'),
  heads: ['Attacker', 'Defender'],
  words: ['battle card', 'attack', 'flank attack', 'surprise attack', 'counter attack', 'hold', 'withdraw'],
  foot: 'Both choose in secret, then show. The number is for the attacker.',
  signed: true,
  columns: [
    { id: 'counter', title: 'Counter attack' },
    { id: 'hold', title: 'Hold' },
    { id: 'withdraw', title: 'Withdraw' },
  ],
  rows: [
    { id: 'direct', on: [1, 1], text: 'Direct attack', cells: [-2, 0, 2] },
    { id: 'surprise', on: [2, 2], text: 'Surprise attack', cells: [0, 1, -1] },
    { id: 'flank', on: [3, 3], text: 'Flank attack', cells: [1, -1, 0] },
  ],
});

export const independentDefenders = grid<number>({
  id: 'independent-defenders',
  title: 'Independent defenders',
  dice: 'd6',
  source: book('Battles: independent settlements'),
  words: ['independent settlement', 'militia', 'garrison', 'orange flag', 'strength', 'muster'],
  foot: 'Mustered afresh for every battle. Behind walls they come out only if they are stronger than you.',
  columns: [
    { id: 'village', title: 'Village' },
    { id: 'fortress', title: 'Fortress' },
    { id: 'city', title: 'City' },
  ] satisfies readonly { id: Settlement; title: string }[],
  rows: [
    { on: [1, 1], cells: [100, 200, 300] },
    { on: [2, 2], cells: [200, 400, 600] },
    { on: [3, 3], cells: [300, 600, 900] },
    { on: [4, 4], cells: [400, 800, 1200] },
    { on: [5, 5], cells: [500, 900, 1500] },
    { on: [6, 6], cells: [600, 1000, 1800] },
  ],
});
