/** The rescue of captives, in our words. */
import { explained } from '../../../kernel/explained.ts';

export const rescueExplained = explained(
  {
    'ch.captives.rescue': [
      'Now or never',
      'The owner fights a rescue before anything else, or never. That chance ends when they finish with the battle or give the captives up.',
      'E.3.c.1',
    ],
    'ch.rescue': [
      'A rescue',
      'The attacker wins by freeing every captive; otherwise the defender wins. Freed captives go home either way; no territory is at stake.',
      'E.4.a',
    ],
  },
  {
    'ch.captives.rescue': ['captives', 'rescue'],
    'ch.rescue': ['rescue'],
  },
);
