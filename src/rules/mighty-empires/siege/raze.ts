/** Razing: at the end of a turn a force burns the settlement it stands in, and carries off what it can. */
import * as v from 'valibot';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, countArg, define, hasBanners, notNow, pieceArg, tileArg, unless } from '../define.ts';
import { barnsOf, plenty } from '../magic/plunder.ts';
import { stricken } from '../magic/queries.ts';
import { besieged, encountersIn, mostBaggage } from '../queries.ts';
import { ashoreIn } from '../sea/aboard.ts';
import { yields } from '../season/forage.ts';
import type { State } from '../state.ts';
import { fieldForce } from './walls.ts';

/** Loads found in a settlement that is razed: what its lands feed, and its stockpile. */
export const loot = (state: State, tile: TileId): number =>
  yields(state, tile) + (state.tiles[tile]?.stockpile ?? 0);

/** One's own land is the last that anybody would burn. */
export const foreignFirst = (state: State, seat: Seat, tiles: readonly TileId[]): readonly TileId[] => {
  const own = (tile: TileId): boolean => state.tiles[tile]?.flag === seat;
  return [...tiles.filter((tile) => !own(tile)), ...tiles.filter(own)];
};

/** Why a tile cannot be razed by a seat. */
export function unrazable(state: State, seat: Seat, tile: TileId): Remark | undefined {
  const holding = state.tiles[tile];
  if (!holding || holding.razed || holding.site === 'barren')
    return against('me.raze.settled', say('Nothing stands in {tile} that could burn.', { tile }));
  if (besieged(state, tile))
    return against('me.raze.siege', say('{tile} is under siege: it must fall first.', { tile }));
  const ashore = fieldForce(state, seat, tile);
  if (ashore.length === 0) return against('me.raze', say('No banner of yours stands in {tile}.', { tile }));
  const terror = stricken(
    state,
    ashore.map(({ id }) => id),
  );
  if (terror) return terror;
  const contested =
    holding.flag === 'independent' ||
    encountersIn(state, tile).length > 0 ||
    ashoreIn(state, tile).some((banner) => banner.seat !== seat);
  return contested
    ? against(
        'me.raze.uncontested',
        say('{tile} is contested: nobody razes it before that is settled.', { tile }),
      )
    : undefined;
}

export const raze = define({
  id: 'raze',
  rule: 'me.raze',
  title: say('Raze the settlement'),
  args: v.object({
    tile: tileArg,
    /** Loads each banner takes; what nobody carries is lost. */
    shares: v.optional(v.record(pieceArg, countArg), {}),
  }),
  offered(state, seat, args) {
    if (!args) return unless(notNow(state, seat, 'raze'));
    const { tile, shares } = args;
    const there = fieldForce(state, seat, tile);
    const taken = Object.values(shares).reduce((sum, each) => sum + each, 0);
    const over = Object.entries(shares).find(
      ([banner, loads]) =>
        loads + (there.find(({ id }) => id === banner)?.baggage ?? mostBaggage) > mostBaggage && loads > 0,
    );
    return unless(
      notNow(state, seat, 'raze'),
      unrazable(state, seat, tile),
      over && against('me.raze.loot', say('Banner {banner} cannot carry that much.', { banner: over[0] })),
      taken > loot(state, tile) &&
        against(
          'me.raze.loot',
          say('{tile} yields {loads} baggage points.', { tile, loads: loot(state, tile) }),
        ),
    );
  },
  applies(state, { tile, shares }) {
    const here = hasBanners(state, Object.keys(shares));
    if (here !== true) return here;
    return (
      Object.hasOwn(state.tiles, tile) ||
      against('me.piece.tile', say('Nothing is known of tile {tile}.', { tile }))
    );
  },
  brief: (state, { tile, shares }, { seat }) => ({
    seat,
    tile,
    shares: Object.entries(shares),
    loads: loot(state, tile),
    owner: state.tiles[tile]?.flag ?? seat,
    site: state.tiles[tile]?.site ?? 'village',
    barns: barnsOf(state, seat, tile, shares),
  }),
  *run({ seat, tile, shares, loads, owner, site, barns }) {
    // What was not there beforehand cannot be carried off.
    let left = loads;
    for (const [banner, want] of shares) {
      const taken = Math.min(want, left);
      left -= taken;
      if (taken > 0) yield* change({ type: 'baggageChanged', banner, by: taken });
    }
    yield* plenty(seat, tile, barns);
    yield* change({ type: 'razed', tile, by: seat });
    yield* note('razed', 'me.raze', { seat, tile, owner, site, loads: loads - left, lost: left });
  },
});
