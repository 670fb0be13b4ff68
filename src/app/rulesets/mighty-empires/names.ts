/** How pieces and places of Mighty Empires are called on the screen. */
import type { View } from '../../../campaign/view.ts';
import { isTileId, type TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { lands } from '../../../rules/mighty-empires/map/terrain.ts';
import { tinctures } from '../../../rules/mighty-empires/options.ts';
import type { Banner, State } from '../../../rules/mighty-empires/state.ts';
import { t } from '../../i18n/index.ts';
import { spoken } from '../../map/speak.ts';
import type { Tincture } from '../../ui/heraldry/tinctures.ts';
import { originIn } from '../parts/origin.ts';
import { colourOf, nameIn } from '../parts/seats.ts';

export const stateOf = (view: View): State => view.table.rules as State;

/** The map does not grow once play begins. */
export const originFor = (state: State): TileId => originIn(state.map, () => lands(state));

/** A place by its name if it has one, else as players point to it: "E 4". */
export const placeName = (state: State, tile: string): string =>
  state.tiles[tile as TileId]?.name || spoken(tile, originFor(state));

export const tinctureOf = (state: State, owner: Seat | 'independent'): Tincture =>
  owner === 'independent' ? 'tenne' : colourOf(state, owner, tinctures);

/** What a banner is called: its name, else its number. */
export const bannerName = ({ name, number }: Pick<Banner, 'name' | 'number'>): string =>
  name || t('Banner {n}', { n: number });

/** What stands in a gap of a sentence, if it is one of our pieces or places. */
export function name(view: View, gap: string, value: string | number): string | undefined {
  const state = stateOf(view);
  if (typeof value !== 'string') return undefined;
  if (isTileId(value)) return placeName(state, value);
  if (/seat$/i.test(gap)) return value === 'independent' ? t('the townsfolk') : nameIn(view, value);
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
