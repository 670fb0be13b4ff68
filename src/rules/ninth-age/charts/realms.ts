/** Realm Points, how ties are broken, the phases of a turn. */
import { chart } from '../../../kernel/chart.ts';
import { book } from './source.ts';

export const realmPoints = chart<{ readonly of: 'hex' | 'city'; readonly points: number }>({
  id: 'realm-points',
  title: 'Realm Points',
  source: book('Key concepts'),
  heads: ['Under your flag', 'Points'],
  words: ['realm', 'points', 'score', 'victory', 'hex', 'city', 'size'],
  foot: 'A capital is a city: its hex counts 2.',
  rows: [
    { id: 'hex', label: 'Each hex', on: [1, 1], text: '1', is: { of: 'hex', points: 1 } },
    { id: 'city', label: 'Each city', on: [2, 2], text: '+1', is: { of: 'city', points: 1 } },
  ],
});

export type Tie = 'cities' | 'fortresses' | 'mines' | 'treasury' | 'battle' | 'die';
export const winTieBreak = chart<{ readonly by: Tie }>({
  id: 'win-tie-break',
  title: 'Ties for the victory',
  source: book('Winning the campaign'),
  heads: ['Step', 'Compare'],
  words: ['tie', 'win', 'victory', 'realm points', 'tiebreak', 'equal'],
  foot: 'Only among realms that are level on the most Realm Points; take each step only while they are still level.',
  rows: [
    { on: [1, 1], text: 'Cities', is: { by: 'cities' } },
    { on: [2, 2], text: 'Fortresses', is: { by: 'fortresses' } },
    { on: [3, 3], text: 'Mines', is: { by: 'mines' } },
    { on: [4, 4], text: 'Treasury', is: { by: 'treasury' } },
    { on: [5, 5], text: 'A battle', is: { by: 'battle' } },
    { on: [6, 6], text: 'A die', note: 'D6 each, the highest wins', is: { by: 'die' } },
  ],
});
export const realmSizeTieBreak = chart<{ readonly by: Extract<Tie, 'cities' | 'fortresses' | 'die'> }>({
  id: 'realm-size-tie-break',
  title: 'Ties in the size of realms',
  source: book('Realm size'),
  heads: ['Step', 'Compare'],
  words: ['tie', 'largest', 'smallest', 'realm', 'size', 'order', 'tiebreak', 'equal'],
  foot: 'The smallest realm plays first in every phase, the largest last.',
  rows: [
    { on: [1, 1], text: 'Cities', is: { by: 'cities' } },
    { on: [2, 2], text: 'Fortresses', is: { by: 'fortresses' } },
    { on: [3, 3], text: 'A die', note: 'D6 each, the highest is the larger', is: { by: 'die' } },
  ],
});

export const phaseList = chart<{ readonly phase: string }>({
  id: 'phases',
  title: 'Phases of a turn',
  source: book('Turn phases'),
  heads: ['Step', 'Phase'],
  words: ['phase', 'turn', 'sequence', 'order', 'what comes next', 'round'],
  foot: 'Before them the realms are measured: the order of play for the whole turn.',
  rows: [
    { on: [1, 1], text: 'Events', note: 'not in the first turn', is: { phase: 'events' } },
    { on: [2, 2], text: 'Mining', is: { phase: 'mining' } },
    { on: [3, 3], text: 'Challenge', is: { phase: 'challenge' } },
    { on: [4, 4], text: 'Battle', is: { phase: 'battle' } },
    { on: [5, 5], text: 'Invasion and construction', is: { phase: 'conquest' } },
    { on: [6, 6], text: 'Realm Points', is: { phase: 'points' } },
  ],
});
