/** A row of chips that slides sideways under the thumb. A chip is a link, a button, or a filter (`on` set). */
import { type JSX, onMount, Show } from 'solid-js';
import s from './chips.module.css';
import { cx } from './cx.ts';
import { GameIcon, type GameIconName } from './icons/game-icon.tsx';

export function Chips(props: { label: string; wrap?: boolean; children: JSX.Element }) {
  let list!: HTMLUListElement;
  /** The one that is chosen is not to be looked for. */
  const showChosen = (): void => {
    const chosen = list.querySelector('[aria-pressed=true]')?.parentElement;
    if (chosen && list.scrollWidth > list.clientWidth)
      list.scrollLeft = chosen.offsetLeft - list.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
  };
  // In the next frame, which lays the page out anyway: asked for at once it is laid out within the task that draws it.
  onMount(() => void requestAnimationFrame(showChosen));
  return (
    <ul ref={list} class={cx(s.chips, props.wrap && s.wrap)} aria-label={props.label}>
      {props.children}
    </ul>
  );
}

export function Chip(props: {
  children: JSX.Element;
  icon?: GameIconName | undefined;
  /** A number at the chip's right, in accent. */
  value?: JSX.Element;
  on?: boolean | undefined;
  href?: string;
  onTap?: () => void;
}) {
  const inside = () => (
    <>
      <Show when={props.icon}>{(name) => <GameIcon name={name()} size={17} />}</Show>
      {props.children}
      <Show when={props.value !== undefined}>
        <b>{props.value}</b>
      </Show>
    </>
  );
  return (
    <li>
      <Show
        when={props.href}
        fallback={
          <button
            type="button"
            class={cx(s.chip, props.on && s.on)}
            aria-pressed={props.on}
            onClick={() => props.onTap?.()}
          >
            {inside()}
          </button>
        }
      >
        {(href) => (
          <a class={s.chip} href={href()}>
            {inside()}
          </a>
        )}
      </Show>
    </li>
  );
}
