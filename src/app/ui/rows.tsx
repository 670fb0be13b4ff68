/**
 * A list ruled by hairlines. A Row leads with a seal, shield or flag, has a name, a second line and a value, and is a
 * link (`href`), a button (`onTap`) or a plain line. `tone` warn or danger colours the second line, which still says it in words.
 */
import { type JSX, Show } from 'solid-js';
import { cx } from './cx.ts';
import { Icon } from './icons/icon.tsx';
import s from './rows.module.css';

export function Rows(props: { children: JSX.Element; facts?: boolean; label?: string }) {
  return (
    <ul class={cx(s.rows, props.facts && s.facts)} aria-label={props.label}>
      {props.children}
    </ul>
  );
}

export interface RowProps {
  lead?: JSX.Element;
  title: JSX.Element;
  note?: JSX.Element;
  value?: JSX.Element;
  /** A control at the right: a stepper, a switch, a small button. */
  end?: JSX.Element;
  /** What is said is long: the control stands beneath it. */
  long?: boolean;
  tone?: 'warn' | 'danger' | undefined;
  /** The row that is asked about now: its value in accent. */
  open?: boolean;
  current?: boolean;
  /** The row opens others beneath it: whether they are shown. */
  unfolded?: boolean;
  href?: string;
  onTap?: (() => void) | undefined;
}

export function Row(props: RowProps) {
  const leads = () => props.href ?? props.onTap;
  const line = () => cx(s.line, leads() && props.value === undefined && s.lone);
  const inside = () => (
    <>
      {props.lead}
      <span class={s.text}>
        <span class={s.title}>{props.title}</span>
        <Show when={props.note}>
          <span class={cx(s.note, props.tone && s[props.tone])}>{props.note}</span>
        </Show>
      </span>
      <Show when={props.value !== undefined || leads()}>
        <span class={s.ends}>
          <Show when={props.value !== undefined}>
            <span class={cx(s.value, props.open && s.open)}>{props.value}</span>
          </Show>
          <Show when={leads()}>
            <span class={cx(s.go, props.unfolded && s.unfolded)}>
              <Icon
                name={props.current ? 'check' : props.unfolded === undefined ? 'forward' : 'down'}
                size={18}
              />
            </span>
          </Show>
        </span>
      </Show>
    </>
  );
  return (
    <li class={cx(s.row, props.long && s.long)}>
      <Show
        when={props.href}
        fallback={
          <Show when={props.onTap} fallback={<div class={line()}>{inside()}</div>}>
            <button
              type="button"
              class={line()}
              aria-expanded={props.unfolded}
              aria-current={props.current || undefined}
              onClick={() => props.onTap?.()}
            >
              {inside()}
            </button>
          </Show>
        }
      >
        {(href) => (
          <a class={line()} href={href()} aria-current={props.current || undefined}>
            {inside()}
          </a>
        )}
      </Show>
      {props.end}
    </li>
  );
}

/** Two accounts of one thing: warn tint from margin to margin, both told, Compare at the right. */
export function DisputeRow(props: {
  lead: JSX.Element;
  title: JSX.Element;
  note: JSX.Element;
  end: JSX.Element;
}) {
  return (
    <li class={cx(s.row, s.dispute)}>
      <div class={s.line}>
        {props.lead}
        <span class={s.text}>
          <span class={s.title}>{props.title}</span>
          <span class={s.note}>{props.note}</span>
        </span>
      </div>
      {props.end}
    </li>
  );
}
