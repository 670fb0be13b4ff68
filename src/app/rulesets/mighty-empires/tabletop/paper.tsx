/**
 * The battle sheet as one printed page, A4 or letter, black on white whatever the theme: everything both players need at
 * the table, and the force list of the shown seat alone, from its own book. On the screen it is not there.
 */
import { For, type JSX, Show } from 'solid-js';
import type { AnyChart } from '../../../../kernel/chart.ts';
import { rowHead } from '../../../../kernel/chart-print.ts';
import {
  casualtyRecovery,
  casualtyRecoveryModifiers,
  characterFate,
} from '../../../../rules/mighty-empires/charts/casualties.ts';
import { nightfall, pincerArrival } from '../../../../rules/mighty-empires/charts/tabletop.ts';
import { wounds } from '../../../../rules/mighty-empires/charts/wounds.ts';
import { outOfAction } from '../../../../rules/mighty-empires/tabletop/ledger/losses.ts';
import { t } from '../../../i18n/index.ts';
import { commas } from '../../parts/joined.ts';
import { Printed, PrintedHead, PrintedNotes } from '../../parts/printed.tsx';
import { placeName } from '../names.ts';
import { bannerInFull, count, placeLine } from '../words.ts';
import s from './paper.module.css';
import { useBattle } from './use-battle.ts';
import { arrivalWords, barrierWords } from './words.ts';

const hours = Array.from({ length: nightfall }, (_, hour) => hour + 1);

