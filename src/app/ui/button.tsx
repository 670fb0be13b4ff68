/**
 * Buttons and button-like links. One `filled` a screen; `outlined` beside it; `quiet` for the rare; `danger` for what
 * cannot be taken back. A barred button stays in reach of keyboard and reader and says why when tried (`barred`).
 */
import { type JSX, Show } from 'solid-js';
import { t } from '../i18n/index.ts';
import s from './button.module.css';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icons/icon.tsx';

export interface ButtonProps {
  kind?: 'filled' | 'outlined' | 'quiet' | 'danger' | undefined;
  icon?: IconName | undefined;
  /** Drawn before the words in place of a line icon. */
  lead?: JSX.Element;
  small?: boolean;
  grow?: boolean;
  href?: string | undefined;
  /** The way back does not lead to the page it stands on. */
  instead?: boolean | undefined;
  onTap?: (() => void) | undefined;
  submit?: boolean;
  disabled?: boolean;
  /** Why it cannot be done now. */
  barred?: string | undefined;
  pressed?: boolean | undefined;
  children: JSX.Element;
}

export function Button(props: ButtonProps) {
  const dress = () => cx(s.button, s[props.kind ?? 'outlined'], props.small && s.small, props.grow && s.grow);
  const inside = () => (
    <>
      <Show when={props.icon} fallback={props.lead}>
        {(name) => <Icon name={name()} size={20} stroke={1.8} />}
      </Show>
      <span>{props.children}</span>
    </>
  );
  return (
    <Show
      when={props.href}
      fallback={
        <button
          type={props.submit ? 'submit' : 'button'}
          class={dress()}
          disabled={props.disabled}
          aria-disabled={props.barred ? 'true' : undefined}
          aria-pressed={props.pressed}
          title={props.barred}
          onClick={() => props.barred === undefined && props.onTap?.()}
        >
          {inside()}
        </button>
      }
    >
      {(href) => (
        <a class={dress()} href={href()} data-instead={props.instead ? '' : undefined}>
          {inside()}
        </a>
      )}
    </Show>
  );
}

/** A round control with an icon alone, 44 px and more; its name is for readers and as a tooltip. */
export function IconButton(props: {
  icon: IconName;
  label: string;
  onTap?: () => void;
  href?: string;
  /** A link that goes back where it can, and to `href` where there is nothing to go back to. */
  back?: boolean;
  ringed?: boolean;
  /** How many new ones wait behind it. */
  badge?: number;
  pressed?: boolean | undefined;
  disabled?: boolean;
}) {
  const dress = () => cx(s.icon, props.ringed && s.ringed, props.pressed && s.on);
  const label = () =>
    props.badge ? t('{what}, {n} new', { what: props.label, n: props.badge }) : props.label;
  const inside = () => (
    <>
      <Icon name={props.icon} size={23} />
      <Show when={props.badge}>
        <b class={s.badge}>{props.badge}</b>
      </Show>
    </>
  );
  return (
    <Show
      when={props.href}
      fallback={
        <button
          type="button"
          class={dress()}
          aria-label={label()}
          title={label()}
          aria-pressed={props.pressed}
          disabled={props.disabled}
          onClick={() => props.onTap?.()}
        >
          {inside()}
        </button>
      }
    >
      {(href) => (
        <a
          class={dress()}
          href={href()}
          aria-label={label()}
          title={label()}
          data-back={props.back ? '' : undefined}
        >
          {inside()}
        </a>
      )}
    </Show>
  );
}
