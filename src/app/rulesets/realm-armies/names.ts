/** How pieces and places of Realm Armies are called on the screen, and which colours a realm bears. */
import type { View } from '../../../campaign/view.ts';
import { isTileId, type TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { tinctures } from '../../../rules/realm-armies/options.ts';
import type { State } from '../../../rules/realm-armies/state.ts';
import { t } from '../../i18n/index.ts';
import { originOf, spoken } from '../../map/speak.ts';
import type { Tincture } from '../../ui/heraldry/tinctures.ts';

export const stateOf = (view: View): State => view.table.rules as State;

const origins = new WeakMap<object, TileId>();
/** The corner from which a campaign's tiles are counted. */
export function originFor({ map }: Pick<State, 'map'>): TileId {
  const known = origins.get(map.tiles);
  if (known) return known;
  const origin = originOf(Object.keys(map.tiles));
  origins.set(map.tiles, origin);
  return origin;
}

/** A place by its name if it has one, else as players point to it: "E 4". */
export const placeName = (state: State, tile: string): string =>
  state.tiles[tile as TileId]?.name || spoken(tile, originFor(state));

export const freeTinctures = (state: State): readonly Tincture[] =>
  tinctures.filter((one) => !Object.values(state.realms).some(({ tincture }) => tincture === one));

/** A seat's colours; before it has taken any, some that are still free. */
export function tinctureOf(state: State, seat: Seat): Tincture {
  const chosen = state.realms[seat]?.tincture;
  if (chosen) return chosen;
  const open = state.seats.filter((each) => !state.realms[each]?.tincture);
  return freeTinctures(state)[open.indexOf(seat)] ?? 'argent';
}

export const armyName = ({ name, number }: { readonly name: string; readonly number: number }): string =>
  name || t('Army {number}', { number });
export const fleetName = ({ name, number }: { readonly name: string; readonly number: number }): string =>
  name || t('Fleet {number}', { number });

/** A piece, place, hero or player by its id. */
export function called(view: View, id: string): string | undefined {
  const state = stateOf(view);
  const army = state.armies[id];
  if (army) return armyName(army);
  const fleet = state.fleets[id];
  if (fleet) return fleetName(fleet);
  if (state.heroes[id]) return state.heroes[id].name;
  if (isTileId(id)) return placeName(state, id);
  return view.seats.find((seat) => seat.id === id)?.name;
}

/** What stands in a gap of a sentence, if it is one of our pieces or places. */
export function name(view: View, gap: string, value: string | number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const state = stateOf(view);
  if (isTileId(value)) return placeName(state, value);
  if (/seat$/i.test(gap)) return view.seats.find(({ id }) => id === value)?.name;
  if (gap === 'army' || gap === 'fleet' || gap === 'hero') return called(view, value);
  return undefined;
}
