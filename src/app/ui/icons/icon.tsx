/** A line icon of the interface. Says nothing to a screen reader: the control around it has the words. */

import s from './icon.module.css';
import { type IconName, lines } from './lines.ts';

export type { IconName };

/** A page has a hundred of them, and a browser that reads the lines of each anew takes longer over that than over anything else there. */
const parsed = new Map<IconName, Node>();
function drawn(name: IconName): Node {
  const known = parsed.get(name);
  if (known) return known.cloneNode(true);
  const lined = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  lined.innerHTML = lines[name];
  parsed.set(name, lined);
  return lined.cloneNode(true);
}

export function Icon(props: { name: IconName; size?: number; stroke?: number }) {
  const size = () => props.size ?? 24;
  return (
    <svg
      class={s.line}
      viewBox="0 0 24 24"
      style={{ '--size': `${size() / 16}rem` }}
      stroke-width={((props.stroke ?? 1.6) * 24) / size()}
      aria-hidden="true"
    >
      {drawn(props.name)}
    </svg>
  );
}
