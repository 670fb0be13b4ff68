/** How long a garrison eats: stockpile and baggage against one load for each banner a month. */

import type { Besieging } from '../map/walls.ts';
import type { State } from '../state.ts';

export type Supplies = {
  readonly mouths: number;
  readonly baggage: number;
  readonly stockpile: number;
  /** Whole turns in which everybody inside still eats; townsfolk alone eat from the stockpile. */
  readonly turns: number;
};

export function suppliesOf(state: State, { tile, defender, siege }: Besieging): Supplies {
  const baggage = siege.inside.reduce((sum, banner) => sum + (state.banners[banner]?.baggage ?? 0), 0);
  const stockpile = state.tiles[tile]?.stockpile ?? 0;
  const mouths = defender === 'independent' ? 1 : siege.inside.length;
  return { mouths, baggage, stockpile, turns: mouths === 0 ? 0 : Math.floor((baggage + stockpile) / mouths) };
}
