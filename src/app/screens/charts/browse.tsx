/** All charts: by the book's sections, or by what the reader types. The search stands in the address. */
import { useNavigate, useSearch } from '@tanstack/solid-router';
import { createMemo, createSignal, For, Match, onMount, Show, Switch } from 'solid-js';
import type { AnyChart, ChartBook } from '../../../kernel/chart.ts';
import { spell } from '../../../kernel/dice.ts';
import type { RulesetId } from '../../../rules/index.ts';
import { t, tn } from '../../i18n/index.ts';
import { Chip, Chips } from '../../ui/chips.tsx';
import { Head } from '../../ui/head.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { Seal } from '../../ui/seal.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { chartHref, oddsHref, sectionIcon, useCharts } from './address.ts';
import s from './browse.module.css';
import { bookOf, sectionOf } from './library.ts';

export default function Browse() {
  const here = useCharts();
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const find = () => search().find ?? '';
  const seek = (words: string): void =>
    void navigate({ to: here.base, search: words ? { find: words } : {}, replace: true } as never);
  return (
    <Page wide>
      <PageTitle title={t('Charts')} />
      <div class={s.search}>
        <SearchField label={t('Find a chart or a word')} value={find()} onInput={seek} />
      </div>
      <Show when={speaksOfOdds(find())}>
        <Rows label={t('Chances')}>
          <Row
            lead={<Seal icon="rolling-dices" />}
            title={t('Chances')}
            note={t('How a battle, an assault or a march may end')}
            href={oddsHref(here.base)}
          />
        </Rows>
      </Show>
      <For each={here.sets}>{(set) => <Book set={set} find={find()} />}</For>
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

function Book(props: { set: RulesetId; find: string }) {
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
      <Match when={book()}>
        {(ready) => (
          <Show when={props.find.trim()} fallback={<Sections set={props.set} book={ready()} />}>
            <Found set={props.set} book={ready()} find={props.find} />
          </Show>
        )}
      </Match>
    </Switch>
  );
}

const rolledWith = (chart: AnyChart): string => (chart.dice ? spell(chart.dice) : t('table'));

function Sections(props: { set: RulesetId; book: ChartBook }) {
  const { base } = useCharts();
  const go = (id: string): void =>
    document.getElementById(`section-${id}`)?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  return (
    <>
      <Chips label={t('Sections')}>
        <For each={props.book.sections}>
          {(section) => (
            <Chip icon={sectionIcon(section.id)} onTap={() => go(section.id)}>
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
                <Seal icon={sectionIcon(section.id)} />
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

function Found(props: { set: RulesetId; book: ChartBook; find: string }) {
  const { base } = useCharts();
  // Fetched with the first letter typed: a chart that is opened by its address needs no search.
  const [search, setSearch] = createSignal<typeof import('../../../kernel/chart-search.ts')>();
  onMount(() => void import('../../../kernel/chart-search.ts').then(setSearch));
  const found = createMemo(() => search()?.searchCharts(props.book.charts, props.find));
  return (
    <Show
      when={found()?.length !== 0}
      fallback={
        <EmptyState title={t('No chart speaks of that')}>
          {t('Try fewer letters, or another word for it: pass, siege, plague, baggage.')}
        </EmptyState>
      }
    >
      <Head title={tn(found()?.length ?? 0, '{n} chart', '{n} charts')} />
      <Rows>
        <For each={found() ?? []}>
          {(chart) => {
            const section = () => sectionOf(props.book, chart);
            return (
              <Row
                lead={<Seal icon={sectionIcon(section()?.id ?? '')} />}
                title={t(chart.title)}
                note={t(section()?.title ?? chart.source.document)}
                value={rolledWith(chart)}
                href={chartHref(props.set, chart.id, base)}
              />
            );
          }}
        </For>
      </Rows>
    </Show>
  );
}
