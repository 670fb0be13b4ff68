/**
 * One screen: what scrolls, and a foot under the thumb. `head` scrolls away with the page; `bar` (a TopBar) stays.
 * `wide` lets the page use a tablet's width; else lines keep a readable length.
 */
import { children, type JSX, Show } from 'solid-js';
import { cx } from './cx.ts';
import s from './page.module.css';
import { createTall } from './spared.ts';

/** A foot that takes more of the screen than this scrolls with the page. */
const most = 0.4;

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
  const foot = children(() => props.foot);
  const empty = (): boolean =>
    foot.toArray().every((one) => one === undefined || one === null || one === false);
  return (
    <>
      {props.bar}
      <div class={s.scroll} data-moved={props.moved ? '' : undefined} data-scroll-restoration-id="page">
        <div class={cx(s.sheet, props.wide && s.wide, !props.bar && s.bare, props.stacked && s.stacked)}>
          {props.children}
        </div>
      </div>
      <Show when={!empty()}>
        <Foot wide={props.wide === true}>{foot()}</Foot>
      </Show>
    </>
  );
}

/** It stays where it is in the page, whatever takes the scrolling: a field that is being typed in keeps its focus. */
function Foot(props: { wide: boolean; children: JSX.Element }) {
  let foot: HTMLDivElement | undefined;
  const tall = createTall(() => foot, most);
  return (
    <div ref={foot} class={cx(s.foot, tall() && s.tall)}>
      <div class={cx(s.inner, props.wide && s.wide)}>{props.children}</div>
    </div>
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
