/** What comes after a battle, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const aftermathExplained = explained(
  {
    'ch.sequence': [
      'After a battle',
      'Every player who fought settles casualties, experience, the underdog’s pay, income, maintenance, recruiting and spending, in this order. Only then can they fight the next battle.',
      'A.1',
    ],
    'ch.hospital': [
      'The Hospital',
      'Wounded figures go to the home fortress and miss your next battle. They never fight there, and do not count for proportions, minimums or maximums; your table may let them count towards the minimum.',
      'B.1.c.3',
    ],
    'ch.experience': [
      'Experience',
      'Each figure that survived, wounded or not, brings its warband 1D6 points. An individual counts as a warband of one.',
      'C.1.a',
    ],
    'ch.experience.hits': [
      'Experience for hits',
      'Each hit that left an enemy with an unsaved wound brings the warband 5 points.',
      'C.1.a.2',
    ],
    'ch.experience.leader': [
      'The winner’s leader',
      'The general of the winning side earns 10 more points if they came through the battle.',
      'C.1.b.2',
    ],
    'ch.experience.underdog': [
      'The underdog learns',
      'Divide the enemy rating by yours, subtract 1, multiply by 5 and round down: each of your figures that fought and survived earns that many points.',
      'C.1.c',
    ],
    ...within('C.2', {
      'ch.advance': [
        'Spending experience',
        'Ten points a figure buy one roll against the leader’s value: a D20 for CC, MW, PW, LD and A, a D4 for the rest. A higher roll betters it by 1; for DEF read the die as a negative number and roll lower.',
      ],
      'ch.advance.price': [
        'What a roll costs',
        'One attempt costs 10 points for each figure of the warband, and all of them rise together.',
      ],
    }),
    'ch.advance.individuals': [
      'Only for individuals',
      'Only individuals can improve wounds (W) and armour (AC).',
      'C.2.c',
    ],
    'ch.advance.power': ['Power', 'Only figures that have PW on their army list can improve it.', 'C.2.b'],
    'ch.advance.maximum': [
      'As high as it goes',
      'No value can go past its maximum: 30 for CC, MW, PW, LD and A; 5 for AC, W and ST; MV 5, mounted 8; DEF −5.',
      'C.2.e',
    ],
    'ch.advance.gold': [
      'Gold for experience',
      'You can pay for a roll in gold as well as in experience, and you can mix the two.',
      'D.3.a',
    ],
    'ch.income': [
      'Income',
      'After a battle you fought, each territory pays: fortress 200 gold, city 150, town 100, village 75, hamlet 50, outpost 25.',
      'D.1.a',
    ],
    'ch.income.underdog': [
      'The underdog’s pay',
      'Divide the enemy rating by yours, subtract 1, multiply by 5 and round down: you get that many D6 of gold before the income of your territories.',
      'D.1.b',
    ],
    'ch.maintenance': [
      'Paying the force',
      'You pay a fifth of your force’s points in gold, rounded up. Experience does not count; garrisons, wounded and Drugged do.',
      'D.2',
    ],
    ...within('D.2.b', {
      'ch.maintenance.short': [
        'Too little gold',
        'If your treasury cannot pay everybody, you disband figures until it can pay the rest.',
      ],
      'ch.maintenance.minimum': [
        'Who may be dismissed',
        'Dismissals leave no warband below its minimum, unless you disband the whole of it, and keep missile warbands and individuals in proportion.',
      ],
    }),
    'ch.casualties': [
      'The fate of the fallen',
      'A D20 for each figure carried off: 1–2 killed, 3–6 captured, 7–12 wounded, 13–20 fit for the next battle.',
      'E.3.b',
    ],
    'ch.casualties.lost': [
      'Past all help',
      'Figures raised as skeletons or eaten in the battle are dead; nobody rolls for them.',
      'E.3.a',
    ],
    'ch.second-chance': [
      'Second Chance',
      'A Firstborn Chronomancer who knows this spell and survives the battle may reroll fates, like an alchemist.',
      'F.1',
    ],
    'ch.alchemist': [
      'The alchemist',
      'A Blackblood alchemist may reroll a fate at once, and the second roll stands. If it comes up killed or captured, that alchemist can reroll no more.',
      'F.4',
    ],
    'ch.devout.refund': [
      'When the summoned fade',
      'If they are unharmed, their whole cost comes back. If wounded, all of it on a D6 of 3 or more; if killed, on 5 or more; otherwise half, rounded down.',
      'F.5.c.2',
    ],
    'ch.devout.captured': [
      'Summoned and captured',
      'Captured undead and demons vanish, and none of their cost comes back.',
      'F.5.c.3',
    ],
  },
  {
    'ch.sequence': ['sequence'],
    'ch.experience': ['experience'],
    'ch.experience.hits': ['experience'],
    'ch.experience.leader': ['experience'],
    'ch.experience.underdog': ['experience'],
    'ch.advance': ['advances'],
    'ch.advance.maximum': ['maxima'],
    'ch.income': ['territories'],
    'ch.income.underdog': ['underdog-income'],
    'ch.maintenance': ['maintenance'],
    'ch.casualties': ['casualty-recovery'],
    'ch.devout.refund': ['summoned-refund'],
  },
);
