/** How pieces and places of Mighty Empires are called on the screen. */
import type { View } from '../../../campaign/view.ts';
import { isTileId, type TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { freeTinctures } from '../../../rules/mighty-empires/setup/capital.ts';
import type { Banner, State } from '../../../rules/mighty-empires/state.ts';
import { lands } from '../../../rules/mighty-empires/terrain.ts';
import { t } from '../../i18n/index.ts';
import { originOf, spoken } from '../../map/speak.ts';
import type { Tincture } from '../../ui/heraldry/tinctures.ts';

export const stateOf = (view: View): State => view.table.rules as State;

const origins = new WeakMap<object, TileId>();
/** The corner from which a campaign's tiles are counted: fixed by its map, which does not grow once play begins. */
export function originFor(state: State): TileId {
  const known = origins.get(state.map);
  if (known) return known;
  const origin = originOf(Object.keys(lands(state)));
  origins.set(state.map, origin);
  return origin;
}

/** A place by its name if it has one, else as players point to it: "E 4". */
export const placeName = (state: State, tile: string): string =>
  state.tiles[tile as TileId]?.name || spoken(tile, originFor(state));

/** A seat's colour; before it has taken one, one of those still free, so that shields can be told apart from the start. */
export function tinctureOf(state: State, owner: Seat | 'independent'): Tincture {
  if (owner === 'independent') return 'tenne';
  const chosen = state.realms[owner]?.tincture;
  if (chosen) return chosen;
  const open = state.seats.filter((seat) => !state.realms[seat]?.tincture);
  return freeTinctures(state)[open.indexOf(owner)] ?? 'argent';
}

/** What a banner is called: its name, else its number. */
export const bannerName = ({ name, number }: Pick<Banner, 'name' | 'number'>): string =>
  name || t('Banner {n}', { n: number });

/** What stands in a gap of a sentence, if it is one of our pieces or places. */
export function name(view: View, gap: string, value: string | number): string | undefined {
  const state = stateOf(view);
  if (typeof value !== 'string') return undefined;
  if (isTileId(value)) return placeName(state, value);
  if (/seat$/i.test(gap))
    return value === 'independent' ? t('the townsfolk') : view.seats.find(({ id }) => id === value)?.name;
  if (/banner$/i.test(gap)) {
    const banner = state.banners[value] ?? state.fallen[value];
    if (!banner) return undefined;
    // Where the sentence does not say "banner" itself.
    return gap === 'theBanner' || gap === 'otherBanner'
      ? bannerName(banner)
      : banner.name || String(banner.number);
  }
  if (/ship$/i.test(gap)) {
    const ship = state.ships[value];
    return ship && (ship.name || String(ship.number));
  }
  return undefined;
}
