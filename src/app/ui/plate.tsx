/** A framed plate: a printed chart, a treasury, the masthead; `asked` gives it the one accent frame a screen may have. */
import type { JSX } from 'solid-js';
import { cx } from './cx.ts';
import s from './plate.module.css';

export function Plate(props: { asked?: boolean; class?: string; children: JSX.Element }) {
  return <div class={cx(s.plate, props.asked && s.asked, props.class)}>{props.children}</div>;
}
