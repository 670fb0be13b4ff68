/** What players agree on: bargains and names. */
import type { Nameable } from '../../../../rules/realm-armies/accord/nameable.ts';
import { trade } from '../../../../rules/realm-armies/accord/trade.ts';
import { t } from '../../../i18n/index.ts';
import { nameFault } from '../../../twins.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { bargainForm } from '../../parts/bargain-form.tsx';
import { useRealm } from '../realm.ts';

export const TradeForm = bargainForm(trade, () => ({
  goods: {
    points: { label: t('Empire points'), icon: 'coins' },
    tiles: { label: t('Tiles') },
    heroes: { label: t('Heroes') },
  },
}));

export const NameForm = dressed<{ readonly what: Nameable; readonly id: string; readonly name: string }>(
  'name',
  () => {
    const { state } = useRealm();
    return {
      question: () => t('What is its name?'),
      why: ({ what }) =>
        what === 'realm'
          ? t('Everybody sees the name.')
          : t('Everybody sees the name. Leave it empty to use the number or place again.'),
      answer: t('Use this name'),
      icon: 'check',
      of: {
        what: false,
        id: false,
        name: {
          label: t('Name'),
          // Realms must differ, and none does without a name; a piece without one goes by its number.
          wrong: (name, { what, id }) => {
            const others = Object.entries(state().realms).flatMap(([one, realm]) =>
              one === id ? [] : [realm.name],
            );
            return what === 'realm' ? nameFault(name, others, true) : undefined;
          },
        },
      },
    };
  },
);
