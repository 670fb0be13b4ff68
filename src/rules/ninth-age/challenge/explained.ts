/** Challenges, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const challengeExplained = explained({
  ...within('Challenge Phase', {
    'na.challenge': [
      'Challenges',
      'From the smallest realm up, each player challenges another; the two fight this turn.',
    ],
    'na.challenge.challenged': [
      'Already challenged',
      'If somebody has challenged you this turn, you issue no challenge.',
    ],
    'na.challenge.alliance': [
      'An alliance',
      'Challenge someone who already has a battle, and you join their opponent: two against one.',
    ],
    'na.challenge.alliances': [
      'Two alliances',
      'Challenge one of two allies, and you join the player they face. That way four players can fight, two against two.',
    ],
    'na.challenge.full': [
      'No room beside them',
      'No more than two players can fight on one side, so you cannot challenge that player again this turn.',
    ],
    'na.challenge.nobody': [
      'Nobody to challenge',
      'If there is no one left to challenge, you issue no challenge. Otherwise every player must issue one.',
    ],
    'na.challenge.form': [
      'One against two',
      'The player who stands alone chooses: one battle against both allies, or a battle against each in turn.',
    ],
    'na.challenge.duels': [
      'Two against two',
      'The player challenged first chooses: one battle of all four, or two duels, and who meets whom in them.',
    ],
  }),
});
