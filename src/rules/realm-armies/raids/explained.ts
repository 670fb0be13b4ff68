/** Raids, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const raidsExplained = explained(
  {
    ...within('VI.D', {
      'ra.raid': [
        'Raids',
        'Each raiding army rolls a D6: the tile’s owner loses as many empire points. Tactic points add 1 or 2, and 1 more from the skirmish game.',
      ],
      'ra.raid.empty': [
        'An empty treasury',
        'A player cannot lose more empire points than their treasury holds.',
      ],
    }),
  },
  {
    'ra.raid': ['raid'],
  },
);
