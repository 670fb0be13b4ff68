/** All charts: by the book's sections, or by what the reader types. The search stands in the address. */
import { useNavigate, useSearch } from '@tanstack/solid-router';
import { For, lazy, Match, Show, Suspense, Switch } from 'solid-js';
import type { ChartBook } from '../../../kernel/chart.ts';
import type { RulesetId } from '../../../rules/ids.ts';
import { chartHref, oddsHref, useCharts } from '../../charts/address.ts';
import { bookOf, iconOf } from '../../charts/library.ts';
import { t } from '../../i18n/index.ts';
import { Chip, Chips } from '../../ui/chips.tsx';
import { Head } from '../../ui/head.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { Seal } from '../../ui/seal.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { BookPicker } from './book-picker.tsx';
import s from './browse.module.css';
import { rolledWith } from './rolled-with.ts';

// Fetched with the first letter typed: a chart that is opened by its address needs no search.
const Found = lazy(async () => ({ default: (await import('../search/found.tsx')).Found }));

export default function Browse() {
  const here = useCharts();
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const find = () => search().find ?? '';
  const set = (): RulesetId | undefined => search().set ?? here.sets[0];
  const go = (to: { readonly find?: string; readonly set?: RulesetId }): void =>
    void navigate({ to: here.base, search: to, replace: true } as never);
  const seek = (words: string): void =>
    go({ ...(words ? { find: words } : {}), ...(search().set ? { set: search().set } : {}) });
  return (
    <Page wide>
      <PageTitle title={t('Charts')} />
      <div class={s.search}>
        <SearchField label={t('Find a chart, a rule, a word')} value={find()} onInput={seek} />
      </div>
      <Show when={speaksOfOdds(find())}>
        <Rows label={t('Chances')}>
          <Row
            lead={<Seal icon="rolling-dices" />}
            title={t('Chances')}
            note={t('How a battle, an assault or a march may end')}
            href={oddsHref(here.base, search().set)}
          />
        </Rows>
      </Show>
      <Show
        when={find().trim()}
        fallback={
          <Show when={set()} keyed>
            {(only) => (
              <>
                <BookPicker sets={here.sets} picked={only} onPick={(picked) => go({ set: picked })} />
                <Book set={only} />
              </>
            )}
          </Show>
        }
      >
        <Suspense>
          <Found sets={here.sets} find={find()} />
        </Suspense>
      </Show>
    </Page>
  );
}

/** With nothing sought, or with a word for it. */
const speaksOfOdds = (find: string): boolean => {
  const words = find.trim().toLowerCase();
  return ['chances', 'odds', 'probability', t('Chances').toLowerCase()].some((word) =>
    word.startsWith(words),
  );
};

function Book(props: { set: RulesetId }) {
  const loaded = () => bookOf(props.set)();
  const book = () => {
    const now = loaded();
    return now.state === 'ready' ? now.book : undefined;
  };
  const failed = () => {
    const now = loaded();
    return now.state === 'failed' ? now : undefined;
  };
  return (
    <Switch fallback={<LoadingState label={t('Opening the book of charts')} />}>
      <Match when={failed()}>
        {(now) => (
          <ErrorState title={t('The charts would not open')} detail={now().why} onRetry={now().again} />
        )}
      </Match>
      <Match when={book()}>{(ready) => <Sections set={props.set} book={ready()} />}</Match>
    </Switch>
  );
}

function Sections(props: { set: RulesetId; book: ChartBook }) {
  const { base } = useCharts();
  const go = (id: string): void =>
    document.getElementById(`section-${id}`)?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  return (
    <>
      <Chips label={t('Sections')}>
        <For each={props.book.sections}>
          {(section) => (
            <Chip icon={iconOf(section)} onTap={() => go(section.id)}>
              {t(section.title)}
            </Chip>
          )}
        </For>
      </Chips>
      <div class={s.sections}>
        <For each={props.book.sections}>
          {(section) => (
            <section class={s.section} id={`section-${section.id}`} aria-label={t(section.title)}>
              <div class={s.head}>
                <Seal icon={iconOf(section)} />
                <Head title={t(section.title)} />
              </div>
              <Rows facts>
                <For each={section.charts}>
                  {(chart) => (
                    <Row
                      title={t(chart.title)}
                      value={rolledWith(chart)}
                      href={chartHref(props.set, chart.id, base)}
                    />
                  )}
                </For>
              </Rows>
            </section>
          )}
        </For>
      </div>
    </>
  );
}
