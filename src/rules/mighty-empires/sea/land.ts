/** Banners come ashore in a harbour: as if they had marched in from the next tile (Defended harbours; Possession of harbours). */
import * as v from 'valibot';
import { mindedLater, pick, unlessAny } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Rule } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasBanners, notNow, ownBanners, pieceArg } from '../define.ts';
import { shoreParts } from '../land/crossings.ts';
import { isAboard, shipOf } from '../map/aboard.ts';
import { heldAgainst } from '../map/alliances.ts';
import { isLand, landAt } from '../map/terrain.ts';
import { meetings } from '../movement/brief.ts';
import { type Arrival, battlesIn, confront, held, notTogether } from '../movement/move.ts';
import type { Spot } from '../places.ts';
import { bannersOf } from '../queries.ts';
import type { BannerId, ShipId, State } from '../state.ts';
import { leftOut } from './now.ts';

/** Why a banner does not come ashore now. */
export function staysAboard(state: State, id: BannerId): Remark | undefined {
  const ship = shipOf(state, id);
  if (!ship) return against('me.sea.land', say('Banner {banner} is not aboard a ship.', { banner: id }));
  if (!ship.harbour)
    return against(
      'me.sea.land',
      say('Troops can land only in a harbour: the ship of {banner} is at sea.', { banner: id }),
    );
  return held(state, id);
}

type LandBrief = Arrival & {
  readonly landing: readonly { readonly banner: BannerId; readonly number: number; readonly ship: ShipId }[];
  readonly spot: Spot;
};

/** The force on shore decides the rule of the landing: friends, no force, or an enemy. */
const underWhich = ({ meets, owner, seat }: LandBrief): Rule =>
  meets.length > 0 ? 'me.sea.landing' : owner !== null && owner !== seat ? 'me.sea.taken' : 'me.sea.land';

function shores(state: State, tile: TileId): readonly number[] {
  const land = landAt(state, tile);
  return land ? shoreParts(land) : [];
}

export const disembark = define({
  id: 'disembark',
  rule: 'me.sea.land',
  title: say('Land troops'),
  args: v.object({
    banners: v.pipe(v.array(pieceArg), v.minLength(1)),
    /** Which part of the shore, where a river or range parts it. */
    part: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(12))), null),
  }),
  *asks(state, seat) {
    yield* unlessAny(leftOut(state), notNow(state, seat, 'movement'));
    const banners = yield* ownBanners(state, seat, {
      text: say('Who comes ashore?'),
      among: () => bannersOf(state, seat).flatMap((banner) => (isAboard(banner) ? [banner.id] : [])),
      against: (one, before) => notTogether(state, [...before, one]) ?? staysAboard(state, one),
      none: against('me.sea.land', say('None of your ships carries a banner.')),
    });
    const tile = state.banners[banners[0] ?? '']?.tile ?? 'q0r0';
    yield* mindedLater(() => battlesIn(state, seat, tile, 'me.sea.landing'));
    const part = yield* pick<number | null>('part', {
      text: say('Where do they land?'),
      among: () => [null, ...shores(state, tile)],
      none: against('me.sea.land', say('There is nowhere to land.')),
    });
    return { banners, part };
  },
  applies(state, { banners }) {
    const here = hasBanners(state, banners);
    if (here !== true) return here;
    const ashore = banners.find((id) => !shipOf(state, id));
    if (ashore !== undefined)
      return against('me.sea.land', say('Banner {banner} is not aboard a ship.', { banner: ashore }));
    const tile = state.banners[banners[0] ?? '']?.tile;
    return (
      (tile != null && isLand(state, tile)) ||
      against('me.piece.tile', say('There is no land at {tile}.', { tile: tile ?? '' }))
    );
  },
  brief(state, { banners, part }, { order }): LandBrief {
    const { seat = '', tile = null } = state.banners[banners[0] ?? ''] ?? {};
    const at = tile ?? 'q0r0';
    const shore = shores(state, at);
    const spot = { part: part !== null && shore.includes(part) ? part : (shore[0] ?? 0) };
    const landing = banners.flatMap((banner) => {
      const ship = shipOf(state, banner);
      const number = state.banners[banner]?.number ?? 0;
      return ship && ship.tile === at ? [{ banner, number, ship: ship.id }] : [];
    });
    const owner = heldAgainst(state, seat, at);
    return { seat, order, tile: at, owner, meets: meetings(state, seat, at, owner), landing, spot };
  },
  *run(b) {
    const { seat, tile, spot, landing } = b;
    const banners = landing.map(({ banner }) => banner);
    for (const banner of banners) yield* change({ type: 'landed', banner, tile, spot });
    const numbers = landing.map(({ number }) => number);
    yield* note('landed', underWhich(b), { seat, tile, banners: numbers });
    for (const encounter of yield* confront(b, banners, tile))
      for (const { banner, ship } of landing) yield* change({ type: 'beached', encounter, banner, ship });
  },
});
