/** What scouting a coast or a camp leads to: ships in a harbour, a skirmish with pickets. */
import { chart } from '../../../kernel/chart.ts';
import { book } from './source.ts';

export const harbours = chart<{ readonly ships: number }>({
  id: 'harbours',
  title: 'Harbours',
  dice: 'd6',
  source: book('Harbours chart'),
  words: ['ships', 'port', 'fleet', 'coastal city', 'boats'],
  foot: 'For a city found on a coastal tile. Its ships go with it: yours if it submits, independent if it resists.',
  rows: [
    { on: [1, 1], text: 'No ships', is: { ships: 0 } },
    { on: [2, 2], text: '1 ship', is: { ships: 1 } },
    { on: [3, 3], text: '1 ship', is: { ships: 1 } },
    { on: [4, 4], text: '1 ship', is: { ships: 1 } },
    { on: [5, 5], text: '2 ships', is: { ships: 2 } },
    { on: [6, 6], text: '3 ships', is: { ships: 3 } },
  ],
});

/** Who must tell, and how much: a total, each banner and the list of one the scout names, or every list. */
export type Tell =
  | { readonly tells: 'nobody' }
  | { readonly tells: 'you'; readonly what: 'total' }
  | { readonly tells: 'enemy'; readonly what: 'total' | 'each-and-one-list' | 'all-lists' };

export const scoutSkirmish = chart<Tell>({
  id: 'scout-skirmish',
  title: 'Scout skirmish',
  dice: 'd6',
  source: book('Scout skirmish chart'),
  words: ['pickets', 'outriders', 'reveal', 'spy', 'enemy force', 'scouting an enemy'],
  foot: 'Whenever a tile with an enemy force is scouted.',
  rows: [
    {
      on: [1, 1],
      text: 'Caught, and one scout talks',
      note: 'you tell the total of your own force',
      is: { tells: 'you', what: 'total' },
    },
    { on: [2, 2], text: 'Seen off empty-handed', note: 'nobody tells anything', is: { tells: 'nobody' } },
    {
      on: [3, 3],
      text: 'A glimpse from the ridge',
      note: 'the enemy tells the total of their force',
      is: { tells: 'enemy', what: 'total' },
    },
    {
      on: [4, 4],
      text: 'The pickets break',
      note: 'they tell each banner’s points, and the full list of one you name',
      is: { tells: 'enemy', what: 'each-and-one-list' },
    },
    {
      on: [5, 6],
      text: 'Unseen, and every tent counted',
      note: 'they show the lists of their whole force',
      is: { tells: 'enemy', what: 'all-lists' },
    },
  ],
});
