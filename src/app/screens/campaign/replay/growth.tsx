/** How every realm grew: a line for each in its colour and its own dash, named where it ends. The same as a table for readers. */

import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Moment } from '../../../../campaign/history.ts';
import type { View } from '../../../../campaign/view.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { playerIn } from '../../../campaign/say.ts';
import { listed, t } from '../../../i18n/index.ts';
import type { Measure } from '../../../rulesets/contract.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { plotOf } from './plot.ts';
import s from './replay.module.css';

const size = { width: 320, height: 200 };
/** Told apart without their colours. */
const dashes = ['', '7 3', '2 3', '10 3 2 3', '5 2', '1 4', '12 4', '4 4'];

export function Growth(props: {
  readonly moments: readonly Moment[];
  readonly measures: readonly Measure[];
  readonly at: number;
  readonly titleOf: (moment: Moment) => string;
}): JSX.Element {
  const { view } = useCampaign();
  const [shown, setShown] = createSignal(props.measures[0]?.id);
  const measure = () => props.measures.find(({ id }) => id === shown());
  const seats = () => seatsOf(view());
  const rows = createMemo(() =>
    seats().map((seat) => props.moments.map((moment) => measure()?.of(moment.view, seat))),
  );
  const now = () => Math.min(props.at, props.moments.length - 1);
  const across = () => (now() / Math.max(1, props.moments.length - 1)) * size.width;
  const ranked = () =>
    seats()
      .map((seat, i) => ({ seat, value: rows()[i]?.[now()] }))
      .toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1));
  return (
    <div class={s.growth}>
      <Chips label={t('Show')}>
        <For each={props.measures}>
          {(one) => (
            <Chip on={one.id === shown()} onTap={() => setShown(one.id)}>
              {one.title()}
            </Chip>
          )}
        </For>
      </Chips>
      <Plot rows={rows()} across={across()} />
      <Ranks ranked={ranked()} then={props.moments[now()]?.view ?? view()} />
      {/* A table is as wide as its words, whatever it is told: what hides it goes around it. */}
      <Show when={measure()}>
        {(one) => (
          <AsTable title={one().title()} moments={props.moments} rows={rows()} titleOf={props.titleOf} />
        )}
      </Show>
    </div>
  );
}

type Rows = readonly (readonly (number | undefined)[])[];
const seatsOf = (view: View): readonly string[] => view.seats.map(({ id }) => id);

function Plot(props: { rows: Rows; across: number }): JSX.Element {
  const { view, app } = useCampaign();
  const plot = createMemo(() => plotOf(props.rows, size));
  return (
    <svg class={s.plot} viewBox={`-34 -8 ${size.width + 44} ${size.height + 16}`} aria-hidden="true">
      <For each={plot().marks}>
        {({ value, y }) => (
          <>
            <line class={s.grid} x1="0" x2={size.width} y1={y} y2={y} />
            <text class={s.mark} x="-6" y={y} text-anchor="end" dominant-baseline="central">
              {value}
            </text>
          </>
        )}
      </For>
      <line class={s.now} x1={props.across} x2={props.across} y1="0" y2={size.height} />
      <For each={seatsOf(view())}>
        {(seat, i) => (
          <>
            <path class={s.edge} d={plot().lines[i()]?.path} />
            <path
              class={s.line}
              d={plot().lines[i()]?.path}
              stroke={`var(--${app.tincture(view(), seat)})`}
              stroke-dasharray={dashes[i() % dashes.length]}
            />
          </>
        )}
      </For>
    </svg>
  );
}

/** The realms by what they have at the moment that is looked at. */
function Ranks(props: {
  ranked: readonly { readonly seat: string; readonly value: number | undefined }[];
  then: View;
}): JSX.Element {
  const { view, app } = useCampaign();
  return (
    <ul class={s.ranks}>
      <For each={props.ranked}>
        {({ seat, value }) => (
          <li>
            <Shield tincture={app.tincture(view(), seat)} size={24} label="" />
            <span>{playerIn(props.then, seat)}</span>
            <svg class={s.sample} viewBox="0 0 40 6" aria-hidden="true">
              <path
                class={s.line}
                d="M0 3H40"
                stroke={`var(--${app.tincture(view(), seat)})`}
                stroke-dasharray={dashes[seatsOf(view()).indexOf(seat) % dashes.length]}
              />
            </svg>
            <strong>{value ?? t('sealed')}</strong>
          </li>
        )}
      </For>
    </ul>
  );
}

/** The same for those who hear it read. */
function AsTable(props: {
  title: string;
  moments: readonly Moment[];
  rows: Rows;
  titleOf: (moment: Moment) => string;
}): JSX.Element {
  const { view } = useCampaign();
  /** All who have sat in a seat, the first of them first. */
  const allOf = (seat: string): readonly string[] => [
    ...new Set(props.moments.map((moment) => playerIn(moment.view, seat))),
  ];
  return (
    <div class="unseen">
      <table>
        <caption>{props.title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('When')}</th>
            <For each={seatsOf(view())}>{(seat) => <th scope="col">{listed(allOf(seat))}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={props.moments}>
            {(moment, i) => (
              <tr>
                <th scope="row">{props.titleOf(moment)}</th>
                <For each={props.rows}>{(row) => <td>{row[i()] ?? t('sealed')}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}
