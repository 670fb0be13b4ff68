/** The phases as rows: mustering, the battles, and what each player does after one at his own pace. */
import type { Phase } from '../../kernel/ruleset.ts';
import { say } from '../../kernel/text.ts';

export const phases: readonly Phase[] = [
  {
    id: 'muster',
    title: say('Muster'),
    does: say('Everybody chooses an army and raises a first force.'),
    icon: 'rally-the-troops',
    runs: 'each',
    turnsPage: true,
  },
  {
    id: 'battles',
    title: say('Battles'),
    does: say('Battles are arranged, prepared, fought and reported.'),
    icon: 'crossed-swords',
    runs: 'encounter',
  },
  {
    id: 'casualties',
    title: say('Casualties'),
    does: say('The fallen are rolled for.'),
    icon: 'healing',
    runs: 'each',
  },
  {
    id: 'experience',
    title: say('Experience'),
    does: say('Survivors and hits earn experience.'),
    icon: 'spell-book',
    runs: 'each',
  },
  { id: 'income', title: say('Income'), does: say('Territories pay gold.'), icon: 'coins', runs: 'each' },
  {
    id: 'maintenance',
    title: say('Maintenance'),
    does: say('The force is paid.'),
    icon: 'scales',
    runs: 'each',
  },
  {
    id: 'recruiting',
    title: say('Recruiting'),
    does: say('New figures, spells and better territories are bought.'),
    icon: 'tower-flag',
    runs: 'each',
  },
  {
    id: 'spending',
    title: say('Spending'),
    does: say('Experience and gold buy better values.'),
    icon: 'anvil',
    runs: 'each',
    turnsPage: true,
  },
  { id: 'over', title: say('The end'), icon: 'crown', runs: 'together' },
];
