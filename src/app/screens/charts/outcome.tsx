/** The result of a chart in a sheet: the row as a sentence, how the total came about, the dice it calls for, what next. */
import { For, Show } from 'solid-js';
import { type AnyChart, type ChartBook, isGrid } from '../../../kernel/chart.ts';
import { cellText, cellThen, rowHead } from '../../../kernel/chart-print.ts';
import { spell } from '../../../kernel/dice.ts';
import { chartHref, useCharts } from '../../charts/address.ts';
import { t } from '../../i18n/index.ts';
import { diceIn, type Met } from '../../rulesets/parts/rolling/modified.ts';
import { Button } from '../../ui/button.tsx';
import type { Tray } from '../../ui/dice/tray.ts';
import type { GameIconName } from '../../ui/icons/game-icon.tsx';
import { ResultSheet } from '../../ui/result-sheet.tsx';
import { Amount } from './amount.tsx';
import s from './outcome.module.css';

interface OutcomeProps {
  set: string;
  book: ChartBook;
  chart: AnyChart;
  icon: GameIconName;
  row: number | undefined;
  column: number | undefined;
  modifier: number;
  met: Met | undefined;
  tray: Tray;
}

/** What a row of a list, or a cell of a grid, comes to. */
function resultOf({ chart, row, column }: OutcomeProps): {
  readonly text: string;
  readonly note?: string | undefined;
  readonly next?: string | undefined;
} {
  if (row === undefined) return { text: '' };
  if (!isGrid(chart)) {
    const found = chart.rows[row];
    return { text: found?.text ?? '', note: found?.note, next: found?.then };
  }
  const cell = chart.rows[row]?.cells[column ?? 0];
  return { text: cellText(chart, cell), next: cellThen(cell) };
}

/** Where the result stands on a grid. */
function placeOf({ chart, row, column }: OutcomeProps): string {
  if (!isGrid(chart) || row === undefined) return '';
  const across = chart.columns[column ?? 0]?.title ?? '';
  return chart.dice
    ? t(across)
    : t('{down} down, {across} across', { down: t(rowHead(chart, row)), across: t(across) });
}

/** How the total came about. */
function sumOf({ chart, modifier, tray }: OutcomeProps): string {
  const rolled = tray.total();
  if (!chart.dice || rolled === undefined) return '';
  const dice = spell(chart.dice);
  if (modifier === 0) return t('{n} on {dice}', { n: rolled, dice });
  return t('{n} on {dice}, {modifier} makes {total}', {
    n: rolled,
    dice,
    modifier: modifier > 0 ? `+${modifier}` : `−${-modifier}`,
    total: rolled + modifier,
  });
}

export function Outcome(props: OutcomeProps) {
  const { base } = useCharts();
  const result = () => resultOf(props);
  const next = () => props.book.charts.find(({ id }) => id === result().next);
  /** 'Rebellion: a fortress drawn …' is told as a name and what it means. */
  const parted = () => {
    const text = t(result().text);
    const at = text.indexOf(': ');
    return at > 0 && text.length > 30 ? [text.slice(0, at), text.slice(at + 2)] : [text];
  };
  const title = () => {
    if (props.row !== undefined) return parted()[0] ?? '';
    return props.met && 'again' in props.met && props.met.again
      ? t('Roll again')
      : t('Nothing on this chart');
  };
  const calls = () => diceIn(`${result().text} ${result().note ?? ''}`);
  return (
    <ResultSheet
      icon={props.icon}
      tone="now"
      title={title()}
      because={
        <>
          <Show when={parted()[1]}>{(meaning) => <p class={s.note}>{meaning()}</p>}</Show>
          <Show when={result().note}>{(note) => <p class={s.note}>{t(note())}</p>}</Show>
          <p>
            {[
              sumOf(props),
              placeOf(props),
              props.met && 'nearest' in props.met && props.met.nearest ? t('the nearest row') : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <Show when={calls().length > 0}>
            <div class={s.calls}>
              <For each={calls()}>
                {(dice) => <Amount dice={dice} chart={`${props.set}/${props.chart.id}`} />}
              </For>
            </div>
          </Show>
        </>
      }
      answers={
        <>
          <Show when={next()}>
            {(chart) => (
              <Button kind="filled" href={chartHref(props.set, chart().id, base)}>
                {t('On to: {chart}', { chart: t(chart().title) })}
              </Button>
            )}
          </Show>
          <Show when={props.chart.dice}>
            <Button
              kind={next() ? 'outlined' : 'filled'}
              icon="again"
              onTap={() => (props.tray.how() === 'table' ? props.tray.clear() : void props.tray.roll())}
            >
              {props.tray.how() === 'table' ? t('Next roll') : t('Roll again')}
            </Button>
          </Show>
        </>
      }
    />
  );
}
