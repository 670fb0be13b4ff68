/** A banner's baggage as sacks, how far it goes, and how the banner will live. */
import { createMemo, type JSX, Show } from 'solid-js';
import { hungerIn, seasonAhead } from '../../../../rules/mighty-empires/movement/ahead.ts';
import { forecast } from '../../../../rules/mighty-empires/provisions/forecast.ts';
import { mostBaggage, type PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import { pageOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Sacks } from '../../../ui/pips.tsx';
import { Why } from '../../parts/why.tsx';
import { useEmpire } from '../empire.ts';
import { MonthsAhead } from '../parts/months-ahead.tsx';
import { fareLine } from '../words.ts';
import s from './piece.module.css';

export function BaggageLine(props: { banner: PlacedBanner }): JSX.Element {
  const empire = useEmpire();
  const { state } = empire;
  const ahead = createMemo(() => (props.banner.tile === null ? [] : seasonAhead(state(), props.banner.seat)));
  /** What staying would come to. */
  const stays = () => {
    const months = hungerIn(ahead(), props.banner.id);
    if (months === undefined) return t('If it stays it is fed for the rest of the season.');
    return months === 0
      ? t('If it stays it goes hungry this month.')
      : tn(months, 'If it stays it goes hungry in one month.', 'If it stays it goes hungry in {n} months.');
  };
  const fare = () => forecast(state(), props.banner.seat).find(({ banner }) => banner === props.banner.id);
  const words = () => {
    const { baggage } = props.banner;
    const lasts =
      baggage === 0
        ? t('no supplies')
        : tn(baggage, 'feeds it one month afield', 'feeds it {n} months afield');
    const now = fare();
    return now && state().stage === 'season'
      ? t('{lasts}; {lives}', { lasts, lives: fareLine(state(), now) })
      : lasts;
  };
  return (
    <section class={s.baggage} aria-label={t('Baggage')}>
      <div>
        <h2>{t('Baggage')}</h2>
        <p>{words()}</p>
      </div>
      <Why rule="me.subsistence.baggage" about={t('Baggage')} />
      <Sacks n={props.banner.baggage} of={mostBaggage} />
      <Show when={ahead().length > 0}>
        <div class={s.ahead}>
          <p>{stays()}</p>
          <MonthsAhead banner={props.banner.id} months={ahead()} />
          <Button
            kind="quiet"
            small
            icon="map"
            href={pageOf(empire, 'march-ahead', { banners: [props.banner.id] })}
          >
            {t('What if it marched?')}
          </Button>
        </div>
      </Show>
    </section>
  );
}
