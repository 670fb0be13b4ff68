/** Bargains, teams, alliances and changed rules, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const diplomacyExplained = explained({
  'na.trade': [
    'Bargains',
    'Gold can change hands at any time. A gift needs no one’s consent; anything in return needs the other player’s.',
    'Key concepts: Gold',
  ],
  'na.trade.hexes': [
    'Hexes in a bargain',
    'Hexes can change hands if both players agree, but no player can give away their last one.',
  ],
  ...within('Teams: 1', {
    'na.teams': [
      'Teams',
      'Before the first turn the table may split into teams for a number of turns. Teammates share Conquest Points and do not fight each other.',
    ],
    'na.teams.events': [
      'Events and your team',
      'Poisoned mines, catastrophe and emissary cannot be used on your own side.',
    ],
    'na.teams.challenge': [
      'Your own side',
      'You cannot challenge players on your own side, or anybody if that would set you against your side.',
    ],
    'na.teams.until': [
      'Teams end',
      'After the turns agreed on, the teams dissolve and everybody may fight everybody.',
    ],
  }),
  'na.alliance': [
    'Allies for a turn',
    'At the start of a turn, players may declare an alliance for that turn: the rules for teams then apply to them. Someone must be left to fight against.',
    'Teams: 2',
  ],
  'na.accord': [
    'Changing the rules',
    'You can change the goal, the last turn, the size of battles and the like only if everybody agrees.',
  ],
});
