/** Mercenaries who failed a test of loyalty: which of them, and whether they change sides or leave the field. */
import { Show } from 'solid-js';
import { opponentOf } from '../../../../rules/mighty-empires/tabletop/queries.ts';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useEmpire } from '../empire.ts';
import { useMet } from '../parts/met.tsx';
import { bannerInFull } from '../words.ts';

interface Wavering {
  readonly encounter: string;
  readonly banner: string;
  readonly goes: 'over' | 'away';
}
export const WaverForm = dressed<Wavering>('waver', () => {
  const { state, player } = useEmpire();
  const { met, place } = useMet();
  const enemy = ({ encounter, banner = '' }: Partial<Wavering>): string | null => {
    const battle = met(encounter);
    const { [banner]: hired } = state().banners;
    return battle && hired ? opponentOf(battle, hired.seat) : null;
  };
  return {
    title: ({ encounter }) => place(encounter),
    question: ({ encounter }) => encounter && t('What did the mercenaries do?'),
    why: () => t('By the loyalty test of your game. Enter it before the result.'),
    answer: t('Record what they did'),
    icon: 'check',
    of: {
      encounter: false,
      banner: {
        label: t('Mercenaries'),
        first: true,
        row(id) {
          const { [id]: hired } = state().banners;
          return hired ? { title: bannerInFull(hired), note: player(hired.seat) } : {};
        },
      },
      goes: {
        label: '',
        put: (at) => (
          <Chips label={t('What they did')} wrap>
            <Show when={enemy(at.said)}>
              {(who) => (
                <Chip on={at.value === 'over'} onTap={() => at.say('over')}>
                  {t('Went over to {who}', { who: player(who()) })}
                </Chip>
              )}
            </Show>
            <Chip on={at.value === 'away'} onTap={() => at.say('away')}>
              {t('Left the field for good')}
            </Chip>
          </Chips>
        ),
      },
    },
  };
});
