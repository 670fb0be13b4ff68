/** How a banner would live in the months to come: a cell for each, its sign said in words for who cannot see it. */
import { For, type JSX } from 'solid-js';
import type { MonthAhead } from '../../../../rules/mighty-empires/movement/ahead.ts';
import type { Fare } from '../../../../rules/mighty-empires/provisions/forecast.ts';
import { t } from '../../../i18n/index.ts';
import { GameIcon } from '../../../ui/icons/game-icon.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { roman } from '../words.ts';
import s from './months-ahead.module.css';

export const faresWord = (by: Fare['by'] | undefined): string => {
  switch (by) {
    case 'forage':
      return t('off the land');
    case 'stockpile':
      return t('from the stockpile');
    case 'own':
      return t('of its baggage');
    case 'shared':
      return t('of a comrade’s baggage');
    case 'hunger':
      return t('hungry');
    default:
      return t('needs nothing');
  }
};
export function FareSign(props: { by: Fare['by'] | undefined }): JSX.Element {
  switch (props.by) {
    case 'forage':
      return <GameIcon name="wheat" size={16} />;
    case 'stockpile':
      return <GameIcon name="castle" size={16} />;
    case 'own':
    case 'shared':
      return <Icon name="sack" size={16} />;
    case 'hunger':
      return <Icon name="warn" size={16} />;
    default:
      return <span>·</span>;
  }
}

export function MonthsAhead(props: { banner: string; months: readonly MonthAhead[] }): JSX.Element {
  const cells = () =>
    props.months.map(({ month, fares }) => ({
      month,
      by: fares.find(({ banner }) => banner === props.banner)?.by,
    }));
  const label = () =>
    t('The months ahead, if it stays: {months}', {
      months: cells()
        .map(({ month, by }) => `${roman(month)} ${faresWord(by)}`)
        .join(', '),
    });
  return (
    <span class={s.months} role="img" aria-label={label()}>
      <For each={cells()}>
        {({ month, by }) => (
          <span class={s.month} data-by={by}>
            <small>{roman(month)}</small>
            <FareSign by={by} />
          </span>
        )}
      </For>
    </span>
  );
}
