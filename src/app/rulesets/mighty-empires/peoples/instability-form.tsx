/** The dead of the month: which banners are tested, and how likely each is to crumble where it stands. */
import type { JSX } from 'solid-js';
import { chance, mean } from '../../../../kernel/odds.ts';
import { needsNoFood } from '../../../../rules/mighty-empires/map/talents.ts';
import { instabilityOdds } from '../../../../rules/mighty-empires/peoples/odds.ts';
import { bannersIn } from '../../../../rules/mighty-empires/queries.ts';
import { t, tn } from '../../../i18n/index.ts';
import { percent } from '../../../ui/percents.ts';
import { Row } from '../../../ui/rows.tsx';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { Flag } from '../parts/flag.tsx';
import { bannerName } from '../words.ts';
import s from './peoples.module.css';

export const InstabilityForm = dressed<{ readonly banners: readonly string[] }>('test-instability', () => {
  const { state, mine } = useEmpire();
  const together = (id: string): number => {
    const tile = state().banners[id]?.tile;
    return tile == null ? 1 : bannersIn(state(), tile).filter((one) => needsNoFood(state(), one.id)).length;
  };
  const lost = (banners: readonly string[]): number =>
    banners.reduce((sum, id) => sum + mean(instabilityOdds(together(id)), (points) => points), 0);
  return {
    title: () => t('Instability'),
    why: () => t('The dead need no food. The more of them are in one tile, the faster they crumble.'),
    answer: ({ banners = [] }) =>
      banners.length > 1 ? t('Test {n} banners', { n: banners.length }) : t('Test the banner'),
    icon: 'check',
    sum: ({ banners = [] }) =>
      banners.length > 0 && t('{n} points lost on average', { n: Math.round(lost(banners)) }),
    nothing: [t('The dead are quiet'), t('None of your Undead banners needs a test this month.')],
    of: {
      banners: {
        all: true,
        put: (at) => (
          <RowsOf label={t('Banners to test')} of={mine().filter(({ id }) => at.value?.includes(id))}>
            {(banner) => (
              <Row
                lead={<Flag banner={banner} bare />}
                title={bannerName(banner)}
                note={t('{place}, {alone}', {
                  place: banner.tile === null ? t('not on the map yet') : placeName(state(), banner.tile),
                  alone: tn(together(banner.id), 'alone', '{n} of the dead together'),
                })}
                end={<Crumbles together={together(banner.id)} />}
              />
            )}
          </RowsOf>
        ),
      },
    },
  };
});

function Crumbles(props: { together: number }): JSX.Element {
  return (
    <span class={s.chance}>
      <b>{percent(chance(instabilityOdds(props.together), (points) => points > 0))}</b>
      <span>{t('crumbles')}</span>
    </span>
  );
}
