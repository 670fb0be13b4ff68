/**
 * The battle sheet as printed pages, black on white whatever the theme: every warband with the characteristics it has now,
 * a box for each figure, and the charts of the hour after. On the screen it is not there.
 */
import { For, type JSX } from 'solid-js';
import { casualtyRecovery } from '../../../../rules/chronopia/charts/battles.ts';
import { characteristics, standing } from '../../../../rules/chronopia/figures.ts';
import type { Battle } from '../../../../rules/chronopia/state.ts';
import { t } from '../../../i18n/index.ts';
import { dotted } from '../../parts/joined.ts';
import { Printed } from '../../parts/printed.tsx';
import { landName, territoryName } from '../names.ts';
import { ranked } from '../parts/bands.ts';
import { count, endOf, kindWords, short } from '../words.ts';
import s from './paper.module.css';
import { useBattle, type Waiting } from './use-battle.ts';

export function Paper(props: { battle: Battle }): JSX.Element {
  const waiting = useBattle(() => props.battle);
  const { player, weather } = waiting;
  return (
    <Printed class={s.sheet}>
      <h1>
        {kindWords[props.battle.kind].title()}: {props.battle.sides.map(player).join(' – ')}
      </h1>
      <p>
        {dotted(
          props.battle.when,
          props.battle.prize ? t('The new territory: {land}', { land: landName(props.battle.prize) }) : '',
          [weather()?.text, weather()?.note].filter(Boolean).join('; '),
          endOf(props.battle.kind),
        )}
      </p>
      <For each={props.battle.sides}>{(side) => <Army waiting={waiting} side={side} />}</For>
      <div class={s.pair}>
        <div>
          <h2>{casualtyRecovery.title}</h2>
          <For each={casualtyRecovery.rows}>
            {({ on, text, note }) => (
              <p>
                {on[0]}–{on[1]} {text}
                {note === undefined ? '' : `; ${note}`}
              </p>
            )}
          </For>
        </div>
        <div>
          <h2>{t('Afterwards')}</h2>
          <p>{t('Reached: ____ Wounds inflicted: ____ Hits by warband above.')}</p>
          <p>{t('Raised or eaten: ____ Captured: ____')}</p>
        </div>
      </div>
    </Printed>
  );
}

/** One side: what it stakes and is to do, and its warbands with boxes to tick. */
function Army(props: { waiting: Waiting; side: string }): JSX.Element {
  const { battle, state, player, rating, army } = props.waiting;
  const stake = () => battle().stakes[props.side];
  return (
    <>
      <h2>
        {player(props.side)} · {t('rating {rating}', { rating: count(rating(props.side)) })}
      </h2>
      <p>
        {dotted(
          stake() && t('Stakes {territory}', { territory: territoryName(state(), stake() ?? '') }),
          battle().missions[props.side]?.name,
        )}
      </p>
      <table>
        <thead>
          <tr>
            <th>{t('Warband')}</th>
            <For each={characteristics}>{(each) => <th>{short[each]}</th>}</For>
            <th>{t('Hits')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={army(props.side)}>
            {([, warband]) => (
              <For each={ranked(state(), warband).filter(({ rank }) => rank.fit > 0)}>
                {({ name, figure, raised, rank }) => (
                  <tr>
                    <td>
                      {warband.individual ? warband.name : `${warband.name}: ${name}`}{' '}
                      <span class={s.boxes}>{'☐'.repeat(Math.min(40, rank.fit))}</span>
                    </td>
                    <For each={characteristics}>
                      {(each) => <td>{count(standing(figure, raised, each))}</td>}
                    </For>
                    <td>____</td>
                  </tr>
                )}
              </For>
            )}
          </For>
        </tbody>
      </table>
    </>
  );
}
