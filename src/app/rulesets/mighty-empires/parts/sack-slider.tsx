/**
 * Baggage by thumb: six sacks in a row. A tap fills up to the sack touched, a second tap empties it, a thumb drawn across
 * fills as it goes; keyboard and readers meet one slider. Never more than `most`, and never more than six.
 */
import { For } from 'solid-js';
import { mostBaggage } from '../../../../rules/mighty-empires/queries.ts';
import { t } from '../../../i18n/index.ts';
import { remembered } from '../../../remembered.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import s from './sack-slider.module.css';

const sacks = Array.from({ length: mostBaggage }, (_, sack) => sack + 1);
const up = { ArrowUp: 1, ArrowRight: 1, End: mostBaggage };
const steps: { readonly [key: string]: number } = { ...up, ArrowDown: -1, ArrowLeft: -1, Home: -mostBaggage };

export function SackSlider(props: {
  label: string;
  value: number;
  /** What it can be raised to now: what it has and what is left to hand out. */
  most: number;
  onSlide: (value: number) => void;
}) {
  const most = () => Math.min(mostBaggage, props.most);
  const keep = remembered<number>(
    () => props.label,
    () => props.value,
    (value) => props.onSlide(Math.max(0, Math.min(most(), value))),
  );
  const go = (to: number): void => {
    const next = Math.max(0, Math.min(most(), to));
    if (next !== props.value) props.onSlide(next);
    keep(next);
  };
  let from: number | undefined;
  let drawn = false;
  const under = (event: PointerEvent): number => {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    return Math.ceil(((event.clientX - left) / width) * mostBaggage);
  };
  return (
    <div
      class={s.slider}
      role="slider"
      tabIndex={0}
      aria-label={props.label}
      aria-valuemin={0}
      aria-valuemax={mostBaggage}
      aria-valuenow={props.value}
      aria-valuetext={t('{n} of {of} baggage', { n: props.value, of: mostBaggage })}
      onKeyDown={(event) => {
        const by = steps[event.key];
        if (by === undefined) return;
        event.preventDefault();
        go(props.value + by);
      }}
      onPointerDown={(event) => {
        from = event.clientX;
        drawn = false;
      }}
      onPointerMove={(event) => {
        if (from === undefined || event.buttons === 0) return;
        if (!drawn && Math.abs(event.clientX - from) < 8) return;
        if (!drawn) event.currentTarget.setPointerCapture(event.pointerId);
        drawn = true;
        go(under(event));
      }}
      onPointerUp={() => {
        from = undefined;
      }}
      onPointerCancel={() => {
        from = undefined;
      }}
      onClick={({ target }) => {
        if (drawn) return;
        const sack = Number((target as Element).closest<HTMLElement>('[data-sack]')?.dataset.sack ?? 0);
        if (sack > 0) go(sack === props.value ? sack - 1 : sack);
      }}
    >
      <For each={sacks}>
        {(sack) => (
          <span
            data-sack={sack}
            class={cx(s.sack, sack <= props.value ? s.full : sack <= most() ? s.open : s.shut)}
          >
            <Icon name="sack" size={30} stroke={1.4} />
          </span>
        )}
      </For>
    </div>
  );
}
