/**
 * The battle sheet as one printed page, black on white whatever the theme: what both players need at the table. On the
 * screen it is not there.
 */
import { For, type JSX, Show } from 'solid-js';
import { playersOf } from '../../../../rules/ninth-age/battle/battles.ts';
import { conquestPoints } from '../../../../rules/ninth-age/charts/battles.ts';
import { number, t } from '../../../i18n/index.ts';
import { Printed, PrintedHead, PrintedNotes } from '../../parts/printed.tsx';
import { battleKindName } from '../words.ts';
import s from './paper.module.css';
import { type ShownBattle, useBattle } from './use-battle.ts';

export function Paper(props: { id: string }): JSX.Element {
  const field = useBattle(() => props.id);
  const { battle, size, names, arranged, bears, state, player, view } = field;
  return (
    <Printed class={s.sheet}>
      <PrintedHead
        title={t('{one} against {other}', { one: names('first'), other: names('second') })}
        campaign={`${view().title}, ${t('Turn {turn}', { turn: state().turn.number })}`}
        arranged={arranged()}
      >
        {battleKindName(battle()?.kind ?? '1v1')} · {t('{size} points a side', { size: number(size()) })}
      </PrintedHead>
      <Armies field={field} />
      <Show when={bears().length > 0}>
        <section>
          <h2>{t('Effects on this battle')}</h2>
          <For each={bears()}>
            {({ seat, title, note }) => (
              <p>
                <b>
                  {player(seat)}, {title}:
                </b>{' '}
                {note}
              </p>
            )}
          </For>
        </section>
      </Show>
      <section>
        <h2>{t('Victory points')}</h2>
        <table class={s.score}>
          <tbody>
            <For each={['first', 'second'] as const}>
              {(side) => (
                <tr>
                  <th>{names(side)}</th>
                  <td />
                  <td />
                  <td />
                </tr>
              )}
            </For>
            <tr>
              <th>{t('Difference × 100 ÷ {size}', { size: number(size()) })}</th>
              <td />
              <td />
              <td>%</td>
            </tr>
          </tbody>
        </table>
      </section>
      <section>
        <h2>{t('Conquest Points')}</h2>
        <table class={s.list}>
          <tbody>
            <For each={conquestPoints.rows}>
              {({ label, text }) => (
                <tr>
                  <td>{label}</td>
                  <td>{text}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
        <p>
          {t(
            'Two together against one earn 1 less each; one against two in turn earns the average, rounded down.',
          )}
        </p>
      </section>
      <PrintedNotes />
    </Printed>
  );
}

/** The points of each player, and what they are made of. */
function Armies(props: { field: ShownBattle }): JSX.Element {
  const { battle, army, player } = props.field;
  const players = () => {
    const found = battle();
    return found ? playersOf(found) : [];
  };
  return (
    <section>
      <h2>{t('Armies')}</h2>
      <table class={s.list}>
        <thead>
          <tr>
            <th>{t('Player')}</th>
            <th>{t('Battle')}</th>
            <th>{t('Largest Realm')}</th>
            <th>{t('Gold spent')}</th>
            <th>{t('Gold may buy')}</th>
            <th>{t('Points limit')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={players()}>
            {(seat) => (
              <tr>
                <td>{player(seat)}</td>
                <For each={['base', 'largest', 'bought', 'most'] as const}>
                  {(part) => <td>{number(army(seat)?.[part] ?? 0)}</td>}
                </For>
                <td>
                  <b>{number(army(seat)?.total ?? 0)}</b>
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
}
