/** An icon of the things of the game, in one colour, from the sprite. Never under 16 px; says nothing by itself. */
import { cx } from '../cx.ts';
import sprite from './game.svg?url&no-inline';
import type { GameIconName } from './game-names.ts';
import s from './icon.module.css';

export type { GameIconName };
export function GameIcon(props: { name: GameIconName; size?: number; class?: string }) {
  return (
    <svg
      class={cx(s.game, props.class)}
      viewBox="0 0 512 512"
      style={{ '--size': `${(props.size ?? 22) / 16}rem` }}
      aria-hidden="true"
    >
      <use href={`${sprite}#${props.name}`} />
    </svg>
  );
}
