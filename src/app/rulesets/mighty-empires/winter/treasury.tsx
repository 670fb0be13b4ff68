/** The chest as a stepped line over the twelve phases: inked where it is past, dashed where it is still to come. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Budget } from '../../../../rules/mighty-empires/winter/forecast.ts';
import { t } from '../../../i18n/index.ts';
import { ScaleBar } from '../../../ui/scale-bar.tsx';
import s from './winter.module.css';

const width = 312;
const height = 68;
const top = 18;

export function Treasury(props: { budget: Budget; now: number }): JSX.Element {
  const course = () => props.budget.course;
  const most = () => Math.max(10, ...course().map(({ crowns }) => crowns));
  const unit = () => width / course().length;
  const y = (crowns: number): number =>
    top + (height - top) * (1 - Math.max(0, crowns) / (Math.ceil(most() / 10) * 10));
  /** From the level before one phase to the level after another, as a path of steps. */
  const steps = (from: number, to: number): string => {
    const parts: string[] = [];
    for (let i = from; i < to; i++) {
      const level = y(course()[i]?.crowns ?? 0);
      parts.push(parts.length === 0 ? `M${i * unit()} ${level}` : `V${level}`, `H${(i + 1) * unit()}`);
    }
    return parts.join('');
  };
  const split = () => Math.min(course().length, Math.max(0, props.now));
  const area = (from: number, to: number): string => {
    const line = steps(from, to);
    return line === '' ? '' : `${line}V${height}H${from * unit()}Z`;
  };
  const joint = createMemo(() => {
    const at = split();
    const [before, after] = [course()[at - 1], course()[at]];
    return before && after ? `M${at * unit()} ${y(before.crowns)}V${y(after.crowns)}` : '';
  });
  const lines = () => {
    const ceiling = Math.ceil(most() / 10) * 10;
    const by = ceiling > 40 ? 20 : 10;
    return Array.from({ length: Math.floor(ceiling / by) }, (_, i) => (i + 1) * by).filter(
      (n) => n < ceiling || n <= most(),
    );
  };
  const peak = () => course().findIndex(({ phase }) => phase === 'revenue');
  const label = () =>
    t('{revenue} crowns come in; {left} are left, {planned} of them planned for.', {
      revenue: props.budget.revenue,
      left: props.budget.left,
      planned: props.budget.planned,
    });
  return (
    <div class={s.treasury} role="img" aria-label={label()}>
      <Show when={props.budget.revenue > 0}>
        <svg viewBox={`0 0 ${width} ${height + 2}`} aria-hidden="true">
          <For each={lines()}>
            {(n) => (
              <g>
                <path class={s.grid} d={`M0 ${y(n)}H${width}`} />
                <text class={s.scale} x="0" y={y(n) - 4}>
                  {n}
                </text>
              </g>
            )}
          </For>
          <path class={s.pastArea} d={area(0, split())} />
          <path class={s.comingArea} d={area(split(), course().length)} />
          <path class={s.past} d={steps(0, split())} />
          <path class={s.coming} d={`${joint()}${steps(split(), course().length)}`} />
          <Show when={props.budget.revenue > 0}>
            <text class={s.figure} x={(peak() + 0.5) * unit()} y={y(course()[peak()]?.crowns ?? 0) - 6}>
              {props.budget.revenue}
            </text>
          </Show>
          <Show when={props.budget.rest !== props.budget.revenue}>
            <text class={s.figureNow} x={width - unit() / 2} y={y(props.budget.rest) - 6}>
              {props.budget.rest}
            </text>
          </Show>
        </svg>
      </Show>
      <ScaleBar parts={course().length} now={props.now} />
      <div class={s.numbers} aria-hidden="true">
        <For each={course()}>
          {(_, i) => <span data-now={i() === props.now ? '' : undefined}>{i() + 1}</span>}
        </For>
      </div>
    </div>
  );
}
