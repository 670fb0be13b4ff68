/** The bar over an inner page: back or close, a title with a quiet second line, rare actions at the right. */
import { createContext, type JSX, Show, useContext } from 'solid-js';
import { t } from '../i18n/index.ts';
import { IconButton } from './button.tsx';
import s from './top-bar.module.css';

/** For whom the pages are filled in just now, where that is not the player who holds the phone: every bar says so. */
export const ActingFor = createContext<() => { readonly name: string; readonly words: string } | undefined>(
  () => undefined,
);

export function TopBar(props: {
  title?: JSX.Element;
  note?: JSX.Element;
  /** Where back leads when there is no page to go back to. */
  back: string;
  close?: boolean;
  end?: JSX.Element;
}) {
  const acting = useContext(ActingFor);
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
        <Show when={acting()}>
          {(other) => (
            <p class={s.acting} role="status">
              {other().words}
            </p>
          )}
        </Show>
        <Show when={props.note}>
          <p class={s.note}>{props.note}</p>
        </Show>
      </div>
      <div class={s.end}>{props.end}</div>
    </header>
  );
}
