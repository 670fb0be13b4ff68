/** What befalls scouts: the events, and the two rolls some of them lead to. "The force" is every banner in the tile. */
import { chart } from '../../../kernel/chart.ts';
import { book, type Notation } from './source.ts';

/** Scouting fails with every event but `astray`, which scouts in a random direction instead. */
interface Events {
  readonly desertion: { readonly eachLoses: Notation };
  readonly mutiny: object;
  readonly rot: { readonly eachLosesBaggage: number };
  readonly sickness: { readonly eachLoses: Notation };
  readonly storms: object;
  readonly astray: { readonly direction: Notation };
  readonly bandits: object;
  readonly convoy: { readonly baggage: Notation };
  readonly mercenaries: object;
  readonly lair: { readonly reroll: 'off-highland' | 'never' };
}
export type EventName = keyof Events;
/** @typeParam E the event, where it is known */
export type ScoutingEvent<E extends EventName = EventName> = {
  [Name in E]: Events[Name] & { readonly event: Name };
}[E];

/** What each is called where chances are told; nobody minds to meet one that is welcome. */
export const eventNames: {
  readonly [event in EventName]: { readonly called: string; readonly welcome?: true };
} = {
  desertion: { called: 'Desertion' },
  mutiny: { called: 'Mutiny' },
  rot: { called: 'Rotten supplies' },
  sickness: { called: 'Sickness' },
  storms: { called: 'Storms' },
  astray: { called: 'They go astray' },
  bandits: { called: 'Bandits' },
  convoy: { called: 'A merchant convoy', welcome: true },
  mercenaries: { called: 'A mercenary band', welcome: true },
  lair: { called: 'A dragons’ lair' },
};

export const scoutingEvents = chart<ScoutingEvent>({
  id: 'scouting-events',
  title: 'Scouting events',
  dice: '2d6',
  source: book('Scouting event chart'),
  words: [
    'event',
    'mutiny',
    'desertion',
    'bandits',
    'sickness',
    'dragon',
    'lair',
    'scouts',
    'ambush',
    'storm',
  ],
  rows: [
    {
      on: [2, 2],
      text: 'Desertion: every banner of the force loses D6 × 50 points',
      is: { event: 'desertion', eachLoses: 'd6x50' },
    },
    {
      on: [3, 3],
      text: 'Mutiny! Nobody in the force moves this turn',
      note: 'and neither scouts nor moves in the next',
      is: { event: 'mutiny' },
    },
    {
      on: [4, 4],
      text: 'Rotten supplies: every banner throws away 1 baggage',
      note: 'with none: subsistence shortfall',
      then: 'subsistence-shortfall',
      is: { event: 'rot', eachLosesBaggage: 1 },
    },
    {
      on: [5, 5],
      text: 'Sickness: every banner of the force loses D6 × 10 points',
      is: { event: 'sickness', eachLoses: 'd6x10' },
    },
    {
      on: [6, 6],
      text: 'Storms: the force may not move this turn',
      is: { event: 'storms' },
    },
    {
      on: [7, 7],
      text: 'Wrong way: a D6 names the side, clockwise; scout that tile instead',
      note: 'sea, swamp, off the map or scouted this turn already: scouting fails',
      is: { event: 'astray', direction: 'd6' },
    },
    {
      on: [8, 8],
      text: 'Ambush: bandits, and the scouts do not come back',
      is: { event: 'bandits' },
    },
    {
      on: [9, 9],
      text: 'A merchant convoy, brought home: D6 baggage for the force',
      is: { event: 'convoy', baggage: 'd6' },
    },
    {
      on: [10, 10],
      text: 'A band of mercenaries',
      note: 'D6: sign on or slay',
      then: 'mercenary-band',
      is: { event: 'mercenaries' },
    },
    {
      on: [11, 11],
      text: 'Highland: a dragons’ lair',
      note: 'anywhere else: roll again',
      then: 'dragon-lair',
      is: { event: 'lair', reroll: 'off-highland' },
    },
    {
      on: [12, 12],
      text: 'A dragons’ lair',
      note: 'D6: do they wake?',
      then: 'dragon-lair',
      is: { event: 'lair', reroll: 'never' },
    },
  ],
});

export const mercenaryBand = chart<{ readonly recruits: Notation | null }>({
  id: 'mercenary-band',
  title: 'Mercenary band met',
  dice: 'd6',
  source: book('Scouting event chart'),
  words: ['scouting event', 'mercenaries', 'hire'],
  rows: [
    { on: [1, 4], text: 'They sign on: D6 × 20 points of troops', is: { recruits: 'd6x20' } },
    { on: [5, 6], text: 'They cut the scouts down', is: { recruits: null } },
  ],
});

export const dragonLair = chart<{ readonly wake: boolean }>({
  id: 'dragon-lair',
  title: 'Dragons’ lair found',
  dice: 'd6',
  source: book('Triggering dragonrage'),
  words: ['scouting event', 'dragons', 'wake', 'dragonrage'],
  rows: [
    { on: [1, 3], text: 'The dragons sleep on', is: { wake: false } },
    {
      on: [4, 6],
      text: 'They wake: D6 + 1 dragons fly from the scouted tile',
      then: 'dragons',
      is: { wake: true },
    },
  ],
});
