/** Territories and gold, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const territoryExplained = explained(
  {
    ...within('A.2', {
      'ch.territory.start': [
        'Two territories',
        'You begin with a fortress and one more territory. A D20 says which: 1 fortress, 2–3 city, 4–6 town, 7–10 village, 11–15 hamlet, else outpost.',
      ],
      'ch.territory.most': [
        'Twelve at most',
        'No player can hold more than 12 territories. A player who wins a thirteenth gives one up, or gains nothing.',
      ],
    }),
    'ch.upgrade': [
      'Upgrading a territory',
      'Gold raises a territory to the next kind: outpost 10, hamlet 25, village 50, town 100, city 250. A fortress is the best there is.',
      'D.3.b',
    ],
    'ch.gold': ['Gold', 'You cannot spend more gold than your treasury holds.'],
    'ch.piece.territory': ['No such territory', 'Nobody holds that territory any more, or it is not yours.'],
  },
  {
    'ch.territory.start': ['territories'],
    'ch.upgrade': ['territories'],
  },
);
