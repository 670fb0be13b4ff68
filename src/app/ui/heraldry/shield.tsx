/** A seat's shield. With `label` it is said aloud (a colour's plain name by default), with `label=""` it is ornament. */
import { createUniqueId } from 'solid-js';
import s from './heraldry.module.css';
import { ordinary } from './ordinary.ts';
import { colourName, type Tincture } from './tinctures.ts';

const field = 'M2 2H22V11C22 17 17.5 20.5 12 22.6C6.5 20.5 2 17 2 11Z';

export function Shield(props: { tincture: Tincture; size?: number; label?: string }) {
  const id = createUniqueId();
  const label = () => props.label ?? colourName(props.tincture);
  return (
    <svg
      class={s.shield}
      viewBox="0 0 24 24"
      style={{ '--size': `${(props.size ?? 26) / 16}rem` }}
      data-tincture={props.tincture}
      role="img"
      aria-label={label() || undefined}
      aria-hidden={label() ? undefined : 'true'}
    >
      <clipPath id={id}>
        <path d={field} />
      </clipPath>
      <path d={field} fill={`var(--${props.tincture})`} />
      <path
        d={ordinary(props.tincture, { x: 2, y: 2, w: 20, h: 19.5 })}
        fill={`var(--${props.tincture}-on)`}
        fill-rule={props.tincture === 'argent' ? 'evenodd' : 'nonzero'}
        clip-path={`url(#${id})`}
      />
      <path d={field} class={s.edge} />
    </svg>
  );
}
