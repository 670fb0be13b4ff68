/** The ring that heads a row: a thing of the game. Warn, danger, now (accent), or filled with a tincture for an outcome. */

import { cx } from './cx.ts';
import type { Tincture } from './heraldry/tinctures.ts';
import { GameIcon, type GameIconName } from './icons/game-icon.tsx';
import s from './seal.module.css';

export function Seal(props: {
  icon: GameIconName;
  tone?: 'warn' | 'danger' | 'now' | undefined;
  tincture?: Tincture | undefined;
  big?: boolean;
}) {
  return (
    <span
      class={cx(s.seal, props.tone && s[props.tone], props.tincture && s.filled, props.big && s.big)}
      style={
        props.tincture
          ? { '--field': `var(--${props.tincture})`, '--on': `var(--${props.tincture}-on)` }
          : undefined
      }
    >
      <GameIcon name={props.icon} size={props.big ? 28 : 22} />
    </span>
  );
}
