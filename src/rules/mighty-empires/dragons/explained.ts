/** Dragons that wake, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const dragonsExplained = explained(
  {
    'me.dragons': [
      'Dragons are awake',
      'Scouts at a lair or a winter event of 2 or 12 wake them, and any player may let them fly. A winter flight starts at one of the all-mountain tiles, and the tiles it razes lie waste for a whole extra year.',
      'The Dragonrage',
    ],
    'me.dragons.number': [
      'How many wake',
      'Scouts at a lair wake D6 + 1 dragons, a winter event 2D6 + 3.',
      'The Dragonrage: triggering',
    ],
    ...within('The Dragonrage: moving the dragons', {
      'me.dragons.flight': [
        'The dragons’ flight',
        'One stays behind in each tile, the others fly on. A D6 gives the side: 1 is east, then clockwise; if it leads off the map, roll again.',
      ],
      'me.dragons.attack': [
        'What a dragon does',
        'A D6 once for each tile they reach. 1: nothing. 2 to 4: settlement razed, each banner loses D6 × 30. 5 and 6: settlement razed, banners destroyed. Woods burn from 2 up.',
      ],
      'me.dragons.ships': [
        'Ships below dragons',
        'Where the dragons rolled 5 or 6, each ship in the tile is lost on a D6 of 4 or more.',
      ],
    }),
  },
  {
    'me.dragons': ['dragon-numbers', 'dragons'],
    'me.dragons.number': ['dragon-numbers'],
    'me.dragons.attack': ['dragons'],
    'me.dragons.ships': ['dragons'],
  },
);
