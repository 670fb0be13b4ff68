/** Which of one's counters is turned over next, with what it may come to before the dice fall. */
import { Show } from 'solid-js';
import { counters } from '../../../../rules/mighty-empires/espionage/queries.ts';
import { bannersIn } from '../../../../rules/mighty-empires/queries.ts';
import { t, tn } from '../../../i18n/index.ts';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import s from './espionage.module.css';
import { operativeCharts, operativeIcons, operativeName } from './words.ts';

export const TurnOperativeForm = dressed<{ readonly operative: string }>('turn-operative', () => {
  const { state, seat, book } = useEmpire();
  const typeOf = (id: string) => book(seat())?.spies.operatives[id]?.type ?? undefined;
  const tileOf = (id: string) => state().espionage.counters[id]?.tile;
  const chart = (id = '') => {
    const [type, tile] = [typeOf(id), tileOf(id)];
    if (!type || !tile) return undefined;
    const [first, second] = operativeCharts[type];
    const guarded = bannersIn(state(), tile).some((banner) => banner.seat !== seat());
    return guarded ? first : (second ?? first);
  };
  const beside = (tile: string): string => {
    const there = counters(state()).filter((one) => one.tile === tile);
    const own = there.filter((one) => one.seat === seat()).length - 1;
    const others = there.length - own - 1;
    const said = [
      others > 0 && tn(others, '{n} unknown counter beside it', '{n} unknown counters beside it'),
      own > 0 && tn(own, '{n} more of yours beside it', '{n} more of yours beside it'),
    ];
    return said.filter(Boolean).join(', ') || t('alone there');
  };
  return {
    title: () => t('Operatives'),
    why: () => t('You turn the counter over for all to see, and the operative acts at once.'),
    answer: t('Turn the counter over'),
    icon: 'eye',
    of: {
      operative: {
        label: t('Counters'),
        first: true,
        row(id, { operative }) {
          const [type, tile = ''] = [typeOf(id), tileOf(id)];
          return {
            lead: <Seal icon={operativeIcons[type ?? 'agent']} tone={id === operative ? 'now' : undefined} />,
            title: t('{who} in {place}', {
              who: type ? operativeName(type) : t('Not named yet'),
              place: placeName(state(), tile),
            }),
            note: beside(tile),
          };
        },
      },
    },
    under: ({ operative }) => (
      <Show when={chart(operative)}>
        {(one) => (
          <div class={s.chart}>
            <ChartTable chart={one()} />
          </div>
        )}
      </Show>
    ),
  };
});
