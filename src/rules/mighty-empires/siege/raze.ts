/** Razing: at the end of a turn a force burns the settlement it stands in, and carries off what it can. */
import * as v from 'valibot';
import { pick, type Shares, split, unlessAny } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, countArg, define, hasBanners, notNow, pieceArg, tileArg } from '../define.ts';
import { barnsOf, plenty } from '../magic/plunder.ts';
import { ashoreIn } from '../map/aboard.ts';
import { stricken } from '../map/spells.ts';
import { fieldForce } from '../map/walls.ts';
import { yields } from '../provisions/forage.ts';
import { besieged, encountersIn, forces, mostBaggage } from '../queries.ts';
import type { State } from '../state.ts';

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
    return against('me.raze.settled', say('There is nothing to burn in {tile}.', { tile }));
  if (besieged(state, tile))
    return against('me.raze.siege', say('{tile} is under siege: it must fall first.', { tile }));
  const ashore = fieldForce(state, seat, tile);
  if (ashore.length === 0) return against('me.raze', say('You have no banner in {tile}.', { tile }));
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
    ? against('me.raze.uncontested', say('{tile} is contested: settle that before you raze it.', { tile }))
    : undefined;
}

/** Why banners cannot carry that much off. */
function tooMuch(state: State, seat: Seat, tile: TileId, shares: Shares): Remark | undefined {
  const there = fieldForce(state, seat, tile);
  const over = Object.keys(shares).find((banner) => {
    const loads = shares[banner] ?? 0;
    return loads > 0 && loads + (there.find(({ id }) => id === banner)?.baggage ?? mostBaggage) > mostBaggage;
  });
  if (over !== undefined)
    return against('me.raze.loot', say('Banner {banner} cannot carry that much.', { banner: over }));
  const loads = loot(state, tile);
  return Object.values(shares).reduce((sum, each) => sum + each, 0) > loads
    ? against('me.raze.loot', say('{tile} yields {loads} baggage points.', { tile, loads }))
    : undefined;
}

/** As much as its banners find room for. */
function filled(state: State, seat: Seat, tile: TileId): Shares {
  let rest = loot(state, tile);
  return Object.fromEntries(
    fieldForce(state, seat, tile).map(({ id, baggage }) => {
      const taken = Math.min(rest, mostBaggage - baggage);
      rest -= taken;
      return [id, taken];
    }),
  );
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
  *asks(state, seat) {
    yield* unlessAny(notNow(state, seat, 'raze'));
    const tile = yield* pick('tile', {
      text: say('Which settlement do you raze?'),
      among: () => foreignFirst(state, seat, [...forces(state, seat).keys()]),
      against: (one) => unrazable(state, seat, one),
      none: against('me.raze', say('You have no banner where there is something to raze.')),
    });
    const shares = yield* split('shares', {
      text: say('How much does each banner carry off?'),
      among: () => fieldForce(state, seat, tile).map(({ id }) => id),
      most: (banner) => mostBaggage - (state.banners[banner]?.baggage ?? mostBaggage),
      against: (loads) => tooMuch(state, seat, tile, loads),
      suggest: () => filled(state, seat, tile),
    });
    return { tile, shares };
  },
  applies(state, { tile, shares }) {
    const here = hasBanners(state, Object.keys(shares));
    if (here !== true) return here;
    return (
      Object.hasOwn(state.tiles, tile) || against('me.piece.tile', say('Tile {tile} is unknown.', { tile }))
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
