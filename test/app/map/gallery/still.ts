import '../../../../src/app/theme/tokens.css';
import { layChart } from '../../../../src/app/map/chart.ts';
import { boundsOf } from '../../../../src/app/map/geometry.ts';
import { bake, sceneOf } from '../../../../src/app/map/paint/bake.ts';
import { readPalette } from '../../../../src/app/map/palette.ts';
import { vale, wide } from './world.ts';

const q = new URLSearchParams(location.search);
const theme = q.get('theme') === 'candle' ? 'candle' : 'daylight';
document.documentElement.dataset.theme = theme;
const tiles = q.get('map') === 'wide' ? wide(q.get('seed') ?? 'a') : vale();
const t0 = performance.now();
const chart = layChart('aurn-7', tiles);
const t1 = performance.now();
const k = Number(q.get('k') ?? 1),
  dpr = 2;
const b = boundsOf(tiles.map((t) => t.id));
const w = Number(q.get('w') ?? 390),
  h = Number(q.get('h') ?? 844);
const x = b.x + b.w * Number(q.get('x') ?? 0.5) - w / k / 2,
  y = b.y + b.h * Number(q.get('y') ?? 0.5) - h / k / 2;
const c = document.getElementById('c') as HTMLCanvasElement;
c.width = w * dpr;
c.height = h * dpr;
c.style.width = `${w}px`;
const scene = sceneOf(chart, readPalette(document.documentElement, theme));
for (const _ of bake(scene, { window: { x, y, w: w / k, h: h / k }, zoom: k, scale: k * dpr }, c));
const t2 = performance.now();
document.title = `chart ${(t1 - t0).toFixed(0)} bake ${(t2 - t1).toFixed(0)} tiles ${tiles.length}`;
