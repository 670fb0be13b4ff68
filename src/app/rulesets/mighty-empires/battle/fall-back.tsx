/** A beaten force that would rather leave than fight a second battle this month. */
import { For } from 'solid-js';
import { defendersOf } from '../../../../rules/mighty-empires/map/sides.ts';
import { t } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { Apart } from '../../parts/headed.tsx';
import { useEmpire } from '../empire.ts';
import { BannerAtHand } from '../orders/confirm.tsx';
import { useMet, useOver } from '../parts/met.tsx';
import { wayOutLines } from './way-out-lines.ts';

export const FallBackForm = dressed<{ readonly encounter: string }>('fall-back', () => {
  const { state, player } = useEmpire();
  const { met, place } = useMet();
  return {
    title: ({ encounter }) => place(encounter),
    question: ({ encounter }) => encounter && t('Leave without a second battle?'),
    why: ({ encounter }) =>
      encounter &&
      t(
        'Your force was already beaten this month and may fall back once more. {who} takes the tile that it leaves.',
        {
          who: player(met(encounter)?.attacker ?? ''),
        },
      ),
    answer: t('Fall back'),
    icon: 'forward',
    gone: useOver(t('No battle is waiting')),
    of: { encounter: false },
    under({ encounter }) {
      const battle = encounter && met(encounter);
      return (
        battle && (
          <>
            <For each={defendersOf(state(), battle)}>{(banner) => <BannerAtHand banner={banner} />}</For>
            <Apart>
              <For each={wayOutLines(state(), battle, 'defender')}>
                {(words) => <p data-quiet="small">{words}</p>}
              </For>
            </Apart>
          </>
        )
      );
    },
  };
});
