/** The eight events a player may pick from, and how often each may be picked in one phase. */
import { chart } from '../../../kernel/chart.ts';
import { book } from './source.ts';

export const eventIds = [
  'poisoned-mines',
  'construction-project',
  'catastrophe',
  'brash-attack',
  'reconnaissance',
  'emissary',
  'rapid-expansion',
  'veteran-troops',
] as const;
export type EventId = (typeof eventIds)[number];

/** How often all players together may pick an event in one phase. */
export const mostPicks = 2;
/** The face on which an improvement falls in a catastrophe. */
export const falls = 1;
/** Conquest Points a brash attack adds to a victory. */
export const brashBonus = 2;
/** Conquest Points the first hex costs less. */
export const rapidSaving = 1;
/** The lists veterans may draw up, in percent. */
export const veteranCore = 15;
export const veteranRare = 50;

export type EventRow = {
  readonly event: EventId;
  /** It strikes a player of one's choice. */
  readonly aims: boolean;
};
export const events = chart<EventRow>({
  id: 'events',
  title: 'Events',
  source: book('Events Phase'),
  heads: ['No.', 'Event'],
  words: ['event', 'pick', 'poisoned', 'catastrophe', 'brash', 'emissary', 'veteran', 'reconnaissance'],
  foot: 'One each, smallest realm first; each event twice a phase at most. None in the first turn.',
  rows: [
    {
      id: 'poisoned-mines',
      label: '1 Poisoned Mines',
      on: [1, 1],
      text: 'One player gets no gold from mines this turn',
      is: { event: 'poisoned-mines', aims: true },
    },
    {
      id: 'construction-project',
      label: '2 Construction Project',
      on: [2, 2],
      text: 'Build a fortress or mine at once, or make a fortress a city',
      is: { event: 'construction-project', aims: false },
    },
    {
      id: 'catastrophe',
      label: '3 Catastrophe!',
      on: [3, 3],
      text: 'One player rolls D6 for each city, fortress and mine: on a 1 it falls',
      is: { event: 'catastrophe', aims: true },
    },
    {
      id: 'brash-attack',
      label: '4 Brash Attack',
      on: [4, 4],
      text: 'Win: 2 Conquest Points more. Lose or draw: none at all',
      is: { event: 'brash-attack', aims: false },
    },
    {
      id: 'reconnaissance',
      label: '5 Reconnaissance',
      on: [5, 5],
      text: 'First battle: the enemy deploys everything first, and you have the first turn',
      is: { event: 'reconnaissance', aims: false },
    },
    {
      id: 'emissary',
      label: '6 Emissary',
      on: [6, 6],
      text: 'One player may not challenge you this turn',
      is: { event: 'emissary', aims: true },
    },
    {
      id: 'rapid-expansion',
      label: '7 Rapid Expansion',
      on: [7, 7],
      text: 'Your first hex claimed or conquered costs 1 Conquest Point less',
      is: { event: 'rapid-expansion', aims: false },
    },
    {
      id: 'veteran-troops',
      label: '8 Veteran Troops',
      on: [8, 8],
      text: 'First battle: Core from 15%, Rare to 50%, no limit on numbers of Special and Rare units',
      note: 'One of a Kind still holds',
      is: { event: 'veteran-troops', aims: false },
    },
  ],
});
