/** The founding of realms, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const foundingExplained = explained({
  'na.setup.stage': [
    'One stage after the other',
    'A campaign goes from the map to the founding of realms, then to its turns. Each stage is done before the next begins.',
  ],
  ...within('Founding realms', {
    'na.founding.order': [
      'Who founds first',
      'Everybody rolls a D6. The highest places the first capital, the others follow clockwise; the second flags go round in the same order.',
    ],
    'na.founding.capital': [
      'Your capital',
      'Your capital is a city with your flag, on any free hex but a swamp. In everything else it is a city like others, and can be taken.',
    ],
    'na.founding.apart': ['Capitals apart', 'Two capitals cannot stand on hexes that touch.'],
    'na.founding.symmetrical': [
      'Capitals on an even map',
      'On an even map all capitals must stand on hexes that match the first one chosen.',
    ],
    'na.founding.flag': [
      'Your second flag',
      'Once all capitals are founded, each player puts a flag on one more hex without a flag. It need not touch the capital.',
    ],
  }),
  'na.founding.tincture': [
    'Colours',
    'Each realm has its own colour, so that you can tell flags on the map apart.',
  ],
  'na.names': [
    'Names',
    'You may name your realm and your hexes at any time. A name changes nothing in the rules.',
  ],
  'na.piece.seat': ['No such realm', 'That player has no realm in this campaign.'],
});
