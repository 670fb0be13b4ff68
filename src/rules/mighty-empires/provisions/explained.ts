/** What banners live on, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const provisionsExplained = explained(
  {
    'me.subsistence.value': [
      'More mouths than the land feeds',
      'The tile’s value is the most banners it feeds: capital 4, city 2, fortress or village 1, barren 0. The others eat baggage.',
      'Subsistence: foraging',
    ],
    ...within('Subsistence: baggage', {
      'me.subsistence.pool': [
        'Shared baggage',
        'Banners in the same tile may eat each other’s baggage. They cannot share from tile to tile.',
      ],
      'me.subsistence.baggage': [
        'Eating baggage',
        'One baggage point feeds one banner for one turn. A banner carries six at most.',
      ],
      'me.baggage.most': [
        'Six baggage points a banner',
        'No banner carries more than six baggage points. Anything above is lost at once.',
      ],
    }),
    ...within('Stockpiles', {
      'me.subsistence.stockpile': [
        'Eating from a stockpile',
        'One baggage point of a stockpile feeds one banner in the tile for one turn. Only the tile’s owner may eat from it; in a siege, only those inside.',
      ],
      'me.stockpile.place': [
        'Where stockpiles are kept',
        'In the reorganisation phase you may leave baggage points in your own unrazed city or fortress, or pick them up again.',
      ],
      'me.stockpile.most': ['Six in a stockpile', 'A city or fortress holds six baggage points at most.'],
    }),
    'me.subsistence.shortfall': [
      'Going hungry',
      'Roll a D6 for a banner that you cannot feed. 1: it loses D6 × 50 points, 2: D6 × 20, 3: D6 × 10, 4: D6 × 5, 5 and 6: nothing. You choose the troops that go.',
      'No subsistence',
    ],
  },
  {
    'me.subsistence.value': ['subsistence-values'],
    'me.subsistence.shortfall': ['subsistence-shortfall'],
  },
);
