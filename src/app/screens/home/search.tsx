/** What was found for the words typed on the shelf, as they are typed. */
import { createEffect, createSignal, For, Show } from 'solid-js';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { FoundRow } from '../search/found-row.tsx';
import { NothingFound } from '../search/nothing.tsx';
import type { Finds } from './find.ts';
import s from './screen.module.css';

export default function Search(props: { words: string }) {
  const [found, setFound] = createSignal<Finds>();
  const [failed, setFailed] = createSignal<string>();
  let asked = 0;
  const ask = async (words: string): Promise<void> => {
    const mine = ++asked;
    setFailed(undefined);
    try {
      const { findAll } = await import('./find.ts');
      const all = await findAll(words);
      // Only the last words typed are answered.
      if (mine === asked) setFound(all);
    } catch (error) {
      if (mine === asked) setFailed(String(error));
    }
  };
  createEffect(() => void ask(props.words));
  return (
    <div aria-live="polite">
      <Show
        when={!failed()}
        fallback={
          <ErrorState
            title={t('The search would not open')}
            detail={failed()}
            onRetry={() => void ask(props.words)}
          />
        }
      >
        <Show when={found()} fallback={<LoadingState label={t('Leafing through the books')} />}>
          {(all) => (
            <Show
              when={all().tools.length + all().found.length > 0}
              fallback={<NothingFound words={props.words} />}
            >
              <Rows label={t('Found')}>
                <For each={all().tools}>
                  {(find) => (
                    <Row
                      lead={
                        <span class={s.tool}>
                          <Icon name={find.tool} size={26} />
                        </span>
                      }
                      title={find.title}
                      note={find.note}
                      href={find.href}
                    />
                  )}
                </For>
                <For each={all().found}>{(found) => <FoundRow found={found} query={props.words} book />}</For>
              </Rows>
            </Show>
          )}
        </Show>
      </Show>
    </div>
  );
}
