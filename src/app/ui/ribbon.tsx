/**
 * Where in the season: the months in a scale bar, the current one fanned out into its phases like an inset map.
 * A phase is a thing of the game with a name; the current one's name stands beneath it.
 */
import { For, Show } from 'solid-js';
import { t } from '../i18n/index.ts';
import { Phases, type RibbonPhase } from './phases.tsx';
import s from './ribbon.module.css';
import { ScaleBar } from './scale-bar.tsx';

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

export function Ribbon(props: {
  /** What the whole says, in words: 'Third month of six, scouting'. */
  label: string;
  months: number;
  month: number;
  phases: readonly RibbonPhase[];
  phase: number;
}) {
  const share = (part: number, of: number) => `${(100 * part) / of}%`;
  /** Few enough have each its numeral; of many only the one that is now. */
  const numeral = (month: number): string =>
    props.months <= roman.length ? (roman[month] ?? '') : month === props.month ? String(month + 1) : '';
  return (
    <div class={s.ribbon}>
      <div role="img" aria-label={props.label}>
        <Show when={props.months > 1}>
          <div class={s.months}>
            <For each={Array.from({ length: props.months }, (_, month) => month)}>
              {(month) => (
                <span class={month === props.month ? s.on : month < props.month ? s.past : undefined}>
                  {numeral(month)}
                </span>
              )}
            </For>
          </div>
          <ScaleBar parts={props.months} now={props.month} />
          <svg class={s.fan} viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
            <path
              d={`M${(100 * props.month) / props.months} 0L0 14H100L${(100 * (props.month + 1)) / props.months} 0z`}
            />
          </svg>
        </Show>
      </div>
      <Phases label={t('Phases')} phases={props.phases} phase={props.phase}>
        <ScaleBar parts={props.phases.length} now={props.phase} />
        <Show when={props.phases[props.phase]}>
          {(phase) => (
            <div class={s.name} aria-hidden="true">
              <i style={{ 'flex-grow': String(props.phase) }} />
              <span
                style={{
                  '--before': props.phase === 0 ? '0' : `-${share(1, props.phases.length)}`,
                  '--after':
                    props.phase === props.phases.length - 1 ? '0' : `-${share(1, props.phases.length)}`,
                  '--wide': share(3, props.phases.length),
                }}
                data-edge={
                  props.phase === 0 ? 'start' : props.phase === props.phases.length - 1 ? 'end' : undefined
                }
              >
                {phase().title}
              </span>
              <i style={{ 'flex-grow': String(props.phases.length - 1 - props.phase) }} />
            </div>
          )}
        </Show>
      </Phases>
    </div>
  );
}
