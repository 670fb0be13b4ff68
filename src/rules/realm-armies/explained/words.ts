/** The words of the Realm Armies campaign. */
import type { Word } from '../../../kernel/explained.ts';

export const words: readonly Word[] = [
  {
    word: 'Mission',
    means: 'What an army or fleet is to do in a turn, written face down.',
    also: ['order', 'plan'],
    rule: 'ra.missions.together',
  },
  {
    word: 'Army',
    means: '1000 points under a named general: two dice in a battle.',
    also: ['realm army', 'force'],
    rule: 'ra.recruit',
  },
  {
    word: 'Fleet',
    means: '500 points at sea: one die in a sea battle, and room for one army.',
    also: ['ships', 'navy'],
    rule: 'ra.recruit.fleet',
  },
  {
    word: 'Empire points',
    means: 'What tiles bring in, and what armies, fleets and buildings cost.',
    also: ['EP', 'gold', 'treasury', 'income'],
    rule: 'ra.income',
  },
  {
    word: 'Night',
    means: 'A campaign evening: games, then all missions carried out.',
    also: ['turn', 'evening'],
    rule: 'ra.night.order',
  },
  {
    word: 'Game of the night',
    means:
      'A tabletop game played tonight that earns tactic points: War of the Ring (WotR), the Lord of the Rings skirmish game (LotR SBG) or Uncharted Seas.',
    also: ['WotR', 'LotR', 'SBG', 'War of the Ring', 'Lord of the Rings', 'Uncharted Seas'],
    rule: 'ra.tactics',
  },
  {
    word: 'Tactic point',
    means: 'Earned in games of the night; adds to your dice.',
    also: ['tactics', 'bonus', 'modifier'],
    rule: 'ra.tactics',
  },
  {
    word: 'General',
    means: 'The named hero at the head of an army.',
    also: ['hero', 'leader', 'commander'],
    rule: 'ra.hero.draft',
  },
  {
    word: 'Court',
    means: 'Heroes of yours who lead no army.',
    also: ['spare heroes'],
    rule: 'ra.hero.assigned',
  },
  {
    word: 'Draft',
    means: 'Choosing heroes in turn, round by round.',
    also: ['recruit heroes'],
    rule: 'ra.hero.draft',
  },
  {
    word: 'Home',
    means: 'The tile a realm begins from.',
    also: ['start', 'home tile'],
    rule: 'ra.home.chosen',
  },
  {
    word: 'Defended',
    means: 'A tile with another player’s army, tower, fortress, town or citadel.',
    also: ['undefended', 'uncontested'],
    rule: 'ra.battle',
  },
  {
    word: 'Walls',
    means: 'Fortress, town or citadel: only a siege takes them.',
    also: ['stronghold'],
    rule: 'ra.siege',
  },
  {
    word: 'Garrison',
    means: '500 points that man walls by themselves: one die.',
    also: ['defenders'],
    rule: 'ra.siege.garrison',
  },
  {
    word: 'Guard',
    means: 'A mission: the army stays and defends better.',
    also: ['defend', 'stay'],
    rule: 'ra.mission.guard',
  },
  {
    word: 'Raid',
    means: 'A mission: the army costs another player empire points.',
    also: ['loot', 'plunder'],
    rule: 'ra.raid',
  },
  {
    word: 'Interdict',
    means: 'A mission: another player’s tile earns nothing.',
    also: ['interdiction', 'cut off'],
    rule: 'ra.mission.interdict',
  },
  {
    word: 'Blockade',
    means: 'A fleet before another player’s port; leaving it means a battle.',
    also: ['port'],
    rule: 'ra.mission.blockade',
  },
  {
    word: 'Sea assault',
    means: 'An attack on a coast from a fleet.',
    also: ['landing', 'invade by sea'],
    rule: 'ra.assault',
  },
  {
    word: 'Withdraw',
    means: 'Beaten armies go to a tile of their own beside the battle.',
    also: ['retreat', 'flee'],
    rule: 'ra.field.withdraw',
  },
  {
    word: 'Maintenance',
    means: 'One fortress or citadel for each army, one port for each fleet.',
    also: ['upkeep', 'keep up', 'disband'],
    rule: 'ra.maintenance',
  },
  {
    word: 'Tower',
    means: 'Makes a tile defended and helps the army there; grows into a fortress.',
    also: ['building'],
    rule: 'ra.upgrade.tower',
  },
  {
    word: 'Town',
    means: 'Earns 3, on a river 4, on farm tiles only.',
    also: ['city'],
    rule: 'ra.upgrade.town',
  },
  {
    word: 'Citadel',
    means: 'The capital: earns 2 and keeps up an army; one to a realm.',
    also: ['capital'],
    rule: 'ra.upgrade.citadel',
  },
  { word: 'Mine', means: 'Adds dice to what a tile earns.', also: ['D3', 'D6'], rule: 'ra.income.mines' },
  { word: 'Port', means: 'Where fleets are built and kept.', also: ['harbour'], rule: 'ra.upgrade.port' },
  {
    word: 'Absent',
    means: 'A player who is not there tonight; a named player, or the group, acts for them.',
    also: ['away', 'stand in', 'designee'],
    rule: 'ra.absent',
  },
];
