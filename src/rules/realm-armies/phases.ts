/** The stages and the parts of a turn as rows, in the document's order. */
import type { Phase } from '../../kernel/ruleset.ts';
import { say } from '../../kernel/text.ts';

export const phases: readonly Phase[] = [
  { id: 'map', title: say('The map'), icon: 'compass', runs: 'together', turnsPage: true },
  { id: 'homes', title: say('Home tiles'), icon: 'castle', runs: 'in-turn', turnsPage: true },
  { id: 'generals', title: say('Generals'), icon: 'visored-helm', runs: 'in-turn', turnsPage: true },
  { id: 'missions', title: say('Missions'), icon: 'compass', runs: 'together' },
  { id: 'games', title: say('Games of the night'), icon: 'rolling-dices', runs: 'each', turnsPage: true },
  { id: 'battles', title: say('Army battles'), icon: 'crossed-swords', runs: 'encounter' },
  { id: 'fleets', title: say('Fleets'), icon: 'caravel', runs: 'encounter' },
  { id: 'raids', title: say('Raids'), icon: 'burning-tree', runs: 'together' },
  { id: 'maintenance', title: say('Maintenance'), icon: 'scales', runs: 'each' },
  { id: 'recruitment', title: say('Recruitment'), icon: 'rally-the-troops', runs: 'in-turn' },
  { id: 'income', title: say('Empire points'), icon: 'coins', runs: 'together' },
  { id: 'upgrades', title: say('Upgrades'), icon: 'castle', runs: 'each', turnsPage: true },
];
