/** The phases as rows: mustering, the battles, and the steps each player takes after one at their own pace. */
import type { Phase } from '../../kernel/ruleset.ts';
import { say } from '../../kernel/text.ts';

export const phases: readonly Phase[] = [
  {
    id: 'muster',
    title: say('Muster'),
    does: say('Every player chooses an army and raises a first force.'),
    icon: 'rally-the-troops',
    runs: 'each',
    turnsPage: true,
  },
  {
    id: 'battles',
    title: say('Battles'),
    does: say('Players arrange, prepare, fight and report battles.'),
    icon: 'crossed-swords',
    runs: 'encounter',
  },
  {
    id: 'casualties',
    title: say('Casualties'),
    does: say('Players roll for their fallen.'),
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
    does: say('Players pay their forces.'),
    icon: 'scales',
    runs: 'each',
  },
  {
    id: 'recruiting',
    title: say('Recruiting'),
    does: say('Players buy figures, spells and better territories.'),
    icon: 'tower-flag',
    runs: 'each',
  },
  {
    id: 'spending',
    title: say('Spending'),
    does: say('Players buy better values with experience and gold.'),
    icon: 'anvil',
    runs: 'each',
    turnsPage: true,
  },
  { id: 'over', title: say('The end'), icon: 'crown', runs: 'together' },
];
