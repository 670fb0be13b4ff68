/** The works of hands on a tile, and the room they need: settlement, ruin, cairn, besiegers' camp, bridge. */
import type { Cell } from './cells.ts';
import type { Chart } from './chart.ts';
import type { Glyph } from './glyphs/pen.ts';
import { bridge, cairn, camp, city, fortress, ruin, village } from './glyphs/settlements.ts';
import { citadel, mine, port, tower, town } from './glyphs/works.ts';
import type { Settlement } from './model.ts';
import { type Box, gap, inside, normal, type Point } from './path.ts';
import { rng } from './rng.ts';
import { type Ground, toCoast, toWater } from './sites.ts';
import type { Upright } from './standing.ts';

export interface Home {
  readonly standing: readonly Upright[];
  /** Where nothing else may set foot. */
  readonly closed: readonly Box[];
}

/** How wide names run, in world units a letter: only for keeping trees from under them. */
const letterWidth = 5.4;

export function settled(chart: Chart, cell: Cell, ground: Ground): Home {
  const site = chart.sites.get(cell);
  const view = cell.view;
  if (!site || !view) return { standing: [], closed: [] };
  const [x, y] = site;
  const roof = view.owner && !view.razed ? { roof: view.owner } : {};
  const put = (shape: Glyph, p: Point, foot: number): Upright => ({
    x: p[0],
    y: p[1],
    foot,
    glyph: shape,
    scale: 1,
    known: view.known,
    from: 0,
    ...roof,
  });
  const quay = view.port ? harbourOf(ground, site) : undefined;
  const harbour = quay ? [put(port(), quay, quay[1] + 4)] : [];
  const basin: readonly Box[] = quay ? [{ x: quay[0] - 15, y: quay[1] - 18, w: 30, h: 26 }] : [];
  if (!view.settlement && !view.razed)
    return {
      standing: [put(cairn(), site, y + 3), ...harbour],
      closed: [{ x: x - 9, y: y - 12, w: 18, h: 16 }, ...basin],
    };
  const shape = view.razed ? ruin() : shapeOf(chart, cell, view.settlement ?? 'village');
  const standing = [put(shape, site, y + 6), ...harbour];
  if (view.siege) standing.push(put(camp(shape.half), site, y + 8));
  const pit = view.mine && view.settlement !== 'mine' ? mineBeside(shape, site, ground) : undefined;
  if (pit) standing.push(put(mine(), pit, pit[1] + 5));
  const over =
    !view.razed && (view.settlement === 'city' || view.settlement === 'capital') && span(ground, site);
  if (over) standing.push(put(over.glyph, over.at, over.at[1] - 30));
  const closed: Box[] = [
    { x: x - shape.half - 4, y: y - 15, w: shape.half * 2 + 8, h: shape.deep + 20 + (view.siege ? 6 : 0) },
  ];
  closed.push(...basin);
  if (pit) closed.push({ x: pit[0] - 17, y: pit[1] - 14, w: 34, h: 24 });
  if (view.name) {
    const w = view.name.length * letterWidth + 4;
    closed.push({ x: x - w / 2, y: y + 4, w, h: view.land.hills ? 24 : 18 });
  }
  return { standing, closed };
}

const shapes: Readonly<Record<Exclude<Settlement, 'village'>, () => Glyph>> = {
  capital: () => city(true),
  city: () => city(false),
  citadel,
  town,
  fortress,
  tower,
  mine,
};
const shapeOf = (chart: Chart, cell: Cell, kind: Settlement): Glyph =>
  kind === 'village' ? village(rng(chart.seed, 'village', cell.id)) : shapes[kind]();

/** Where a quay runs out: the nearest stretch of shore that leaves the settlement room. */
function harbourOf({ shore }: Ground, site: Point): Point | undefined {
  const points = (shore?.coasts ?? []).flat();
  const off = (p: Point): number => Math.abs(gap(p, site) - 30);
  const [first, ...rest] = points;
  return first && rest.reduce((best, p) => (off(p) < off(best) ? p : best), first);
}

/** Where a mine is dug beside a settlement: clear of water, before it rather than behind. */
function mineBeside({ half }: Glyph, [x, y]: Point, ground: Ground): Point {
  const far = half + 17;
  const offers: readonly Point[] = [
    [x + far, y + 14],
    [x + far, y - 12],
    [x + 8, y + 27],
    [x - far, y + 14],
    [x + 8, y - 32],
    [x - far, y - 12],
    [x - 10, y + 27],
  ];
  const { shore } = ground;
  const ashore = (p: Point): number =>
    !shore?.coasts.length ? 14 : inside(shore.outline, p) ? toCoast(ground, p) : -20;
  const room = (p: Point): number => Math.min(14, toWater(ground, p), ashore(p));
  return offers.reduce((best, p) => (room(p) > room(best) ? p : best));
}

/** A bridge where a river passes nearest to the town. */
function span(ground: Ground, site: Point): { readonly glyph: Glyph; readonly at: Point } | undefined {
  let best: { readonly glyph: Glyph; readonly at: Point } | undefined;
  let least = 40;
  for (const { course, width } of ground.reaches)
    course.forEach((p, i) => {
      const share = i / (course.length - 1);
      const far = gap(p, [site[0], site[1] - 2]);
      if (share < 0.15 || share > 0.85 || far >= least) return;
      least = far;
      const [nx, ny] = normal(course, i);
      best = { at: p, glyph: bridge(width[0] + (width[1] - width[0]) * share, [-ny, nx]) };
    });
  return best;
}
