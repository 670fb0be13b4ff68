/** Where flags fly and ships lie at a zoom, in pixels: several on one seat fan out so that every number can be read. */
import { type Chart, seat } from './chart.ts';
import { centre } from './geometry.ts';
import type { BannerView, ShipView } from './model.ts';
import { isFar } from './paint/job.ts';
import type { Box, Point } from './path.ts';

export interface Seated<T> {
  readonly view: T;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** 0 stands in front. */
  readonly behind: number;
}

/** The height of a flag against its height at home zoom. */
export const flagSize = (zoom: number): number =>
  isFar(zoom) ? 0.46 : Math.max(0.52, Math.min(1.35, zoom ** 0.8));
/** Pixels at size 1 from one flag of a fan to the next: the numeral panel's width, and a little up. */
const fan = [12, 3] as const;

export function seatBanners(
  chart: Chart,
  banners: readonly BannerView[],
  zoom: number,
): Seated<BannerView>[] {
  const groups = new Map<string, BannerView[]>();
  for (const banner of banners) {
    const key = `${banner.tile} ${banner.at?.edge ?? ''} ${banner.at?.bank ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), banner]);
  }
  const size = flagSize(zoom);
  const found: Seated<BannerView>[] = [];
  for (const group of groups.values()) {
    const first = group[0];
    const foot = first && seat(chart, first.tile, first.at);
    if (!foot) continue;
    const order = [...group].sort((a, b) => weight(a) - weight(b) || a.number - b.number);
    const shifts: number[] = [];
    let run = 0;
    for (const view of order) {
      shifts.push(run);
      run += view.seen ? fan[0] * 1.6 : fan[0];
    }
    const half = (shifts[shifts.length - 1] ?? 0) / 2;
    order.forEach((view, i) => {
      const behind = order.length - 1 - i;
      const x = foot[0] * zoom + ((shifts[i] ?? 0) - half) * size;
      found.push({ view, x, y: foot[1] * zoom - behind * fan[1] * size, size, behind });
    });
  }
  return found.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Old news stands behind, others' banners next, one's own in front, and before all those that still have something to do. */
const weight = ({ seen, mine, busy }: BannerView): number => (seen ? 0 : mine ? (busy ? 2 : 3) : 1);

/** What a flag covers: itself, and below its foot its points where they are shown. */
export const flagBoxes = (flag: Seated<BannerView>, points: boolean): readonly Box[] => {
  const { view, x, y, size } = flag;
  if (!points || view.points === undefined) return [flagBox(flag)];
  return [flagBox(flag), { x, y, w: 30 * size, h: 11 * size }];
};

export const flagBox = ({ view, x, y, size }: Seated<BannerView>): Box => ({
  x: x - 3 * size,
  y: y - 38 * size,
  w: 34 * size,
  h: (view.baggage === undefined && !view.seen ? 24 : 32) * size,
});

export function seatShips(ships: readonly ShipView[], zoom: number): Seated<ShipView>[] {
  const size = flagSize(zoom);
  const counts = new Map<string, number>();
  return ships.map((view) => {
    const i = counts.get(view.tile) ?? 0;
    counts.set(view.tile, i + 1);
    const [x, y] = centre(view.tile);
    return {
      view,
      x: x * zoom + (i % 2 ? 14 : -i * 5) * size,
      y: (y + 6) * zoom + i * 9 * size,
      size,
      behind: 0,
    };
  });
}
export const shipBox = ({ x, y, size }: Seated<ShipView>): Box => ({
  x: x - 15 * size,
  y: y - 24 * size,
  w: 30 * size,
  h: 28 * size,
});

/** The front flag at a point of the pane. */
export const flagAt = (flags: readonly Seated<BannerView>[], [px, py]: Point): BannerView | undefined =>
  flags
    .filter(({ x, y, size }) => {
      const [dx, dy] = [(px - x) / size, (y - py) / size];
      return dx > -4 && dx < 31 && dy > 8 && dy < 38;
    })
    .sort((a, b) => a.behind - b.behind)[0]?.view;
