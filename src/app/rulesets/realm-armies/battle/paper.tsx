/**
 * The battle sheet as one printed page, black on white whatever the theme: both sides with their dice, what is added to them,
 * the chart it comes from, and what hangs on the battle. On the screen it is not there.
 */
import { For, type JSX } from 'solid-js';
import type { Field } from '../../../../rules/realm-armies/battle/field.ts';
import { diceOn } from '../../../../rules/realm-armies/battle/score.ts';
import { modifierCharts } from '../../../../rules/realm-armies/charts/battles.ts';
import { t, tn } from '../../../i18n/index.ts';
import { dotted } from '../../parts/joined.ts';
import { Printed } from '../../parts/printed.tsx';
import { plusWords } from '../about.ts';
import { useRealm } from '../realm.ts';
import { builtWords, groundName } from '../words.ts';
import { kindName, stakes } from './field-view.tsx';
import s from './paper.module.css';

export function Paper(props: { field: Field; when: string }): JSX.Element {
  const { state, place, player } = useRealm();
  const field = () => props.field;
  const chart = () => modifierCharts[field().chart];
  const sides = () =>
    [
      { side: field().attacker, role: t('attacker'), fighters: field().attackers },
      { side: field().defender, role: t('defender'), fighters: field().defenders },
    ] as const;
  const about = () =>
    dotted(groundName(state(), field().tile), builtWords(state(), field().tile), props.when);
  return (
    <Printed class={s.sheet}>
      <h1>{t('{kind}: {place}', { kind: kindName(field().kind), place: place(field().tile) })}</h1>
      <p>{about()}</p>
      <table>
        <tbody>
          <For each={sides()}>
            {({ side, role, fighters }) => (
              <tr>
                <th>
                  {player(side.seat)}, {role}
                </th>
                <td>
                  {fighters
                    .map(({ number, hero }) =>
                      hero === ''
                        ? t('Army {number}', { number })
                        : t('Army {number} under {hero}', { number, hero }),
                    )
                    .join('; ')}
                </td>
                <td>{tn(diceOn(side), '{n} die', '{n} dice')}</td>
                <td>{plusWords(field().chart, side)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <h2>{chart().title}</h2>
      <table>
        <tbody>
          <For each={chart().rows}>
            {(row) => (
              <tr>
                <th>{row.label}</th>
                <td>{row.text}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <h2>{t('What is at stake')}</h2>
      <ul>
        <For each={stakes(field())}>{(line) => <li>{line}</li>}</For>
      </ul>
      <p class={s.won}>{t('Won by: ____________________')}</p>
    </Printed>
  );
}
