/** A banner that leaves the map: gone to the last man, or given up. */
import { Show } from 'solid-js';
import { blank, worth } from '../../../../rules/mighty-empires/ledger/book.ts';
import { t } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useEmpire } from '../empire.ts';
import { count } from '../words.ts';
import { BannerAtHand, usePlacedBanner } from './confirm.tsx';

interface OfBanner {
  readonly banner: string;
}
export const DisbandForm = dressed<OfBanner>('disband', () => {
  const { contents } = useEmpire();
  const standing = usePlacedBanner();
  const left = ({ banner }: Partial<OfBanner>): number => {
    const one = standing(banner);
    return worth((one && contents(one)) ?? blank);
  };
  return {
    question: ({ banner }) => banner && t('Disband this banner?'),
    why: ({ banner }) =>
      banner && t('It leaves the map with all its baggage. Everybody sees that it is gone.'),
    answer: t('Disband the banner'),
    icon: 'trash',
    danger: (said) => left(said) > 0,
    nothing: [t('You have no banner on the map')],
    of: { banner: false },
    under: (said) => (
      <>
        <Show when={standing(said.banner)}>{(one) => <BannerAtHand banner={one()} />}</Show>
        <Show when={left(said) > 0}>
          <Warning
            words={t('It still holds {n} points. They are lost with it.', { n: count(left(said)) })}
            rule="me.losses.disband"
          />
        </Show>
      </>
    ),
  };
});
