/** The campaign told in sentences, newest first, each with its dice; a tap opens a line to look into it, strike or correct it. */
import { useSearch } from '@tanstack/solid-router';
import { createEffect, createMemo, createSignal, For, type JSX, lazy, on, Show, Suspense } from 'solid-js';
import { isNamed, type Telling } from '../../../../campaign/telling.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { unread } from '../../../campaign/letters-read.ts';
import { notFinal } from '../../../campaign/page-state.ts';
import { yearOf, yearTitle } from '../../../campaign/years.ts';
import { t } from '../../../i18n/index.ts';
import { prefer, preferences } from '../../../preferences.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Page, PageTitle } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Switch } from '../../../ui/switch.tsx';
import s from './chronicle.module.css';
import { commentsOn } from './comments.ts';
import { askedAbout, Line } from './line.tsx';
import { createLines } from './lines.ts';
import { NoteForm } from './note-form.tsx';
import { shareChronicle } from './share.ts';
import { createThen } from './then.ts';
import { isTold } from './told.ts';

const LineSheet = lazy(async () => ({ default: (await import('./line-sheet.tsx')).LineSheet }));
const filters = ['all', 'yours', 'dice', 'struck', 'flagged'] as const;
type Filter = (typeof filters)[number];
const filterNames: { readonly [filter in Filter]: () => string } = {
  all: () => t('All'),
  yours: () => t('Yours'),
  dice: () => t('Dice'),
  struck: () => t('Undone'),
  flagged: () => t('Disputed'),
};

export function ChronicleScreen(): JSX.Element {
  const campaign = useCampaign();
  const { view, seat, say, app } = campaign;
  const search = useSearch({ strict: false });
  const [filter, setFilter] = createSignal<Filter>('all');
  const [opened, setOpened] = createSignal<string>();
  const { pages, more, readOn, find } = createLines();
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
  const keeps = (telling: Telling): boolean => {
    switch (filter()) {
      case 'all':
        return isTold(telling);
      case 'yours':
        return telling.seat === seat() && isTold(telling);
      case 'dice':
        return telling.asked.some(({ question, value }) => question.ask === 'roll' && value !== undefined);
      case 'struck':
        return telling.struck !== undefined || telling.corrected !== undefined;
      case 'flagged':
        return telling.flags.length > 0 || askedAbout(view(), telling);
    }
  };
  const lines = createMemo(() =>
    pages()
      .toReversed()
      .flatMap(({ tellings }) => tellings),
  );
  const then = createThen(lines);
  const comments = createMemo(() => commentsOn(lines()));
  /** What was written under a line stands there, not among the lines. */
  const apart = createMemo(() => new Set([...comments().values()].flat().map(({ entry }) => entry)));
  const shown = createMemo(() =>
    pages()
      .map((page) => ({
        ...page,
        tellings: page.tellings
          .filter((telling) => keeps(telling) && (filter() !== 'all' || !apart().has(telling.entry)))
          .toReversed(),
      }))
      .filter(({ tellings }) => tellings.length > 0),
  );
  const openedLine = () => {
    const name = opened();
    return name === undefined ? undefined : lines().find((telling) => isNamed(telling, name));
  };
  const heading = (telling: Telling | undefined): string => {
    const at = telling?.at as
      | { readonly stage?: string; readonly step?: number; readonly year?: number }
      | undefined;
    const clock = view().clock;
    const step = at?.stage === clock.stage ? clock.steps[at?.step ?? 0] : undefined;
    if (step)
      return at?.year === undefined
        ? say(step)
        : t('{month}, {year}', { month: say(step), year: yearOf(app, view(), at.year) });
    return at?.stage === 'setup' || at?.year === undefined
      ? t('Before the campaign')
      : yearTitle(app, view(), at.year);
  };
  /** The last turn of a month turns the page only once the next month has begun: a page may stand under two heads. */
  const sections = createMemo(() =>
    shown().flatMap((page) => {
      const found: (typeof page & { readonly head: string; readonly first: boolean })[] = [];
      for (const telling of page.tellings) {
        const head = heading(telling);
        const last = found.at(-1);
        if (last?.head === head) found[found.length - 1] = { ...last, tellings: [...last.tellings, telling] };
        else found.push({ ...page, head, first: !last, tellings: [telling] });
      }
      return found;
    }),
  );
  return (
    <Page>
      <PageTitle
        over={view().title}
        title={t('Chronicle')}
        end={
          <>
            <IconButton
              ringed
              icon="lock"
              label={t('Letters')}
              badge={unread(campaign.view(), campaign.seat()).length}
              href={`/c/${campaign.session.campaign}/letters`}
            />
            <IconButton
              ringed
              icon="play"
              label={t('Tell it again from the beginning')}
              href={`/c/${campaign.session.campaign}/replay`}
            />
            <IconButton
              ringed
              icon="share"
              label={t('Share the chronicle')}
              onTap={() => void shareChronicle(campaign, pages(), then)}
            />
          </>
        }
      />
      <Chips label={t('Show')}>
        <For each={filters}>
          {(one) => (
            <Chip on={filter() === one} onTap={() => setFilter(one)}>
              {filterNames[one]()}
            </Chip>
          )}
        </For>
      </Chips>
      <Show when={app.voiced}>
        <div class={s.voice}>
          <Switch
            label={t('Told by the winner')}
            on={preferences().voice === 'victor'}
            onSwitch={(on) => prefer({ voice: on ? 'victor' : 'plain' })}
          />
        </div>
      </Show>
      <NoteForm />
      <Show
        when={shown().length > 0}
        fallback={
          <EmptyState title={filter() === 'all' ? t('Nothing is written yet') : t('Nothing of this kind')}>
            {filter() === 'all' ? t('What happens in the campaign is told here by itself.') : undefined}
          </EmptyState>
        }
      >
        <For each={sections()}>
          {({ page, tellings, head, first }, i) => (
            <section class={s.page}>
              <Show when={head !== sections()[i() - 1]?.head}>
                <h2 class={s.month}>{head}</h2>
              </Show>
              <Show when={first && notFinal(view().book, page, campaign.player)}>
                {(why) => <p class={s.provisional}>{why()}</p>}
              </Show>
              <For each={tellings}>
                {(telling) => (
                  <Line
                    telling={telling}
                    then={then}
                    comments={comments().get(telling.entry) ?? []}
                    onOpen={setOpened}
                  />
                )}
              </For>
            </section>
          )}
        </For>
      </Show>
      <Show when={more()}>
        <Button grow onTap={readOn}>
          {t('Read further back')}
        </Button>
      </Show>
      <Show when={openedLine()}>
        {(line) => (
          <Suspense>
            <LineSheet
              telling={line()}
              then={then}
              comments={comments().get(line().entry) ?? []}
              onClose={() => setOpened(undefined)}
            />
          </Suspense>
        )}
      </Show>
    </Page>
  );
}
