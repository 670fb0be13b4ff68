/** Sieges in winter: whether one is kept up, and what keeping it up costs. */
import { Show } from 'solid-js';
import { starvation } from '../../../../rules/mighty-empires/charts/sieges.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { useEmpire } from '../empire.ts';
import { useMet, useOver } from '../parts/met.tsx';
import { purseOf } from './purse.ts';
import { crowns } from './words.ts';

interface OfSiege {
  readonly encounter: string;
}
function useSiege() {
  const { met, place } = useMet();
  return {
    place: (id: string) => place(id) ?? '',
    banners: (id: string | undefined) => Object.keys(met(id)?.attackers ?? {}).length,
    gone: useOver(t('You are not besieging anything')),
  };
}

export const KeepSiegeForm = dressed<OfSiege & { readonly keep: boolean }>('keep-siege', () => {
  const { place, banners, gone } = useSiege();
  return {
    question: ({ encounter }) => encounter && t('Winter before {place}?', { place: place(encounter) }),
    why: () => t('The whole force stays, or the whole force goes home.'),
    answer: ({ keep }) => (keep === false ? t('Break camp') : t('Keep the siege up')),
    gone,
    of: {
      encounter: false,
      keep: {
        label: t('What the force does'),
        row: (stays, { encounter }) =>
          stays
            ? {
                lead: <Seal icon="siege-tower" />,
                note: tn(
                  banners(encounter),
                  'Its bread costs a die of crowns in the baggage phase, and hunger works for you behind the walls',
                  'The bread costs a die of crowns for each of {n} banners in the baggage phase, and hunger works for you behind the walls',
                ),
              }
            : {
                lead: <Seal icon="snowflake-1" />,
                note: t('The siege is over, and the banners need quarters'),
              },
      },
    },
  };
});

export const SupplySiegeForm = dressed<OfSiege>('supply-siege', () => {
  const { state, seat, book } = useEmpire();
  const { place, banners, gone } = useSiege();
  const left = () => Math.max(0, purseOf(state(), seat(), book(seat())).left);
  return {
    question: ({ encounter }) =>
      encounter && t('Bread for the huts before {place}', { place: place(encounter) }),
    why: ({ encounter }) =>
      encounter &&
      tn(
        banners(encounter),
        'A die says how many crowns its bread costs. Unpaid, the force perishes.',
        'A die for each of {n} banners says how many crowns their bread costs. Unpaid, all of them perish.',
      ),
    answer: t('Roll the dice'),
    icon: 'dice',
    sum: ({ encounter }) => (
      <>
        <Show when={encounter}>
          <b>{t('{least} to {most} crowns', { least: banners(encounter), most: 6 * banners(encounter) })}</b>
        </Show>
        {t('{crowns} left', { crowns: crowns(left()) })}
      </>
    ),
    gone,
    of: { encounter: false },
    under: () => (
      <RowsOf label={t('Behind the walls, with 1 off the die')} of={starvation.rows}>
        {({ on, text }) => (
          <Row
            lead={<Seal icon="tower-flag" />}
            title={text}
            value={on[0] === 1 ? t('1 or 2') : on[0] === 4 ? t('5 or 6') : String(on[0] + 1)}
          />
        )}
      </RowsOf>
    ),
  };
});
