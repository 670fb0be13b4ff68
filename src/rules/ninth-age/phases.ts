/** The phases as rows: the set-up, then those of a turn. */
import type { Phase } from '../../kernel/ruleset.ts';
import { say } from '../../kernel/text.ts';

export const phases: readonly Phase[] = [
  {
    id: 'map',
    title: say('The map'),
    does: say('Players lay the hexes.'),
    icon: 'compass',
    runs: 'together',
    turnsPage: true,
  },
  {
    id: 'founding',
    title: say('Founding realms'),
    does: say('Every player places a capital and a second flag.'),
    icon: 'castle',
    runs: 'in-turn',
  },
  {
    id: 'realms',
    title: say('Realm sizes'),
    does: say('Players compare their realms: the smallest plays first.'),
    icon: 'scales',
    runs: 'together',
  },
  {
    id: 'events',
    title: say('Events'),
    does: say('Each player picks one of eight events.'),
    icon: 'hourglass',
    runs: 'in-turn',
  },
  {
    id: 'mining',
    title: say('Mining'),
    does: say('Players roll for gold from their mines.'),
    icon: 'gold-mine',
    runs: 'each',
    turnsPage: true,
  },
  {
    id: 'challenge',
    title: say('Challenges'),
    does: say('Each player challenges another.'),
    icon: 'flying-flag',
    runs: 'in-turn',
  },
  {
    id: 'battle',
    title: say('Battles'),
    does: say('Players fight their battles and enter the results.'),
    icon: 'crossed-swords',
    runs: 'encounter',
    turnsPage: true,
  },
  {
    id: 'conquest',
    title: say('Invasion and construction'),
    does: say('Players spend Conquest Points on hexes, buildings and raids.'),
    icon: 'castle',
    runs: 'in-turn',
  },
  {
    id: 'points',
    title: say('Realm Points'),
    does: say('Players count their Realm Points; enough of them win.'),
    icon: 'crown',
    runs: 'together',
    turnsPage: true,
  },
  { id: 'over', title: say('The campaign is over'), icon: 'crown', runs: 'together' },
];
