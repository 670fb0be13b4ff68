/** What Conquest Points buy. */
import { chart } from '../../../kernel/chart.ts';
import { book } from './source.ts';

export const deeds = ['claim', 'conquer', 'build', 'raid', 'mountain', 'walls'] as const;
export type Deed = (typeof deeds)[number];
export type Price = { readonly of: Deed; readonly points: number };
export const spending = chart<Price>({
  id: 'spending',
  title: 'Spending Conquest Points',
  source: book('Spending Conquest Points'),
  heads: ['For', 'Points'],
  words: ['claim', 'conquer', 'build', 'raid', 'cost', 'mountain', 'city', 'fortress', 'spend'],
  foot: 'A hex must touch one of yours. Points that are left over are lost.',
  rows: [
    {
      id: 'claim',
      label: 'Claim',
      on: [1, 1],
      text: '2',
      note: 'a hex without a flag',
      is: { of: 'claim', points: 2 },
    },
    {
      id: 'conquer',
      label: 'Conquer',
      on: [2, 2],
      text: '3',
      note: 'a hex of a player you beat this turn',
      is: { of: 'conquer', points: 3 },
    },
    {
      id: 'build',
      label: 'Build',
      on: [3, 3],
      text: '1',
      note: 'a fortress or mine, or a city in place of a fortress',
      is: { of: 'build', points: 1 },
    },
    {
      id: 'raid',
      label: 'Raid',
      on: [4, 4],
      text: '1',
      note: '2D6 × 10 gold',
      is: { of: 'raid', points: 1 },
    },
    {
      id: 'mountain',
      label: 'On a mountain',
      on: [5, 5],
      text: '+1',
      note: 'to claim or conquer',
      is: { of: 'mountain', points: 1 },
    },
    {
      id: 'walls',
      label: 'City or fortress',
      on: [6, 6],
      text: '+1',
      note: 'to conquer, on top of a mountain',
      is: { of: 'walls', points: 1 },
    },
  ],
});
