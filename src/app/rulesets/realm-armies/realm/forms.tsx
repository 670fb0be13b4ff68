/** What a realm does with its forces at home: disbands what it cannot keep up, and appoints generals. */

import { overstretched } from '../../../../rules/realm-armies/maintenance/excess.ts';
import { upkeep } from '../../../../rules/realm-armies/queries.ts';
import { t } from '../../../i18n/index.ts';
import { Seal } from '../../../ui/seal.tsx';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useRealm } from '../realm.ts';

export const DisbandForm = dressed<{ readonly piece: string }>('disband', () => {
  const { state, seat, player } = useRealm();
  const whose = () => {
    const heavy = overstretched(state());
    return heavy.includes(seat()) ? seat() : (heavy[0] ?? seat());
  };
  return {
    question: () =>
      whose() === seat()
        ? t('Which force do you disband?')
        : t('Which force does {who} disband?', { who: player(whose()) }),
    why: () =>
      t(
        'An army for each fortress or citadel ({armies}), a fleet for each port ({fleets}). Its hero is free for anybody.',
        upkeep(state(), whose()),
      ),
    answer: t('Disband the force'),
    danger: true,
    nothing: [t('Every force is paid for')],
    of: { piece: { label: t('Forces') } },
  };
});

export const AssignHeroForm = dressed<{ readonly hero: string; readonly army: string | null }>(
  'assign-hero',
  () => ({
    question: () => t('Who leads which army?'),
    why: () => t('The previous general goes to your court and may lead another army.'),
    answer: t('Confirm'),
    icon: 'check',
    of: {
      army: {
        row: (army) => (army === null ? { lead: <Seal icon="crown" />, title: t('To court') } : {}),
      },
    },
  }),
);
