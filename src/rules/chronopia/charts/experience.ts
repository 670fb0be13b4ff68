/** Experience: how it is earned, what it may improve, and how far. */
import { chart, lookUp } from '../../../kernel/chart.ts';
import { type Characteristic, characteristics } from '../figures.ts';
import { book } from './source.ts';

export interface Earned {
  readonly for: 'survivor' | 'hit' | 'leader' | 'underdog';
  readonly dice: string | null;
  readonly points: number;
}
export const experience = chart<Earned>({
  id: 'experience',
  title: 'Experience',
  source: book('C.1'),
  heads: ['For', 'Points'],
  words: ['experience points', 'survive', 'wounds', 'hits', 'leader', 'underdog', 'bonus'],
  foot: 'The warband earns as one, and an individual counts as a warband of one. Summoned creatures and the Drugged earn nothing.',
  rows: [
    {
      id: 'survivor',
      label: 'Each figure that came through',
      on: [1, 1],
      text: '1D6',
      note: 'hurt or not',
      is: { for: 'survivor', dice: 'd6', points: 1 },
    },
    {
      id: 'hit',
      label: 'Each hit that went home',
      on: [2, 2],
      text: '5',
      note: 'an enemy left with at least one unsaved wound',
      is: { for: 'hit', dice: null, points: 5 },
    },
    {
      id: 'leader',
      label: 'The leader of the side that won',
      on: [3, 3],
      text: '10',
      is: { for: 'leader', dice: null, points: 10 },
    },
    {
      id: 'underdog',
      label: 'Underdog, each figure that came through',
      on: [4, 4],
      text: '5 × (enemy rating ÷ own − 1)',
      note: 'rounded down; nothing if the enemy is no stronger',
      is: { for: 'underdog', dice: null, points: 5 },
    },
  ],
});
export const earnedFor = (id: Earned['for']): number => lookUp(experience, id).is.points;

export interface Advance {
  readonly of: Characteristic;
  readonly dice: string;
  readonly only: 'individuals' | 'power' | null;
}
const titles: { readonly [each in Characteristic]: string } = {
  cc: 'CC',
  mw: 'MW',
  pw: 'PW',
  ld: 'LD',
  ac: 'AC',
  st: 'ST',
  w: 'W',
  mv: 'MV',
  a: 'A',
  def: 'DEF',
};
const advance = (
  of: Characteristic,
  dice: 'd20' | 'd4',
  only: Advance['only'],
  text: string,
  note?: string,
) => ({
  id: of,
  label: titles[of],
  on: [characteristics.indexOf(of) + 1, characteristics.indexOf(of) + 1] as const,
  text,
  ...(note === undefined ? {} : { note }),
  is: { of, dice, only },
});
export const advances = chart<Advance>({
  id: 'advances',
  title: 'Advances',
  source: book('C.2'),
  heads: ['Characteristic', 'Succeeds on'],
  words: ['spend experience', 'improve', 'upgrade', 'characteristic', 'advance', 'd4', 'd20'],
  foot: 'Ten points for each figure of the warband. Roll against the leader’s rating, or without a leader against that of the highest leadership. You can pay in gold instead.',
  rows: [
    advance('cc', 'd20', null, '1D20 above the rating'),
    advance('mw', 'd20', null, '1D20 above the rating'),
    advance('pw', 'd20', 'power', '1D20 above the rating', 'only figures born with power'),
    advance('ld', 'd20', null, '1D20 above the rating'),
    advance('ac', 'd4', 'individuals', '1D4 above the rating', 'individuals only'),
    advance('st', 'd4', null, '1D4 above the rating'),
    advance('w', 'd4', 'individuals', '1D4 above the rating', 'individuals only'),
    advance('mv', 'd4', null, '1D4 above the rating'),
    advance('a', 'd20', null, '1D20 above the rating'),
    advance('def', 'd4', null, '1D4 read as a negative number, below the rating', 'one point down'),
  ],
});
export const advanceOf = (of: Characteristic): Advance => lookUp(advances, of).is;
/** Experience each figure of a warband spends on one attempt. */
export const pointsPerAdvance = 10;

export interface Maximum {
  readonly of: Characteristic;
  readonly most: number;
  readonly mounted: number;
}
const maximum = (of: Characteristic, most: number, mounted = most) => ({
  id: of,
  label: titles[of],
  on: [characteristics.indexOf(of) + 1, characteristics.indexOf(of) + 1] as const,
  text: `${most}`.replace('-', '−') + (mounted === most ? '' : `, mounted ${mounted}`),
  is: { of, most, mounted },
});
export const maxima = chart<Maximum>({
  id: 'maxima',
  title: 'Highest characteristics',
  source: book('C.2, Table 2'),
  heads: ['Characteristic', 'Most'],
  words: ['maximum', 'limit', 'cap', 'highest', 'characteristic', 'mounted'],
  rows: [
    maximum('cc', 30),
    maximum('mw', 30),
    maximum('pw', 30),
    maximum('ld', 30),
    maximum('ac', 5),
    maximum('st', 5),
    maximum('w', 5),
    maximum('mv', 5, 8),
    maximum('a', 30),
    maximum('def', -5),
  ],
});
export const mostOf = (of: Characteristic, mounted: boolean): number => {
  const { most, mounted: high } = lookUp(maxima, of).is;
  return mounted ? high : most;
};
