/** What an assault comes to, card by card, before anybody is sent up a ladder. */
import { createMemo, type JSX } from 'solid-js';
import { chance } from '../../../../kernel/odds.ts';
import { attackerCards } from '../../../../rules/mighty-empires/charts/combat.ts';
import { assaultOdds, type Besieged } from '../../../../rules/mighty-empires/siege/odds.ts';
import { t } from '../../../i18n/index.ts';
import { percents } from '../../../ui/percents.ts';
import { cardNames } from '../battle/card-faces.ts';
import { CardTable } from '../parts/card-table.tsx';

const results = ['bloody-repulse', 'repulse', 'stormed'] as const;

export function AssaultChances(props: {
  besieged: Besieged;
  /** The besieger looks; else the player who fears them. */
  besieges: boolean;
}): JSX.Element {
  const rows = createMemo(() =>
    attackerCards.map((card) => {
      const odds = assaultOdds(props.besieged, card);
      const words = percents(results.map((result) => chance(odds, (value) => value === result)));
      return {
        title: cardNames[card](),
        cells: results.map((result, at) => ({
          words: words[at] ?? '',
          best: result === 'stormed',
        })),
      };
    }),
  );
  return (
    <CardTable
      caption={t('Chances of an assault')}
      corner={props.besieges ? t('Your card') : t('Their card')}
      columns={[t('bloody repulse'), t('repulse'), t('stormed')]}
      rows={rows()}
    />
  );
}
