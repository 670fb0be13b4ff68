/** Captives, in our words. */
import { explained } from '../../../kernel/explained.ts';

export const captivesExplained = explained(
  {
    'ch.captives': [
      'Captives',
      'A captured figure can be rescued at once, ransomed, sold, or kept by Stygians. Captured undead and demons vanish, and their cost is lost.',
      'E.3.c',
    ],
    'ch.captives.ransom': [
      'Ransom',
      'Owner and captor can agree on a price at any time: the gold changes hands and the captives go home.',
      'E.3.c.2',
    ],
    'ch.captives.slavers': [
      'Slavers',
      'Slavers pay half of each captive’s cost, rounded down for each, once no rescue can come.',
      'E.3.c.3',
    ],
    'ch.piece.captive': ['No such captive', 'No one holds that figure captive any more.'],
  },
  {
    'ch.captives': ['captives'],
    'ch.captives.ransom': ['captives'],
    'ch.captives.slavers': ['captives'],
  },
);
