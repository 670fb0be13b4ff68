/**
 * The battle sheet as printed pages, black on white whatever the theme: every warband with the characteristics it has now,
 * a box for each figure, and the charts of the hour after. On the screen it is not there.
 */
import { For, type JSX, Show } from 'solid-js';
import { lookUp } from '../../../../kernel/chart.ts';
import { casualtyRecovery, climate } from '../../../../rules/chronopia/charts/battles.ts';
import { characteristics, standing } from '../../../../rules/chronopia/figures.ts';
import { figureOf, ranksOf } from '../../../../rules/chronopia/roll/points.ts';
import type { Battle } from '../../../../rules/chronopia/state.ts';
import { t } from '../../../i18n/index.ts';
import { dotted } from '../../parts/joined.ts';
import { Printed } from '../../parts/printed.tsx';
import { landName, territoryName } from '../names.ts';
import { rankName } from '../parts/bands.ts';
import { count, endOf, kindWords, short } from '../words.ts';
import s from './paper.module.css';
import { useBattle } from './use-battle.ts';

export function Paper(props: { battle: Battle }): JSX.Element {
  const battle = useBattle(() => props.battle);
  const { state, player } = battle;
  const weather = (): string => {
    const { weather: sky } = props.battle;
    if (!sky) return '';
    const { text, note } = climate.rows[lookUp(climate, sky.total).row] ?? { text: '', note: '' };
    return [text, sky.desert || note].filter(Boolean).join('; ');
  };
  return (
    <Printed class={s.sheet}>
      <h1>
        {kindWords[props.battle.kind].title()}: {props.battle.sides.map(player).join(' – ')}
      </h1>
      <p>
        {dotted(
          props.battle.when,
          props.battle.prize ? t('The new territory: {land}', { land: landName(props.battle.prize) }) : '',
          weather(),
          endOf(props.battle.kind),
        )}
      </p>
      <For each={props.battle.sides}>
        {(side) => (
          <>
            <h2>
              {player(side)} · {t('rating {rating}', { rating: count(battle.rating(side)) })}
            </h2>
            <p>
              {dotted(
                props.battle.stakes[side]
                  ? t('Stakes {territory}', {
                      territory: territoryName(state(), props.battle.stakes[side] ?? ''),
                    })
                  : '',
                props.battle.missions[side]?.name ?? '',
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
                <For each={battle.comrades(side).flatMap((each) => battle.army(each))}>
                  {([, warband]) => (
                    <For each={ranksOf(warband).filter(({ fit }) => fit > 0)}>
                      {(rank) => (
                        <Show when={figureOf(state(), rank)}>
                          {(figure) => (
                            <tr>
                              <td>
                                {warband.individual
                                  ? warband.name
                                  : `${warband.name}: ${rankName(state(), rank)}`}{' '}
                                <span class={s.boxes}>{'☐'.repeat(Math.min(40, rank.fit))}</span>
                              </td>
                              <For each={characteristics}>
                                {(each) => <td>{count(standing(figure(), rank.raised, each))}</td>}
                              </For>
                              <td>____</td>
                            </tr>
                          )}
                        </Show>
                      )}
                    </For>
                  )}
                </For>
              </tbody>
            </table>
          </>
        )}
      </For>
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
