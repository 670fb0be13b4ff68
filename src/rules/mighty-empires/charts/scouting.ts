/** Scouting charts: what the scouts find in an unknown tile. On a known tile only events count. */
import { chart, type Row } from '../../../kernel/chart.ts';
import { book, type Settlement } from './source.ts';

/** A settlement with `resistsOnDouble` turns independent if both dice show the same face. */
export type Scouted =
  | { readonly find: 'barren' | 'event' }
  | { readonly find: Settlement; readonly resistsOnDouble: boolean };

type On = readonly [number, number];
const barren = (on: On): Row<Scouted> => ({ on, text: 'Barren', is: { find: 'barren' } });
const event = (on: On): Row<Scouted> => ({
  on,
  text: 'Event',
  note: 'the tile stays unscouted',
  then: 'scouting-events',
  is: { find: 'event' },
});
const settled = (text: string, find: Settlement, on: On, double?: number): Row<Scouted> =>
  double
    ? { on, text, note: `double ${double}: resists`, is: { find, resistsOnDouble: true } }
    : { on, text, note: 'submits', is: { find, resistsOnDouble: false } };
const village = (on: On, double?: number): Row<Scouted> => settled('Village', 'village', on, double);
const fortress = (on: On, double?: number): Row<Scouted> => settled('Fortress', 'fortress', on, double);
const city = (on: On, double?: number): Row<Scouted> => settled('City', 'city', on, double);

const scouting = book('Scouting charts');
const words = ['explore', 'exploring', 'unknown tile', 'discover', 'scouts'];
const foot =
  'A settlement that resists is independent. On a known tile only events count. When the models run out: barren.';

export const scoutingLowlandCoastal = chart<Scouted>({
  id: 'scouting-lowland-coastal',
  title: 'Scouting lowland and coast',
  dice: '2d6',
  source: scouting,
  words: [...words, 'plain', 'forest', 'sea', 'shore', 'coastal'],
  foot: `${foot} A city on the coast rolls for ships in its harbour.`,
  rows: [
    barren([2, 2]),
    event([3, 3]),
    fortress([4, 4], 2),
    village([5, 5]),
    village([6, 6], 3),
    barren([7, 7]),
    village([8, 8], 4),
    village([9, 9]),
    city([10, 10], 5),
    event([11, 11]),
    barren([12, 12]),
  ],
});

export const scoutingHighland = chart<Scouted>({
  id: 'scouting-highland',
  title: 'Scouting highland',
  dice: '2d6',
  source: scouting,
  words: [...words, 'mountain', 'hills'],
  foot,
  rows: [
    barren([2, 2]),
    event([3, 3]),
    fortress([4, 4], 2),
    barren([5, 5]),
    village([6, 6], 3),
    barren([7, 7]),
    village([8, 8], 4),
    barren([9, 9]),
    city([10, 10], 5),
    event([11, 11]),
    barren([12, 12]),
  ],
});

export const scoutingRiverValley = chart<Scouted>({
  id: 'scouting-river-valley',
  title: 'Scouting a river valley',
  dice: '2d6',
  source: scouting,
  words: [...words, 'river', 'lake'],
  foot,
  rows: [
    barren([2, 2]),
    event([3, 3]),
    fortress([4, 4], 2),
    village([5, 5]),
    village([6, 6], 3),
    village([7, 7]),
    village([8, 8], 4),
    village([9, 9]),
    city([10, 10], 5),
    event([11, 11]),
    barren([12, 12]),
  ],
});
