/** The bar over an inner page: back or close, a title with a quiet second line, rare actions at the right. */
import { type JSX, Show } from 'solid-js';
import { t } from '../i18n/index.ts';
import { IconButton } from './button.tsx';
import s from './top-bar.module.css';

export function TopBar(props: {
  title?: JSX.Element;
  note?: JSX.Element;
  /** Where back leads when there is no page to go back to. */
  back: string;
  close?: boolean;
  end?: JSX.Element;
}) {
  return (
    <header class={s.bar}>
      <IconButton
        icon={props.close ? 'close' : 'back'}
        label={props.close ? t('Close') : t('Back')}
        href={props.back}
        back
      />
      <div class={s.middle}>
        <Show when={props.title}>
          <h1 class={s.title}>{props.title}</h1>
        </Show>
        <Show when={props.note}>
          <p class={s.note}>{props.note}</p>
        </Show>
      </div>
      <div class={s.end}>{props.end}</div>
    </header>
  );
}
