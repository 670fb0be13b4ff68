/** One chart: its address is all it needs. Rolling, reading and what comes of it are its parts. */
import { useParams, useSearch } from '@tanstack/solid-router';
import { Match, Switch } from 'solid-js';
import type { AnyChart } from '../../../kernel/chart.ts';
import { rulesetIds } from '../../../rules/ids.ts';
import { useCharts } from '../../charts/address.ts';
import { bookOf } from '../../charts/library.ts';
import { t } from '../../i18n/index.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { toast } from '../../ui/toasts.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { ChartPage } from './chart-page.tsx';

export default function ChartScreen() {
  const { base, sets } = useCharts();
  const params = useParams({ strict: false });
  const search = useSearch({ strict: false });
  const set = () => params().set ?? sets[0] ?? rulesetIds[0];
  const loaded = () => bookOf(set())();
  const failed = () => {
    const now = loaded();
    return now.state === 'failed' ? now : undefined;
  };
  const ready = () => {
    const now = loaded();
    if (now.state !== 'ready') return undefined;
    const chart = now.book.charts.find(({ id }) => id === params().chart);
    return chart && { set: set(), book: now.book, chart };
  };
  return (
    <Switch
      fallback={
        <Page bar={<TopBar back={base} title={t('Charts')} />}>
          <EmptyState
            title={t('No chart of that name')}
            action={
              <Button kind="filled" href={base}>
                {t('All charts')}
              </Button>
            }
          >
            {t('The link may come from a newer Realmbook, or a letter was lost on the way.')}
          </EmptyState>
        </Page>
      }
    >
      <Match when={loaded().state === 'loading'}>
        <Page bar={<TopBar back={base} />}>
          <LoadingState label={t('Opening the book of charts')} />
        </Page>
      </Match>
      <Match when={failed()}>
        {(now) => (
          <Page bar={<TopBar back={base} />}>
            <ErrorState title={t('The charts would not open')} detail={now().why} onRetry={now().again} />
          </Page>
        )}
      </Match>
      {/* Keyed by the chart: another chart is another sheet, with clean dice. */}
      <Match keyed when={ready()?.chart}>
        {(chart) => {
          const { set, book } = ready() ?? {};
          return (
            set &&
            book && (
              <ChartPage
                set={set}
                book={book}
                chart={chart}
                column={search().column}
                end={<Share chart={chart} />}
              />
            )
          );
        }}
      </Match>
    </Switch>
  );
}

function Share(props: { chart: AnyChart }) {
  const give = async (): Promise<void> => {
    const { share } = await import('../../device/share.ts');
    const came = await share({ title: props.chart.title, url: location.href });
    if (came === 'copied') toast({ words: t('Link copied'), icon: 'check' });
    if (came === 'refused') toast(t('This browser would not share the link.'));
  };
  return <IconButton icon="share" label={t('Share this chart')} onTap={() => void give()} />;
}
