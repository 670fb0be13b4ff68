/** Scouting: a banner sends scouts into one adjacent tile; what they find there, or what finds them. */
import * as v from 'valibot';
import { toward } from '../../../kernel/hex.ts';
import { change, note, type Procedure, part } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../changes/index.ts';
import { against, define, hasBanners, notNow, notYours, pieceArg, tileArg, unless } from '../define.ts';
import { stricken } from '../magic/queries.ts';
import { atTheVoid, setOut } from '../magic/scouts.ts';
import { turnOf } from '../queries.ts';
import { isAboard } from '../sea/aboard.ts';
import { isInside } from '../siege/walls.ts';
import type { BannerId, State } from '../state.ts';
import { groundAt, isLand } from '../terrain.ts';
import { discovery } from './discovery.ts';
import { event } from './events/index.ts';
import { findings } from './findings.ts';
import { heldFast } from './movement.ts';
import { type ScoutBrief, scoutBrief, type Target } from './scout-brief.ts';
import { scoutGround } from './scout-ground.ts';
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
    ? against('me.scouting.one-each', say('Banner {banner} has scouted this turn.', { banner }))
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
      return against('me.sea.scouting', say('From a ship only the coasts one can sail to are scouted.'));
  } else if (!from || toward(from, tile) === undefined)
    return against('me.scouting.adjacent', say('Scouts reach adjacent tiles only.'));
  if (groundAt(state, tile) === 'swamp') return against('me.scouting.swamp', say('Nobody scouts the swamp.'));
  if (from && !scoutGround(state, banner).includes(tile))
    return against('me.scouting.sea', say('Scouts do not cross the open sea, nor the edge of the map.'));
  return turnOf(state, seat).scouted[tile]
    ? against('me.scouting.once', say('You have scouted {tile} this turn.', { tile }))
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
  offered: (state, seat, args) =>
    unless(
      notNow(state, seat, ...(args && marches(state, seat, args.banner) ? onTheMarch : inTurn)),
      args && notYours(state, seat, [args.banner]),
      args && keepsScouts(state, args.banner),
      args && unscoutable(state, seat, args.banner, args.tile),
    ),
  applies(state, { banner, tile }) {
    const here = hasBanners(state, [banner]);
    if (here !== true) return here;
    if (state.banners[banner]?.tile == null)
      return against('me.piece.banner', say('Banner {banner} is not on the map.', { banner }));
    return isLand(state, tile) || against('me.piece.tile', say('No land lies at {tile}.', { tile }));
  },
  brief: (state, { banner, tile }, { order }) =>
    scoutBrief(state, state.banners[banner]?.seat ?? '', order, banner, tile),
  *run(b) {
    const going = yield* setOut(b);
    if (going) yield* scoutTile(b, going);
  },
  holds: ({ banner, to }) => [banner, to],
  drawsSecret: true,
});
