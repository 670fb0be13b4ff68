/** The besieger gives up, with all or some banners: each goes back to the tile it came from, onto the edge it came over, or aboard. */
import * as v from 'valibot';
import { pickSome, unlessAny } from '../../../kernel/asks.ts';
import { type TileId, toward } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { against, define, hasBanners, notNow, pieceArg } from '../define.ts';
import { stricken } from '../map/spells.ts';
import { spotsOf } from '../map/terrain.ts';
import { type Besieging, siegeOf } from '../map/walls.ts';
import { wayOf } from '../movement/brief.ts';
import { among, meet } from '../movement/move.ts';
import type { Spot } from '../places.ts';
import { landedIn } from '../sea/retreat.ts';
import type { BannerId, ShipId, State } from '../state.ts';
import { battleFirst, noSiege, ownSiege } from './define.ts';

/** The spot of a banner that leaves a siege: at the edge it came over, facing the walls it leaves. */
function turnedBack(state: State, banner: BannerId, to: TileId): Spot {
  const from = state.banners[banner]?.tile;
  const edge = from == null ? undefined : toward(to, from);
  return (
    wayOf(state, banner, to, null)?.at ??
    (edge === undefined ? (spotsOf(state, to)[0] ?? { part: 0 }) : { edge })
  );
}

/** A besieger who gives up: over its edge, or aboard the ship it landed from. */
type Leaving =
  | { readonly banner: BannerId; readonly tile: TileId; readonly spot: Spot }
  | { readonly banner: BannerId; readonly ship: ShipId };

/** Where besiegers go that give up. Those whose ship has sailed cannot, nor a second banner from one ship. */
export function goingBack(state: State, siege: Besieging, banners: readonly BannerId[]): readonly Leaving[] {
  const bySea = landedIn(state, siege).filter(({ banner }) => banners.includes(banner));
  return banners.flatMap((banner): Leaving | [] => {
    const to = siege.attackers[banner];
    const landed = bySea.find((each) => each.banner === banner);
    if (landed) {
      const { ship } = landed;
      const first = bySea.find((each) => each.ship === ship) === landed;
      return ship === null || !first ? [] : { banner, ship };
    }
    return to ? { banner, tile: to, spot: turnedBack(state, banner, to) } : [];
  });
}
export const byLand = (leaving: readonly Leaving[]) =>
  leaving.flatMap((each) => ('tile' in each ? each : []));
export const goes = (each: Leaving, type: 'moved' | 'withdrew'): Change =>
  'ship' in each ? { type: 'boarded', ...each } : { type, ...each };

/** Why besiegers cannot give up: they landed, and have no ship any more, or one for two of them. */
export const ashoreForGood = (
  state: State,
  siege: Besieging,
  banners: readonly BannerId[],
): Remark | undefined => {
  const bySea = landedIn(state, siege).filter(({ banner }) => banners.includes(banner));
  const lost = bySea.find(({ ship }) => !ship);
  if (lost)
    return against('me.sea.reembark', say('There is no ship to take {banner} off.', { banner: lost.banner }));
  return new Set(bySea.map(({ ship }) => ship)).size < bySea.length
    ? against('me.sea.embark.room', say('A ship can carry only one banner.'))
    : undefined;
};

export const liftSiege = define({
  id: 'lift-siege',
  rule: 'me.siege.lift',
  title: say('Leave the siege'),
  args: v.object({ siege: pieceArg, banners: v.pipe(v.array(pieceArg), v.minLength(1)) }),
  *asks(state, seat) {
    yield* unlessAny(notNow(state, seat));
    const id = yield* ownSiege(state, seat, say('Which siege?'));
    const siege = siegeOf(state, id);
    const besiegers = Object.keys(siege?.attackers ?? {});
    const banners = yield* pickSome('banners', {
      text: say('Which banners leave the siege?'),
      among: () => besiegers,
      against: (banner) =>
        stricken(state, [banner]) ??
        (besiegers.includes(banner)
          ? undefined
          : against('me.siege.lift', say('Banner {banner} is not besieging those walls.', { banner }))),
      none: against('me.siege.lift', say('You have no banner besieging those walls.')),
    });
    yield* unlessAny(battleFirst(state, id), siege && ashoreForGood(state, siege, banners));
    return { siege: id, banners };
  },
  applies: (state, { siege, banners }) => noSiege(state, siege) ?? hasBanners(state, banners),
  brief(state, { siege: id, banners }, { order }) {
    const siege = siegeOf(state, id) as Besieging;
    const { tile, attacker, attackers } = siege;
    const leaving = goingBack(state, siege, banners);
    const stay = Object.keys(attackers).length - leaving.length;
    return { tile, attacker, leaving, stay, met: among(state, attacker, order, byLand(leaving)) };
  },
  *run({ tile, attacker, leaving, stay, met }) {
    for (const each of leaving) yield* change(goes(each, 'moved'));
    yield* note('siege-left', 'me.siege.lift', { seat: attacker, tile, banners: leaving.length, stay });
    yield* meet(met, tile);
  },
});
