/** The map in words, for those who hear it: what a tile is, and what lies around it. */
import { type Direction, directions, neighbour, type TileId } from '../../kernel/hex.ts';
import { t } from '../i18n/index.ts';
import { colourName } from '../ui/heraldry/tinctures.ts';
import type { BannerView, Settlement, TileView } from './model.ts';
import { speak } from './speak.ts';

const settlement = (kind: Settlement): string =>
  ({
    capital: t('capital'),
    citadel: t('citadel'),
    city: t('city'),
    town: t('town'),
    fortress: t('fortress'),
    tower: t('tower'),
    village: t('village'),
    mine: t('mine'),
  })[kind];

function ground({ land, fields }: TileView): string[] {
  const base = {
    lowland: t('lowland'),
    highland: t('highland'),
    river: t('river valley'),
    coastal: t('coast'),
    swamp: t('swamp'),
    lake: t('lake'),
    sea: t('sea'),
  }[land.ground];
  return [
    base,
    ...(land.ridges.length ? [t('mountains')] : []),
    ...(land.hills === 2 ? [t('hills')] : []),
    ...(land.forest === 2 ? [t('forest')] : []),
    ...(fields ? [t('fields')] : []),
    ...(land.rivers.length && land.ground !== 'river' ? [t('a river')] : []),
  ];
}

export const towards = (d: Direction): string =>
  [t('east'), t('south-east'), t('south-west'), t('west'), t('north-west'), t('north-east')][d] ?? '';

export interface Told {
  readonly tiles: ReadonlyMap<TileId, TileView>;
  readonly banners: readonly BannerView[];
  readonly origin: string;
}

/** "E 4, Thornford, village, blue, river valley, banner 3, yours" */
export function tellTile(id: TileId, { tiles, banners, origin }: Told): string {
  const name = speak(id, origin);
  const view = tiles.get(id);
  // Left of the first column and above the first row nothing has a name.
  if (!view) return /−| 0$/.test(name) ? t('off the map') : [name, t('off the map')].join(', ');
  const parts = [name];
  if (view.known) {
    if (view.name) parts.push(view.name);
    if (view.razed) parts.push(t('razed'));
    else if (view.settlement) parts.push(settlement(view.settlement));
    if (view.mine && view.settlement !== 'mine') parts.push(t('mine'));
    if (view.port) parts.push(t('port'));
    if (view.siege) parts.push(t('under siege'));
    if (view.owner) parts.push(colourName(view.owner));
  } else parts.push(t('not yet scouted'));
  parts.push(...ground(view));
  for (const banner of banners)
    if (banner.tile === id) {
      const { number, tincture, mine, seen } = banner;
      if (mine) parts.push(t('your banner {number}', { number }));
      else if (seen)
        parts.push(
          t('{colour} banner {number}, seen {age}', { colour: colourName(tincture), number, age: seen }),
        );
      else parts.push(t('{colour} banner {number}', { colour: colourName(tincture), number }));
    }
  return parts.join(', ');
}

/** The six tiles around one, each with its direction. */
export const tellAround = (id: TileId, told: Told): string[] =>
  directions.map((d) =>
    t('{direction}: {tile}', { direction: towards(d), tile: tellTile(neighbour(id, d), told) }),
  );
