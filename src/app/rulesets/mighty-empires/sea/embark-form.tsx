/** Who goes aboard which ship: banners beside a ship of their own in harbour. */
import { Show } from 'solid-js';
import { barredFromHarbour } from '../../../../rules/mighty-empires/sea/embark.ts';
import { t, tn } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { bannerInFull, placeLine } from '../words.ts';

export const EmbarkForm = dressed<{ readonly banner: string; readonly ship: string }>('embark', () => {
  const { state } = useEmpire();
  return {
    title({ banner = '' }) {
      const at = state().banners[banner]?.tile;
      return at ? placeName(state(), at) : undefined;
    },
    why: () => t('A ship carries one banner, which lives on its own baggage at sea.'),
    answer: t('Go aboard'),
    icon: 'check',
    nothing: [
      t('No banner is at an empty ship'),
      t('A banner goes aboard in a harbour tile where you have an empty ship.'),
    ],
    of: {
      banner: {
        label: t('Which banner'),
        first: true,
        row(id) {
          const { [id]: one } = state().banners;
          if (!one) return {};
          const loads = tn(one.baggage, '{n} month of food', '{n} months of food');
          const place = one.tile === null ? t('not on the map') : placeLine(state(), one.tile);
          return { title: bannerInFull(one), note: t('{place}, {loads}', { place, loads }) };
        },
      },
      ship: { label: t('on board of'), first: true },
    },
    under: ({ banner }) => (
      <Show when={banner && barredFromHarbour(state(), banner)}>
        <Warning
          words={t('The way to the harbour is barred: you would roll for a route.')}
          rule="me.sea.embark"
        />
      </Show>
    ),
  };
});
