/** Gold: what an underdog is paid, what a force costs to keep, and what comes back of the summoned. */
import { chart, lookUp } from '../../../kernel/chart.ts';
import { book } from './source.ts';

/** Both underdog bonuses: five for every whole multiple by which the enemy is stronger, rounded down. */
export const underdogTimes = 5;
export const underdogIncome = chart({
  id: 'underdog-income',
  title: 'Underdog’s pay',
  source: book('D.1'),
  heads: ['Step', 'Reckon'],
  words: ['underdog', 'bonus', 'overlord', 'rating', 'income', 'gold', 'dice'],
  foot: 'Before the income of the territories. Ratings are those before the battle.',
  rows: [
    { on: [1, 1], label: '1', text: 'Enemy rating ÷ own rating − 1', is: { step: 'ratio', by: 1 } },
    {
      on: [2, 2],
      label: '2',
      text: 'Times 5, rounded down',
      note: 'nothing if it is below zero',
      is: { step: 'times', by: underdogTimes },
    },
    { on: [3, 3], label: '3', text: 'So many D6 of gold', is: { step: 'dice', by: 1 } },
  ],
});

/** The divisor of a force's points that gives its pay. */
export const maintenanceShare = 5;
export const maintenance = chart({
  id: 'maintenance',
  title: 'Maintenance',
  source: book('D.2'),
  heads: ['Step', 'Reckon'],
  words: ['pay', 'upkeep', 'wages', 'gold', 'disband', 'cost'],
  foot: 'A player who cannot pay for everybody disbands figures until they can pay for the rest.',
  rows: [
    {
      on: [1, 1],
      label: '1',
      text: 'Points of the force, without experience',
      note: 'the Drugged too; no undead, no demons',
      is: { step: 'points', by: 1 },
    },
    {
      on: [2, 2],
      label: '2',
      text: 'Divided by 5, rounded up',
      is: { step: 'divide', by: maintenanceShare },
    },
  ],
});

export interface Refund {
  readonly was: 'whole' | 'wounded' | 'killed' | 'captured';
  /** The D6 that returns all of the cost; null: no die is rolled. */
  readonly on: number | null;
  /** What returns otherwise: all, half (1 / 2, rounded down), nothing. */
  readonly else: 'all' | 'half' | 'nothing';
}
export const summonedRefund = chart<Refund>({
  id: 'summoned-refund',
  title: 'What the summoned return',
  source: book('F.5'),
  heads: ['At the end it was', 'Gold'],
  words: ['devout', 'undead', 'demon', 'dispel', 'summon', 'refund', 'treasury'],
  rows: [
    {
      id: 'whole',
      label: 'Unharmed',
      on: [1, 1],
      text: 'All of its cost',
      is: { was: 'whole', on: null, else: 'all' },
    },
    {
      id: 'wounded',
      label: 'Wounded',
      on: [2, 2],
      text: 'All on a D6 of 3 or more',
      note: 'otherwise half',
      is: { was: 'wounded', on: 3, else: 'half' },
    },
    {
      id: 'killed',
      label: 'Killed',
      on: [3, 3],
      text: 'All on a D6 of 5 or more',
      note: 'otherwise half',
      is: { was: 'killed', on: 5, else: 'half' },
    },
    {
      id: 'captured',
      label: 'Captured',
      on: [4, 4],
      text: 'Nothing',
      is: { was: 'captured', on: null, else: 'nothing' },
    },
  ],
});
export const refundOf = (was: Refund['was']): Refund => lookUp(summonedRefund, was).is;
