/** The phases as rows: the set-up, then those of a turn. */
import type { Phase } from '../../kernel/ruleset.ts';
import { say } from '../../kernel/text.ts';

export const phases: readonly Phase[] = [
  { id: 'map', title: say('The map'), icon: 'compass', runs: 'together', turnsPage: true },
  { id: 'founding', title: say('Founding realms'), icon: 'castle', runs: 'in-turn' },
  { id: 'realms', title: say('Realm sizes'), icon: 'scales', runs: 'together' },
  { id: 'events', title: say('Events'), icon: 'hourglass', runs: 'in-turn' },
  { id: 'mining', title: say('Mining'), icon: 'gold-mine', runs: 'each', turnsPage: true },
  { id: 'challenge', title: say('Challenges'), icon: 'flying-flag', runs: 'in-turn' },
  { id: 'battle', title: say('Battles'), icon: 'crossed-swords', runs: 'encounter', turnsPage: true },
  { id: 'conquest', title: say('Invasion and construction'), icon: 'castle', runs: 'in-turn' },
  { id: 'points', title: say('Realm Points'), icon: 'crown', runs: 'together', turnsPage: true },
  { id: 'over', title: say('The campaign is over'), icon: 'crown', runs: 'together' },
];
