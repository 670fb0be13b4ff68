/** Territories, forces and recruiting, in our words. */
import type { Texts } from '../../../kernel/explained.ts';
import type { RuleId } from '../rules.ts';

export const force = {
  'ch.sequence': [
    'After a battle',
    'Every player who fought settles casualties, experience, the underdog’s pay, income, maintenance, recruiting and spending, in this order. The next battle waits for it.',
  ],
  'ch.territory.start': [
    'Two territories',
    'You begin with a fortress and one more territory. A D20 says which: 1 fortress, 2–3 city, 4–6 town, 7–10 village, 11–15 hamlet, else outpost.',
  ],
  'ch.territory.most': [
    'Twelve at most',
    'Nobody holds more than 12 territories. A player who wins a thirteenth gives one up, or gains nothing.',
  ],
  'ch.force.missile': [
    'Missile warbands',
    'In the field army and in each garrison, every warband whose troopers shoot needs another whose troopers do not.',
  ],
  'ch.force.individuals': [
    'Individuals',
    'In the field army and in each garrison there are no more individuals than warbands.',
  ],
  'ch.force.magic': [
    'Magic-users and points',
    'One magic-user for each 1000 points of the force, a thousand begun counted whole. Alchemists are not limited.',
  ],
  'ch.force.fortress': [
    'Magic-users and fortresses',
    'One magic-user for each fortress you hold. If you lose a fortress, the app says so and takes nobody away.',
  ],
  'ch.force.general': [
    'Your general',
    'The field army has an individual at least. The one with the highest leadership is general; between equals, the one worth more points.',
  ],
  'ch.force.list': [
    'One army list',
    'All figures come from your own list. Dwarf clans may mix, and an army’s slave races may serve in it.',
  ],
  'ch.force.field': [
    'How large the field army is',
    '850 points, and more for each territory: fortress 150, city 125, town 100, village 75, hamlet 50, outpost 25.',
  ],
  'ch.garrison.most': [
    'How large a garrison is',
    'Fortress 250 points, city 200, town 150, village 100, hamlet 75, outpost 50. A garrison fights only when its territory is staked.',
  ],
  'ch.garrison.transfer': [
    'Field army and garrisons',
    'Between battles warbands move freely between the field army and garrisons, if there is room and both stay in order.',
  ],
  'ch.hospital': [
    'The Hospital',
    'Wounded figures lie in the home fortress and miss your next battle. They never fight there, and no proportion, minimum or maximum counts them; a table may let them count towards the minimum.',
  ],
  'ch.initial': [
    'Your first force',
    'You spend 1000 points, or as many as your table set, on warbands and individuals. All limits hold; changing your mind costs nothing until the campaign begins.',
  ],
  'ch.initial.gold': [
    'Points left over',
    'Each point you do not spend on the first force becomes 1 gold in your treasury.',
  ],
  'ch.spells': [
    'Spells',
    'Between battles a magic-user sells spells back for the full price and buys others. Spells count as points of their caster.',
  ],
  'ch.recruit': [
    'Recruiting',
    'After a battle, at its step, you buy figures for gold: for old warbands or new ones, at the cost on your list.',
  ],
  'ch.recruit.proportion': [
    'Proportions of a warband',
    'A warband keeps to its list: leaders, specialists and troopers in proportion, all of one kind. Individuals stand alone.',
  ],
  'ch.recruit.minimum': [
    'Too few in a warband',
    'A warband below its minimum is filled up, or sheds figures until its proportions hold, or is disbanded. A new one begins with its minimum.',
  ],
  'ch.transfer': [
    'Transferring figures',
    'Figures may move from one warband to another of the same kind, with everything they have learnt.',
  ],
  'ch.transfer.minimum': [
    'Not below the minimum',
    'A transfer may not take a warband below its minimum or out of proportion.',
  ],
  'ch.disband': ['Disbanding', 'Discharged figures leave the roll. Their cost and experience are lost.'],
  'ch.recruit.raw': [
    'Raw recruits',
    'New figures join with the values of the list, without what the warband has learnt so far.',
  ],
  'ch.allies': [
    'Allies',
    'Another player may lend you their field army, or part of it, for one battle, and plays it. Where many fight, each fights alone.',
  ],
  'ch.army': ['Army and colour', 'Each player chooses an army, and a colour that nobody else bears.'],
  'ch.list': [
    'Your army list',
    'You enter the figures you may recruit, with cost and values from your own books. The app holds no army lists.',
  ],
  'ch.name': ['Names', 'You may name warbands and territories of your own at any time.'],
  'ch.stage': [
    'Mustering, then battles',
    'The campaign begins when every player has said that their force is ready.',
  ],
} as const satisfies Partial<Texts<RuleId>>;