function Short(props: { chart: AnyChart; title?: string; notes?: boolean }): JSX.Element {
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
        {props.title ?? props.chart.title}
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

export function Paper(props: { id: string }): JSX.Element {
  const { encounter, field, called, banners, mine, state, seat, book, view } = useBattle(() => props.id);
  const tile = () => encounter()?.tile ?? 'q0r0';
  const own = (): 'attacker' | 'defender' => (encounter()?.attacker === seat() ? 'attacker' : 'defender');
  const list = () =>
    mine()
      ? banners(own()).flatMap((banner) => {
          const contents = book(seat())?.banners[banner.id];
          return contents ? [{ banner, contents }] : [];
        })
      : [];
  const lame = (character: string): boolean => {
    const ledger = book(seat());
    return ledger !== undefined && outOfAction(ledger, character, state());
  };
  return (
    <Printed class={s.sheet}>
      <PrintedHead
        title={t('The battle of {place}', { place: placeName(state(), tile()) })}
        campaign={view().title}
        arranged={commas(field().date, field().place)}
      >
        {t('{attacker} attacks {defender}', {
          attacker: called('attacker'),
          defender: called('defender'),
        })}
        {' · '}
        {placeLine(state(), tile())}
      </PrintedHead>
      <div class={s.columns}>
        <section>
          <h2>{t('Forces')}</h2>
          <For each={['attacker', 'defender'] as const}>
            {(side) => (
              <p>
                <b>{called(side)}</b> {side === 'attacker' ? t('(attacker)') : t('(defender)')}:{' '}
                {banners(side)
                  .map((banner) => {
                    const from = encounter()?.attackers[banner.id];
                    const name = bannerInFull(banner);
                    return side === 'attacker' && from
                      ? t('{name} from {place}', { name, place: placeName(state(), from) })
                      : name;
                  })
                  .join('; ') || t('roll on the muster chart')}
              </p>
            )}
          </For>
        </section>
        <section>
          <h2>{t('The field')}</h2>
          <p>{barrierWords(field().barrier)}.</p>
          <ol class={s.features}>
            <For each={field().features}>{({ text }) => <li>{text}</li>}</For>
          </ol>
          <Show when={field().features.length === 0}>
            <p>{t('Terrain as you agree, or a D100 for each feature.')}</p>
          </Show>
        </section>
        <section>
          <h2>{t('The day')}</h2>
          <p>
            {field().hour === null
              ? t('Roll a D6 for the hour it begins. Night falls after hour 16.')
              : t('Begins in hour {hour}; night falls after hour 16.', { hour: field().hour ?? 1 })}
          </p>
          <ol class={s.hours}>
            <For each={hours}>
              {(hour) => (
                <li data-gone={hour < (field().hour ?? 1) || hour <= field().played ? '' : undefined}>
                  {hour}
                </li>
              )}
            </For>
          </ol>
          <For each={field().contingents}>
            {(contingent) => (
              <p>
                {t('From {place}', { place: placeName(state(), contingent.from) })}:{' '}
                {arrivalWords(contingent)}
              </p>
            )}
          </For>
          <Show when={field().contingents.some(({ comes }) => comes === null)}>
            <Short chart={pincerArrival} />
          </Show>
        </section>
        <section>
          <h2>{t('Victory points')}</h2>
          <table class={s.score}>
            <thead>
              <tr>
                <td />
                <th scope="col">{called('attacker')}</th>
                <th scope="col">{called('defender')}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{t('Enemy losses in %')}</th>
                <td />
                <td />
              </tr>
              <tr>
                <th scope="row">{t('Hills, {n} each', { n: field().scenery.hill })}</th>
                <td />
                <td />
              </tr>
              <tr>
                <th scope="row">{t('Bridges, {n} each', { n: field().scenery.bridge })}</th>
                <td />
                <td />
              </tr>
              <tr>
                <th scope="row">{t('Table halves, {n} each', { n: field().scenery.half })}</th>
                <td />
                <td />
              </tr>
              <tr class={s.sum}>
                <th scope="row">{t('Sum')}</th>
                <td />
                <td />
              </tr>
            </tbody>
          </table>
          <p>
            {t(
              'Difference in % of the lower score: under 10 draw, to 100 defeated, over 100 scattered. Ends at nightfall, when a side concedes, has no troops left, or both agree.',
            )}
          </p>
        </section>
        <Show when={list().length > 0}>
          <section class={s.force}>
            <h2>{t('Force of {who}', { who: called(own()) })}</h2>
            <table class={s.list}>
              <thead>
                <tr>
                  <th scope="col">{t('Unit')}</th>
                  <th scope="col">{t('Models')}</th>
                  <th scope="col">{t('Points')}</th>
                  <th scope="col">{t('Fell')}</th>
                  <th scope="col">{t('Rout')}</th>
                </tr>
              </thead>
              <tbody>
                <For each={list()}>
                  {({ contents }) => (
                    <>
                      <For each={contents.characters}>
                        {(one) => (
                          <tr>
                            <td>
                              <b>{one.name}</b> {lame(one.id) ? t('(wounded: out of action)') : one.note}
                            </td>
                            <td>{one.level > 0 ? t('lvl {n}', { n: one.level }) : ''}</td>
                            <td>{count(one.points)}</td>
                            <td class={s.box} />
                            <td />
                          </tr>
                        )}
                      </For>
                      <For each={contents.units}>
                        {(one) => (
                          <tr>
                            <td>
                              {one.name} <i>{one.note}</i>
                            </td>
                            <td>{one.models || ''}</td>
                            <td>{count(one.points)}</td>
                            <td class={s.box} />
                            <td class={s.box} />
                          </tr>
                        )}
                      </For>
                      <Show when={contents.points > 0}>
                        <tr>
                          <td>{t('Troops')}</td>
                          <td />
                          <td>{count(contents.points)}</td>
                          <td class={s.box} />
                          <td class={s.box} />
                        </tr>
                      </Show>
                    </>
                  )}
                </For>
              </tbody>
            </table>
          </section>
        </Show>
        <section>
          <h2>{t('After the battle')}</h2>
          <Short chart={casualtyRecovery} />
          <p class={s.mods}>
            {casualtyRecoveryModifiers.rows.map(({ label, text }) => `${label} ${text}`).join(' · ')}
          </p>
          <Short chart={characterFate} notes />
          <Short chart={wounds} notes />
        </section>
      </div>
      <PrintedNotes />
    </Printed>
  );
}
