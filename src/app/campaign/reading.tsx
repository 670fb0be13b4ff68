/** How far the book is that is being read, where that takes long. */
import { createEffect, createMemo, type JSX, onCleanup, Show } from 'solid-js';
import { t } from '../i18n/index.ts';
import { Ink } from '../ui/states.tsx';
import { toast } from '../ui/toasts.tsx';
import { underWay } from './pace.ts';

/** Whether a book is being read that takes long, and how far it is, from 0 to 1. Reactive. */
export function createReading() {
  const long = createMemo(() => underWay() !== undefined);
  const share = (): number => {
    const { done, of } = underWay() ?? { done: 1, of: 1 };
    return done / of;
  };
  return { long, share };
}

/** @param props.class of the box around it, which is there only while a book is read */
export function Reading(props: { class?: string | undefined }): JSX.Element {
  const { long, share } = createReading();
  return (
    <div role="status">
      <Show when={long()}>
        <div class={props.class}>
          <Ink share={share()} />
          {t('Reading the book')}
        </div>
      </Show>
    </div>
  );
}

/** Over whatever page is shown, where it covers nothing that is read or tapped. @param elsewhere whether the page says it itself */
export function tellReading(elsewhere: () => boolean = () => false): void {
  const { long, share } = createReading();
  createEffect(() => {
    if (long() && !elsewhere()) onCleanup(toast({ words: t('Reading the book'), share }));
  });
}
