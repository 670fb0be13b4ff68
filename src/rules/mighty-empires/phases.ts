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
  { id: 'winter', title: say('Winter'), icon: 'coins', runs: 'each', turnsPage: true },
];
