/** Battles, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const battleExplained = explained(
  {
    'ch.allies': [
      'Allies',
      'Another player may lend you their field army, or part of it, for one battle, and plays it. Where many fight, each fights alone.',
      'B.3',
    ],
    'ch.devout.ally': ['Allies of the Devout', 'The Devout can ally only with other Devout.', 'F.5.a'],
    'ch.devout.summon': [
      'Summoning',
      'Before a battle the Devout summon undead and demons for gold. They count towards the field army, earn no experience and need no pay.',
      'F.5.c.1 and F.5.d',
    ],
    'ch.stygian.ally': ['Allies of the Stygians', 'Stygians can ally only with other Stygians.', 'F.6.a'],
    'ch.battle': [
      'Battles',
      'Any player can arrange a battle with another, or with several, each for themselves. The others must agree; only its players prepare and report it.',
      'E.1',
    ],
    'ch.battle.two': [
      'A battle of two',
      'A D20 brings a new territory. The winner keeps their stake and takes the new one or the loser’s stake; if the stake, the loser gets the new one.',
      'E.1.a',
    ],
    'ch.battle.stake': [
      'Stakes',
      'Before the battle both choose a territory to stake, face down. Its garrison fights beside the field army. A player without land stakes nothing.',
      'E.1.a and E.1.a.3',
    ],
    'ch.battle.many': [
      'A battle of many',
      'With more than two players there are no stakes and no allies. Every player who completes their mission rolls a D20 for a new territory.',
      'E.1.b',
    ],
    'ch.climate': [
      'The weather',
      'A D20: 1–5 cold, 6–8 winter, 9–10 spring, 11–13 summer, 14–15 autumn, 16–20 hot. Cold and winter affect the cold-blooded.',
      'E.1.c',
    ],
    'ch.climate.desert': [
      'Desert conditions',
      'In hot weather you roll on the desert table of your own supplement and enter the result.',
      'E.1.c, Table 3',
    ],
    'ch.victory': [
      'Winning',
      'If only one player of a battle of two meets their victory conditions, that player wins.',
      'E.2.b',
    ],
    'ch.victory.wounds': [
      'Both met theirs',
      'The player who inflicted more wounds wins, counting wounds on summoned creatures. Equal wounds are a draw.',
      'E.2.c',
    ],
    'ch.victory.draw': [
      'A draw',
      'If neither player met their conditions it is a draw: no one wins a territory, and none changes hands.',
      'E.2.d',
    ],
    'ch.victory.mission': [
      'The same mission',
      'If both have the same mission and only one can complete it, the first to do so wins, or the player who takes it from them.',
      'E.2.e',
    ],
    ...within('E.4.b', {
      'ch.challenge': [
        'A challenge',
        'Fought until one side is dead, gone or panicked; the player who holds the board wins the other’s stake. If nobody holds it, it is a draw.',
      ],
      'ch.challenge.declined': [
        'Declining a challenge',
        'If you decline, you give the challenger a territory of your own choice. If you have none, declining costs you nothing.',
      ],
      'ch.challenge.staked': [
        'Stakes of a challenge',
        'In a challenge each player names the territory that the other stakes.',
      ],
    }),
    'ch.battle.when': [
      'When and where',
      'The players of a battle note when and where they meet. It is not binding.',
    ],
    'ch.battle.off': [
      'Called off',
      'If all its players agree, they call the battle off. Gold spent on summoning comes back.',
    ],
    'ch.victory.agreed': [
      'Both sides confirm',
      'One player reports how the battle went, and the report counts once the others agree.',
    ],
    'ch.piece.battle': ['No such battle', 'That battle is over, or has been called off.'],
  },
  {
    'ch.battle.two': ['stakes', 'territories'],
    'ch.battle.stake': ['stakes'],
    'ch.battle.many': ['stakes', 'territories'],
    'ch.climate': ['climate'],
    'ch.challenge': ['stakes'],
    'ch.challenge.staked': ['stakes'],
  },
);
