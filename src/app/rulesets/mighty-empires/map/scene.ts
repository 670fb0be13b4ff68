/** The campaign as one seat's map: what is public, what this seat was told, and where something may be done now. */
import { openTo } from '../../../../campaign/open-to.ts';
import type { View } from '../../../../campaign/view.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { flownSoFar } from '../../../../rules/mighty-empires/dragons/fly.ts';
import { type Ledger, worth } from '../../../../rules/mighty-empires/ledger/book.ts';
import { lands, type Spot } from '../../../../rules/mighty-empires/map/terrain.ts';
import { insideOf } from '../../../../rules/mighty-empires/map/walls.ts';
import { besieged } from '../../../../rules/mighty-empires/queries.ts';
import type { Holding, State } from '../../../../rules/mighty-empires/state.ts';
import type { BannerView, HintView, RouteView, Stand, TileView } from '../../../map/model.ts';
import type { MapScene } from '../../contract.ts';
import { counterHints } from '../espionage/hints.ts';
import { spellMarks } from '../magic/marks.ts';
import { stateOf, tinctureOf } from '../names.ts';

export function scene(view: View, seat: Seat, through: 'seat' | 'all' = 'seat'): MapScene {
  const state = stateOf(view);
  return {
    seed: view.campaign,
    tiles: tiles(state),
    banners: banners(view, state, seat, through),
    ships: Object.entries(state.ships).map(([id, { tile, owner, number }]) => {
      return { id, tile, tincture: tinctureOf(state, owner), number };
    }),
    labels: [],
    hints: [...spellMarks(state), ...counterHints(state), ...hints(view, state, seat)],
    routes: flights(view),
  };
}

/** The way of dragons in the air, tile by tile as their dice fall. */
const flights = (view: View): readonly RouteView[] =>
  view.open.flatMap(({ open }) => {
    if (open.id !== 'fly-dragons') return [];
    const { way } = flownSoFar(open.brief as Parameters<typeof flownSoFar>[0], open.answers);
    return way.length > 1 ? [{ id: open.order, tiles: way, clear: false }] : [];
  });

const kept = new WeakMap<
  State['tiles'],
  { readonly map: State['map']; readonly open: boolean; readonly tiles: readonly TileView[] }
>();
/** While capitals are chosen the land lies open to all; the veil falls when the realms are made. */
const liesOpen = ({ stage }: State): boolean => stage === 'map' || stage === 'capitals';
/** The same array for the same tiles: the map bakes again only when it changes. */
function tiles(state: State): readonly TileView[] {
  const known = kept.get(state.tiles);
  const open = liesOpen(state);
  if (known?.map === state.map && known.open === open) return known.tiles;
  const made = Object.entries(lands(state)).map(([id, land]): TileView => {
    const tile = id as TileId;
    const holding = state.tiles[tile];
    return {
      id: tile,
      land,
      known: open || holding !== undefined || land.ground === 'sea',
      ...held(state, tile, holding),
    };
  });
  kept.set(state.tiles, { map: state.map, open, tiles: made });
  return made;
}

function held(state: State, tile: TileId, holding: Holding | undefined): Partial<TileView> {
  if (!holding) return {};
  const { site, capitalOf, razed, name, flag } = holding;
  return {
    owner: tinctureOf(state, flag),
    ...(site === 'barren' ? {} : { settlement: capitalOf === null ? site : 'capital' }),
    ...(razed ? { razed } : {}),
    ...(name ? { name } : {}),
    ...(besieged(state, tile) ? { siege: true as const } : {}),
  };
}

/** Where on its tile a banner is drawn; undefined where it stands anywhere in a part of it. */
export const standOf = (spot: Spot | null): Stand | undefined => (spot && 'edge' in spot ? spot : undefined);

function banners(view: View, state: State, seat: Seat, through: 'seat' | 'all'): readonly BannerView[] {
  return Object.entries(state.banners).flatMap(
    ([id, { tile, seat: owner, number, baggage, spot }]): BannerView[] => {
      if (tile === null) return [];
      const book =
        owner === seat || through === 'all' ? (view.ledgers[owner] as Ledger | undefined) : undefined;
      const contents = book?.banners[id];
      // A garrison stands by its walls, wherever it came from.
      const at = insideOf(state, tile).includes(id) ? undefined : standOf(spot);
      return [
        {
          id,
          tile,
          tincture: tinctureOf(state, owner),
          number,
          baggage,
          mine: owner === seat,
          ...(contents?.mustered ? { points: worth(contents) } : {}),
          ...(at ? { at } : {}),
        },
      ];
    },
  );
}

/** What is done from the map in this phase: an order, and its argument that is a tile. */
const fromMap = ({ stage, season }: State): readonly [order: string, label: string] | undefined => {
  if (stage === 'capitals') return ['choose-capital', 'tile'];
  if (stage !== 'season') return undefined;
  return season.phase === 'scouting'
    ? ['scout', 'tile']
    : season.phase === 'movement'
      ? ['move', 'to']
      : undefined;
};
/** Tiles where the seat may do something in this phase. */
function hints(view: View, state: State, seat: Seat): readonly HintView[] {
  const done = fromMap(state);
  const open = done ? openTo(view, seat, ...done).map(({ one }) => one as TileId) : [];
  return [...new Set(open)].map((tile) => ({ tile, tone: 'ask' }));
}
