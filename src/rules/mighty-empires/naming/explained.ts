/** Names of pieces and years, in our words. */
import { explained } from '../../../kernel/explained.ts';

export const namingExplained = explained(
  {
    'me.names': [
      'Naming',
      'You may name your own realm, tiles, banners and ships; any player may name independent places and years. The name charts offer names, a D20 for each element.',
    ],
    'me.piece.name': ['Nothing to name', 'You cannot name something that is gone.'],
  },
  {
    'me.names': [
      'names-bretonnian',
      'names-empire',
      'names-dwarf',
      'names-elven',
      'names-black-speech',
      'name-endings',
      'name-length-normal',
      'name-length-short',
      'name-length-long',
      'year-names',
    ],
  },
);
