/** The games of the night: tactic points by the game they were earned in, and the generals who stood at the head of their armies. */
import { armyOf } from '../../../../rules/realm-armies/queries.ts';
import type { GameKind } from '../../../../rules/realm-armies/state.ts';
import { t } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { armyName } from '../names.ts';
import { useRealm } from '../realm.ts';
import { gameName } from '../words.ts';

type Report = { readonly [game in GameKind]: number } & {
  readonly seat: string;
  readonly fielded: readonly string[];
};

export const ReportForm = dressed<Report>('report-night', () => {
  const { state, seat, player } = useRealm();
  const sum = ({ wotr = 0, sbg = 0, seas = 0 }: Partial<Report>): number => wotr + sbg + seas;
  const earned = (game: GameKind, note: string) => ({
    label: t('Tactic points from {game}', { game: gameName(game) }),
    row: () => ({ title: gameName(game), note }),
  });
  return {
    question: ({ seat: whose = seat() }) =>
      whose === seat()
        ? t('What did you earn tonight?')
        : t('What did {who} earn tonight?', { who: player(whose) }),
    why: () => t('Each die of the night gets +1 for one tactic point or +2 for two.'),
    answer: t('Enter the report'),
    icon: 'check',
    sum: (said) =>
      sum(said) === 0
        ? t('no tactic points')
        : sum(said) === 1
          ? t('one tactic point')
          : t('{n} tactic points', { n: sum(said) }),
    of: {
      wotr: earned('wotr', t('+1 more in battles, sieges and sea assaults')),
      sbg: earned('sbg', t('+1 more in raids')),
      seas: earned('seas', t('+1 more in sea battles')),
      fielded: {
        label: t('generals in the field'),
        note: t('+2 on their dice'),
        row: (hero) => {
          const army = state().armies[armyOf(state(), hero) ?? ''];
          return {
            note: army ? t('led {army} on the table tonight', { army: armyName(army) }) : t('at court'),
          };
        },
      },
    },
  };
});
