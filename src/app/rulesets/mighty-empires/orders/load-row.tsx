/** One carrier of baggage in a form: a banner's flag or a seal, its name, and its six sacks under the thumb. */
import type { JSX } from 'solid-js';
import { t } from '../../../i18n/index.ts';
import { SackSlider } from '../parts/sack-slider.tsx';
import s from './orders.module.css';

export function LoadRow(props: {
  lead: JSX.Element;
  title: string;
  note: string;
  value: number;
  most: number;
  onLoad: (value: number) => void;
}): JSX.Element {
  return (
    <div class={s.load}>
      <span class={s.lead}>{props.lead}</span>
      <div class={s.what}>
        <h3>{props.title}</h3>
        <p>{props.note}</p>
        <SackSlider
          label={t('Baggage of {what}', { what: props.title })}
          value={props.value}
          most={props.most}
          onSlide={props.onLoad}
        />
      </div>
    </div>
  );
}
