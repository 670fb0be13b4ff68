/** A siege in words and numbers, as far as one seat knows it. */
import type { View } from '../../../../campaign/view.ts';
import { isTileId } from '../../../../kernel/hex.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { worth } from '../../../../rules/mighty-empires/ledger/book.ts';
import { type Besieging, siegeOf, siegesIn } from '../../../../rules/mighty-empires/map/walls.ts';
import type { PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import type { State } from '../../../../rules/mighty-empires/state.ts';
import { t } from '../../../i18n/index.ts';
import type { RowDress } from '../../parts/ask/dress.ts';
import type { Empire } from '../empire.ts';
import { toldAbout, toldOf } from '../told.ts';
import { bannerInFull, loads, points } from '../words.ts';

/** The siege an order's arguments name: by its id, or by the tile it is laid to. */
export function siegeAt(state: State, args: unknown): Besieging | undefined {
  const { siege, tile } = (args ?? {}) as { readonly siege?: string; readonly tile?: string };
  if (siege !== undefined) return siegeOf(state, siege);
  return tile !== undefined && isTileId(tile) ? siegesIn(state, tile)[0] : undefined;
}

export const standing = (state: State, banners: readonly string[]): readonly PlacedBanner[] =>
  banners.flatMap((id) => {
    const found = state.banners[id];
    return found ? [{ id, ...found }] : [];
  });

/** Points of a banner as this seat knows them: its own book, or the last it was told. */
export function knownPoints(
  { contents, view, seat }: Pick<Empire, 'contents' | 'view' | 'seat'>,
  banner: PlacedBanner,
): number | undefined {
  const held = contents(banner);
  if (held) return held.mustered ? worth(held) : undefined;
  return lastTold(view(), seat(), banner.id);
}
const lastTold = (view: View, seat: Seat, banner: string): number | undefined =>
  toldAbout(view, seat, banner)
    .map((one) => toldOf(one, banner).points)
    .find((told) => told !== undefined);

export const pointsLine = (known: number | undefined): string =>
  known === undefined ? t('strength unknown') : points(known);

/** A banner that may come along: what it is worth, and what it carries. */
export function troopRow(empire: Empire, id: string): RowDress {
  const [banner] = standing(empire.state(), [id]);
  if (!banner) return {};
  return {
    title: bannerInFull(banner),
    note: t('{points}, {loads}', {
      points: pointsLine(knownPoints(empire, banner)),
      loads: loads(banner),
    }),
  };
}

/** What a force comes to where some of it is only guessed at: uncounted banners as 1000 points each. */
export const guessed = (known: readonly (number | undefined)[]): number =>
  known.reduce<number>((sum, each) => sum + (each ?? 1000), 0);

/** How much a point behind walls counts. */
export const timesWord = (multiplier: number): string =>
  multiplier === 3 ? t('threefold') : multiplier === 2 ? t('twofold') : t('for nothing');
