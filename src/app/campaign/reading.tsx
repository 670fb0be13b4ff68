/** How far the book is that is being read, where that takes long. */
import { type JSX, Show } from 'solid-js';
import { t } from '../i18n/index.ts';
import { Ink } from '../ui/states.tsx';
import { underWay } from './pace.ts';

/** @param props.class of the box around it, which is there only while a book is read */
export function Reading(props: { class?: string | undefined }): JSX.Element {
  return (
    <div role="status">
      <Show when={underWay()}>
        {(step) => (
          <div class={props.class}>
            <Ink share={step().done / step().of} />
            {t('Reading the book')}
          </div>
        )}
      </Show>
    </div>
  );
}
