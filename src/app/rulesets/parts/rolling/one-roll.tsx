/** One roll as it is asked and as it lies: what it is about, the dice, and the printed chart with its row lit. */
import { createEffect, createMemo, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { OpenOrder, View } from '../../../../campaign/view.ts';
import { type AnyChart, type Chart, type Grid, isGrid } from '../../../../kernel/chart.ts';
import type { Faces } from '../../../../kernel/dice.ts';
import { type RollQuestion as Roll, rolledOn } from '../../../../kernel/question.ts';
import { askedHere } from '../../../campaign/asked-of-others.ts';
import { type Campaign, useCampaign } from '../../../campaign/context.tsx';
import { listed, t } from '../../../i18n/index.ts';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import { GridTable } from '../../../ui/chart/grid-table.tsx';
import { DiceTray } from '../../../ui/dice/dice-tray.tsx';
import type { Tray } from '../../../ui/dice/tray.ts';
import card from '../../../ui/question-card.module.css';
import { Why } from '../why.tsx';
import { About } from './about.tsx';
import { meet } from './modified.ts';
import s from './order.module.css';
import { RolledSoFar } from './rolled-so-far.tsx';
import { rowText } from './row-text.ts';

const chartOf = (view: View, { chart }: Roll): AnyChart | undefined =>
  view.ruleset.charts.find(({ id }) => id === chart);
/** The column a roll is read in; −1 where its chart has none. */
export function columnOf(view: View, question: Roll): number {
  const chart = chartOf(view, question);
  return chart && isGrid(chart) ? chart.columns.findIndex(({ id }) => id === question.column) : -1;
}
/** The row of its chart that a roll comes to. */
function rowOf(view: View, question: Roll, faces: Faces): number | undefined {
  const chart = chartOf(view, question);
  const row = chart && meet(chart, rolledOn(question, faces) + (question.modifier ?? 0))?.row;
  return row !== undefined && question.only?.rows.includes(row) === false ? undefined : row;
}
/** What a roll came to: its row of the chart, else the number. */
export function readOff(
  { view: now, say }: Pick<Campaign, 'view' | 'say'>,
  question: Roll,
  faces: Faces,
): string {
  const view = now();
  if (question.only && rowOf(view, question, faces) === undefined) return say(question.only.else);
  const row = rowText(chartOf(view, question), rowOf(view, question, faces), columnOf(view, question));
  if (row) return row;
  const sum = String(rolledOn(question, faces) + (question.modifier ?? 0));
  return faces.length > 1 || question.modifier ? t('{total} in all', { total: sum }) : sum;
}

/** "Event": what the rows that apply are called, each once. */
function rowsIn(view: View, question: Roll, rows: readonly number[]): string {
  const chart = chartOf(view, question);
  return listed([...new Set(rows.map((row) => t(rowText(chart, row, columnOf(view, question)))))]);
}

/** "6 − 3 = 3": how the score comes about that the chart is read at. */
export function sumLine(question: Roll, faces: Faces): string {
  const { modifier = 0 } = question;
  const rolled = rolledOn(question, faces);
  return `${rolled} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)} = ${String(rolled + modifier).replace('-', '−')}`;
}

export function OneRoll(props: {
  question: Roll;
  asking: OpenOrder | undefined;
  tray: Tray;
  /** The dice lie there to be read. */
  bare?: boolean;
  /** Between the question and its dice. */
  children?: JSX.Element;
}): JSX.Element {
  const campaign = useCampaign();
  const { view, app } = campaign;
  const question = props.question;
  const row = createMemo(() => {
    const faces = props.tray.open();
    return faces && rowOf(view(), question, faces);
  });
  const column = () => columnOf(view(), question);
  let sheet: HTMLDivElement | undefined;
  createEffect(() => {
    if (row() === undefined) return;
    requestAnimationFrame(() =>
      sheet?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', behavior: 'smooth' }),
    );
  });
  return (
    <div ref={sheet} class={s.sheet}>
      <About order={props.asking} question={question} rolled={props.bare} />
      <div class={card.asked}>
        <h2 class={s.question}>{askedHere(campaign, question)}</h2>
        <Why rule={question.rule} about={askedHere(campaign, question)} words />
      </div>
      <Show when={question.only}>
        {(only) => (
          <p class={s.why}>
            {t('Only “{rows}” on this chart counts here.', { rows: rowsIn(view(), question, only().rows) })}
          </p>
        )}
      </Show>
      <Show when={!props.bare && props.question.again && props.asking}>
        {(order) => <RolledSoFar order={order()} />}
      </Show>
      {props.children}
      <Show when={question.modifier}>
        {(by) => <p class={s.why}>{t('{by} to the roll', { by: by() > 0 ? `+${by()}` : `−${-by()}` })}</p>}
      </Show>
      <Show when={props.asking && app.laid?.[question.rule]}>
        {(laid) => <Dynamic component={laid()} order={props.asking as OpenOrder} question={question} />}
      </Show>
      <DiceTray tray={props.tray} bare={props.bare === true} />
      <Show when={question.modifier ? props.tray.open() : undefined}>
        {(faces) => <p class={s.why}>{sumLine(question, faces())}</p>}
      </Show>
      <Show when={chartOf(view(), question)}>
        {(printed) => (
          <Show
            when={isGrid(printed())}
            fallback={<ChartTable chart={printed() as Chart} lit={row()} modifier={question.modifier} />}
          >
            <GridTable
              grid={printed() as Grid}
              litRow={row()}
              litColumn={column() < 0 ? undefined : column()}
            />
          </Show>
        )}
      </Show>
    </div>
  );
}
