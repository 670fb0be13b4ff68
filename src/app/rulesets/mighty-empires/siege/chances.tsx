/** What an assault comes to, card by card, before anybody is sent up a ladder. */
import { createMemo, For, type JSX } from 'solid-js';
import { chance } from '../../../../kernel/odds.ts';
import { attackerCards } from '../../../../rules/mighty-empires/charts/combat.ts';
import { assaultOdds, type Besieged } from '../../../../rules/mighty-empires/siege/odds.ts';
import { t } from '../../../i18n/index.ts';
import s from './siege.module.css';

const results = ['bloody-repulse', 'repulse', 'stormed'] as const;
const cards = {
  direct: () => t('Direct attack'),
  surprise: () => t('Surprise attack'),
  flank: () => t('Flank attack'),
};

export function AssaultChances(props: { besieged: Besieged }): JSX.Element {
  const rows = createMemo(() =>
    attackerCards.map((card) => {
      const odds = assaultOdds(props.besieged, card);
      return { card, shares: results.map((result) => chance(odds, (value) => value === result)) };
    }),
  );
  return (
    <table class={s.odds}>
      <caption class="unseen">{t('Chances of an assault')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Your card')}</th>
          <th scope="col">{t('bloody repulse')}</th>
          <th scope="col">{t('repulse')}</th>
          <th scope="col">{t('stormed')}</th>
        </tr>
      </thead>
      <tbody>
        <For each={rows()}>
          {({ card, shares }) => (
            <tr>
              <th scope="row">{cards[card]()}</th>
              <For each={shares}>
                {(share, at) => (
                  <td class={at() === 2 ? s.good : undefined}>
                    {t('{n} %', { n: Math.round(share * 100) })}
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
