/** What a banner is worth, large, and on its ruler from the least to the most a season may begin with. */
import { type JSX, Show } from 'solid-js';
import { bannerPoints } from '../../../../rules/mighty-empires/setup/banners.ts';
import { t } from '../../../i18n/index.ts';
import { Why } from '../../parts/why.tsx';
import { PointsBar } from '../parts/points-bar.tsx';
import { count } from '../words.ts';
import s from './piece.module.css';

export function PointsLine(props: { points: number; starting: boolean }): JSX.Element {
  const spare = () => props.points - bannerPoints.least;
  const over = () => props.points - bannerPoints.most;
  return (
    <section aria-label={t('Points')}>
      <p class={s.worth}>
        <b>{count(props.points)}</b>
        <span>{t('points of {most}', { most: count(bannerPoints.most) })}</span>
        <span class={s.spare}>
          <Show
            when={spare() >= 0}
            fallback={<i class={s.short}>{t('needs {n} more', { n: count(-spare()) })}</i>}
          >
            <Show
              when={props.starting && over() > 0}
              fallback={<i>{t('{n} above the minimum', { n: count(spare()) })}</i>}
            >
              <i class={s.short}>{t('{n} too many', { n: count(over()) })}</i>
            </Show>
          </Show>
          <Why rule="me.banners.points" about={t('Points')} />
        </span>
      </p>
      <PointsBar points={props.points} least={bannerPoints.least} most={bannerPoints.most} />
    </section>
  );
}
