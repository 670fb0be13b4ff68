/** Flags, ships, names, hints and ways for the gallery's maps. */
import type {
  BannerView,
  HintView,
  LabelView,
  RouteView,
  ShipView,
  TileView,
  Tincture,
} from '../../../../src/app/map/model.ts';
import { cr } from './world.ts';

const glass = 'M3 14l9-9 4 4-9 9zM14 4l2-2 6 6-2 2zM4 17l3 3-2 2-3-3z';
const banner = (
  column: number,
  row: number,
  tincture: Tincture,
  number: number,
  more: Partial<BannerView> = {},
): BannerView => ({
  id: `${tincture}${number}`,
  tile: cr(column, row),
  tincture,
  number,
  mine: tincture === 'azure',
  ...more,
});

const banners: readonly BannerView[] = [
  banner(3, 4, 'azure', 3, { baggage: 4, points: 1140 }),
  banner(3, 6, 'azure', 1, { baggage: 6, points: 900 }),
  banner(4, 7, 'azure', 2, { baggage: 2, points: 760 }),
  banner(4, 7, 'azure', 4, { baggage: 0, busy: true }),
  banner(2, 3, 'gules', 1, { baggage: 3 }),
  banner(4, 1, 'gules', 4, { seen: '2 mo. ago' }),
  banner(4, 4, 'gules', 2, { baggage: 5 }),
  banner(5, 7, 'or', 2, { baggage: 5 }),
  banner(1, 9, 'vert', 1, { baggage: 1 }),
  banner(5, 11, 'or', 1, { baggage: 6 }),
  banner(5, 11, 'argent', 3, { baggage: 3 }),
  banner(5, 11, 'sable', 12, { seen: '1 mo. ago' }),
  banner(0, 12, 'purpure', 5, { baggage: 2, at: { edge: 5 } }),
  banner(2, 12, 'sable', 1, { baggage: 2, at: { edge: 0, bank: 'first' } }),
];
const ships: readonly ShipView[] = [
  { id: 's1', tile: cr(2, 7), tincture: 'azure', number: 1 },
  { id: 's2', tile: cr(3, 9), tincture: 'or', number: 2 },
];
const labels: readonly LabelView[] = [
  {
    id: 'sound',
    kind: 'sea',
    text: 'Gannet Sound',
    tiles: [cr(0, 7), cr(1, 7), cr(2, 8), cr(1, 8), cr(2, 7)],
  },
  {
    id: 'skarn',
    kind: 'region',
    text: 'The Skarn',
    tiles: [cr(4, 2), cr(5, 2), cr(5, 1), cr(5, 0), cr(4, 3), cr(5, 3)],
  },
  { id: 'aurn', kind: 'river', text: 'Aurn', tiles: [cr(4, 2), cr(3, 3), cr(3, 4), cr(3, 5), cr(3, 6)] },
  { id: 'wend', kind: 'river', text: 'Wend', tiles: [cr(5, 4), cr(4, 5), cr(3, 5)] },
];
const hints: readonly HintView[] = [
  { tile: cr(3, 3), tone: 'ask', badge: { path: glass } },
  { tile: cr(2, 3), tone: 'ask' },
  { tile: cr(4, 3), tone: 'bar' },
  { tile: cr(2, 5), tone: 'warn' },
];
const routes: readonly RouteView[] = [
  {
    id: 'a',
    tiles: [cr(3, 4), cr(3, 5), cr(4, 6)],
    clear: true,
    crossings: [{ tile: cr(3, 5), edge: 1, kind: 'river' }],
  },
  {
    id: 'b',
    tiles: [cr(4, 1), cr(5, 1)],
    clear: false,
    crossings: [{ tile: cr(4, 1), edge: 0, kind: 'mountain' }],
  },
];

export const pieces = {
  vale: { banners, ships, labels, hints, routes },
  /** A banner for one settlement in four. */
  wide: (tiles: readonly TileView[]) => ({
    banners: tiles
      .filter((tile) => tile.known && tile.settlement)
      .filter((_, i) => i % 4 === 0)
      .map(
        (tile, i): BannerView => ({
          id: `b${i}`,
          tile: tile.id,
          tincture: tile.owner ?? 'tenne',
          number: (i % 9) + 1,
          baggage: i % 7,
          mine: tile.owner === 'azure',
        }),
      ),
    ships: [] as readonly ShipView[],
    labels: [] as readonly LabelView[],
    hints: [] as readonly HintView[],
    routes: [] as readonly RouteView[],
  }),
};
