/** The wounds of characters: how long they last, what they cost meanwhile, what stays. */
import { chart } from '../../../kernel/chart.ts';
import { book } from './source.ts';

/** Changes to characteristics; `m: 'half'` halves the move. */
export interface Penalty {
  readonly ws?: number;
  readonly bs?: number;
  readonly s?: number;
  readonly t?: number;
  readonly w?: number;
  readonly int?: number;
  readonly cl?: number;
  readonly ld?: number;
  readonly m?: 'half';
  readonly noShield?: true;
}
export interface Wound {
  /** Campaign turns, or the rest of the season. */
  readonly turns: number | 'season';
  readonly meanwhile: 'out' | Penalty;
  readonly permanent: Penalty;
}

export const wounds = chart<Wound>({
  id: 'wounds',
  title: 'Wounds',
  dice: '2d6',
  source: book('Wound chart'),
  words: [
    'tabletop',
    'wounded',
    'hero',
    'injury',
    'arm',
    'head',
    'leg',
    'body',
    'recovery time',
    'character',
  ],
  rows: [
    {
      on: [2, 2],
      text: 'Severe arm wound: out of action this season',
      note: 'for good: no shield, WS −2',
      is: { turns: 'season', meanwhile: 'out', permanent: { ws: -2, noShield: true } },
    },
    {
      on: [3, 3],
      text: 'Light arm wound: WS −3, S −2 for 1 turn',
      is: { turns: 1, meanwhile: { ws: -3, s: -2 }, permanent: {} },
    },
    {
      on: [4, 4],
      text: 'Critical head wound: out of action this season',
      note: 'for good: Int −2, Cl −2, Ld −1',
      is: { turns: 'season', meanwhile: 'out', permanent: { int: -2, cl: -2, ld: -1 } },
    },
    {
      on: [5, 5],
      text: 'Severe head wound: out of action for 3 turns',
      note: 'for good: Int −1',
      is: { turns: 3, meanwhile: 'out', permanent: { int: -1 } },
    },
    {
      on: [6, 6],
      text: 'Light head wound: W −1, WS −2, BS −2, Int −1 for 2 turns',
      is: { turns: 2, meanwhile: { w: -1, ws: -2, bs: -2, int: -1 }, permanent: {} },
    },
    {
      on: [7, 7],
      text: 'Superficial head wound: W −1, WS −1, BS −1 for 1 turn',
      is: { turns: 1, meanwhile: { w: -1, ws: -1, bs: -1 }, permanent: {} },
    },
    {
      on: [8, 8],
      text: 'Light body wound: S −1, T −1, W −1 for 2 turns',
      is: { turns: 2, meanwhile: { s: -1, t: -1, w: -1 }, permanent: {} },
    },
    {
      on: [9, 9],
      text: 'Severe body wound: out of action for 3 turns',
      note: 'for good: T −1',
      is: { turns: 3, meanwhile: 'out', permanent: { t: -1 } },
    },
    {
      on: [10, 10],
      text: 'Critical body wound: out of action this season',
      note: 'for good: T −2, S −1, W −1',
      is: { turns: 'season', meanwhile: 'out', permanent: { t: -2, s: -1, w: -1 } },
    },
    {
      on: [11, 11],
      text: 'Light leg wound: half movement for 1 turn',
      is: { turns: 1, meanwhile: { m: 'half' }, permanent: {} },
    },
    {
      on: [12, 12],
      text: 'Severe leg wound: out of action this season',
      note: 'for good: half movement',
      is: { turns: 'season', meanwhile: 'out', permanent: { m: 'half' } },
    },
  ],
});
