/** How far the book is that is being read, where that takes long. */
import { createEffect, createMemo, type JSX, onCleanup, Show } from 'solid-js';
import { t } from '../i18n/index.ts';
import { Ink } from '../ui/states.tsx';
import { toast } from '../ui/toasts.tsx';
import { underWay } from './pace.ts';

/** Whether a book is being read that takes long, and how far it is, from 0 to 1. Reactive. */
export function createReading() {
  const long = createMemo(() => underWay() !== undefined);
  /** Between two parts of the work it stays where it was. */
  const share = createMemo<number>((was) => {
    const now = underWay();
    return now ? now.done / now.of : was;
  }, 0);
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

/**
 * Over whatever page is shown, where it covers nothing that is read or tapped.
 * @param elsewhere whether the page says it itself
 * @param unread whether more of the work is still to come
 */
export function tellReading(elsewhere = () => false, unread = () => false): void {
  const { long, share } = createReading();
  const told = createMemo<boolean>((was) => long() || (was && unread()), false);
  createEffect(() => {
    if (told() && !elsewhere()) onCleanup(toast({ words: t('Reading the book'), share }));
  });
}
