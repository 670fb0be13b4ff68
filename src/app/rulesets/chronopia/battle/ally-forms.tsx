/** Who comes to a battle besides: an ally's warbands, and what the Devout summon. */
import { fitIn, pointsFit, priceOf, warbandsOf } from '../../../../rules/chronopia/roll/points.ts';
import { t } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useForce } from '../force.ts';
import { bandNote } from '../parts/bands.ts';
import { type Chosen, taken } from '../parts/counts.tsx';
import { count, priceOfPurse } from '../words.ts';

interface Called {
  readonly battle: string;
  readonly ally: string;
  readonly warbands: readonly string[];
}
export const CallAllyForm = dressed<Called>('call-ally', () => {
  const { state, player } = useForce();
  const points = (ids: readonly string[]): number =>
    ids.flatMap((id) => state().warbands[id] ?? []).reduce((sum, band) => sum + pointsFit(state(), band), 0);
  return {
    title: () => t('An ally'),
    why: ({ ally }) =>
      ally && t('{who} will be asked to accept, and plays the warbands.', { who: player(ally) }),
    answer: ({ warbands = [] }) => (warbands.length === 0 ? t('Send the ally home') : t('Call the ally')),
    icon: 'hand',
    sum: ({ warbands = [] }) => t('{n} points', { n: count(points(warbands)) }),
    of: {
      battle: false,
      ally: { first: true },
      warbands: {
        begin: ({ ally = '' }) =>
          warbandsOf(state(), ally, 'field').flatMap(([id, band]) => (fitIn(band) > 0 ? [id] : [])),
        row(id) {
          const band = state().warbands[id];
          return band ? { note: bandNote(state(), band) } : {};
        },
      },
    },
  };
});

export const SummonForm = dressed<{ readonly battle: string; readonly figures: Chosen }>('summon', () => {
  const { state, gold } = useForce();
  return {
    title: () => t('The summoned'),
    why: () => t('You pay now. Afterwards they fade, and some of the gold returns.'),
    answer: t('Summon the figures'),
    icon: 'check',
    sum: ({ figures = {} }) => priceOfPurse(state(), priceOf(state(), taken(figures)), gold()),
    nothing: [t('Add undead and demons to your army list first: their nature is “summoned”.')],
    of: { battle: false, figures: { blank: true } },
  };
});
