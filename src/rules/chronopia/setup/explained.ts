/** Mustering, in our words. */
import { explained } from '../../../kernel/explained.ts';

export const setupExplained = explained({
  'ch.initial': [
    'Your first force',
    'You spend 1000 points, or as many as your table set, on warbands and individuals. All limits hold; changing your mind costs nothing until the campaign begins.',
    'B.2.a',
  ],
  'ch.initial.gold': [
    'Points left over',
    'Each point you do not spend on the first force becomes 1 gold in your treasury.',
    'B.2.a.2',
  ],
  'ch.army': ['Army and colour', 'Each player chooses an army, and a colour that no other player has.'],
  'ch.stage': [
    'Mustering, then battles',
    'The campaign can begin once every player has said that their force is ready.',
  ],
  'ch.open': [
    'Open books',
    'Nothing is secret in this campaign except stakes, until both players have chosen theirs.',
  ],
  'ch.piece.seat': ['No such player', 'That player has no force in this campaign.'],
});
