/** Construction: ships in harbour cities, fortresses from villages or on bare land, cities from villages; as far as timber and models reach. */
import * as v from 'valibot';
import { pick, unlessAny } from '../../../kernel/asks.ts';
import { lookUp } from '../../../kernel/chart.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { type Building, construction as prices } from '../charts/rebuilding.ts';
import { crownsLeft } from '../court/book.ts';
import { against, define, tileArg } from '../define.ts';
import { hasForest } from '../land/terrain.ts';
import type { Ledger } from '../ledger/book.ts';
import { landAt } from '../map/terrain.ts';
import { besieged, holdingsOf, left } from '../queries.ts';
import type { State } from '../state.ts';
import { notInWinter, tooDear } from '../winter-now.ts';
import { hasQuays } from './sea-roads.ts';

export const buildings = ['ship', 'fortress', 'city'] as const;
export type What = (typeof buildings)[number];

/** Tiles of an empire whose forest can be felled. */
export const forests = (state: State, seat: Seat): readonly TileId[] =>
  holdingsOf(state, seat)
    .map(({ tile }) => tile)
    .filter((tile) => {
      const land = landAt(state, tile);
      return land !== undefined && hasForest(land) && !state.burnt.includes(tile);
    });

/** Ships and fortresses the timber of an empire still reaches for this winter. */
export const timberLeft = (state: State, seat: Seat): number =>
  Math.max(0, forests(state, seat).length - (state.winter.built[seat]?.timber ?? 0));

/** The price list's row for building that there; undefined where the land does not bear it. */
export function rowFor(state: State, seat: Seat, tile: TileId, what: What): Building | undefined {
  const holding = state.tiles[tile];
  if (holding?.flag !== seat || holding.razed) return undefined;
  if (what === 'ship') return hasQuays(state, tile) ? lookUp(prices, 'ship').is : undefined;
  return prices.rows.find(({ is }) => is.build === what && is.from === holding.site)?.is;
}

/** All that the land of a tile bears. */
export const borne = (state: State, seat: Seat, tile: TileId): readonly Building[] =>
  buildings.flatMap((what) => rowFor(state, seat, tile, what) ?? []);

/** What stands against building that there. */
export function unbuildable(state: State, seat: Seat, tile: TileId, what: What): Remark | undefined {
  if (what === 'ship' && !state.options.parts.ships)
    return against('me.construction.ship', say('You play without ships.'));
  if (besieged(state, tile))
    return against('me.construction.place', say('{tile} is under siege: you cannot build there.', { tile }));
  const row = rowFor(state, seat, tile, what);
  if (!row)
    return what === 'ship'
      ? against('me.construction.ship', say('You can build ships only in your cities with a harbour.'))
      : against('me.construction.place', say('You cannot build that in {tile}.', { tile }));
  if (what === 'ship' && state.winter.built[seat]?.ports.includes(tile))
    return against('me.construction.ship', say('{tile} has already built a ship this winter.', { tile }));
  if (row.timber && timberLeft(state, seat) === 0)
    return against('me.construction.timber', say('Your forests have no timber left this winter.'));
  if (left(state)[what] === 0)
    return against('me.construction.pieces', say('There is no piece of that kind left in the box.'));
  return tooDear(state, seat, row.crowns);
}

/** What one building costs on the land of a seat, from the cheapest on, in crowns; each price once. */
export const buildingPrices = (state: State, seat: Seat): readonly number[] => {
  const all = holdingsOf(state, seat).flatMap(({ tile }) =>
    buildings.flatMap((what) => rowFor(state, seat, tile, what)?.crowns ?? []),
  );
  return [...new Set(all)].sort((a, b) => a - b);
};

export type Site = { readonly tile: TileId; readonly what: What; readonly crowns: number };
/** Everything a seat could build now. */
export const buildable = (state: State, seat: Seat): readonly Site[] =>
  holdingsOf(state, seat).flatMap(({ tile }) =>
    buildings.flatMap((what) => {
      const row = rowFor(state, seat, tile, what);
      return row && !unbuildable(state, seat, tile, what) ? [{ tile, what, crowns: row.crowns }] : [];
    }),
  );

export const build = define({
  id: 'build',
  rule: 'me.construction',
  title: say('Build'),
  args: v.object({ tile: tileArg, what: v.picklist(buildings) }),
  *asks(state, seat, book) {
    yield* unlessAny(notInWinter(state, seat, 'construction'));
    const none = against(
      'me.construction',
      say('There is nothing you can build with the crowns you have left.'),
    );
    // The table does not know what was spent in secret.
    const rest = book === undefined ? Number.POSITIVE_INFINITY : crownsLeft(book as Ledger, state);
    const tile = yield* pick('tile', {
      text: say('Where do you build it?'),
      among: () =>
        holdingsOf(state, seat).flatMap((holding) =>
          borne(state, seat, holding.tile).some(({ crowns }) => crowns <= rest) ? [holding.tile] : [],
        ),
      none,
    });
    const what = yield* pick<What>('what', {
      text: say('What do you build?'),
      among: () => borne(state, seat, tile).map(({ build: one }) => one),
      against: (one) => unbuildable(state, seat, tile, one),
      none,
    });
    return { tile, what };
  },
  applies: (state, { tile }) =>
    Object.hasOwn(state.tiles, tile) || against('me.piece.tile', say('Tile {tile} is unknown.', { tile })),
  brief: (state, { tile, what }, { seat, order }) => ({
    seat,
    order,
    tile,
    what,
    crowns: rowFor(state, seat, tile, what)?.crowns ?? 0,
  }),
  *run({ seat, order, tile, what, crowns }) {
    yield* change({ type: 'spent', seat, crowns });
    if (what === 'ship') {
      const ship = `${order}.s`;
      yield* change({ type: 'shipLaunched', ship, owner: seat, tile });
      yield* change({ type: 'shipBuilt', seat, tile, ship });
    } else yield* change({ type: 'built', seat, tile, site: what });
    yield* note('built', 'me.construction', { seat, tile, what, crowns });
  },
});
