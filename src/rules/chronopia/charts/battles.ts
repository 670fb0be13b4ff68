/** Battles: what is staked, the weather, who gets up again, what is done with captives. */
import { chart, lookUp } from '../../../kernel/chart.ts';
import { book } from './source.ts';

export const stakes = chart({
  id: 'stakes',
  title: 'What a battle is about',
  source: book('E.1 and E.4'),
  heads: ['Battle', 'Territory'],
  words: ['stake', 'territory', 'winner', 'loser', 'generate', 'challenge', 'rescue', 'multi-player'],
  foot: 'A draw moves no territory.',
  rows: [
    {
      id: 'two-new',
      label: 'Two players, the winner takes the new territory',
      on: [1, 1],
      text: 'The loser keeps their stake',
      is: { winner: 'new', loser: 'own' },
    },
    {
      id: 'two-staked',
      label: 'Two players, the winner takes the loser’s stake',
      on: [2, 2],
      text: 'The loser gets the new territory',
      is: { winner: 'staked', loser: 'new' },
    },
    {
      id: 'many',
      label: 'More than two, none allied',
      on: [3, 3],
      text: 'No stakes: a new territory for each player whose mission succeeds',
      is: { winner: 'new', loser: 'nothing' },
    },
    {
      id: 'rescue',
      label: 'Rescue',
      on: [4, 4],
      text: 'No territory changes hands',
      is: { winner: 'nothing', loser: 'nothing' },
    },
    {
      id: 'challenge',
      label: 'Challenge',
      on: [5, 5],
      text: 'The winner takes the loser’s stake; each names the other’s',
      note: 'declined: one territory of the challenged player’s choice',
      is: { winner: 'staked', loser: 'nothing' },
    },
  ],
});

export interface Climate {
  readonly climate: 'cold' | 'temperate' | 'hot';
  readonly season: 'all' | 'winter' | 'spring' | 'summer' | 'autumn';
  readonly desert: boolean;
}
const weather = (
  on: readonly [number, number],
  climate: Climate['climate'],
  season: Climate['season'],
  text: string,
  bend?: 'coldBlooded' | 'desert',
) => ({
  on,
  text,
  ...(bend === undefined
    ? {}
    : {
        note:
          bend === 'desert'
            ? 'roll for desert conditions (supplement, page 55)'
            : 'troubles the cold-blooded',
      }),
  is: { climate, season, desert: bend === 'desert' },
});
export const climate = chart<Climate>({
  id: 'climate',
  title: 'Climate and season',
  dice: 'd20',
  source: book('E.1, Table 3'),
  heads: ['D20', 'Weather'],
  words: ['weather', 'cold-blooded', 'desert', 'winter', 'summer', 'hot', 'temperate'],
  rows: [
    weather([1, 5], 'cold', 'all', 'Cold the year round', 'coldBlooded'),
    weather([6, 8], 'temperate', 'winter', 'Temperate, winter', 'coldBlooded'),
    weather([9, 10], 'temperate', 'spring', 'Temperate, spring'),
    weather([11, 13], 'temperate', 'summer', 'Temperate, summer'),
    weather([14, 15], 'temperate', 'autumn', 'Temperate, autumn'),
    weather([16, 20], 'hot', 'all', 'Hot the year round', 'desert'),
  ],
});

export type Fate = 'killed' | 'captured' | 'wounded' | 'recovered';
export const casualtyRecovery = chart<{ readonly fate: Fate }>({
  id: 'casualty-recovery',
  title: 'Casualty recovery',
  dice: 'd20',
  source: book('E.3, Table 4'),
  heads: ['D20', 'The figure is'],
  words: ['casualty', 'fallen', 'dead', 'killed', 'captured', 'wounded', 'hospital', 'heal'],
  foot: 'Figures raised as skeletons or eaten do not roll.',
  rows: [
    { on: [1, 2], text: 'Killed', is: { fate: 'killed' } },
    { on: [3, 6], text: 'Captured', then: 'captives', is: { fate: 'captured' } },
    { on: [7, 12], text: 'Wounded', note: 'misses the next battle', is: { fate: 'wounded' } },
    { on: [13, 20], text: 'Fully recovered', note: 'ready for the next battle', is: { fate: 'recovered' } },
  ],
});
export const fateOf = (total: number): Fate => lookUp(casualtyRecovery, total).is.fate;

/** Slavers pay the base cost divided by so much, rounded down. */
export const slaversShare = 2;
export const captives = chart({
  id: 'captives',
  title: 'Captives',
  source: book('E.3'),
  heads: ['What', 'How'],
  words: ['prisoner', 'rescue', 'ransom', 'slaver', 'drugged', 'stygian', 'captured'],
  rows: [
    {
      id: 'rescue',
      label: 'Rescue',
      on: [1, 1],
      text: 'The owner fights for them at once, or never',
      then: 'rescue',
      is: { way: 'rescue' },
    },
    {
      id: 'ransom',
      label: 'Ransom',
      on: [2, 2],
      text: 'For a price both agree on, before or after',
      is: { way: 'ransom' },
    },
    {
      id: 'slavers',
      label: 'Slavers',
      on: [3, 3],
      text: '1/2 of the base cost in gold',
      note: 'rounded down',
      is: { way: 'slavers' },
    },
    {
      id: 'drugged',
      label: 'Drugged',
      on: [4, 4],
      text: 'Stygians keep humans, elves, dwarves, orcs and goblins',
      is: { way: 'drugged' },
    },
    {
      id: 'summoned',
      label: 'Undead and demons',
      on: [5, 5],
      text: 'Dispelled, and their cost is not returned',
      is: { way: 'summoned' },
    },
  ],
});

export const rescue = chart({
  id: 'rescue',
  title: 'Rescue',
  source: book('E.4'),
  heads: ['What', 'How'],
  words: ['scenario', 'captives', 'deployment', 'free', 'defender', 'attacker', 'captured'],
  foot: 'Experience and income as after any battle.',
  rows: [
    {
      id: 'defender',
      label: 'Defender',
      on: [1, 1],
      text: 'First, in a circle of 9 inches in the middle',
      is: { inches: 9 },
    },
    {
      id: 'captives',
      label: 'Captives',
      on: [2, 2],
      text: 'Inside it, within 4 inches of each other',
      is: { inches: 4 },
    },
    {
      id: 'attacker',
      label: 'Attacker',
      on: [3, 3],
      text: 'A normal zone at any edge they like',
      is: { inches: 0 },
    },
    {
      id: 'free',
      label: 'Setting free',
      on: [4, 4],
      text: 'Next to the captive, 1 action each',
      note: 'captives neither fight nor free others; defenders cannot attack them until they are freed',
      is: { actions: 1 },
    },
    {
      id: 'victory',
      label: 'Victory',
      on: [5, 5],
      text: 'The attacker wins by freeing every captive; otherwise the defender wins',
      is: { actions: 0 },
    },
  ],
});
