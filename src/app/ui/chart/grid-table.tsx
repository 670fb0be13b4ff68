/**
 * A chart of two dimensions. The roll's column stays while the rest slides sideways on a narrow page. The chosen column is
 * lit and in sight before the dice fall; it meets the lit row in a gilt cell. Heads and cells take taps where the chart is
 * read (`onCell`).
 */
import { createEffect, For, type JSX, Show } from 'solid-js';
import type { Grid } from '../../../kernel/chart.ts';
import { cellText, rowHead } from '../../../kernel/chart-print.ts';
import { spell } from '../../../kernel/dice.ts';
import { t } from '../../i18n/index.ts';
import { cx } from '../cx.ts';
import { Plate } from '../plate.tsx';
import chart from './chart-table.module.css';
import s from './grid-table.module.css';

/** Sideways only: where the page stands is the player's business. */
function bringIn(slide: HTMLElement, row: number | undefined, column: number): void {
  const [head, ...rows] = slide.querySelectorAll('tr');
  const line = row === undefined ? head : rows[row];
  const cell = line?.cells[column + 1];
  if (!cell) return;
  const room = slide.clientWidth - (line?.cells[0]?.offsetWidth ?? 0);
  slide.scrollTo?.({ left: cell.offsetLeft - slide.clientWidth + room / 2 + cell.offsetWidth / 2 });
}

export function GridTable(props: {
  grid: Grid;
  litRow?: number | undefined;
  litColumn?: number | undefined;
  onCell?: (row: number, column: number) => void;
}) {
  let slide: HTMLElement | undefined;
  const isLit = (row: number, column: number) => props.litRow === row && props.litColumn === column;
  const words = () =>
    props.grid.rows.some(({ cells }) => cells.some((cell) => cellText(props.grid, cell).length > 7));
  createEffect(() => {
    if (props.litColumn !== undefined && slide) bringIn(slide, props.litRow, props.litColumn);
  });
  return (
    <Plate>
      <div class={chart.head}>
        <h2>{t(props.grid.title)}</h2>
        <Show when={props.grid.dice}>{(notation) => <span>{spell(notation())}</span>}</Show>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what slides must be reachable by keys. */}
      <section class={s.slide} ref={slide} tabIndex={0} aria-label={t(props.grid.title)}>
        <table class={cx(s.table, words() && s.words)}>
          <Show when={props.grid.heads}>
            {(heads) => (
              <caption class={s.caption}>
                <span>
                  {t('Down: {down}. Across: {across}.', { down: t(heads()[0]), across: t(heads()[1]) })}
                </span>
              </caption>
            )}
          </Show>
          <thead>
            <tr>
              <th scope="col" class={s.corner}>
                {props.grid.heads ? t(props.grid.heads[0]) : t('Roll')}
              </th>
              <For each={props.grid.columns}>
                {(column, at) => (
                  <th scope="col" class={cx(s.column, props.litColumn === at() && s.along)}>
                    {t(column.title)}
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={props.grid.rows}>
              {(row, down) => (
                <tr
                  class={cx(props.litRow === down() && s.lit)}
                  aria-current={props.litRow === down() ? 'true' : undefined}
                >
                  <th scope="row" class={s.roll}>
                    {t(rowHead(props.grid, down()))}
                  </th>
                  <For each={row.cells}>
                    {(cell, across) => (
                      <Cell
                        text={t(cellText(props.grid, cell))}
                        along={props.litColumn === across()}
                        lit={isLit(down(), across())}
                        onTap={props.onCell && (() => props.onCell?.(down(), across()))}
                      />
                    )}
                  </For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
      <Show when={props.grid.foot}>{(foot) => <p class={s.foot}>{t(foot())}</p>}</Show>
    </Plate>
  );
}

const Cell = (props: {
  text: string;
  along: boolean;
  lit: boolean;
  onTap: (() => void) | undefined;
}): JSX.Element => (
  <td class={cx(props.along && s.along, props.lit && s.chosen, props.onTap && s.taps)}>
    <Show when={props.onTap} fallback={props.text}>
      <button type="button" class={s.cell} aria-pressed={props.lit} onClick={() => props.onTap?.()}>
        {props.text}
      </button>
    </Show>
  </td>
);
