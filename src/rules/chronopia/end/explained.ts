/** The end of a campaign, in our words. */
import { explained } from '../../../kernel/explained.ts';

export const endExplained = explained({
  'ch.end': [
    'The end',
    'The campaign ends after the agreed number of battles or territories, or when all agree. Most territories win, then the greater rating of fit troops, then the fuller treasury.',
  ],
});
