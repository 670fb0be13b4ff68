/** What must hold of every siege: walls that stand, a garrison within them, besiegers in the open. */

import { siegeOf, wallsOf } from '../map/walls.ts';
import type { State } from '../state.ts';

export const sieges = (state: State): readonly string[] =>
  Object.entries(state.encounters).flatMap(([id, { kind, siege }]) => {
    if ((kind === 'siege') !== (siege !== null)) return [`${id} is half a siege`];
    const found = siegeOf(state, id);
    if (!found) return [];
    const { tile, defender, attackers } = found;
    const { inside, hardship, breach } = found.siege;
    const strays = inside.filter((banner) => {
      const { tile: at, seat } = state.banners[banner] ?? {};
      return at !== tile || seat !== defender;
    });
    return [
      ...(wallsOf(state.tiles[tile]) ? [] : [`${id} besieges no walls`]),
      ...(state.tiles[tile]?.flag === defender ? [] : [`${id} besieges what is not the defender's`]),
      ...(defender === 'independent' || inside.length > 0 ? [] : [`${id} besieges nobody`]),
      ...strays.map((banner) => `${banner} is not within ${id}`),
      ...(inside.some((banner) => attackers[banner]) ? [`${id} is besieged from within`] : []),
      ...(hardship >= 0 && (breach === null || (breach >= 0 && breach <= 3)) ? [] : [`${id} has odd walls`]),
    ];
  });
