/** The table as a ring: this phone at its foot, the others around it; dots walk between those in step. */
import { For, type JSX, Show } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import s from './meet.module.css';
import type { Person } from './partners.ts';

/** The picture is 350 by 250 of its own units; the ring's middle lies at (175, 112). */
const [R, wide, high, midY] = [100, 350, 250, 112];
const foot = 90;

interface Placed {
  /** Seats of one phone sit together. */
  readonly people: readonly Person[];
  /** Degrees clockwise from the right. */
  readonly angle: number;
}
const at = (angle: number, r: number): readonly [number, number] => [
  r * Math.cos((angle * Math.PI) / 180),
  r * Math.sin((angle * Math.PI) / 180),
];
const across = (x: number): string => `${((wide / 2 + x) / wide) * 100}%`;
const down = (y: number): string => `${((midY + y) / high) * 100}%`;

/** Names stand outside the ring: below it at the foot, else beside it, so that no line runs through them. */
const beside = (angle: number): JSX.CSSProperties => {
  if (angle === foot) return { top: down(R + 12), left: '0', right: '0' };
  const [x, height] = at(angle, R);
  // Nobody's name stands over the ring, where the page's head would cut it: a partner opposite is named beside their phone.
  const y = Math.max(height, 22 - R);
  const edge = Math.sqrt(Math.max(0, R * R - y * y)) + 14;
  return x < -1
    ? { top: down(y), right: across(edge), left: '0' }
    : { top: down(y), left: across(edge), right: '0' };
};
const side = (angle: number): string => (angle === foot ? 'foot' : at(angle, R)[0] < -1 ? 'left' : 'right');

export function Ring(props: { people: readonly Person[] }): JSX.Element {
  const { view, app } = useCampaign();
  const mine = () => props.people.filter(({ state }) => state === 'you');
  const others = () => props.people.filter(({ state }) => state !== 'you');
  /** Clockwise from the foot. */
  const placed = (): readonly Placed[] => [
    ...(mine().length > 0 ? [{ people: mine(), angle: foot }] : []),
    ...others().map((person, i) => {
      return { people: [person], angle: foot + (360 / (others().length + 1)) * (i + 1) };
    }),
  ];
  const together = () => others().some(({ state }) => state === 'in step' || state === 'differs');
  return (
    <div class={s.table}>
      <div class={s.picture} aria-hidden="true">
        <svg viewBox={`${-wide / 2} ${-midY} ${wide} ${high}`} class={s.ring} aria-hidden="true">
          <circle r={R + 4} class={cx(s.rim, s.board)} />
          <circle r={R} class={s.rim} />
          <For each={Array.from({ length: 48 }, (_, i) => i * 7.5)}>
            {(angle) => {
              const [[x1, y1], [x2, y2]] = [at(angle, R), at(angle, R - 4)];
              return <path d={`M${x1} ${y1}L${x2} ${y2}`} class={s.tick} />;
            }}
          </For>
          <circle r={R - 26} class={cx(s.dots, together() && s.walking)} />
          <path class={s.hex} d="M0 -40L34.6 -20V20L0 40L-34.6 20V-20Z" />
          <path
            class={s.land}
            d="M-24 -6c8-10 15-4 21-12s10-12 16-5 4 10 10 8M-26 10c10-6 18 3 26-3s14-4 22 2"
          />
        </svg>
        <For each={placed()}>
          {({ people, angle }) => {
            const [x, y] = at(angle, R - 22);
            return (
              <span
                class={s.phone}
                data-state={people[0]?.state}
                style={{
                  left: across(x),
                  top: down(y),
                  '--turn': `${angle - foot}deg`,
                }}
              >
                <For each={people}>
                  {({ seat }) => (
                    <Show when={seat} fallback={<Icon name="eye" size={18} />}>
                      {(whose) => <Shield tincture={app.tincture(view(), whose())} size={20} label="" />}
                    </Show>
                  )}
                </For>
              </span>
            );
          }}
        </For>
      </div>
      <ul class={s.people} aria-label={t('Around the table')}>
        <For each={placed()}>
          {({ people, angle }) => (
            <li class={s.person} data-state={people[0]?.state} data-side={side(angle)} style={beside(angle)}>
              <b>{people.map(({ name }) => name).join(', ')}</b>
              <span>{people[0]?.words}</span>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}
