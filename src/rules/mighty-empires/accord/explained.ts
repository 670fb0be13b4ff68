/** Parts of the book and commanders by agreement, in our words. */
import { explained } from '../../../kernel/explained.ts';

export const accordExplained = explained({
  'me.accord.parts': [
    'Optional rules',
    'By agreement you may add or drop ships, magic, dragons, espionage, peoples and battles with models from the next season on.',
  ],
  'me.accord.parts.begin': [
    'A change begins',
    'What the table agreed about the optional rules takes effect this season.',
  ],
  'me.accord.commander': [
    'A commander',
    'You may name a friend without a realm to command some of your banners. Everybody sees who commands; the realm stays yours.',
    'Extra players',
  ],
});
