/** All the lettering of the map at one zoom: what is named, where it may stand, what it must not cover. */
import { toward } from '../../../kernel/hex.ts';
import { isSea } from '../cells.ts';
import type { Chart } from '../chart.ts';
import { centre } from '../geometry.ts';
import type { LabelView, TileView } from '../model.ts';
import type { Box, Point } from '../path.ts';
import { about, across, beside } from './places.ts';
import { type Lettered, type Placement, setLabels, type Wanted } from './solver.ts';
import { type LetterKind, letters, type Ruler, sizeAt, widthOf } from './style.ts';

export interface Inscription {
  readonly id: string;
  readonly text: string;
  readonly kind: LetterKind;
}

/** Half width, height over the foot and depth below it of what stands on a site, without its spires. */
const bodies: Readonly<
  Record<NonNullable<TileView['settlement']> | 'ruin' | 'cairn', readonly [number, number, number]>
> = {
  village: [12, 12, 4],
  fortress: [15, 20, 6.5],
  city: [18.5, 17, 3.5],
  capital: [18.5, 24, 3.5],
  town: [16, 15, 3.5],
  citadel: [19, 28, 7],
  tower: [8.5, 22, 4],
  mine: [14, 18, 6],
  ruin: [10, 8, 3.5],
  cairn: [4, 11, 0.5],
};
const dot = 9;
/** The size of a label that finds no room at its full size. */
const tight = 0.84;

/** The box of what stands on a tile, in pixels; undefined if nothing does. */
export function bodyOf(chart: Chart, view: TileView, zoom: number): Box | undefined {
  const cell = chart.cells.get(view.id);
  const site = cell && chart.sites.get(cell);
  if (!site || !view.known) return undefined;
  const far = zoom < 0.42;
  const kind = view.razed ? 'ruin' : (view.settlement ?? 'cairn');
  if (far && kind === 'cairn') return undefined;
  const [half, high, deep] = far ? [dot, dot, dot] : bodies[kind];
  const camp = view.siege && !far ? 5 : 0;
  return {
    x: (site[0] - half - camp) * zoom,
    y: (site[1] - high) * zoom,
    w: 2 * (half + camp) * zoom,
    h: (high + deep + camp) * zoom,
  };
}

export interface Lettering {
  readonly chart: Chart;
  readonly tiles: readonly TileView[];
  readonly labels: readonly LabelView[];
  readonly zoom: number;
  readonly ruler: Ruler;
  readonly textScale?: number;
  /** Pixels: flags, ships. */
  readonly obstacles?: readonly Box[];
}

export function letter(given: Lettering): Lettered<Inscription>[] {
  const { chart, tiles, labels, zoom, ruler, textScale = 1, obstacles = [] } = given;
  const wanted: Wanted<Inscription>[] = [];
  const blocked: Box[] = [...obstacles];
  const want = (
    id: string,
    text: string,
    kind: LetterKind,
    places: (w: number, s: number) => readonly Placement[],
  ): void => {
    if (zoom < letters[kind].from) return;
    const shown = letters[kind].caps ? text.toLocaleUpperCase() : text;
    const offers = [1, tight].flatMap((share) => {
      const size = sizeAt(kind, zoom, textScale) * share;
      return places(widthOf(shown, letters[kind], size, ruler), size);
    });
    wanted.push({ what: { id, text: shown, kind }, rank: letters[kind].rank, places: offers });
  };
  for (const view of tiles) {
    const body = bodyOf(chart, view, zoom);
    if (!body) continue;
    blocked.push(body);
    if (view.name && (view.settlement || view.razed)) {
      const kind = view.razed ? 'village' : (view.settlement ?? 'village');
      want(`tile ${view.id}`, view.name, kind, (w, s) => about(body, w, s));
    }
  }
  if (chart.rose && zoom >= 0.42)
    blocked.push({
      x: (chart.rose[0] - 26) * zoom,
      y: (chart.rose[1] - 35) * zoom,
      w: 52 * zoom,
      h: 61 * zoom,
    });
  for (const { id, kind, text, tiles: over } of labels)
    if (kind === 'river') {
      const course = courseOf(chart, over).map(([x, y]): Point => [x * zoom, y * zoom]);
      want(id, text, kind, (w, s) => beside(course, w, s, 3 * zoom));
    } else {
      const middles = over.map((tile): Point => [centre(tile)[0] * zoom, centre(tile)[1] * zoom]);
      want(id, text, kind, (w, s) => across(middles, w, s, kind === 'sea' ? 0.07 : 0.1));
    }
  return setLabels(wanted, blocked);
}

/** A river's middle line over its tiles, downstream. */
export function courseOf(chart: Chart, tiles: readonly string[]): Point[] {
  const found: Point[] = [];
  tiles.forEach((id, i) => {
    const cell = chart.cells.get(id as TileView['id']);
    if (!cell || isSea(cell)) return;
    const reaches = chart.reaches.get(cell) ?? [];
    const before = tiles[i - 1];
    const after = tiles[i + 1];
    const from = before === undefined ? undefined : toward(id, before);
    const to = after === undefined ? undefined : toward(id, after);
    const fits = reaches.filter((reach) => from === undefined || reach.from === from);
    const reach =
      fits.find((r) => to !== undefined && r.to === to) ?? fits[0] ?? reaches.find((r) => r.to === to);
    if (!reach) return;
    const back = to !== undefined && reach.from === to && reach.to !== to;
    found.push(...(back ? [...reach.course].reverse() : reach.course));
  });
  return found;
}
