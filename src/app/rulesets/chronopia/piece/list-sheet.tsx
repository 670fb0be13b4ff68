/** An army list: every figure with its cost and characteristics; one's own to be added to, another's to copy from. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import type { Task } from '../../../../kernel/ruleset.ts';
import { pieceId } from '../../../../kernel/table.ts';
import { listLacks, listOf } from '../../../../rules/chronopia/roll/list.ts';
import { formOf } from '../../../campaign/context.tsx';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { ToToday } from '../../parts/to-today.tsx';
import { useForce } from '../force.ts';
import { Stats } from '../parts/stats.tsx';
import { figureNote } from '../roll/figure-words.ts';
import { keptLists } from '../roll/kept-lists.ts';
import { ListsToCopy, useCopying } from '../roll/lists-to-copy.tsx';
import s from './piece.module.css';

const lackWords = {
  warband: () => t('Still missing: {what}.', { what: t('a trooper') }),
  individual: () => t('Still missing: {what}.', { what: t('an individual to lead the army') }),
  nothing: () => undefined,
} as const;

/** A list as its sheet reads it: what was written last comes first, where the player looks for it. */
function useList(of: () => Seat) {
  const force = useForce();
  const { state, view, seat } = force;
  const own = () => of() === seat();
  /** The pieces of the order that wrote the list last. */
  const latest = (): string => {
    const last = view().tellings.findLast(
      (one) => one.id === 'list-figures' && one.seat === of() && one.done && !one.struck,
    );
    return last ? `${pieceId(last.entry)}.` : 'none';
  };
  const isNew = ([id]: Listed): boolean => id.startsWith(latest());
  const rows = () => {
    const all = listOf(state(), of());
    return [...all.filter(isNew), ...all.filter((row) => !isNew(row))];
  };
  const lacks = () => listLacks(state(), seat());
  const mustering = () => state().stage === 'muster' && state().realms[seat()]?.ready === false;
  return {
    ...force,
    own,
    rows,
    newest: () => rows().find(isNew)?.[0] ?? '',
    entries: () => rows().map(([, { seat: _, ...entry }]) => entry),
    missing: () => (own() && mustering() ? lackWords[lacks() ?? 'nothing']() : undefined),
    /** A force can be recruited from it: what stands out leads on. */
    leads: () => mustering() && lacks() === undefined,
  };
}
type Listed = ReturnType<typeof listOf>[number];
type List = ReturnType<typeof useList>;

export function ListSheet(props: { seat: Seat }): JSX.Element {
  const list = useList(() => props.seat);
  const { state, seat, player, to, own, rows, entries } = list;
  const [kept, setKept] = createSignal(keptLists());
  const army = () => state().realms[seat()]?.house || state().realms[seat()]?.army || 'other';
  return (
    <Page
      bar={
        <TopBar
          back={to('realm')}
          title={own() ? t('Your army list') : t('{who}’s army list', { who: player(props.seat) })}
          note={tn(rows().length, 'one kind of figure', '{n} kinds of figure')}
        />
      }
      foot={
        <Actions note={list.missing()}>
          <Foot list={list} />
        </Actions>
      }
    >
      {/* What is told of the figure written last lies over the top of the page for a while, and not over the figure. */}
      <Show when={own()}>
        <p data-quiet="alone">
          {t('As your army book has it. Everybody sees the list, and may copy from it.')}
        </p>
      </Show>
      <Show
        when={rows().length > 0}
        fallback={
          <EmptyState title={t('Nothing on the list yet')} level={2}>
            {own()
              ? t('Write each figure once, as your army book has it; from then on you recruit it by tapping.')
              : t('Nothing to copy yet.')}
          </EmptyState>
        }
      >
        <For each={rows()}>
          {([id, figure]) => (
            <section class={s.figure}>
              <header>
                <h2>{figure.name}</h2>
                <p>{figureNote(figure)}</p>
              </header>
              <Stats label={figure.name} rows={[{ name: figure.name, figure, raised: {} }]} />
              <Show when={own()}>
                <div class={s.buttons}>
                  <Button small href={formOf(list, 'change-figure', { id })}>
                    {t('Change')}
                  </Button>
                  <Button small href={formOf(list, 'list-figures', { like: id })}>
                    {t('Another like it')}
                  </Button>
                </div>
              </Show>
            </section>
          )}
        </For>
      </Show>
      <Show when={own()}>
        <div class={s.buttons}>
          <Show when={rows().length > 0}>
            <Button onTap={() => setKept(keptLists.keep(army(), entries()))}>
              {t('Keep on this phone')}
            </Button>
          </Show>
          <ListsToCopy kept={kept()} />
        </div>
      </Show>
    </Page>
  );
}

/** The player copies another's list. To their own they add figures, and once it can be recruited from they go on to what setting up asks next. */
function Foot(props: { list: List }): JSX.Element {
  const { view, seat, say, app, busy, own, rows, entries, newest, leads } = props.list;
  const copy = useCopying();
  const { choose, follow } = useTasks();
  const onward = () =>
    view()
      .tasks(seat())
      .find(({ kind, order }) => kind === 'asked' && order && order.id !== 'list-figures');
  /** The list is done with: the way back from what follows leads past it. */
  const goOn = (task: Task): void => {
    if (app.orders[task.order?.id ?? '']) choose(task, true);
    else void follow(task);
  };
  return (
    <Show
      when={own()}
      fallback={
        <Button
          kind="filled"
          grow
          disabled={busy() || rows().length === 0}
          onTap={() => void copy(entries())}
        >
          {t('Copy it to your list')}
        </Button>
      }
    >
      <Button
        kind={leads() ? 'outlined' : 'filled'}
        icon="plus"
        grow={!leads()}
        href={formOf(props.list, 'list-figures', { after: newest() })}
      >
        {t('Add a figure')}
      </Button>
      <Show when={leads()}>
        <Show when={onward()} fallback={<ToToday />}>
          {(task) => (
            <Button kind="filled" icon="forward" grow onTap={() => goOn(task())}>
              {task().order?.id === 'raise-warband' ? t('To recruiting') : say(task().title)}
            </Button>
          )}
        </Show>
      </Show>
    </Show>
  );
}
