/** The table as a ring: this phone at its foot, the others around it; dots walk between those in step. */
import { For, type JSX, Show } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import s from './meet.module.css';
import type { Person } from './partners.ts';

const R = 100;

export function Ring(props: { people: readonly Person[] }): JSX.Element {
  const { view, app } = useCampaign();
  const mine = () => props.people.filter(({ state }) => state === 'you');
  const others = () => props.people.filter(({ state }) => state !== 'you');
  /** Clockwise from the foot, this phone's own seats together there. */
  const placed = () => [
    ...mine().map((person, i) => ({ person, angle: 90 + (i - (mine().length - 1) / 2) * 26 })),
    ...others().map((person, i) => ({ person, angle: 90 + (360 / (others().length + 1)) * (i + 1) })),
  ];
  const at = (angle: number, r: number): readonly [number, number] => [
    r * Math.cos((angle * Math.PI) / 180),
    r * Math.sin((angle * Math.PI) / 180),
  ];
  const together = () => others().some(({ state }) => state === 'in step' || state === 'differs');
  return (
    <div class={s.table}>
      <svg viewBox="-124 -124 248 248" class={s.ring} aria-hidden="true">
        <circle r={R + 4} class={s.rim} />
        <circle r={R} class={s.rim} />
        <For each={Array.from({ length: 48 }, (_, i) => i * 7.5)}>
          {(angle) => {
            const [[x1, y1], [x2, y2]] = [at(angle, R), at(angle, R - 4)];
            return <path d={`M${x1} ${y1}L${x2} ${y2}`} class={s.tick} />;
          }}
        </For>
        <circle r={R - 24} class={cx(s.dots, together() && s.walking)} />
        <path class={s.hex} d="M0 -40L34.6 -20V20L0 40L-34.6 20V-20Z" />
        <path
          class={s.land}
          d="M-24 -6c8-10 15-4 21-12s10-12 16-5 4 10 10 8M-26 10c10-6 18 3 26-3s14-4 22 2"
        />
      </svg>
      <ul class={s.people} aria-label={t('Around the table')}>
        <For each={placed()}>
          {({ person, angle }) => {
            const [x, y] = at(angle, 40.5);
            return (
              <li
                class={s.person}
                data-state={person.state}
                style={{ left: `${50 + x}%`, top: `${50 + y}%` }}
              >
                <span class={s.phone} style={{ transform: `rotate(${angle - 90}deg)` }} aria-hidden="true">
                  <Show when={person.seat} fallback={<Icon name="eye" size={18} />}>
                    {(seat) => <Shield tincture={app.tincture(view(), seat())} size={20} label="" />}
                  </Show>
                </span>
                <span class={s.who}>
                  <b>{person.name}</b>
                  <span>{person.words}</span>
                </span>
              </li>
            );
          }}
        </For>
      </ul>
    </div>
  );
}
