/** The charts that speak of what is sought, from every book here: a book that will not open stands aside. */
import { createMemo, For, Show } from 'solid-js';
import { searchCharts } from '../../../kernel/chart-search.ts';
import type { RulesetId } from '../../../rules/books.ts';
import { t, tn } from '../../i18n/index.ts';
import { shelved } from '../../rulesets/shelf.ts';
import { Head } from '../../ui/head.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { Seal } from '../../ui/seal.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { chartHref, useCharts } from './address.ts';
import { bookOf, iconOf, sectionOf } from './library.ts';
import { rolledWith } from './rolled-with.ts';

export function Found(props: { sets: readonly RulesetId[]; find: string }) {
  const { base } = useCharts();
  const books = () => props.sets.map((set) => ({ set, loaded: bookOf(set)() }));
  const waits = () => books().some(({ loaded }) => loaded.state === 'loading');
  const failed = () =>
    books().flatMap(({ set, loaded }) => (loaded.state === 'failed' ? [{ set, ...loaded }] : []));
  const found = createMemo(() =>
    books().flatMap(({ set, loaded }) =>
      loaded.state === 'ready'
        ? searchCharts(loaded.book.charts, props.find).map((chart) => ({
            set,
            chart,
            section: sectionOf(loaded.book, chart),
          }))
        : [],
    ),
  );
  const about = (set: RulesetId, section: string): string =>
    props.sets.length > 1 ? `${shelved(set).title} · ${section}` : section;
  return (
    <>
      <For each={failed()}>
        {({ why, again }) => (
          <ErrorState title={t('The charts would not open')} detail={why} onRetry={again} />
        )}
      </For>
      <Show
        when={found().length > 0}
        fallback={
          <Show when={!waits()} fallback={<LoadingState label={t('Opening the book of charts')} />}>
            <Show when={failed().length === 0}>
              <EmptyState title={t('No chart speaks of that')}>
                {t('Try fewer letters, or another word for it: pass, siege, plague, baggage.')}
              </EmptyState>
            </Show>
          </Show>
        }
      >
        <Head title={tn(found().length, '{n} chart', '{n} charts')} />
        <Rows>
          <For each={found()}>
            {({ set, chart, section }) => (
              <Row
                lead={<Seal icon={iconOf(section)} />}
                title={t(chart.title)}
                note={about(set, t(section?.title ?? chart.source.document))}
                value={rolledWith(chart)}
                href={chartHref(set, chart.id, base)}
              />
            )}
          </For>
        </Rows>
      </Show>
    </>
  );
}
