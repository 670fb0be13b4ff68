/** A banner goes aboard a ship of its realm in the harbour of the tile it stands in (Transporting troops). */
import * as v from 'valibot';
import { pick, unlessAny } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasBanners, notNow, ownBanner, pieceArg } from '../define.ts';
import { type Block, wayToShore } from '../land/crossings.ts';
import { isAboard } from '../map/aboard.ts';
import { isHillfolk } from '../map/talents.ts';
import { terrainFor } from '../map/terrain.ts';
import { type Mover, wayKey } from '../movement/brief.ts';
import { held } from '../movement/move.ts';
import { throughTheBlock } from '../movement/route.ts';
import { besieged, encountersIn, turnOf } from '../queries.ts';
import type { BannerId, ShipId, State } from '../state.ts';
import { hasLanded, leftOut, noShip, notYourShip, shipsOf } from './now.ts';

/** Mountains and unbridged rivers between a banner and the harbour of its tile. */
function bars(state: State, banner: BannerId): readonly Block[] {
  const { seat, tile, spot } = state.banners[banner] ?? {};
  return !seat || !tile || !spot ? [] : wayToShore(terrainFor(state, seat), { tile, at: spot });
}
export const barredFromHarbour = (state: State, banner: BannerId): boolean => bars(state, banner).length > 0;

/** Besiegers stand before the gates, or a battle is not fought out. The garrison has the quays at its back. */
function cutOff(state: State, id: BannerId): boolean {
  const { tile, seat } = state.banners[id] ?? {};
  if (!tile) return false;
  const fights = encountersIn(state, tile);
  return (
    fights.some(
      ({ attackers, kind, defender }) => id in attackers || (kind === 'battle' && defender === seat),
    ) ||
    (besieged(state, tile) && fights.every(({ kind, defender }) => kind !== 'siege' || defender !== seat))
  );
}

/** Why a banner does not go aboard now, whichever ship it would be. */
export function staysAshore(state: State, id: BannerId): Remark | undefined {
  const banner = state.banners[id];
  if (!banner?.tile)
    return against('me.piece.banner', say('Banner {banner} is not on the map.', { banner: id }));
  if (isAboard(banner))
    return against('me.sea.aboard', say('Banner {banner} is aboard a ship.', { banner: id }));
  if (hasLanded(state, id))
    return against('me.sea.embark.once', say('Banner {banner} has just landed.', { banner: id }));
  if (cutOff(state, id))
    return against(
      'me.sea.embark.siege',
      say('There are enemies between {banner} and the harbour.', { banner: id }),
    );
  const kept = held(state, id);
  if (kept) return kept;
  return barredFromHarbour(state, id) &&
    turnOf(state, banner.seat).routes[wayKey(state, id, banner.tile)] === 'none'
    ? against('me.movement.route', say('Banner {banner} failed to find a way this turn.', { banner: id }))
    : undefined;
}

/** Why it does not go aboard this ship. */
export function noBerth(state: State, id: BannerId, ship: ShipId): Remark | undefined {
  const waiting = state.ships[ship];
  const { tile } = state.banners[id] ?? {};
  if (!waiting?.harbour || waiting.tile !== tile)
    return against(
      'me.sea.embark',
      say('The ship is not in the harbour where banner {banner} is.', { banner: id }),
    );
  return waiting.carries === null
    ? undefined
    : against('me.sea.embark.room', say('A ship can carry only one banner.'));
}

export const embark = define({
  id: 'embark',
  rule: 'me.sea.embark',
  title: say('Go aboard'),
  args: v.object({ banner: pieceArg, ship: pieceArg }),
  *asks(state, seat) {
    yield* unlessAny(leftOut(state), notNow(state, seat, 'movement'));
    const banner = yield* ownBanner(state, seat, {
      text: say('Who goes aboard?'),
      none: against('me.sea.embark', say('None of your banners is beside a ship.')),
    });
    const kept = staysAshore(state, banner);
    const ship = yield* pick('ship', {
      text: say('Which ship?'),
      among: () => shipsOf(state, seat),
      against: (one) => notYourShip(state, seat, one) ?? kept ?? noBerth(state, banner, one),
      none: noShip,
    });
    return { banner, ship };
  },
  applies(state, { banner, ship }) {
    const here = hasBanners(state, [banner]);
    if (here !== true) return here;
    return Object.hasOwn(state.ships, ship) || against('me.piece.ship', say('That ship is gone.'));
  },
  brief(state, { banner, ship }) {
    const { seat = '', tile = null, number = 0, baggage = 0, spot = null } = state.banners[banner] ?? {};
    const port = state.ships[ship]?.tile ?? 'q0r0';
    const at = tile ?? port;
    const mover: Mover = {
      banner,
      number,
      baggage,
      blocked: barredFromHarbour(state, banner),
      spot: spot ?? { part: 0 },
      marching: false,
    };
    const key = wayKey(state, banner, at);
    const route = turnOf(state, seat).routes[key] ?? null;
    const hillfolk = isHillfolk(state, [banner], bars(state, banner));
    return { way: { seat, from: at, to: at, key, route, hillfolk }, movers: [mover], ship, port };
  },
  *run({ way, movers, ship, port }) {
    const blocked = movers.filter((mover) => mover.blocked);
    const through = blocked.length > 0 ? yield* throughTheBlock(way, blocked) : movers;
    for (const { banner, number } of through) {
      yield* change({ type: 'boarded', banner, ship });
      yield* note('embarked', 'me.sea.embark', { seat: way.seat, banner, number, tile: port });
    }
  },
});
