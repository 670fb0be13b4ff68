/** What is still in the packs while the map is being laid. */
import type { Direction, TileId } from '../../../kernel/hex.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { designOf, designs, isDesign, type Pack, packs } from '../land/designs.ts';
import type { Laying } from '../land/laying.ts';
import { refusals } from '../land/placement.ts';
import type { State } from '../state.ts';

/** The tiles of a pack not yet on the table; those put back come last. */
export function pileOf(
  state: State,
  pack: Pack,
): { readonly top: readonly string[]; readonly under: readonly string[] } {
  const { laid, drawn, aside } = state.map;
  const gone = [...Object.values(laid).map(({ design }) => design), ...(drawn ? [drawn.design] : [])];
  const of = (id: string): boolean => designOf(id).pack === pack;
  const pile = Array.from({ length: state.options.sets }, () =>
    designs.map(({ id }) => id).filter(of),
  ).flat();
  for (const design of gone) {
    const at = pile.indexOf(design);
    if (at >= 0) pile.splice(at, 1);
  }
  const under = aside.filter((design) => of(design) && pile.includes(design));
  for (const design of under) pile.splice(pile.indexOf(design), 1);
  return { top: pile, under };
}

/** The table and the packs as the placement rules see them, a tile in the hand included. */
export function layingOf(state: State): Laying {
  const piles = packs.map((pack) => {
    const { top, under } = pileOf(state, pack);
    const { drawn } = state.map;
    const hand = drawn && designOf(drawn.design).pack === pack ? [drawn.design] : [];
    return [pack, [...hand, ...top, ...under]];
  });
  return { sets: state.options.sets, packs: Object.fromEntries(piles), tiles: state.map.laid };
}

export const taken = ({ map }: State, tile: TileId): Remark | undefined =>
  map.laid[tile] || map.painted[tile]
    ? { rule: 'me.map.tile', why: say('There is already a tile at {tile}.', { tile }) }
    : undefined;

/** What speaks against laying a tile there: every placement rule it breaks. */
export function misfits(state: State, design: string, tile: TileId, turn: Direction): readonly Remark[] {
  if (!isDesign(design)) return [{ rule: 'me.map.tile', why: say('That tile is not in the packs.') }];
  const lies = taken(state, tile);
  if (lies) return [lies];
  return refusals(layingOf(state), design, tile, turn)
    .filter(({ optional }) => !optional)
    .map(({ rule, why }) => ({ rule, why: say(why) }));
}
