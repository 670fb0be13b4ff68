/** The besieger gives up, with all or some of his banners: each goes back to the tile it came from, onto the edge it came over. */
import * as v from 'valibot';
import { type TileId, toward } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasBanners, notNow, pieceArg, unless } from '../define.ts';
import { stricken } from '../magic/queries.ts';
import type { Spot } from '../places.ts';
import { wayOf } from '../season/move-brief.ts';
import type { BannerId, State } from '../state.ts';
import { spotsOf } from '../terrain.ts';
import { noneOf, noSiege, notBesieger } from './define.ts';
import { type Besieging, siegeOf } from './walls.ts';

/** Where a banner stands that turns back over the edge it came: facing the walls it leaves. */
export function turnedBack(state: State, banner: BannerId, to: TileId): Spot {
  const from = state.banners[banner]?.tile;
  const edge = from == null ? undefined : toward(to, from);
  return (
    wayOf(state, banner, to, null)?.at ??
    (edge === undefined ? (spotsOf(state, to)[0] ?? { part: 0 }) : { edge })
  );
}

export const liftSiege = define({
  id: 'lift-siege',
  rule: 'me.siege.lift',
  title: say('Leave the siege'),
  args: v.object({ siege: pieceArg, banners: v.pipe(v.array(pieceArg), v.minLength(1)) }),
  offered(state, seat, args) {
    const siege = args && siegeOf(state, args.siege);
    const stray = args?.banners.find((banner) => siege && !siege.attackers[banner]);
    return unless(
      notNow(state, seat),
      args ? noSiege(state, args.siege) : noneOf(state, seat),
      args && notBesieger(state, seat, args.siege),
      args && stricken(state, args.banners),
      stray !== undefined &&
        against('me.siege.lift', say('Banner {banner} lies before no walls there.', { banner: stray })),
    );
  },
  applies: (state, { siege, banners }) => noSiege(state, siege) ?? hasBanners(state, banners),
  brief(state, { siege: id, banners }) {
    const { tile, attacker, attackers } = siegeOf(state, id) as Besieging;
    const leaving = banners.flatMap((banner) => {
      const to = attackers[banner];
      return to ? [{ banner, tile: to, spot: turnedBack(state, banner, to) }] : [];
    });
    return { tile, attacker, leaving, stay: Object.keys(attackers).length - leaving.length };
  },
  *run({ tile, attacker, leaving, stay }) {
    for (const each of leaving) yield* change({ type: 'moved', ...each });
    yield* note('siege-left', 'me.siege.lift', { seat: attacker, tile, banners: leaving.length, stay });
  },
  holds: ({ leaving }) => leaving.map(({ banner }) => banner),
});
