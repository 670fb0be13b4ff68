/** How pieces and places of Realm Armies are called on the screen, and which colours a realm bears. */
import type { View } from '../../../campaign/view.ts';
import { isTileId, type TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { tinctures } from '../../../rules/realm-armies/options.ts';
import type { State } from '../../../rules/realm-armies/state.ts';
import { t } from '../../i18n/index.ts';
import { spoken } from '../../map/speak.ts';
import type { Tincture } from '../../ui/heraldry/tinctures.ts';
import { originIn } from '../parts/origin.ts';
import { colourOf, nameIn } from '../parts/seats.ts';

export const stateOf = (view: View): State => view.table.rules as State;

export const originFor = ({ map }: Pick<State, 'map'>): TileId => originIn(map.tiles);

/** A place by its name if it has one, else as players point to it: "E 4". */
export const placeName = (state: State, tile: string): string =>
  state.tiles[tile as TileId]?.name || spoken(tile, originFor(state));

export const tinctureOf = (state: State, seat: Seat): Tincture => colourOf(state, seat, tinctures);

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
  return nameIn(view, id);
}
