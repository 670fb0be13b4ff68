/** A banner's points on a ruler from the least to the most it may have, the mark above the line. */
import { For } from 'solid-js';
import { number, t } from '../../../i18n/index.ts';
import s from './points-bar.module.css';

export function PointsBar(props: { points: number; least?: number; most?: number; label?: string }) {
  const least = () => props.least ?? 500;
  const most = () => props.most ?? 1500;
  const across = (points: number) =>
    Math.min(100, Math.max(0, (100 * (points - least())) / (most() - least())));
  const ticks = () =>
    Array.from({ length: Math.floor((most() - least()) / 50) + 1 }, (_, tick) => least() + tick * 50);
  const quarters = () =>
    [0, 1, 2, 3].map((q) => {
      const from = across(least() + (q * (most() - least())) / 4);
      const to = Math.min(across(props.points), across(least() + ((q + 1) * (most() - least())) / 4));
      return { from, to: Math.max(from, to), high: q % 2 === 1 };
    });
  return (
    <div
      class={s.ruler}
      role="img"
      aria-label={props.label ?? t('{n} points of {most}', { n: props.points, most: most() })}
    >
      <div class={s.bar}>
        <i class={s.fill} style={{ width: `${across(props.points)}%` }} />
        <For each={quarters()}>
          {(quarter) => (
            <i
              class={quarter.high ? s.high : s.low}
              style={{ left: `${quarter.from}%`, width: `${quarter.to - quarter.from}%` }}
            />
          )}
        </For>
        <i class={s.mark} style={{ left: `${across(props.points)}%` }} />
      </div>
      <div class={s.ticks} aria-hidden="true">
        <For each={ticks()}>
          {(points) => (
            <i
              style={{
                left: `${across(points)}%`,
                height: points % 250 === 0 ? '9px' : points % 100 === 0 ? '6px' : '4px',
              }}
            />
          )}
        </For>
      </div>
      <div class={s.numbers} aria-hidden="true">
        <For each={ticks().filter((points) => points % 250 === 0)}>
          {(points) => <span>{number(points)}</span>}
        </For>
      </div>
    </div>
  );
}
