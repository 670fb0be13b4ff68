/**
 * One die. Six and three sides show pips on ivory; others their own outline with a numeral. `turn` tilts an app die;
 * a typed one lies straight. `rolling` tumbles it; the face is hidden till it settles. Says its face unless `label=""`.
 */
import { For, Show } from 'solid-js';
import { t } from '../../i18n/index.ts';
import { cx } from '../cx.ts';
import s from './die.module.css';

const [lo, mid, hi] = [7, 12, 17];
const corners = [
  [lo, lo],
  [hi, hi],
  [lo, hi],
  [hi, lo],
] as const;
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[mid, mid]],
  2: [
    [lo, lo],
    [hi, hi],
  ],
  3: [
    [6.6, 6.6],
    [mid, mid],
    [17.4, 17.4],
  ],
  4: corners,
  5: [...corners, [mid, mid]],
  6: [6, mid, 18].flatMap((y) => [[lo, y] as const, [hi, y] as const]),
};
/** Outlines on the 24 grid, 1 px above their darker edge, with the place and size of the numeral. */
const outlines: Readonly<Record<number, readonly [shape: string, y: number, size: number]>> = {
  4: ['M12 1.6L23 21.6H1z', 19, 9.5],
  8: ['M12 .6L23 12 12 23.4 1 12z', 15.4, 9.5],
  10: ['M12 .6L23.2 9.5 19.5 17.5 12 23.4 4.5 17.5 .8 9.5z', 15.2, 9.5],
  12: ['M12 .6L20 3.6 23.4 11.5 20.5 19.6 12 23.4 3.5 19.6 .6 11.5 4 3.6z', 15.4, 9.5],
  20: ['M12 .6L22.4 6.3V17.7L12 23.4 1.6 17.7V6.3z', 15.2, 9],
  100: ['M12 .6A11.4 11.4 0 1 1 12 23.4 11.4 11.4 0 1 1 12 .6z', 15.4, 9.5],
};
const other: readonly [string, number, number] = ['M12 .6L22.4 6.3V17.7L12 23.4 1.6 17.7V6.3z', 15.2, 9];

/** A face as players read it: on percentile dice two digits, the hundred as 00. */
export const faceText = (sides: number, face: number): string =>
  sides === 100 ? String(face % 100).padStart(2, '0') : String(face);

export function Die(props: {
  face?: number | undefined;
  sides?: number;
  size?: number;
  turn?: number;
  rolling?: boolean;
  dim?: boolean;
  label?: string;
}) {
  const sides = () => props.sides ?? 6;
  const pipped = () => sides() === 6 || sides() === 3;
  const outline = () => outlines[sides()] ?? other;
  const label = () =>
    props.label ?? (props.face === undefined ? t('no face yet') : faceText(sides(), props.face));
  return (
    <svg
      class={cx(s.die, props.rolling && s.rolling, props.dim && s.dim)}
      viewBox="0 0 24 26"
      style={{ '--size': `${(props.size ?? 60) / 16}rem`, '--turn': `${props.turn ?? 0}deg` }}
      role="img"
      aria-label={label() || undefined}
      aria-hidden={label() ? undefined : 'true'}
    >
      <Show
        when={pipped()}
        fallback={
          <>
            <path d={outline()[0]} transform="translate(0 2)" class={s.edge} />
            <path d={outline()[0]} class={s.face} />
            <path d={outline()[0]} transform="translate(1.8 1.8) scale(.85)" class={s.hair} />
            <Show when={props.face !== undefined}>
              <text x="12" y={outline()[1]} class={s.numeral} style={{ 'font-size': `${outline()[2]}px` }}>
                {faceText(sides(), props.face ?? 0)}
              </text>
            </Show>
          </>
        }
      >
        <rect x=".6" y="2.6" width="22.8" height="22.8" rx="4.6" class={s.edge} />
        <rect x=".6" y=".6" width="22.8" height="22.8" rx="4.6" class={s.face} />
        <rect x="2.3" y="2.3" width="19.4" height="19.4" rx="3.4" class={s.hair} />
        <For each={pips[props.face ?? 0] ?? []}>
          {([x, y]) => <circle cx={x} cy={y} r={props.face === 1 ? 2.5 : 2.05} class={s.pip} />}
        </For>
      </Show>
    </svg>
  );
}
