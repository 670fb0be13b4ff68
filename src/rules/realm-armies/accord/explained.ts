/** Bargains, names and what the players agree on, in our words. */
import { explained } from '../../../kernel/explained.ts';

export const accordExplained = explained({
  'ra.trade': ['Bargains', 'Two players may exchange empire points, tiles and heroes, if both agree.'],
  'ra.trade.points': [
    'Empire points in a bargain',
    'You cannot give more empire points than your treasury holds.',
  ],
  'ra.trade.tiles': [
    'Tiles in a bargain',
    'You can give only your own tiles. An army or fleet there must leave first.',
  ],
  'ra.trade.heroes': ['Heroes in a bargain', 'You can give only heroes who serve you.'],
  'ra.trade.quiet': [
    'No bargains in battle',
    'While battles, fleets and raids are carried out, bargains wait.',
  ],
  'ra.accord': [
    'Changing the rules',
    'You can change how you read the rules only if everybody agrees, and only from then on.',
  ],
  'ra.name': ['Names', 'You may name your realm, tiles, armies and fleets at any time.'],
  'ra.piece.name': ['Nothing to name', 'You cannot name something that is gone.'],
});
