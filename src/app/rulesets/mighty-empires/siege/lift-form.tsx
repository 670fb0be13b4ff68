/** Leaving a siege: who turns back, and where each of them came from. */
import { For } from 'solid-js';
import { t, tn } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { useMet, useOver } from '../parts/met.tsx';
import { bannerName } from '../words.ts';
import { standing, troopRow } from './siege-words.ts';

interface Leaving {
  readonly siege: string;
  readonly banners: readonly string[];
}
export const LiftForm = dressed<Leaving>('lift-siege', () => {
  const empire = useEmpire();
  const { state } = empire;
  const { met, place } = useMet();
  const stay = ({ siege, banners = [] }: Partial<Leaving>): number =>
    standing(state(), Object.keys(met(siege)?.attackers ?? {})).length - banners.length;
  return {
    title: ({ siege }) => place(siege),
    question: ({ siege }) => siege && t('Which banners leave the siege?'),
    why: () => t('Each goes back the way it came. That is its move for this turn.'),
    answer: (said) => (stay(said) === 0 ? t('Give up the siege') : t('March off')),
    danger: (said) => stay(said) === 0,
    sum: (said) => (
      <>
        <b>{tn(said.banners?.length ?? 0, 'one leaves', '{n} leave')}</b>
        {stay(said) === 0 ? t('the siege is over') : tn(stay(said), 'one stays', '{n} stay')}
      </>
    ),
    gone: useOver(t('The siege is over')),
    of: { siege: false, banners: { all: true, row: (id) => troopRow(empire, id) } },
    under: ({ siege, banners = [] }) => (
      <p data-quiet="small">
        <For each={standing(state(), banners)}>
          {(banner) => {
            const { tile = 'q0r0', attackers = {} } = met(siege) ?? {};
            const from = attackers[banner.id] ?? tile;
            return from === tile
              ? `${t('{banner} back aboard.', { banner: bannerName(banner) })} `
              : `${t('{banner} back to {place}.', { banner: bannerName(banner), place: placeName(state(), from) })} `;
          }}
        </For>
      </p>
    ),
  };
});
