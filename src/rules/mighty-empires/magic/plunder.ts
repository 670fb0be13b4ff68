/** What abundance adds to a razing: the barns were fuller than anybody could tell. */
import type { TileId } from '../../../kernel/hex.ts';
import { change, note, type Procedure, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { numbersOf } from '../map/spellbook.ts';
import { feedsAny } from '../map/spells.ts';
import { fieldForce } from '../map/walls.ts';
import { mostBaggage } from '../queries.ts';
import type { BannerId, State } from '../state.ts';

/** Room left on the carts of those who raze a tile of plenty; null where the land is no fuller than any. */
export type Barns = readonly (readonly [banner: BannerId, room: number])[] | null;

export const barnsOf = (
  state: State,
  seat: Seat,
  tile: TileId,
  taken: { readonly [banner: BannerId]: number },
): Barns =>
  feedsAny(state, tile)
    ? fieldForce(state, seat, tile).map(
        ({ id, baggage }) => [id, mostBaggage - baggage - (taken[id] ?? 0)] as const,
      )
    : null;

/** Loads on top, onto the carts with room in the order of the banners; what nobody can carry is lost. Label: `plenty`. */
export function* plenty(seat: Seat, tile: TileId, barns: Barns): Procedure<Change> {
  if (!barns) return;
  const rule = 'me.magic.abundance.plunder';
  const loads = yield* roll('plenty', {
    by: seat,
    rule,
    dice: numbersOf('abundance').razingAdds,
    text: say('How much extra do the full barns of {tile} yield?', { tile }),
  });
  let left = loads;
  for (const [banner, room] of barns) {
    const by = Math.min(left, Math.max(0, room));
    left -= by;
    if (by > 0) yield* change({ type: 'baggageChanged', banner, by });
  }
  yield* note('plenty', rule, { seat, tile, loads: loads - left });
}
