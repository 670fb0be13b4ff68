/** Ships moved by agreement alone: where a fleet lies, whether in harbour, and whom it carries. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, pieceArg, tileArg, unless } from '../define.ts';
import { hasSea, isHarbourTile } from '../land/terrain.ts';
import { leftOut } from '../sea/now.ts';
import type { State } from '../state.ts';
import { landAt, spotsOf } from '../terrain.ts';

const odd = (state: State, { tile, harbour, carries, ship }: Sailing) => {
  const land = landAt(state, tile);
  const port = land !== undefined && isHarbourTile(land) && state.tiles[tile]?.site === 'city';
  const elsewhere = Object.entries(state.ships).some(
    ([id, other]) => id !== ship && carries !== null && other.carries === carries,
  );
  return [
    !(land && hasSea(land)) && against('me.sea.water', say('No ship can lie in {tile}.', { tile })),
    harbour && !port && against('me.sea.harbour', say('There is no harbour in {tile}.', { tile })),
    elsewhere && against('me.sea.carries', say('Another ship carries that banner.')),
  ].filter((remark) => remark !== false);
};

const args = v.object({
  ship: pieceArg,
  tile: tileArg,
  harbour: v.optional(v.boolean(), false),
  carries: v.optional(v.nullable(pieceArg), null),
});
type Sailing = v.InferOutput<typeof args>;

export const sail = define({
  id: 'sail',
  rule: 'me.sea.agreed',
  title: say('Move a ship'),
  args,
  offered: (state, _, sailing) =>
    unless(
      leftOut(state),
      Object.keys(state.ships).length === 0 && against('me.sea.agreed', say('No ship is afloat.')),
      ...(sailing ? odd(state, sailing) : []),
      against('me.sea.agreed', say('Ships sail a tile a turn; anything else is for the table to agree on.')),
    ),
  applies: (state, { ship, carries }) => {
    if (!Object.hasOwn(state.ships, ship))
      return against('me.piece.ship', say('That ship is no longer afloat.'));
    return (
      carries === null ||
      Object.hasOwn(state.banners, carries) ||
      against('me.piece.banner', say('Banner {banner} is not on the map.', { banner: carries }))
    );
  },
  brief(state, sailing) {
    const { owner = '', carries: aboard = null } = state.ships[sailing.ship] ?? {};
    const [spot] = spotsOf(state, sailing.tile);
    const lands = aboard !== null && aboard !== sailing.carries && spot ? { banner: aboard, spot } : null;
    return { ...sailing, owner, lands };
  },
  *run({ ship, tile, harbour, carries, owner, lands }) {
    yield* change({ type: 'shipSailed', ship, tile, harbour, carries });
    if (lands) yield* change({ type: 'withdrew', tile, ...lands });
    yield* note('sailed', 'me.sea.agreed', { owner, tile, harbour, carries });
  },
});
