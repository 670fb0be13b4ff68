/**
 * A printed chart: roll, result and note, exact odds. The lit row is gilt, taller, ruled and pointed at; the rest stays
 * readable. Odds are percent; a tap on their head turns them into exact fractions. A chart that is read, not rolled,
 * takes taps on its rows (`onRow`). Two-dimensional charts are GridTable's.
 */
import { createSignal, For, Show } from 'solid-js';
import { type Chart, odds } from '../../../kernel/chart.ts';
import { rowHead } from '../../../kernel/chart-print.ts';
import { spell } from '../../../kernel/dice.ts';
import { t } from '../../i18n/index.ts';
import { cx } from '../cx.ts';
import { oneIn } from '../dice/words.ts';
import { percents } from '../percents.ts';
import { Plate } from '../plate.tsx';
import s from './chart-table.module.css';

export interface ChartTableProps {
  chart: Chart;
  /** Index of the row that is rolled. */
  lit?: number | undefined;
  onRow?: ((row: number) => void) | undefined;
  /** Added to the roll: the odds are those of the modified one. */
  modifier?: number | undefined;
  /** Leaves out the plate and the title, for a chart inside another frame. */
  bare?: boolean;
}

export function ChartTable(props: ChartTableProps) {
  return (
    <Show when={!props.bare} fallback={<Table {...props} />}>
      <Plate>
        <div class={s.head}>
          <h2>{t(props.chart.title)}</h2>
          <Show when={props.chart.dice}>{(notation) => <span>{spell(notation())}</span>}</Show>
        </div>
        <Table {...props} />
        <Show when={props.chart.foot}>{(foot) => <p class={s.foot}>{t(foot())}</p>}</Show>
      </Plate>
    </Show>
  );
}

function Table(props: ChartTableProps) {
  const [exact, setExact] = createSignal(false);
  /** None where a modified roll leaves the chart: then nobody knows. */
  const chances = () => {
    try {
      return odds(props.chart, props.modifier);
    } catch {
      return undefined;
    }
  };
  const shares = () => {
    const known = chances();
    return known ? percents(known.ways.map((ways) => ways / known.of)) : [];
  };
  const wide = () => props.chart.rows.some((_, at) => rowHead(props.chart, at).length > 5);
  return (
    <div class={s.room}>
      <table
        class={cx(s.table, wide() && s.labelled, !chances() && s.read)}
        aria-label={t(props.chart.title)}
      >
        <thead>
          <tr class={s.columns}>
            <th scope="col">{props.chart.heads ? t(props.chart.heads[0]) : t('Roll')}</th>
            <th scope="col">{props.chart.heads ? t(props.chart.heads[1]) : t('Result')}</th>
            <Show when={chances()}>
              <th scope="col">
                <button
                  type="button"
                  class={s.odds}
                  aria-pressed={exact()}
                  title={t('Exact odds')}
                  onClick={() => setExact((was) => !was)}
                >
                  {t('Odds')}
                </button>
              </th>
            </Show>
          </tr>
        </thead>
        <tbody>
          <For each={props.chart.rows}>
            {(row, at) => (
              <tr
                class={cx(s.row, props.onRow && s.taps)}
                aria-current={props.lit === at() ? 'true' : undefined}
                // The button in the row is what keys and readers meet; a finger may take the whole row.
                ref={(element) => props.onRow && element.addEventListener('click', () => props.onRow?.(at()))}
              >
                <th scope="row" class={s.roll}>
                  <Show when={props.onRow} fallback={t(rowHead(props.chart, at()))}>
                    <button type="button" class={s.reader} aria-pressed={props.lit === at()}>
                      {t(rowHead(props.chart, at()))}
                    </button>
                  </Show>
                </th>
                <td class={s.result}>
                  {t(row.text)}
                  <Show when={row.note}>{(note) => <span class={s.note}> {t(note())}</span>}</Show>
                </td>
                <Show when={chances()}>
                  {(known) => (
                    <td class={s.chance}>
                      <Show
                        when={(known().ways[at()] ?? 0) > 0}
                        fallback={<None modified={!!props.modifier} />}
                      >
                        {exact() ? oneIn(known().ways[at()] ?? 0, known().of) : shares()[at()]}
                      </Show>
                    </td>
                  )}
                </Show>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}

const None = (props: { modified: boolean }) => (
  <span title={props.modified ? t('Not with this modifier') : t('By modifiers only')}>–</span>
);
