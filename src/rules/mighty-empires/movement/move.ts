/** Movement: banners of one force go together into a tile the force has scouted this turn. */

import * as v from 'valibot';
import { mindedLater, pick, unlessAny } from '../../../kernel/asks.ts';
import { type TileId, toward } from '../../../kernel/hex.ts';
import { same } from '../../../kernel/json.ts';
import { change, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Rule, Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import {
  against,
  apart,
  define,
  firstOf,
  hasBanners,
  notNow,
  ownBanners,
  pieceArg,
  tileArg,
} from '../define.ts';
import { heldAgainst } from '../map/alliances.ts';
import { heldByDeeds } from '../map/deeds.ts';
import { defendersOf, isBeaten } from '../map/sides.ts';
import { stricken } from '../map/spells.ts';
import { crossing, isLand, landNeighbours, spotArg } from '../map/terrain.ts';
import { isInside, siegeBy } from '../map/walls.ts';
import { fallBehind } from '../peoples/march.ts';
import type { Spot } from '../places.ts';
import { besieged, partyOf, turnOf } from '../queries.ts';
import type { BannerId, State } from '../state.ts';
import { type MoveBrief, type Mover, meetings, moveBrief, wayKey, wayOf } from './brief.ts';
import { forded } from './fords.ts';
import { throughTheBlock } from './route.ts';

/** Why a banner stays where it is this turn, wherever it would go. */
export function heldUp(state: State, id: BannerId): Remark | undefined {
  const banner = state.banners[id];
  if (!banner?.tile)
    return against('me.piece.banner', say('Banner {banner} is not on the map.', { banner: id }));
  if (!banner.spot) return against('me.sea.aboard', say('Banner {banner} is aboard a ship.', { banner: id }));
  if (turnOf(state, banner.seat).moved.includes(id))
    return against('me.movement.once', say('Banner {banner} has already moved this turn.', { banner: id }));
  return held(state, id);
}

/** Whether a battle it is part of waits for a banner: nobody walks away from it. */
const embattled = (state: State, id: BannerId): boolean =>
  Object.values(state.encounters).some(
    (each) =>
      each.kind === 'battle' &&
      (each.attackers[id] !== undefined || defendersOf(state, each).some((banner) => banner.id === id)),
  );

/** Battles that follow where banners of a seat come into a tile. */
export const battlesIn = (state: State, seat: Seat, to: TileId, rule: Rule): readonly Remark[] =>
  meetings(state, seat, to, heldAgainst(state, seat, to)).flatMap(({ defender, walls }) =>
    walls
      ? []
      : against(
          rule,
          defender === 'independent'
            ? say('If you go there, you fight the independents.')
            : say('If you go there, you fight {seat}, unless they retreat behind their walls.', {
                seat: defender,
              }),
        ),
  );

/** Whether mutiny keeps a banner where it is, broken out this turn or the month before. */
export function inMutiny(state: State, id: BannerId): boolean {
  const banner = state.banners[id];
  if (!banner) return false;
  const { year, month } = state.season;
  const lasts = banner.mutiny?.year === year && banner.mutiny.month === month;
  return lasts || turnOf(state, banner.seat).halted[id] === 'mutiny';
}

/** What keeps a banner from scouting as well as from moving: mutiny, a battle that waits, a defeat. */
export function heldFast(state: State, id: BannerId): Remark | undefined {
  const { mutiny } = state.banners[id] ?? {};
  const { year, month } = state.season;
  if (mutiny?.year === year && mutiny.month === month)
    return against(
      'me.scouting.event.mutiny',
      say('The mutiny is not over: banner {banner} can neither scout nor move.', { banner: id }),
    );
  if (embattled(state, id))
    return against('me.movement.battle', say('Banner {banner} has a battle to fight first.', { banner: id }));
  return isBeaten(state, id)
    ? against(
        'me.battle.halted',
        say('Banner {banner} was beaten this month: it stays where it is.', { banner: id }),
      )
    : undefined;
}

/** What holds a banner fast this turn, ashore or aboard: that, storms, terror, a way not found, a king in danger. */
export function held(state: State, id: BannerId): Remark | undefined {
  const banner = state.banners[id];
  if (!banner) return undefined;
  const fast = heldFast(state, id);
  if (fast) return fast;
  const turn = turnOf(state, banner.seat);
  switch (turn.halted[id]) {
    case 'mutiny':
      return against('me.scouting.event.mutiny', say('Mutiny holds banner {banner} back.', { banner: id }));
    case 'storms':
      return against('me.scouting.event.storms', say('Storms hold banner {banner} back.', { banner: id }));
    case 'terror':
      return stricken(state, [id]);
    case 'route':
      return against(
        'me.movement.route',
        say('Banner {banner} failed to find a way this turn.', { banner: id }),
      );
    default:
      return heldByDeeds(state, id);
  }
}

/** Why a banner may not go to that tile. */
export function noWay(state: State, id: BannerId, to: TileId): Remark | undefined {
  const banner = state.banners[id];
  const from = banner?.tile;
  if (!banner || !from || toward(from, to) === undefined)
    return against('me.movement.adjacent', say('Banners can move only to adjacent tiles.'));
  if (!isLand(state, to))
    return against('me.movement.swamp', say('No banner can enter {tile}.', { tile: to }));
  if (!landNeighbours(state, from).includes(to))
    return against('me.movement.sea', say('There is no way to {tile} by land.', { tile: to }));
  if (isInside(state, id))
    return against('me.siege.inside', say('Banner {banner} is shut in by a siege.', { banner: id }));
  const edge = banner.spot && 'edge' in banner.spot ? banner.spot.edge : undefined;
  const landed = siegeBy(state, id)?.attackers[id] === from;
  if (besieged(state, from) && (landed || (edge !== undefined && toward(from, to) !== edge)))
    return against(
      'me.siege.barrier',
      say('A siege bars the tile: you can leave it only by the edge you came over.'),
    );
  const turn = turnOf(state, banner.seat);
  const scouted = turn.scouted[to];
  if (
    scouted?.found !== 'way' ||
    scouted.force !== from ||
    (scouted.banner !== id && (scouted.party ?? '') !== partyOf(turn.marching, id, banner.spot))
  )
    return against('me.movement.scouted', say('The force has not scouted {tile} this turn.', { tile: to }));
  if (state.options.rulings.follows === 'scout' && scouted.banner !== id)
    return against(
      'me.movement.own-scouts',
      say('Banner {banner} has not scouted {tile} itself.', { banner: id, tile: to }),
    );
  const way = wayOf(state, id, to, null);
  if (way && way.why.length > 0 && turn.routes[wayKey(state, id, to)] === 'none')
    return against('me.movement.route', say('The force found no route to {tile} this turn.', { tile: to }));
  return undefined;
}

/** A force moves as one: from one tile. */
export const notTogether = (state: State, banners: readonly BannerId[]): Remark | undefined =>
  apart(state, banners)
    ? against('me.movement.force', say('Only banners in one tile can move together.'))
    : undefined;

/** Places where banners would come in, each once. */
const arrivals = (state: State, banners: readonly BannerId[], to: TileId): readonly Spot[] =>
  banners
    .flatMap((id) => {
      const { seat = '', tile = null, spot = null } = state.banners[id] ?? {};
      return tile && spot ? crossing(state, seat, { tile, at: spot }, to).ways.map(({ at }) => at) : [];
    })
    .filter((at, index, all) => all.findIndex((other) => same(other, at)) === index);

/** Banners that arrive: on the bank or edge they came over, before those who hold the tile. */
function* arrive(b: MoveBrief, going: readonly Mover[]): Procedure<Change> {
  const { seat, order, from, to, owner, meets } = b;
  for (const { banner, spot } of going) yield* change({ type: 'moved', banner, tile: to, spot });
  yield* note('moved', 'me.movement.moved', { seat, from, to, banners: going.map(({ number }) => number) });
  if (b.chaos) return yield* note('swallowed', 'me.magic.void', { seat, tile: to });
  yield* confront(
    { seat, order, tile: to, owner, meets },
    going.map(({ banner }) => banner),
    from,
  );
}

/** Who waits where a force arrives, and whose the tile is. */
export type Arrival = Pick<MoveBrief, 'seat' | 'order' | 'owner' | 'meets'> & { readonly tile: TileId };

/** A force that came from a tile meets those who hold this one, or takes what nobody holds. Returns the encounters. */
export function* confront(
  { seat, order, tile, owner, meets }: Arrival,
  banners: readonly BannerId[],
  from: TileId,
): Procedure<Change, readonly string[]> {
  const attackers = Object.fromEntries(banners.map((banner) => [banner, from]));
  const met: string[] = [];
  for (const [index, { defender, encounter, walls }] of meets.entries()) {
    const id = encounter ?? `${order}.e${index + 1}`;
    met.push(id);
    if (walls) {
      yield* change({ type: 'joinedSiege', id, tile, attacker: seat, attackers, defender, ...walls });
      yield* note('joined-siege', 'me.siege.joined', { seat, tile, defender });
      continue;
    }
    yield* change({ type: 'met', id, tile, attacker: seat, attackers, defender });
    yield* note('met', 'me.movement.battle', { seat, tile, defender });
  }
  if (meets.length === 0 && owner !== null && owner !== seat) {
    yield* change({ type: 'tileTaken', tile, seat });
    yield* note('occupied', 'me.movement.occupied', { seat, tile, owner });
  }
  return met;
}

type Returning = Arrival & { readonly banners: readonly BannerId[] };
/** The forces that banners of a seat meet when they go back to these tiles. Where they meet none, the land keeps its owner. */
export const among = (
  state: State,
  seat: Seat,
  order: string,
  going: readonly { readonly banner: BannerId; readonly tile: TileId }[],
): readonly Returning[] =>
  [...new Set(going.map(({ tile }) => tile))].map((tile, n) => ({
    seat,
    order: `${order}.${n + 1}`,
    tile,
    owner: null,
    meets: meetings(state, seat, tile, heldAgainst(state, seat, tile)),
    banners: going.flatMap((each) => (each.tile === tile ? each.banner : [])),
  }));
export function* meet(returning: readonly Returning[], from: TileId): Procedure<Change> {
  for (const each of returning) yield* confront(each, each.banners, from);
}

export const move = define({
  id: 'move',
  rule: 'me.movement',
  title: say('Move banners'),
  args: v.object({
    banners: v.pipe(v.array(pieceArg), v.minLength(1)),
    to: tileArg,
    /** Where they would arrive, if the tile can be entered in several places; a far bank may need a route. */
    arrive: v.optional(v.nullable(spotArg), null),
  }),
  *asks(state, seat) {
    yield* unlessAny(notNow(state, seat, 'movement'));
    const banners = yield* ownBanners(state, seat, {
      text: say('Which banners go?'),
      against: (one, before) => notTogether(state, [...before, one]) ?? heldUp(state, one),
      none: against('me.movement', say('None of your banners can march now.')),
    });
    const from = state.banners[banners[0] ?? '']?.tile;
    const to = yield* pick('to', {
      text: say('Where do they march to?'),
      among: () => (from ? landNeighbours(state, from) : []),
      against: (one) => firstOf(banners, (banner) => noWay(state, banner, one)),
      none: against('me.movement.sea', say('There is no way on from here by land.')),
    });
    const arrive = yield* pick<Spot | null>('arrive', {
      text: say('Where in the tile do they arrive?'),
      among: () => [null, ...arrivals(state, banners, to)],
      none: against('me.movement.route', say('There is no way into the tile.')),
    });
    yield* mindedLater(() => battlesIn(state, seat, to, 'me.movement.battle'));
    return { banners, to, arrive };
  },
  applies(state, { banners, to }) {
    const here = hasBanners(state, banners);
    if (here !== true) return here;
    return isLand(state, to) || against('me.piece.tile', say('There is no land at {tile}.', { tile: to }));
  },
  brief: (state, { banners, to, arrive: spot }, { order }) => moveBrief(state, order, banners, to, spot),
  *run(b) {
    const blocked = b.movers.filter((mover) => mover.blocked);
    const clear = b.movers.filter((mover) => !mover.blocked);
    const through = blocked.length > 0 ? yield* throughTheBlock(b, blocked) : [];
    const dry = yield* forded(b, [...clear, ...through]);
    if (dry.length > 0) yield* arrive(b, dry);
    if (!b.chaos)
      yield* fallBehind(
        b.seat,
        dry.filter(({ marching }) => marching),
      );
  },
});
