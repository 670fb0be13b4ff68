/** Ships moved by agreement alone: where a fleet lies, whether in harbour, and whom it carries. */
import * as v from 'valibot';
import { pick, unlessAny, whether, whole } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { against, define, pieceArg, tileArg } from '../define.ts';
import { isHarbourTile } from '../land/terrain.ts';
import { landAt, spotsOf } from '../map/terrain.ts';
import { bannersIn } from '../queries.ts';
import type { BannerId, ShipId, State } from '../state.ts';
import { leftOut } from './now.ts';
import { isWater } from './waters.ts';

const noWater = (state: State, tile: TileId): Remark | undefined =>
  isWater(state, tile) ? undefined : against('me.sea.water', say('No ship can be in {tile}.', { tile }));
function noPort(state: State, tile: TileId): Remark | undefined {
  const land = landAt(state, tile);
  return land !== undefined && isHarbourTile(land) && state.tiles[tile]?.site === 'city'
    ? undefined
    : against('me.sea.harbour', say('There is no harbour in {tile}.', { tile }));
}
const elsewhere = (state: State, ship: ShipId, carries: BannerId | null): Remark | undefined =>
  carries !== null &&
  Object.entries(state.ships).some(([id, other]) => id !== ship && other.carries === carries)
    ? against('me.sea.carries', say('Another ship carries that banner.'))
    : undefined;
/** Where a ship lies. */
export const inPort = (harbour: boolean): Text => (harbour ? say('In harbour') : say('At sea'));

const args = v.object({
  ship: pieceArg,
  tile: tileArg,
  harbour: v.optional(v.boolean(), false),
  carries: v.optional(v.nullable(pieceArg), null),
});

export const sail = define({
  id: 'sail',
  rule: 'me.sea.agreed',
  title: say('Move a ship'),
  args,
  *asks(state, seat) {
    yield* unlessAny(
      leftOut(state),
      Object.keys(state.ships).length === 0 &&
        against('me.sea.agreed', say('There are no ships on the map.')),
    );
    const agreed = against(
      'me.sea.agreed',
      say('A ship sails one tile a turn; for anything else the table must agree.'),
    );
    const ship = yield* pick('ship', {
      text: say('Which ship?'),
      among: () =>
        Object.entries(state.ships).flatMap(([id, { owner }]) =>
          owner === seat || owner === 'independent' ? [id] : [],
        ),
      none: agreed,
    });
    const { tile: lies, carries: aboard = null } = state.ships[ship] ?? {};
    const tile = yield* whole<TileId>('tile', {
      text: say('Where does the ship sail?'),
      against: (one) => noWater(state, one),
      suggest: () => lies,
    });
    const harbour = yield* whether('harbour', {
      text: say('Is it in harbour or at sea?'),
      against: (one) => (one ? noPort(state, tile) : undefined),
      called: inPort,
      none: agreed,
    });
    const carries = yield* pick<BannerId | null>('carries', {
      text: say('Which banner is aboard?'),
      among: () => [
        null,
        ...(aboard === null ? [] : [aboard]),
        ...bannersIn(state, tile).map(({ id }) => id),
      ],
      against: (one) => elsewhere(state, ship, one) ?? agreed,
      none: agreed,
    });
    return { ship, tile, harbour, carries };
  },
  applies: (state, { ship, carries }) => {
    if (!Object.hasOwn(state.ships, ship)) return against('me.piece.ship', say('That ship is gone.'));
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
