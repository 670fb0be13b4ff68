/** A banner on the map: a guidon with its number on a plain panel at the hoist. Its foot is at (0, 0); sizes are pixels at home zoom. */
import { For, Show } from 'solid-js';
import { ordinary } from '../heraldry.ts';
import styles from '../map.module.css';
import type { BannerView } from '../model.ts';
import { num } from '../path.ts';

const [top, high, long, panel] = [-31, 16, 29, 12];
const cloth = `M.6 ${top}C8 ${top - 1.6} 17 ${top + 1.4} ${long} ${top - 0.2}L${num(long - 4.6)} ${top + high / 2}L${long} ${num(top + high - 0.2)}C17 ${num(top + high + 1.4)} 8 ${num(top + high - 1.6)} .6 ${top + high}Z`;
const pips = [0, 1, 2, 3, 4, 5];

/** The clip every flag shares: one in each live layer. */
export const FlagClip = (props: { id: string }) => (
  <clipPath id={props.id}>
    <path d={cloth} />
  </clipPath>
);

export function Flag(props: { banner: BannerView; clip: string; points: boolean; behind: boolean }) {
  return (
    <Show when={!props.banner.seen} fallback={<OldFlag banner={props.banner} behind={props.behind} />}>
      <ellipse cx="3" cy=".3" rx="5.2" ry="1.5" class={styles.flagShadow} />
      <Show when={props.banner.baggage !== undefined}>
        <rect x="1.2" y="-14" width="28.6" height="7.2" rx="2.2" class={styles.pipBed} />
      </Show>
      <path d="M0 0V-34.5" class={styles.poleHalo} />
      <path d="M0 0V-34.5" class={styles.pole} />
      <path d="M0 -38.4L1.7 -35.2L0 -33.4L-1.7 -35.2Z" class={styles.spear} />
      <path d={cloth} fill={`var(--${props.banner.tincture})`} />
      <g clip-path={`url(#${props.clip})`}>
        <path
          d={ordinary(props.banner.tincture, panel, top - 0.5, long - panel - 1.2, high + 1)}
          fill={`var(--${props.banner.tincture}-on)`}
          fill-rule="evenodd"
        />
        <Show when={props.banner.busy}>
          <path d={cloth} class={styles.spent} />
        </Show>
        <rect x="0" y={top - 2} width={panel} height={high + 4} class={styles.panel} />
        <path d={`M${panel} ${top - 2}V${top + high + 2}`} class={styles.hoist} />
      </g>
      <path d={cloth} class={styles.cloth} />
      <text
        x={panel / 2 + 0.2}
        y={top + 12.4}
        class={styles.flagNumber}
        textLength={props.banner.number > 9 ? 10.4 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {props.banner.number}
      </text>
      <Show when={props.banner.baggage !== undefined}>
        <For each={pips}>
          {(i) => (
            <rect
              x={num(3.2 + i * 4.3)}
              y="-12.2"
              width="3.1"
              height="3.6"
              rx=".9"
              class={i < (props.banner.baggage ?? 0) ? styles.pip : styles.noPip}
            />
          )}
        </For>
      </Show>
      <Show when={props.points && props.banner.points}>
        {(points) => (
          <text x="15" y="9" class={styles.points}>
            {points()}
          </text>
        )}
      </Show>
    </Show>
  );
}

/**
 * From afar a banner is a bare flag: its colour and ordinary, too small for a number. Its paths are laid out in place:
 * a hundred transforms and clips would cost more to move than the map.
 */
export function Pennon(props: { banner: BannerView; x: number; y: number; size: number }) {
  const at = (x: number, y: number): string =>
    `${num(props.x + x * props.size)} ${num(props.y + y * props.size)}`;
  const flag = (): string =>
    `M${at(0, top)}L${at(long, top)}L${at(long - 5, top + high / 2)}L${at(long, top + high)}L${at(0, top + high)}Z`;
  const pole = (): string => `M${at(0, 0)}L${at(0, -34.5)}`;
  const sign = (): string =>
    ordinary(
      props.banner.tincture,
      props.x + props.size,
      props.y + top * props.size,
      (long - 6) * props.size,
      high * props.size,
    );
  return (
    <Show
      when={!props.banner.seen}
      fallback={<path d={flag()} class={styles.oldCloth} stroke={`var(--${props.banner.tincture}-hatch)`} />}
    >
      <path d={pole()} class={styles.farHalo} />
      <path d={pole()} class={styles.farPole} />
      <path d={flag()} fill={`var(--${props.banner.tincture})`} />
      <path d={sign()} fill={`var(--${props.banner.tincture}-on)`} fill-rule="evenodd" />
      <path d={flag()} class={styles.farCloth} />
    </Show>
  );
}

/** Where a banner was when last heard of: hollow and dashed, with the age of the news. */
function OldFlag(props: { banner: BannerView; behind: boolean }) {
  return (
    <g>
      <path d="M0 0V-33" class={styles.oldPole} />
      <path d={cloth} class={styles.oldCloth} stroke={`var(--${props.banner.tincture}-hatch)`} />
      <text
        x={props.behind ? 9 : 13}
        y={top + 12}
        class={styles.oldNumber}
        fill={`var(--${props.banner.tincture}-hatch)`}
      >
        {props.banner.number}
      </text>
      <text x={props.behind ? 8 : 14} y={props.behind ? -35 : -4} class={styles.age}>
        {props.banner.seen}
      </text>
    </g>
  );
}
