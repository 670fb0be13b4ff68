/** A banner taken back into the army while it is being divided. */
import { Show } from 'solid-js';
import { blank, booked } from '../../../../rules/mighty-empires/ledger/book.ts';
import { t } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useEmpire } from '../empire.ts';
import { count } from '../words.ts';
import { BannerAtHand, usePlacedBanner } from './confirm.tsx';

export const DismissBannerForm = dressed<{ readonly banner: string }>('dismiss-banner', () => {
  const { contents } = useEmpire();
  const standing = usePlacedBanner();
  const held = (banner: string): number => {
    const one = standing(banner);
    return booked((one && contents(one)) ?? blank);
  };
  return {
    question: ({ banner }) => banner && t('Disband this banner?'),
    why({ banner }) {
      if (!banner) return undefined;
      return held(banner) > 0
        ? t(
            'Its {n} points can be divided again, and its list is lost. Its baggage can be shared out again.',
            {
              n: count(held(banner)),
            },
          )
        : t('Its baggage can be shared out again.');
    },
    answer: t('Disband'),
    icon: 'undo',
    nothing: [t('You have no banner on the map')],
    of: { banner: false },
    under: ({ banner }) => <Show when={standing(banner)}>{(one) => <BannerAtHand banner={one()} />}</Show>,
  };
});
