/** Tables of the printed battle sheet: charts cut short, the score to fill in, one's own force with boxes to tick. */
import { For, Index, type JSX, Show } from 'solid-js';
import type { AnyChart } from '../../../../kernel/chart.ts';
import { rowHead } from '../../../../kernel/chart-print.ts';
import { outOfAction } from '../../../../rules/mighty-empires/tabletop/ledger/losses.ts';
import { t } from '../../../i18n/index.ts';
import { count } from '../words.ts';
import s from './paper.module.css';
import { type Battle, sides } from './use-battle.ts';

export function Short(props: { chart: AnyChart; notes?: boolean }): JSX.Element {
  const rows = () =>
    'columns' in props.chart
      ? []
      : props.chart.rows.map((row, index) => ({
          head: rowHead(props.chart, index),
          text: row.text,
          note: props.notes ? (row.note ?? '') : '',
        }));
  return (
    <table class={s.chart}>
      <caption>
        {props.chart.title}
        <Show when={props.chart.dice}>{(dice) => <i> {dice().toUpperCase()}</i>}</Show>
      </caption>
      <tbody>
        <For each={rows()}>
          {({ head, text, note }) => (
            <tr>
              <th scope="row">{head}</th>
              <td>
                {text}
                <Show when={note}>
                  <i> · {note}</i>
                </Show>
              </td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

export function Score(props: { battle: Battle }): JSX.Element {
  const scenery = () => props.battle.field().scenery;
  const rows = () => [
    t('Enemy losses in %'),
    t('Hills, {n} each', { n: scenery().hill }),
    t('Bridges, {n} each', { n: scenery().bridge }),
    t('Table halves, {n} each', { n: scenery().half }),
    t('Sum'),
  ];
  return (
    <table class={s.score}>
      <thead>
        <tr>
          <td />
          <For each={sides}>{(side) => <th scope="col">{props.battle.called(side)}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <Index each={rows()}>
          {(row, at) => (
            <tr class={at === rows().length - 1 ? s.sum : undefined}>
              <th scope="row">{row()}</th>
              <td />
              <td />
            </tr>
          )}
        </Index>
      </tbody>
    </table>
  );
}

/** The force of the seat shown, from its own book; of nobody else's. */
export function OwnForce(props: { battle: Battle }): JSX.Element {
  const { banners, called, own, ownSide, takesPart } = props.battle;
  const force = () => (takesPart() ? banners(ownSide()) : []);
  const lists = () => own((book) => force().flatMap(({ id }) => book.banners[id] ?? [])) ?? [];
  const lame = (character: string): boolean =>
    own((book, state) => outOfAction(book, character, state)) ?? false;
  return (
    <Show when={lists().length > 0}>
      <section class={s.force}>
        <h2>{t('Force of {who}', { who: called(ownSide()) })}</h2>
        <table class={s.list}>
          <thead>
            <tr>
              <For each={[t('Unit'), t('Models'), t('Points'), t('Fell'), t('Rout')]}>
                {(head) => <th scope="col">{head}</th>}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={lists()}>
              {({ characters, units, points }) => (
                <>
                  <For each={characters}>
                    {(one) => (
                      <Troop
                        size={one.level > 0 ? t('lvl {n}', { n: one.level }) : ''}
                        points={one.points}
                        alone
                      >
                        <b>{one.name}</b> {lame(one.id) ? t('(wounded: out of action)') : one.note}
                      </Troop>
                    )}
                  </For>
                  <For each={units}>
                    {(one) => (
                      <Troop size={one.models || ''} points={one.points}>
                        {one.name} <i>{one.note}</i>
                      </Troop>
                    )}
                  </For>
                  <Show when={points > 0}>
                    <Troop points={points}>{t('Troops')}</Troop>
                  </Show>
                </>
              )}
            </For>
          </tbody>
        </table>
      </section>
    </Show>
  );
}

function Troop(props: {
  size?: string | number;
  points: number;
  /** Nobody who stands alone routs. */
  alone?: boolean;
  children: JSX.Element;
}): JSX.Element {
  return (
    <tr>
      <td>{props.children}</td>
      <td>{props.size}</td>
      <td>{count(props.points)}</td>
      <td class={s.box} />
      <td class={props.alone ? undefined : s.box} />
    </tr>
  );
}
