/** The campaign as a map: land, works, armies as banners, fleets where they lie, and what is planned where it is known. */
import type { View } from '../../../../campaign/view.ts';
import { neighbours, type TileId } from '../../../../kernel/hex.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { lands } from '../../../../rules/realm-armies/land/lie.ts';
import type { Plans } from '../../../../rules/realm-armies/missions/kinds.ts';
import type { Ledger } from '../../../../rules/realm-armies/missions/ledger.ts';
import { activities } from '../../../../rules/realm-armies/queries.ts';
import type { Fleet, Holding, State } from '../../../../rules/realm-armies/state.ts';
import type { BannerView, HintView, RouteView, ShipView, TileView } from '../../../map/model.ts';
import type { MapScene } from '../../contract.ts';
import { stateOf, tinctureOf } from '../names.ts';

export function scene(view: View, seat: Seat): MapScene {
  const state = stateOf(view);
  return {
    seed: view.campaign,
    tiles: tiles(state),
    banners: banners(state, seat),
    ships: ships(state),
    labels: [],
    hints: hints(state),
    routes: [...planned(state), ...own(view, state, seat)],
  };
}

const kept = new WeakMap<
  State['tiles'],
  { readonly map: State['map']; readonly realms: string; readonly tiles: readonly TileView[] }
>();
/** The same array for the same tiles: the map bakes again only when it changes. */
export function tiles(state: State): readonly TileView[] {
  const realms = state.seats.map((seat) => tinctureOf(state, seat)).join();
  const known = kept.get(state.tiles);
  if (known?.map === state.map && known.realms === realms) return known.tiles;
  const made = viewsOf(state);
  kept.set(state.tiles, { map: state.map, realms, tiles: made });
  return made;
}

export const viewsOf = (state: State): readonly TileView[] =>
  Object.entries(lands(state.map)).map(([id, land]): TileView => {
    const tile = id as TileId;
    const ground = state.map.tiles[tile];
    return {
      id: tile,
      land,
      known: true,
      ...(ground === 'farm' ? { fields: true as const } : {}),
      ...held(state, tile, state.tiles[tile]),
    };
  });

function held(state: State, tile: TileId, holding: Holding | undefined): Partial<TileView> {
  if (!holding) return {};
  const { owner, work, mine, port, name } = holding;
  const stands = work !== 'none' ? work : mine ? 'mine' : undefined;
  const siege = activities(state, 'land').some(
    ({ target, arranged }) => target === tile && arranged !== null,
  );
  return {
    ...(owner === null ? {} : { owner: tinctureOf(state, owner) }),
    ...(stands === undefined ? {} : { settlement: stands }),
    ...(mine && work !== 'none' ? { mine: true as const } : {}),
    ...(port ? { port: true as const } : {}),
    ...(name ? { name } : {}),
    ...(siege ? { siege: true as const } : {}),
  };
}

const banners = (state: State, seat: Seat): readonly BannerView[] =>
  Object.entries(state.armies).flatMap(([id, { tile, seat: owner, number }]) =>
    tile === null
      ? []
      : [
          {
            id,
            tile,
            number,
            tincture: tinctureOf(state, owner),
            mine: owner === seat,
            busy: state.turn.beaten.includes(id),
          },
        ],
  );

/** The water a fleet lies on: before the port it closes, or off its own shore. */
function waterOf(state: State, { seat, blockades }: Fleet): TileId | undefined {
  const shores = [
    ...(blockades === null ? [] : [blockades]),
    ...(Object.keys(state.tiles) as TileId[])
      .filter((tile) => state.tiles[tile]?.owner === seat)
      .sort((a, b) => Number(state.tiles[b]?.port) - Number(state.tiles[a]?.port)),
    ...(Object.keys(state.map.tiles) as TileId[]).filter((tile) => state.map.tiles[tile] !== 'sea').sort(),
  ];
  for (const shore of shores) {
    const water = neighbours(shore).find((near) => state.map.tiles[near] === 'sea');
    if (water) return water;
  }
  return undefined;
}
const ships = (state: State): readonly ShipView[] =>
  Object.entries(state.fleets).flatMap(([id, fleet]) => {
    const tile = fleet.port ?? waterOf(state, fleet);
    return tile === undefined
      ? []
      : [{ id, tile, tincture: tinctureOf(state, fleet.seat), number: fleet.number }];
  });

/** Where the night's fights are still to be fought. */
const hints = (state: State): readonly HintView[] =>
  activities(state, 'land', 'assault').map(({ target, arranged }) => ({
    tile: target,
    tone: arranged === null ? 'warn' : 'ask',
  }));

const route = (state: State, piece: string, target: TileId | null): readonly RouteView[] => {
  const from = state.armies[piece]?.tile;
  return from && target && neighbours(from).includes(target)
    ? [{ id: `${piece}.${target}`, tiles: [from, target], clear: true }]
    : [];
};
/** Who marches where, of what is still to be carried out. */
const planned = (state: State): readonly RouteView[] =>
  activities(state, 'land', 'raid').flatMap(({ pieces, target }) =>
    pieces.flatMap((piece) => route(state, piece, target)),
  );
/** The arrows of a plan, for seats that may see it. */
export const arrows = (state: State, plans: Plans): readonly RouteView[] =>
  Object.entries(plans).flatMap(([piece, { mission, target }]) =>
    mission === 'guard' ? [] : route(state, piece, target),
  );
/** One's own missions while they are being written. */
const own = (view: View, state: State, seat: Seat): readonly RouteView[] => {
  const book = view.ledgers[seat] as Ledger | undefined;
  const writing = state.stage === 'season' && state.turn.phase === 'missions';
  return writing && book?.turn === state.turn.number ? arrows(state, book.plans) : [];
};
