/** A way over the map: an arrow from tile to tile, with the river banks and mountain edges it crosses picked out. */
import { For, Show } from 'solid-js';
import type { Direction } from '../../../kernel/hex.ts';
import type { Chart } from '../chart.ts';
import { seat } from '../chart.ts';
import { centre, corner, R } from '../geometry.ts';
import styles from '../map.module.css';
import type { RouteView } from '../model.ts';
import { at, gap, mix, type Point, spline } from '../path.ts';

const scaled = ([x, y]: Point, zoom: number): Point => [x * zoom, y * zoom];

/** The way through the middles of its tiles, short of the last one's. */
export function wayOf(chart: Chart, route: RouteView, zoom: number): Point[] {
  const [first] = route.tiles;
  if (first === undefined) return [];
  const start = route.from ? (seat(chart, first, route.from) ?? centre(first)) : centre(first);
  const points = [start, ...route.tiles.slice(1).map((tile) => centre(tile))].map((p) => scaled(p, zoom));
  const last = points[points.length - 1];
  const before = points[points.length - 2];
  if (!last || !before) return points;
  const length = gap(before, last) || 1;
  points[points.length - 1] = mix(last, before, Math.min(0.5, (R * zoom * 0.22) / length));
  return points;
}

/** The head of an arrow at the end of a way. */
function headOf(way: readonly Point[]): string {
  const tip = way[way.length - 1];
  const from = way[way.length - 2];
  if (!tip || !from) return '';
  const length = gap(from, tip) || 1;
  const [ux, uy] = [(tip[0] - from[0]) / length, (tip[1] - from[1]) / length];
  const wing = (side: number): Point => [
    tip[0] - ux * 5 - uy * side * 6.5,
    tip[1] - uy * 5 + ux * side * 6.5,
  ];
  return `M${at([tip[0] + ux * 8, tip[1] + uy * 8])}L${at(wing(1))}L${at([tip[0] - ux * 1.5, tip[1] - uy * 1.5])}L${at(wing(-1))}Z`;
}

function edgeLine(tile: string, edge: Direction, zoom: number): string {
  const c = scaled(centre(tile), zoom);
  const [a, b] = [corner(c, edge, R * zoom), corner(c, edge + 1, R * zoom)];
  return `M${at(mix(a, b, 0.06))}L${at(mix(a, b, 0.94))}`;
}

const middleOfEdge = (tile: string, edge: Direction, zoom: number): Point => {
  const [a, b] = [corner(centre(tile), edge), corner(centre(tile), edge + 1)];
  return scaled(mix(a, b, 0.5), zoom);
};

export function Route(props: { route: RouteView; chart: Chart; zoom: number }) {
  const way = () => wayOf(props.chart, props.route, props.zoom);
  const line = () => spline(way(), { ease: 1 / 7 });
  return (
    <g class={styles.route} data-clear={props.route.clear}>
      <For each={props.route.crossings ?? []}>
        {({ tile, edge, kind }) => (
          <g data-kind={kind}>
            <path d={edgeLine(tile, edge, props.zoom)} class={styles.crossingHalo} />
            <path d={edgeLine(tile, edge, props.zoom)} class={styles.crossing} />
          </g>
        )}
      </For>
      <path d={line()} class={styles.wayHalo} />
      <path d={line()} class={styles.way} />
      <path d={headOf(way())} class={styles.arrow} />
      <Show when={!props.route.clear && props.route.crossings?.[0]}>
        {(stop) => (
          <g
            class={styles.stop}
            transform={`translate(${at(middleOfEdge(stop().tile, stop().edge, props.zoom))})`}
          >
            <circle r="8" />
            <path d="M-3.2 -3.2L3.2 3.2M3.2 -3.2L-3.2 3.2" />
          </g>
        )}
      </Show>
    </g>
  );
}
