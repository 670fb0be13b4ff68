/** The phases as rows: of a seat's turn in the season, and the stages before and after it. */
import type { Phase } from '../../kernel/ruleset.ts';
import { say } from '../../kernel/text.ts';

export const phases: readonly Phase[] = [
  { id: 'map', title: say('The map'), icon: 'compass', runs: 'together', turnsPage: true },
  { id: 'capitals', title: say('Capitals'), icon: 'castle', runs: 'in-turn', turnsPage: true },
  { id: 'realms', title: say('Realms'), icon: 'village', runs: 'each', turnsPage: true },
  { id: 'armies', title: say('Armies'), icon: 'rally-the-troops', runs: 'each', turnsPage: true },
  { id: 'initiative', title: say('Initiative'), icon: 'rolling-dices', runs: 'together' },
  { id: 'subsistence', title: say('Subsistence'), icon: 'wheat', runs: 'in-turn' },
  { id: 'scouting', title: say('Scouting'), icon: 'spyglass', runs: 'in-turn' },
  { id: 'movement', title: say('Movement'), icon: 'walking-boot', runs: 'in-turn' },
  { id: 'battle', title: say('Battles'), icon: 'crossed-swords', runs: 'encounter' },
  { id: 'siege', title: say('Sieges'), icon: 'siege-tower', runs: 'encounter' },
  { id: 'raze', title: say('Razing'), icon: 'burning-tree', runs: 'in-turn' },
  {
    id: 'reorganisation',
    title: say('Reorganisation'),
    icon: 'rally-the-troops',
    runs: 'in-turn',
    turnsPage: true,
  },
  { id: 'autumn', title: say('Autumn equinox'), icon: 'spell-book', runs: 'in-turn' },
  { id: 'quarters', title: say('Winter quarters'), icon: 'snowflake-1', runs: 'each' },
  { id: 'events', title: say('Winter events'), icon: 'rolling-dices', runs: 'each' },
  { id: 'revenue', title: say('Revenue'), icon: 'coins', runs: 'each' },
  { id: 'diplomacy', title: say('Diplomacy'), icon: 'shaking-hands', runs: 'together' },
  { id: 'recruitment', title: say('Recruitment'), icon: 'rally-the-troops', runs: 'each' },
  { id: 'recovery', title: say('Recovery'), icon: 'wheat', runs: 'together' },
  { id: 'construction', title: say('Construction'), icon: 'castle', runs: 'each' },
  { id: 'baggage', title: say('Baggage'), icon: 'scales', runs: 'each' },
  { id: 'deployment', title: say('Deployment'), icon: 'tower-flag', runs: 'each' },
  { id: 'espionage', title: say('Espionage'), icon: 'hooded-assassin', runs: 'in-turn' },
  { id: 'spring', title: say('Spring equinox'), icon: 'spell-book', runs: 'in-turn', turnsPage: true },
];
