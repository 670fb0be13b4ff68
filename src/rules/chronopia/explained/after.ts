/** Experience, gold and the fallen, in our words. */
import type { Texts } from '../../../kernel/explained.ts';
import type { RuleId } from '../rules.ts';

export const after = {
  'ch.experience': [
    'Experience',
    'Each figure that survived, wounded or not, brings its warband 1D6 points. An individual counts as a warband of one.',
  ],
  'ch.experience.hits': [
    'Experience for hits',
    'Each hit that left an enemy with an unsaved wound brings the warband 5 points.',
  ],
  'ch.experience.leader': [
    'The winner’s leader',
    'The general of the winning side earns 10 more points if they came through the battle.',
  ],
  'ch.experience.underdog': [
    'The underdog learns',
    'Enemy rating divided by yours, less 1, times 5, rounded down: so many points for each of your figures that fought and survived.',
  ],
  'ch.advance': [
    'Spending experience',
    'Ten points a figure buy one roll against the leader’s value: a D20 for CC, MW, PW, LD and A, a D4 for the rest. A higher roll betters it by 1; for DEF the die counts below zero.',
  ],
  'ch.advance.price': [
    'What a roll costs',
    'One attempt costs 10 points for each figure of the warband, and all of them rise together.',
  ],
  'ch.advance.individuals': [
    'For individuals alone',
    'Only individuals can improve wounds (W) and armour (AC).',
  ],
  'ch.advance.power': ['Power', 'PW improves only for figures whose list gives them some to begin with.'],
  'ch.advance.maximum': [
    'As high as it goes',
    'No value goes past its maximum: 30 for CC, MW, PW, LD and A; 5 for AC, W and ST; MV 5, mounted 8; DEF −5.',
  ],
  'ch.advance.gold': [
    'Gold for experience',
    'Gold counts like experience when you pay for a roll, and may be mixed with it.',
  ],
  'ch.income': [
    'Income',
    'After a battle you fought, each territory pays: fortress 200 gold, city 150, town 100, village 75, hamlet 50, outpost 25.',
  ],
  'ch.income.underdog': [
    'The underdog’s pay',
    'Enemy rating divided by yours, less 1, times 5, rounded down: so many D6 of gold, before the income of your territories.',
  ],
  'ch.maintenance': [
    'Paying the force',
    'A fifth of its points, rounded up, experience left aside. The whole force is paid, garrisons, wounded and Drugged included.',
  ],
  'ch.maintenance.short': [
    'Too little gold',
    'If the treasury cannot pay everybody, you disband figures until it can pay the rest.',
  ],
  'ch.maintenance.minimum': [
    'Who may be dismissed',
    'Dismissals leave no warband below its minimum, unless you disband the whole of it, and keep missile warbands and individuals in proportion.',
  ],
  'ch.upgrade': [
    'Bettering a territory',
    'Gold raises a territory to the next kind: outpost 10, hamlet 25, village 50, town 100, city 250. A fortress is the best there is.',
  ],
  'ch.casualties': [
    'The fate of the fallen',
    'A D20 for each figure carried off: 1–2 killed, 3–6 captured, 7–12 wounded, 13–20 fit for the next battle.',
  ],
  'ch.casualties.lost': [
    'Past all help',
    'Figures raised as skeletons or eaten in the battle are dead; nobody rolls for them.',
  ],
  'ch.captives': [
    'Captives',
    'A captured figure can be rescued at once, ransomed, sold, or kept by Stygians. Captured undead and demons vanish, and their cost is lost.',
  ],
  'ch.captives.rescue': [
    'Now or never',
    'The owner fights a rescue before anything else, or never. That chance ends when they have done with the battle, or give the captives up.',
  ],
  'ch.captives.ransom': [
    'Ransom',
    'Owner and captor may agree on a price at any time: the gold changes hands and the captives go home.',
  ],
  'ch.captives.slavers': [
    'Slavers',
    'Slavers pay half of each captive’s cost, rounded down for each, once no rescue can come.',
  ],
  'ch.second-chance': [
    'Second Chance',
    'A Firstborn Chronomancer who knows this spell and stands at the end of the battle may have fates rolled again, like an alchemist.',
  ],
  'ch.alchemist': [
    'The alchemist',
    'A Blackblood alchemist may have a fate rolled again at once, and the second roll holds. Killed or captured on it, that alchemist helps no more.',
  ],
  'ch.devout.ally': ['Allies of the Devout', 'The Devout ally with other Devout alone.'],
  'ch.devout.summon': [
    'Summoning',
    'Before a battle the Devout summon undead and demons for gold. They count towards the field army, earn no experience and need no pay.',
  ],
  'ch.devout.refund': [
    'When the summoned fade',
    'Unharmed, all their cost comes back. Wounded, all of it on a D6 of 3 or more, killed on 5 or more; else half, rounded down.',
  ],
  'ch.devout.captured': [
    'Summoned and captured',
    'Captured undead and demons vanish, and nothing of their cost comes back.',
  ],
  'ch.stygian.ally': ['Allies of the Stygians', 'Stygians ally with other Stygians alone.'],
  'ch.drugged': [
    'The Drugged',
    'Stygians keep captured humans, elves, dwarves, orcs and goblins as Drugged. They learn nothing and must be paid; nobody hires them.',
  ],
  'ch.drugged.victory': [
    'Drugged after a victory',
    'After a victory Stygians may buy Drugged up to the number they can control. That number stands on your army list.',
  ],
} as const satisfies Partial<Texts<RuleId>>;
