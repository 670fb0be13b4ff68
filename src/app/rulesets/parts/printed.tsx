/** One printed page, black on white whatever the theme: printed, it is all there is; on the screen it is not there. */
import type { JSX } from 'solid-js';
import { Portal } from 'solid-js/web';
import { cx } from '../../ui/cx.ts';
import s from './printed.module.css';

export function Printed(props: { class?: string | undefined; children: JSX.Element }): JSX.Element {
  return (
    <Portal mount={document.body}>
      <article class={cx(s.paper, props.class)} aria-hidden="true">
        {props.children}
      </article>
    </Portal>
  );
}
