/** A small label on a card: quiet, accent (asked of you) or warn. */
import { type JSX, Show } from 'solid-js';
import { cx } from './cx.ts';
import { GameIcon, type GameIconName } from './icons/game-icon.tsx';
import s from './tag.module.css';

export function Tag(props: {
  tone?: 'quiet' | 'accent' | 'warn' | undefined;
  icon?: GameIconName | undefined;
  children: JSX.Element;
}) {
  return (
    <span class={cx(s.tag, props.tone && s[props.tone])}>
      <Show when={props.icon}>{(name) => <GameIcon name={name()} size={16} />}</Show>
      {props.children}
    </span>
  );
}
