/** Scouting: a banner sends scouts into one adjacent tile; what they find there, or what finds them. */
import * as v from 'valibot';
import { pick, unlessAny } from '../../../kernel/asks.ts';
import { toward } from '../../../kernel/hex.ts';
import { change, note, type Procedure, part } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { against, define, hasBanners, notNow, notYours, pieceArg, tileArg } from '../define.ts';
import { isAboard } from '../map/aboard.ts';
import { stricken } from '../map/spells.ts';
import { groundAt, isLand } from '../map/terrain.ts';
import { isInside } from '../map/walls.ts';
import { heldFast } from '../movement/move.ts';
import { bannersOf, turnOf } from '../queries.ts';
import type { BannerId, State } from '../state.ts';
import { type ScoutBrief, scoutBrief, type Target } from './brief.ts';
import { discovery } from './discovery.ts';
import { event } from './events/index.ts';
import { findings } from './findings.ts';
import { scoutGround } from './ground.ts';
import { atTheVoid, setOut } from './magic.ts';
import { skirmish } from './skirmish.ts';

/** Why a banner may not send scouts at all this turn. */
export function keepsScouts(state: State, banner: BannerId): Remark | undefined {
  const standing = state.banners[banner];
  if (!standing?.tile)
    return against('me.scouting.declare', say('Banner {banner} is not on the map.', { banner }));
  if (isInside(state, banner))
    return against('me.siege.inside', say('Banner {banner} is shut in by a siege.', { banner }));
  const fast = stricken(state, [banner]) ?? heldFast(state, banner);
  if (fast) return fast;
  const sent = Object.values(turnOf(state, standing.seat).scouted).some(
    // A forced march brings it to a tile it has not scouted from yet.
    (scouting) => scouting.banner === banner && scouting.force === standing.tile,
  );
  return sent
    ? against('me.scouting.one-each', say('Banner {banner} has already scouted this turn.', { banner }))
    : undefined;
}

/** Why this banner may not scout that tile. */
export function unscoutable(
  state: State,
  seat: Seat,
  banner: BannerId,
  tile: Target['tile'],
): Remark | undefined {
  const scouting = state.banners[banner];
  const from = scouting?.tile;
  if (scouting && from && isAboard(scouting)) {
    if (!scoutGround(state, banner).includes(tile))
      return against('me.sea.scouting', say('From a ship you can scout only coasts that it could sail to.'));
  } else if (!from || toward(from, tile) === undefined)
    return against('me.scouting.adjacent', say('Scouts can reach only adjacent tiles.'));
  if (groundAt(state, tile) === 'swamp')
    return against('me.scouting.swamp', say('No one can scout the swamp.'));
  if (from && !scoutGround(state, banner).includes(tile))
    return against('me.scouting.sea', say('Scouts cannot cross open sea or the edge of the map.'));
  return turnOf(state, seat).scouted[tile]
    ? against('me.scouting.once', say('You have already scouted {tile} this turn.', { tile }))
    : undefined;
}

/** Scouts one of the tiles around the force; an event may send the scouts on to another. */
function* scoutTile(b: ScoutBrief, target: Target): Procedure<Change> {
  if (target.chaos) return yield* atTheVoid(b, target);
  const { seat, banner, from, lairOn11 } = b;
  const { tile, column } = target;
  const found = yield* part('scouts', findings, {
    by: seat,
    column,
    lairOn11,
    ...(target.known && { known: true as const }),
  });
  if (found.find === 'event') {
    yield* change({ type: 'scouted', seat, tile, banner, force: from, found: 'nothing' });
    yield* note('event-met', 'me.scouting.event', { seat, tile, total: found.total });
    yield* event(b, target, found.event, (next, attempted) => scoutTile({ ...b, targets: attempted }, next));
    return;
  }
  yield* change({ type: 'scouted', seat, tile, banner, force: from, found: 'way' });
  if (!target.known) yield* discovery(b, target, found.find, found.resists, found.total);
  else yield* revisit(b, target);
  if (target.enemies.length > 0) yield* skirmish(b, target);
}

/** A known tile: only its allegiance can change, and only if nobody defends it. */
function* revisit(
  { seat, banner, afloat }: ScoutBrief,
  { tile, owner, defended }: Target,
): Procedure<Change> {
  const rival = owner !== null && owner !== 'independent' && owner !== seat;
  if (rival && !defended && !afloat) {
    yield* change({ type: 'tileTaken', tile, seat });
    yield* note('liberated', 'me.scouting.liberation', { seat, tile, owner });
  } else yield* note('scouted', 'me.scouting.known', { seat, tile, banner });
}

const inTurn = ['scouting'] as const;
const onTheMarch = ['scouting', 'movement'] as const;
const marches = (state: State, seat: Seat, banner: BannerId): boolean =>
  turnOf(state, seat).marching.includes(banner);

export const scout = define({
  id: 'scout',
  rule: 'me.scouting.declare',
  title: say('Send out scouts'),
  args: v.object({ banner: pieceArg, tile: tileArg }),
  *asks(state, seat) {
    const late = notNow(state, seat, ...inTurn);
    const marching = turnOf(state, seat).marching.length > 0;
    yield* unlessAny(!marching && late);
    const banner = yield* pick('banner', {
      text: say('Which banner’s scouts ride out?'),
      among: () => bannersOf(state, seat).map(({ id }) => id),
      against: (one) =>
        (marches(state, seat, one) ? notNow(state, seat, ...onTheMarch) : marching ? late : undefined) ??
        notYours(state, seat, [one]) ??
        keepsScouts(state, one),
      none: against('me.scouting.declare', say('None of your banners can send out scouts now.')),
    });
    const tile = yield* pick('tile', {
      text: say('Where do your scouts ride?'),
      among: () => scoutGround(state, banner),
      against: (one) => unscoutable(state, seat, banner, one),
      none: against('me.scouting.adjacent', say('There is no tile here that your scouts can ride into.')),
    });
    return { banner, tile };
  },
  applies(state, { banner, tile }) {
    const here = hasBanners(state, [banner]);
    if (here !== true) return here;
    if (state.banners[banner]?.tile == null)
      return against('me.piece.banner', say('Banner {banner} is not on the map.', { banner }));
    return isLand(state, tile) || against('me.piece.tile', say('There is no land at {tile}.', { tile }));
  },
  brief: (state, { banner, tile }, { order }) =>
    scoutBrief(state, state.banners[banner]?.seat ?? '', order, banner, tile),
  *run(b) {
    const going = yield* setOut(b);
    if (going) yield* scoutTile(b, going);
  },
  drawsSecret: true,
});
