/** The muster roll, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const rollExplained = explained(
  {
    'ch.force.missile': [
      'Missile warbands',
      'In the field army and in each garrison, every missile warband needs another warband beside it that does not shoot.',
      'B.1.a.1.a',
    ],
    'ch.force.individuals': [
      'Individuals',
      'The field army and each garrison can have no more individuals than warbands.',
      'B.1.a.1.b',
    ],
    'ch.force.magic': [
      'Magic-users and points',
      'You may have one magic-user for each 1000 points of your force, or part of 1000. Alchemists are not limited.',
      'B.1.a.1.c',
    ],
    'ch.force.fortress': [
      'Magic-users and fortresses',
      'You may have one magic-user for each fortress you hold. If you lose a fortress, the app warns you but takes no one away.',
      'B.1.a.2.a',
    ],
    'ch.force.general': [
      'Your general',
      'The field army needs at least one individual. The one with the highest leadership is the general; between equals, the one worth more points.',
      'B.1.a.2.b',
    ],
    'ch.force.list': [
      'One army list',
      'All figures must come from your own list. Dwarf clans may mix, and an army’s slave races may serve in it.',
      'B.1.a.2.c',
    ],
    'ch.force.field': [
      'How large the field army is',
      '850 points, and more for each territory: fortress 150, city 125, town 100, village 75, hamlet 50, outpost 25.',
      'B.1.b',
    ],
    'ch.garrison.most': [
      'How large a garrison is',
      'Fortress 250 points, city 200, town 150, village 100, hamlet 75, outpost 50. A garrison fights only when its territory is staked.',
      'B.1.c',
    ],
    'ch.garrison.transfer': [
      'Field army and garrisons',
      'Between battles warbands move freely between the field army and garrisons, if there is room and both stay in order.',
      'B.1.c.2',
    ],
    'ch.spells': [
      'Spells',
      'Between battles a magic-user sells spells back for the full price and buys others. Spells count as points of their caster.',
      'B.2.a.3',
    ],
    'ch.recruit': [
      'Recruiting',
      'After a battle, at its step, you buy figures for gold: for old warbands or new ones, at the cost on your list.',
      'B.2.b',
    ],
    'ch.recruit.proportion': [
      'Proportions of a warband',
      'A warband keeps to its list: leaders, specialists and troopers in proportion, all of one kind. An individual is on its own.',
      'B.2.b.1',
    ],
    'ch.recruit.minimum': [
      'Too few in a warband',
      'A warband below its minimum is filled up, or sheds figures until its proportions hold, or is disbanded. A new one begins with its minimum.',
      'B.2.b.2 and B.2.b.3',
    ],
    ...within('B.2.b.4', {
      'ch.transfer': [
        'Transferring figures',
        'You can move figures from one warband to another of the same kind, with everything they have learnt.',
      ],
      'ch.transfer.minimum': [
        'Not below the minimum',
        'A transfer may not take a warband below its minimum or out of proportion.',
      ],
    }),
    'ch.disband': [
      'Disbanding',
      'Discharged figures leave the roll. Their cost and experience are lost.',
      'B.2.b.5',
    ],
    'ch.recruit.raw': [
      'Raw recruits',
      'New figures join with the values of the list, without what the warband has learnt so far.',
      'B.2.b.6',
    ],
    'ch.list': [
      'Your army list',
      'You enter the figures you may recruit, with cost and values from your own books. The app holds no army lists.',
    ],
    'ch.name': ['Names', 'You may name warbands and territories of your own at any time.'],
    'ch.drugged': [
      'The Drugged',
      'Stygians can keep captured humans, elves, dwarves, orcs and goblins as Drugged. Drugged learn nothing and must be paid; you cannot hire them.',
      'F.6.b',
    ],
    'ch.drugged.victory': [
      'Drugged after a victory',
      'After a victory Stygians may buy Drugged up to the number they can control. Your army list gives that number.',
      'F.6.b.3',
    ],
    'ch.piece.warband': ['No such warband', 'The warband is no longer on the roll, or it is not yours.'],
    'ch.piece.figure': ['No such figure', 'That figure is on no army list in this campaign.'],
  },
  {
    'ch.force.missile': ['force-limits'],
    'ch.force.individuals': ['force-limits'],
    'ch.force.magic': ['force-limits'],
    'ch.force.fortress': ['force-limits'],
    'ch.force.field': ['territories', 'force-limits'],
    'ch.garrison.most': ['territories'],
  },
);
