/** Embassies to independent empires: one alone, or several that vie for the king's ear. */
import { chart } from '../../../kernel/chart.ts';
import { book } from './source.ts';

export interface Embassy {
  readonly alliance: 'none' | 'temporary' | 'complete';
}
const words = [
  'embassy',
  'mission',
  'ally',
  'alliance',
  'independent',
  'diplomat',
  'negotiate',
  'independent empire',
];

export const diplomacySingle = chart<Embassy>({
  id: 'diplomacy-single',
  title: 'Diplomacy: a single mission',
  dice: 'd6',
  source: book('Alliances with independent empires'),
  words,
  foot: '1 crown a mission; one to each independent neighbour.',
  rows: [
    { on: [1, 4], text: 'Sent home, blue, bald or in chains', note: 'no alliance', is: { alliance: 'none' } },
    {
      on: [5, 5],
      text: 'A temporary alliance',
      note: 'free passage next season; forage or annex and it is over',
      is: { alliance: 'temporary' },
    },
    {
      on: [6, 6],
      text: 'A complete alliance',
      note: 'it joins your empire, but pays nothing this winter',
      is: { alliance: 'complete' },
    },
  ],
});

export const diplomacyRivals = chart<Embassy>({
  id: 'diplomacy-rivals',
  title: 'Diplomacy: rival missions',
  dice: 'd6',
  source: book('Alliances with independent empires'),
  words: [...words, 'rivals'],
  foot: 'One roll for all missions to the same king; tied players roll again.',
  rows: [
    {
      on: [1, 4],
      text: 'All foreigners are fools: everyone goes home',
      note: 'no alliance',
      is: { alliance: 'none' },
    },
    {
      on: [5, 5],
      text: 'A D6 each: the highest has a temporary alliance',
      note: 'the others go to the dungeons',
      is: { alliance: 'temporary' },
    },
    {
      on: [6, 6],
      text: 'A D6 each: the highest has a complete alliance',
      note: 'the winner decides what becomes of the others',
      is: { alliance: 'complete' },
    },
  ],
});
