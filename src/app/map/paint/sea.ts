/** Layer 1: the sea, its rhumb lines, the water-lining along the shores, rocks and wavelets. */
import { isSea } from '../cells.ts';
import { R } from '../geometry.ts';
import { num } from '../path.ts';
import { rng } from '../rng.ts';
import { hexes, type Job, within } from './job.ts';
import { laySoft, soften } from './soft.ts';

const lines = {
  far: { steps: [5, 12, 20], ink: [0.6, 0.45, 0.3] },
  daylight: { steps: [2.4, 5.2, 8.6, 12.6, 17.2, 22.4], ink: [0.6, 0.5, 0.4, 0.3, 0.22, 0.15] },
  candle: { steps: [2.6, 5.8, 9.6, 14, 19], ink: [0.6, 0.5, 0.4, 0.3, 0.22] },
};

export function paintSea(job: Job): void {
  const { brush, palette, window, coast, far, line, chart } = job;
  brush.fillStyle = far ? palette.sea : palette.seaDeep;
  brush.fillRect(window.x, window.y, window.w, window.h);
  brush.lineJoin = brush.lineCap = 'round';
  if (!far) {
    const shallows = soften(window, 7, (small) => {
      small.strokeStyle = palette.sea;
      small.lineJoin = small.lineCap = 'round';
      small.lineWidth = 62;
      small.stroke(coast);
    });
    laySoft(brush, shallows);
  }
  if (chart.rose && !far) rhumbs(job, chart.rose);
  const { steps, ink } = far ? lines.far : palette.candle ? lines.candle : lines.daylight;
  for (let i = steps.length - 1; i >= 0; i--) {
    const off = (steps[i] ?? 0) * 2;
    brush.strokeStyle = palette.seaInk;
    brush.globalAlpha = ink[i] ?? 0.3;
    brush.lineWidth = off + line(0.9);
    brush.stroke(coast);
    brush.globalAlpha = 1;
    brush.strokeStyle = palette.sea;
    brush.lineWidth = Math.max(0.1, off - line(0.5));
    brush.stroke(coast);
  }
  furniture(job);
}

function rhumbs({ brush, palette, line }: Job, [x, y]: readonly [number, number]): void {
  within(brush, () => {
    brush.globalAlpha = 0.2;
    brush.strokeStyle = palette.seaInk;
    brush.lineWidth = line(0.5);
    brush.beginPath();
    for (let i = 0; i < 32; i++) {
      const a = (i / 16) * Math.PI;
      brush.moveTo(x, y);
      brush.lineTo(x + Math.cos(a) * 4000, y + Math.sin(a) * 4000);
    }
    brush.stroke();
  });
}

function furniture({ brush, palette, line, cells, chart, far }: Job): void {
  const wet = cells.filter((cell) => cell.view && cell.sea.some(Boolean));
  within(brush, () => {
    brush.strokeStyle = palette.seaInk;
    brush.lineCap = 'round';
    brush.globalAlpha = far ? 0.45 : 0.7;
    brush.lineWidth = line(0.6);
    brush.setLineDash([line(0.1), line(4)]);
    brush.stroke(hexes(wet));
    brush.setLineDash([]);
    if (far) return;
    brush.globalAlpha = 0.5;
    brush.lineWidth = line(0.7);
    for (const cell of wet) {
      if (!isSea(cell) || cell.near.some((other) => other && !isSea(other))) continue;
      const r = rng(chart.seed, 'waves', cell.id);
      let d = '';
      for (let i = 0; i < 2; i++)
        d += `M${num(cell.x + r.range(-0.6, 0.5) * R)} ${num(cell.y + r.range(-0.5, 0.5) * R)}q2.5 -2 5 0t5 0`;
      brush.stroke(new Path2D(d));
    }
    brush.globalAlpha = 1;
    for (const cell of cells)
      if (cell.ring < 2) for (const rock of chart.shores.get(cell)?.skerries ?? []) skerry(rock);
  });
  function skerry([x, y, s]: readonly [number, number, number]): void {
    const d = `M${num(x - s * 1.5)} ${num(y)}q${num(s * 0.3)} ${num(-s * 1.5)} ${num(s * 1.3)} ${num(-s * 1.2)}q${num(s * 1.5)} ${num(-0.2 * s)} ${num(s * 1.9)} ${num(s * 1.3)}q${num(-s * 1.6)} ${num(s * 0.6)} ${num(-s * 3.2)} ${num(-s * 0.1)}z`;
    const path = new Path2D(d);
    brush.fillStyle = palette.land;
    brush.fill(path);
    brush.strokeStyle = palette.ink;
    brush.lineWidth = line(0.6);
    brush.stroke(path);
    brush.strokeStyle = palette.seaInk;
    brush.stroke(new Path2D(`M${num(x - s * 2.4)} ${num(y + s * 1.2)}h${num(s * 5)}`));
  }
}
