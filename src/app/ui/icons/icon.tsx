/** A line icon of the interface. Says nothing to a screen reader: the control around it has the words. */

import s from './icon.module.css';
import { type IconName, lines } from './lines.ts';

export type { IconName };
export function Icon(props: { name: IconName; size?: number; stroke?: number }) {
  const size = () => props.size ?? 24;
  return (
    <svg
      class={s.line}
      viewBox="0 0 24 24"
      style={{ '--size': `${size() / 16}rem` }}
      stroke-width={((props.stroke ?? 1.6) * 24) / size()}
      aria-hidden="true"
      innerHTML={lines[props.name]}
    />
  );
}
