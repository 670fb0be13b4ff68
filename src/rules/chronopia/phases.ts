/** The phases as rows: mustering, the battles, and what each player does after one at his own pace. */
import type { Phase } from '../../kernel/ruleset.ts';
import { say } from '../../kernel/text.ts';

export const phases: readonly Phase[] = [
  { id: 'muster', title: say('Muster'), icon: 'rally-the-troops', runs: 'each', turnsPage: true },
  { id: 'battles', title: say('Battles'), icon: 'crossed-swords', runs: 'encounter' },
  { id: 'casualties', title: say('Casualties'), icon: 'healing', runs: 'each' },
  { id: 'experience', title: say('Experience'), icon: 'spell-book', runs: 'each' },
  { id: 'income', title: say('Income'), icon: 'coins', runs: 'each' },
  { id: 'maintenance', title: say('Maintenance'), icon: 'scales', runs: 'each' },
  { id: 'recruiting', title: say('Recruiting'), icon: 'tower-flag', runs: 'each' },
  { id: 'spending', title: say('Spending'), icon: 'anvil', runs: 'each', turnsPage: true },
  { id: 'over', title: say('The end'), icon: 'crown', runs: 'together' },
];
