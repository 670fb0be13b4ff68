/** The chronicle's lines under the months in which they were written. */
import { type Accessor, createMemo, For, type JSX, Show } from 'solid-js';
import type { Telling } from '../../../../campaign/telling.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { notFinal } from '../../../campaign/page-state.ts';
import { yearOf, yearTitle } from '../../../campaign/years.ts';
import { t } from '../../../i18n/index.ts';
import s from './chronicle.module.css';
import { commentsOn } from './comments.ts';
import { Line } from './line.tsx';
import type { Lines } from './lines.ts';
import { type Section, sectionsOf } from './sections.ts';
import { createThen } from './then.ts';

const yearIn = (telling: Telling | undefined): number | undefined =>
  (telling?.at as { readonly year?: number } | undefined)?.year;

/** @param all whether lines of every kind are shown */
export function useMonths(pages: Lines['pages'], kind: Lines['kind'], all: Accessor<boolean>) {
  const { view } = useCampaign();
  const lines = createMemo(() =>
    pages()
      .toReversed()
      .flatMap(({ tellings }) => tellings),
  );
  const then = createThen(lines, () => pages()[0]?.page ?? view().page);
  const comments = createMemo(() => commentsOn(lines()));
  /** What was written under a line stands there, not among the lines. */
  const apart = createMemo(() => new Set([...comments().values()].flat().map(({ entry }) => entry)));
  const heading = useHeading();
  const sections = createMemo(() =>
    sectionsOf(pages(), (telling) => kind()(telling) && (!all() || !apart().has(telling.entry)), heading),
  );
  return { lines, then, comments, sections };
}

export function Months(
  props: Omit<ReturnType<typeof useMonths>, 'lines'> & {
    busy: boolean;
    ref: (list: HTMLDivElement) => void;
    onOpen: (line: string) => void;
  },
): JSX.Element {
  const section = createMemo(() => new Map(props.sections().map((one) => [one.key, one])));
  return (
    <div ref={props.ref} aria-busy={props.busy}>
      <For each={props.sections().map(({ key }) => key)}>
        {(key, i) => (
          <Show when={section().get(key)}>
            {(part) => (
              <Part section={part()} headed={part().head !== props.sections()[i() - 1]?.head}>
                <For each={part().tellings}>
                  {(telling) => (
                    <Line
                      telling={telling}
                      then={props.then}
                      comments={props.comments().get(telling.entry) ?? []}
                      onOpen={props.onOpen}
                    />
                  )}
                </For>
              </Part>
            )}
          </Show>
        )}
      </For>
    </div>
  );
}

/** The lines of a month, or those of them that stand on one page. */
function Part(props: { section: Section; headed: boolean; children: JSX.Element }): JSX.Element {
  const { view, player } = useCampaign();
  return (
    <section class={s.page} data-year={yearIn(props.section.tellings[0])}>
      <Show when={props.headed}>
        <h2 class={s.month}>{props.section.head}</h2>
      </Show>
      <Show when={props.section.first && notFinal(view().book, props.section.page, player)}>
        {(why) => <p class={s.provisional}>{why()}</p>}
      </Show>
      {props.children}
    </section>
  );
}

/** What stands over the lines of a month: the month as the rules name it, while the clock goes by such months. */
function useHeading(): (telling: Telling | undefined) => string {
  const { view, say, app } = useCampaign();
  return (telling: Telling | undefined): string => {
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
}
