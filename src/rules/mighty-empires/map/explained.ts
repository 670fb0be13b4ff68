/** Pieces that are gone, in our words. */
import { explained } from '../../../kernel/explained.ts';

export const mapExplained = explained({
  'me.piece.banner': ['The banner is gone', 'The order names a banner that is no longer on the map.'],
  'me.piece.tile': ['No such tile', 'The order names a tile that is not on the map, or that is unknown.'],
  'me.piece.seat': ['No such realm', 'The order names a player who has no realm in this campaign.'],
  'me.piece.ship': ['The ship is gone', 'The order names a ship that no longer sails.'],
});
