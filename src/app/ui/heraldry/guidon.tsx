/**
 * A banner's flag: its number on a plain panel at the hoist, tincture and ordinary at the swallow-tailed fly.
 * `baggage` draws six pips beneath; `lastSeen` draws old intelligence, dashed and hollow.
 */
import { createUniqueId, For, Show } from 'solid-js';
import { t } from '../../i18n/index.ts';
import s from './heraldry.module.css';
import { ordinary } from './ordinary.ts';
import { colourName, type Tincture } from './tinctures.ts';

const flag = 'M.6 -31C8 -32.6 17 -29.6 29 -31.2L24.4 -23L29 -15.2C17 -13.6 8 -16.6 .6 -15Z';
const hoist = 12;

export function Guidon(props: {
  tincture: Tincture;
  number: number | string;
  height?: number;
  baggage?: number;
  lastSeen?: boolean;
  label?: string;
}) {
  const id = createUniqueId();
  const label = () =>
    props.label ?? t('{colour} banner {n}', { colour: colourName(props.tincture), n: props.number });
  return (
    <svg
      class={s.guidon}
      viewBox="-3 -39.5 36 40.5"
      style={{ '--size': `${(props.height ?? 40) / 16}rem` }}
      role="img"
      aria-label={label() || undefined}
      aria-hidden={label() ? undefined : 'true'}
    >
      <Show
        when={!props.lastSeen}
        fallback={
          <>
            <path d="M0 0V-33" class={s.ghostPole} />
            <path d={flag} class={s.ghostFlag} style={{ stroke: `var(--${props.tincture}-hatch)` }} />
            <text x="13" y="-19" class={s.number} style={{ fill: `var(--${props.tincture}-hatch)` }}>
              {props.number}
            </text>
          </>
        }
      >
        <ellipse cx="3" cy=".3" rx="5.2" ry="1.5" class={s.shadow} />
        <clipPath id={id}>
          <path d={flag} />
        </clipPath>
        <path d="M0 0V-34.5" class={s.poleHalo} />
        <path d="M0 0V-34.5" class={s.pole} />
        <path d="M0 -38.4L1.7 -35.2L0 -33.4L-1.7 -35.2Z" class={s.spear} />
        <g clip-path={`url(#${id})`}>
          <path d={flag} fill={`var(--${props.tincture})`} />
          <path
            d={ordinary(props.tincture, { x: hoist, y: -31.5, w: 29 - hoist - 1.2, h: 17 })}
            fill={`var(--${props.tincture}-on)`}
            fill-rule={props.tincture === 'argent' ? 'evenodd' : 'nonzero'}
          />
          <path d={`M0 -33H${hoist}V-13H0Z`} class={s.panel} />
          <path d={`M${hoist} -33V-13`} class={s.seam} />
        </g>
        <path d={flag} class={s.edge} />
        <text x={hoist / 2 + 0.2} y="-18.6" class={s.number}>
          {props.number}
        </text>
        <Show when={props.baggage !== undefined}>
          <For each={[0, 1, 2, 3, 4, 5]}>
            {(pip) => (
              <rect
                x={3.2 + pip * 4.3}
                y="-12.2"
                width="3.1"
                height="3.6"
                rx=".9"
                class={pip < (props.baggage ?? 0) ? s.pipFull : s.pip}
              />
            )}
          </For>
        </Show>
      </Show>
    </svg>
  );
}
