/** The end of a campaign, in our words. */
import { explained } from '../../../kernel/explained.ts';

export const victoryExplained = explained({
  'ra.over': [
    'The end',
    'The campaign ends after its last night, with its last realm, or earlier if everybody agrees.',
  ],
  'ra.over.nights': [
    'After the last night',
    'After ten nights, or as many as your table set, the realm that yields most on average leads, then tiles, then treasury.',
  ],
  'ra.over.last': ['The last realm', 'If only one player still holds anything, they have won.'],
});
