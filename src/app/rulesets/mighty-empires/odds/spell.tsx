/** How far magic reaches. */
import { createMemo, type JSX } from 'solid-js';
import { castingOdds } from '../../../../rules/mighty-empires/magic/odds.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { reckoned } from '../../parts/reckon.ts';
import { Shares } from '../../parts/shares.tsx';

const farthest = 13;
const distances: readonly number[] = Array.from({ length: farthest - 1 }, (_, i) => i + 2);

export function SpellOddsPage(): JSX.Element {
  const found = reckoned(() => distances.map((far) => ({ key: `spell ${far}`, of: () => castingOdds(far) })));
  const shares = createMemo(() =>
    distances.map((far, at) => ({
      label:
        far === 2
          ? t('Up to {n} tiles', { n: far })
          : far === farthest
            ? t('{n} tiles or more', { n: far })
            : tn(far, '{n} tile', '{n} tiles'),
      p: found()[at],
      tone: (found()[at] ?? 0) < 0.5 ? ('bad' as const) : ('good' as const),
    })),
  );
  return (
    <section>
      <Head title={t('how far it goes')} note="2D6" />
      <Shares label={t('Whether a spell gets there')} shares={shares()} />
      <p data-quiet="small">
        {t('Two dice must reach the distance, counted in tiles from your capital by the shortest way.')}
      </p>
    </section>
  );
}
