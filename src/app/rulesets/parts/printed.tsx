/** One printed page, black on white whatever the theme: printed, it is all there is; on the screen it is not there. */
import type { JSX } from 'solid-js';
import { Portal } from 'solid-js/web';
import { t } from '../../i18n/index.ts';
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

/** What a battle is called, and beside it the campaign and the day it is fought. */
export const PrintedHead = (props: {
  title: string;
  campaign: string;
  /** When and where: else there is room to write it. */
  arranged: string;
  children: JSX.Element;
}): JSX.Element => (
  <header class={s.head}>
    <div>
      <h1>{props.title}</h1>
      <p>{props.children}</p>
    </div>
    <p class={s.when}>
      {props.campaign}
      <br />
      {props.arranged || t('Date and place: ____________')}
    </p>
  </header>
);

export const PrintedNotes = (): JSX.Element => (
  <section class={s.notes}>
    <h2>{t('Notes')}</h2>
  </section>
);
