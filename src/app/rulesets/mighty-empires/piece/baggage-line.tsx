/** A banner's baggage as sacks, how far it goes, and how the banner will live. */
import type { JSX } from 'solid-js';
import { forecast } from '../../../../rules/mighty-empires/forecast.ts';
import { mostBaggage, type Standing } from '../../../../rules/mighty-empires/queries.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Sacks } from '../../../ui/pips.tsx';
import { useEmpire } from '../empire.ts';
import { fareLine } from '../words.ts';
import s from './piece.module.css';

export function BaggageLine(props: { banner: Standing }): JSX.Element {
  const { state } = useEmpire();
  const fare = () => forecast(state(), props.banner.seat).find(({ banner }) => banner === props.banner.id);
  const words = () => {
    const { baggage } = props.banner;
    const lasts =
      baggage === 0
        ? t('none to live on afield')
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
      <Sacks n={props.banner.baggage} of={mostBaggage} />
    </section>
  );
}
