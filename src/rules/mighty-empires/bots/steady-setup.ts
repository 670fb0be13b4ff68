/** What a steady seat chooses on the way from the empty table to the first month: three banners, about its capital. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Seat } from '../../../kernel/question.ts';
import { landNeighbours, spotsOf } from '../map/terrain.ts';
import type { Tincture } from '../options.ts';
import { bannersOf, mostBaggage, mostStockpile } from '../queries.ts';
import { sites } from '../setup/capital.ts';
import type { State } from '../state.ts';
import type { Choices } from './steady.ts';

export interface Wishes {
  readonly land: Json;
  readonly realms: { readonly [seat: Seat]: { readonly tincture: Tincture; readonly name: string } };
}
const banners = 3;

export const settingUp = ({ land, realms }: Wishes): Choices => ({
  'lay-map': ({ map }) => (Object.keys(map.laid).length === 0 ? { laid: land } : undefined),
  'choose-capital': (state, seat) => {
    const [tile] = sites(state).toSorted((a, b) => room(state, b) - room(state, a));
    return tile && { tile, ...realms[seat] };
  },
  'raise-banners': () => ({ names: Array.from({ length: banners }, () => '') }),
  'place-banners': (state, seat) => ({
    placed: bannersOf(state, seat).map(({ id }, index) => {
      const tile = places(state, seat)[index] ?? state.realms[seat]?.capital ?? 'q0r0';
      return { banner: id, tile, spot: spotsOf(state, tile)[0] ?? null };
    }),
  }),
  'share-baggage': (state, seat) => shares(state, seat),
});

const room = (state: State, tile: TileId): number => landNeighbours(state, tile).length;

/** The capital, and the tiles of the realm from which most is still to be found. */
function places(state: State, seat: Seat): readonly TileId[] {
  const { capital, tiles = [] } = state.realms[seat] ?? {};
  const unknown = (tile: TileId): number =>
    landNeighbours(state, tile).filter((next) => !state.tiles[next]).length;
  const border = tiles.filter((tile) => tile !== capital).toSorted((a, b) => unknown(b) - unknown(a));
  return [...(capital ? [capital] : []), ...border];
}

/** Each banner as much as the others, and what they cannot carry into the capital. */
function shares(state: State, seat: Seat): Json | undefined {
  const all = bannersOf(state, seat);
  const { baggage, capital } = state.realms[seat] ?? {};
  if (!baggage || all.some((one) => one.baggage > 0)) return undefined;
  const carried = Math.min(baggage, all.length * mostBaggage);
  const each = all.map((_, at) => Math.floor(carried / all.length) + (at < carried % all.length ? 1 : 0));
  const rest = Math.min(mostStockpile, baggage - carried);
  return {
    banners: Object.fromEntries(all.map(({ id }, at) => [id, each[at] ?? 0])),
    stockpiles: capital && rest > 0 ? { [capital]: rest } : {},
  };
}
