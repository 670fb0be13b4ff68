/** Subsistence, in our words. */
import { explained } from '../../../kernel/explained.ts';

export const subsistenceExplained = explained(
  {
    'me.subsistence': [
      'Every banner eats',
      'At the start of your turn each banner needs one point of supplies: from the land, a stockpile or baggage. A banner that can eat must eat; one that cannot tests for shortfall.',
      'Subsistence',
    ],
    'me.subsistence.fed': [
      'Living off the land',
      'A capital feeds 4 banners a turn, another city 2, a fortress or village 1, barren or razed land none. In a siege neither side forages.',
      'Subsistence: foraging',
    ],
  },
  {
    'me.subsistence': ['subsistence-values', 'subsistence-shortfall'],
    'me.subsistence.fed': ['subsistence-values'],
  },
);
