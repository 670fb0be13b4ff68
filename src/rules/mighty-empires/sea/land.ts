/** Banners come ashore in a harbour: as if they had marched in from the next tile (Defended harbours; Possession of harbours). */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import type { Rule } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { heldAgainst } from '../court/alliances.ts';
import { against, define, hasBanners, mindful, notNow, notYours, pieceArg } from '../define.ts';
import { shoreParts } from '../land/crossings.ts';
import type { Spot } from '../places.ts';
import { meetings } from '../season/move-brief.ts';
import { type Arrival, battlesIn, confront, held } from '../season/movement.ts';
import type { BannerId, ShipId, State } from '../state.ts';
import { isLand, landAt } from '../terrain.ts';
import { shipOf } from './aboard.ts';
import { leftOut } from './now.ts';

/** Why a banner does not come ashore now. */
export function staysAboard(state: State, id: BannerId): Remark | undefined {
  const ship = shipOf(state, id);
  if (!ship) return against('me.sea.land', say('Banner {banner} is aboard no ship.', { banner: id }));
  if (!ship.harbour)
    return against(
      'me.sea.land',
      say('Troops land in harbours: the ship of {banner} is at sea.', { banner: id }),
    );
  return held(state, id);
}

type LandBrief = Arrival & {
  readonly landing: readonly { readonly banner: BannerId; readonly number: number; readonly ship: ShipId }[];
  readonly spot: Spot;
};

/** Against whom they land decides under which rule it stands: friends, nobody, or an enemy. */
const underWhich = ({ meets, owner, seat }: LandBrief): Rule =>
  meets.length > 0 ? 'me.sea.landing' : owner !== null && owner !== seat ? 'me.sea.taken' : 'me.sea.land';

export const disembark = define({
  id: 'disembark',
  rule: 'me.sea.land',
  title: say('Land troops'),
  args: v.object({
    banners: v.pipe(v.array(pieceArg), v.minLength(1)),
    /** Which part of the shore, where a river or range parts it. */
    part: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(12))), null),
  }),
  offered: (state, seat, args) =>
    mindful(
      battlesIn(state, seat, state.banners[args?.banners[0] ?? '']?.tile ?? 'q0r0', 'me.sea.landing'),
      leftOut(state),
      notNow(state, seat, 'movement'),
      args && notYours(state, seat, args.banners),
      args &&
        new Set(args.banners.map((id) => state.banners[id]?.tile)).size > 1 &&
        against('me.movement.force', say('Only banners of one tile move together.')),
      ...(args ? args.banners.map((id) => staysAboard(state, id)) : []),
    ),
  applies(state, { banners }) {
    const here = hasBanners(state, banners);
    if (here !== true) return here;
    const ashore = banners.find((id) => !shipOf(state, id));
    if (ashore !== undefined)
      return against('me.sea.land', say('Banner {banner} is aboard no ship.', { banner: ashore }));
    const tile = state.banners[banners[0] ?? '']?.tile;
    return (
      (tile != null && isLand(state, tile)) ||
      against('me.piece.tile', say('No land lies at {tile}.', { tile: tile ?? '' }))
    );
  },
  brief(state, { banners, part }, { order }): LandBrief {
    const { seat = '', tile = null } = state.banners[banners[0] ?? ''] ?? {};
    const at = tile ?? 'q0r0';
    const land = landAt(state, at);
    const shore = land ? shoreParts(land) : [];
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
  holds: ({ landing }) => landing.map(({ banner }) => banner),
});
