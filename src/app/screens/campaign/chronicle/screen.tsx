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
import { inPlace } from './in-place.ts';
import { askedAbout, Line } from './line.tsx';
import { createLines } from './lines.ts';
import { NoteForm } from './note-form.tsx';
import { sectionsOf } from './sections.ts';
import { shareChronicle } from './share.ts';
import { createThen } from './then.ts';
import { isTold } from './told.ts';
import { YearChips } from './year-chips.tsx';

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

const yearIn = (telling: Telling | undefined): number | undefined =>
  (telling?.at as { readonly year?: number } | undefined)?.year;

export function ChronicleScreen(): JSX.Element {
  const campaign = useCampaign();
  const { view, seat, say, app } = campaign;
  const search = useSearch({ strict: false });
  const [filter, setFilter] = createSignal<Filter>('all');
  const [opened, setOpened] = createSignal<string>();
  const kept = (kind: Filter, telling: Telling): boolean => {
    switch (kind) {
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
  const keeps = createMemo(() => {
    const kind = filter();
    return (telling: Telling) => kept(kind, telling);
  });
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
  const lines = createMemo(() =>
    pages()
      .toReversed()
      .flatMap(({ tellings }) => tellings),
  );
  const then = createThen(lines, () => pages()[0]?.page ?? view().page);
  const comments = createMemo(() => commentsOn(lines()));
  /** What was written under a line stands there, not among the lines. */
  const apart = createMemo(() => new Set([...comments().values()].flat().map(({ entry }) => entry)));
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
  const sections = createMemo(() =>
    sectionsOf(
      pages(),
      (telling) => kind()(telling) && (filter() !== 'all' || !apart().has(telling.entry)),
      heading,
    ),
  );
  const section = createMemo(() => new Map(sections().map((one) => [one.key, one])));
  /** To where it ends: its last page may go on into the next. */
  const toYear = async (one: number): Promise<void> => {
    await year(one);
    list?.querySelector(`[data-year="${one}"]`)?.scrollIntoView?.({ block: 'start' });
  };
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
              onTap={() => void shareChronicle(campaign)}
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
      <Show when={older() || newer()}>
        <Chips label={t('Go to')}>
          <Chip on={!newer()} onTap={() => void go(undefined)}>
            {t('The newest')}
          </Chip>
          <YearChips
            years={Math.max(0, (view().clock.year ?? 0) - 1)}
            title={(year) => yearTitle(app, view(), year)}
            onYear={(year) => void toYear(year)}
          />
          <Chip onTap={() => void first()}>{t('The beginning')}</Chip>
        </Chips>
      </Show>
      <NoteForm onWritten={() => void go(undefined)} />
      <Show when={newer()}>
        <div class={s.toward}>
          <Button grow onTap={() => void readOn()}>
            {t('Read on')}
          </Button>
        </div>
      </Show>
      <Show
        when={sections().length > 0}
        fallback={
          <EmptyState
            title={
              filter() === 'all'
                ? t('Nothing is written yet')
                : older() || newer()
                  ? t('Nothing of this kind hereabouts')
                  : t('Nothing of this kind')
            }
          >
            {filter() === 'all' ? t('What happens in the campaign is told here by itself.') : undefined}
          </EmptyState>
        }
      >
        <div ref={list} aria-busy={busy()}>
          <For each={sections().map(({ key }) => key)}>
            {(key, i) => (
              <Show when={section().get(key)}>
                {(part) => (
                  <section class={s.page} data-year={yearIn(part().tellings[0])}>
                    <Show when={part().head !== sections()[i() - 1]?.head}>
                      <h2 class={s.month}>{part().head}</h2>
                    </Show>
                    <Show when={part().first && notFinal(view().book, part().page, campaign.player)}>
                      {(why) => <p class={s.provisional}>{why()}</p>}
                    </Show>
                    <For each={part().tellings}>
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
              </Show>
            )}
          </For>
        </div>
      </Show>
      <Show when={older()}>
        <div class={s.toward}>
          <Button grow onTap={() => void readBack()}>
            {t('Read further back')}
          </Button>
        </div>
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
