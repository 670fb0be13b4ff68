/** Whom to challenge: what would come of it for each, an alliance or a battle alone, and why somebody is out of reach. */
import type { Seat } from '../../../../kernel/question.ts';
import { alliesAgainst, meeting } from '../../../../rules/ninth-age/challenge/sides.ts';
import { sizeOf } from '../../../../rules/ninth-age/queries.ts';
import { t } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useRealms } from '../names.ts';

export const ChallengeForm = dressed<{ readonly against: Seat }>('challenge', () => {
  const { state, player } = useRealms();
  const names = (seats: readonly Seat[]): string => seats.map(player).join(t(' and '));
  const comes = (other: Seat): string => {
    const met = meeting(state(), other);
    if (!met) return t('You against {who}, one against one', { who: player(other) });
    return t('You and {ally} against {foe}', {
      ally: names(alliesAgainst(state(), other)),
      foe: names(met.encounter[met.side]),
    });
  };
  return {
    why: () => t('If they already have a battle, you join the other side.'),
    answer: t('Throw down the gauntlet'),
    sum: ({ against }) => (against === undefined ? t('nobody chosen yet') : comes(against)),
    of: {
      against: {
        label: t('Players you may challenge'),
        row: (other) => ({
          note: comes(other),
          value: t('{n} points', { n: sizeOf(state(), other).points }),
        }),
      },
    },
  };
});
