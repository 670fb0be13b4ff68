/** The campaign told in sentences, newest first, each with its dice; a tap opens a line to look into it, strike or correct it. */
import { useSearch } from '@tanstack/solid-router';
import { createEffect, createSignal, type JSX, lazy, on, Show, Suspense } from 'solid-js';
import { isNamed } from '../../../../campaign/telling.ts';
import { t } from '../../../i18n/index.ts';
import { Page } from '../../../ui/page.tsx';
import { inPlace } from './in-place.ts';
import { type Kind, KindChips, useKinds } from './kinds.tsx';
import { createLines } from './lines.ts';
import { Months, useMonths } from './months.tsx';
import { NoteForm } from './note-form.tsx';
import { GoTo, Head, NoLines, Toward, Voice } from './parts.tsx';

const LineSheet = lazy(async () => ({ default: (await import('./line-sheet.tsx')).LineSheet }));

export function ChronicleScreen(): JSX.Element {
  const search = useSearch({ strict: false });
  const [filter, setFilter] = createSignal<Kind>('all');
  const [opened, setOpened] = createSignal<string>();
  const keeps = useKinds(filter);
  let list: HTMLDivElement | undefined;
  const { kind, busy, pages, older, newer, readBack, readOn, go, first, year, find } = createLines(
    keeps,
    (change) => inPlace(list, change),
  );
  createEffect(
    on(
      () => (search() as { line?: string }).line,
      (line) => {
        if (!line) return;
        void find(line);
        setOpened(line);
      },
    ),
  );
  const months = useMonths(pages, kind, () => filter() === 'all');
  const openedLine = () => {
    const name = opened();
    return name === undefined ? undefined : months.lines().find((telling) => isNamed(telling, name));
  };
  /** To where it ends: its last page may go on into the next. */
  const toYear = async (one: number): Promise<void> => {
    await year(one);
    list?.querySelector(`[data-year="${one}"]`)?.scrollIntoView?.({ block: 'start' });
  };
  return (
    <Page>
      <Head />
      <KindChips kind={filter()} onPick={setFilter} />
      <Voice />
      <Show when={older() || newer()}>
        <GoTo newer={newer()} onGo={go} onYear={(year) => void toYear(year)} onFirst={() => void first()} />
      </Show>
      <NoteForm onWritten={() => void go(undefined)} />
      <Show when={newer()}>
        <Toward words={t('Read on')} onTap={() => void readOn()} />
      </Show>
      <Show
        when={months.sections().length > 0}
        fallback={<NoLines all={filter() === 'all'} here={older() || newer()} />}
      >
        <Months
          {...months}
          busy={busy()}
          ref={(made) => {
            list = made;
          }}
          onOpen={setOpened}
        />
      </Show>
      <Show when={older()}>
        <Toward words={t('Read further back')} onTap={() => void readBack()} />
      </Show>
      <Show when={openedLine()}>
        {(line) => (
          <Suspense>
            <LineSheet
              telling={line()}
              then={months.then}
              comments={months.comments().get(line().entry) ?? []}
              onClose={() => setOpened(undefined)}
            />
          </Suspense>
        )}
      </Show>
    </Page>
  );
}
