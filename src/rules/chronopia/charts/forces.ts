/** What a force may be: its size, its proportions, and the order of what is done between battles. */
import { chart, lookUp } from '../../../kernel/chart.ts';
import { book } from './source.ts';

export interface Limit {
  readonly of: string;
  readonly is: number;
}
const limit = (at: number, id: string, label: string, is: number, text: string, note?: string) => ({
  id,
  label,
  on: [at, at] as const,
  text,
  ...(note === undefined ? {} : { note }),
  is: { of: id, is },
});

export const forceLimits = chart<Limit>({
  id: 'force-limits',
  title: 'Limits of a force',
  source: book('A.2, B.1 and B.2'),
  heads: ['What', 'Limit'],
  words: [
    'field army',
    'garrison',
    'missile',
    'individual',
    'magic',
    'wizard',
    'alchemist',
    'general',
    'proportion',
  ],
  foot: 'Field army and every garrison must keep to these; the Hospital need not.',
  rows: [
    limit(1, 'initial', 'Initial force', 1000, '1000 points', 'points left over become gold, one for one'),
    limit(2, 'field', 'Field army', 850, '850 points', 'and what each territory adds'),
    limit(3, 'territories', 'Territories', 12, '12 at most'),
    limit(4, 'missile', 'Missile warbands', 1, 'One for each other warband'),
    limit(5, 'individuals', 'Individuals', 1, 'One for each warband'),
    limit(6, 'magic', 'Magic-users', 1000, 'One for 1000 points', 'as many alchemists as you like'),
    limit(7, 'fortress', 'Magic-users', 1, 'One for each fortress', 'as many alchemists as you like'),
    limit(8, 'general', 'Field army', 1, 'An individual at least', 'the highest leadership is the general'),
    limit(9, 'list', 'Army list', 1, 'One alone'),
  ],
});
const of = (id: string): number => lookUp(forceLimits, id).is.is;
export const initialPoints = of('initial');
export const fieldPoints = of('field');
export const mostTerritories = of('territories');
export const pointsPerMagicUser = of('magic');

const step = (at: number, label: string, text: string, note?: string) => ({
  on: [at, at] as const,
  label: `${at}`,
  text: label,
  note: note === undefined ? text : `${text}; ${note}`,
  is: { step: label.toLowerCase() },
});
export const sequence = chart({
  id: 'sequence',
  title: 'After a battle',
  source: book('A.1, with D.1'),
  heads: ['Step', 'What is done'],
  words: ['order', 'between battles', 'sequence', 'phases', 'turn'],
  rows: [
    step(1, 'Casualties', 'roll a fate for each figure removed from play'),
    step(2, 'Experience', 'survivors, hits, the leader, the underdog'),
    step(3, 'Income', 'first the overlord pays the underdog, then every territory pays'),
    step(4, 'Maintenance', 'the whole force is paid'),
    step(5, 'Recruiting', 'new troops, transfers, spells, territories upgraded'),
    step(6, 'Spending', 'experience, or gold in its place'),
  ],
});
