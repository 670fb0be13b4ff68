/**
 * One screen: what scrolls, and a foot under the thumb. `head` scrolls away with the page; `bar` (a TopBar) stays.
 * `wide` lets the page use a tablet's width; else lines keep a readable length.
 */
import { type JSX, Show } from 'solid-js';
import { cx } from './cx.ts';
import s from './page.module.css';

export function Page(props: {
  bar?: JSX.Element;
  foot?: JSX.Element;
  wide?: boolean;
  /** Sets its parts apart from one another. */
  stacked?: boolean;
  /** It has just become another under the thumb: nothing on it takes a tap that was meant for what stood there before. */
  moved?: boolean;
  children: JSX.Element;
}) {
  return (
    <>
      {props.bar}
      <div class={s.scroll} data-moved={props.moved ? '' : undefined} data-scroll-restoration-id="page">
        <div class={cx(s.sheet, props.wide && s.wide, !props.bar && s.bare, props.stacked && s.stacked)}>
          {props.children}
        </div>
      </div>
      <Show when={props.foot}>
        <div class={s.foot}>
          <div class={cx(s.inner, props.wide && s.wide)}>{props.foot}</div>
        </div>
      </Show>
    </>
  );
}

/** A screen's own title: caps above, the title large, a rare action at the right. */
export function PageTitle(props: { over?: string; title: string; end?: JSX.Element }) {
  return (
    <header class={s.title}>
      <div>
        <Show when={props.over}>
          <p class={s.over}>{props.over}</p>
        </Show>
        <h1>{props.title}</h1>
      </div>
      <div class={s.end}>{props.end}</div>
    </header>
  );
}
