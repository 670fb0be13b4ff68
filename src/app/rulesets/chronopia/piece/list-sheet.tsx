/** An army list: every figure with its cost and characteristics; one's own to be added to, another's to copy from. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import { listOf } from '../../../../rules/chronopia/roll/list.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { useTasks } from '../../../screens/campaign/today/use-tasks.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { useForce } from '../force.ts';
import { Stats } from '../parts/stats.tsx';
import { figureNote } from '../roll/figure-words.ts';
import { keptLists } from '../roll/kept-lists.ts';
import s from './piece.module.css';

export function ListSheet(props: { seat: Seat }): JSX.Element {
  const force = useForce();
  const { state, seat, player, to, busy, others } = force;
  const { give } = useTasks();
  const own = () => props.seat === seat();
  const rows = () => listOf(state(), props.seat);
  const entries = () => rows().map(([, { seat: _, ...entry }]) => entry);
  const [kept, setKept] = createSignal(keptLists());
  const army = () => state().realms[seat()]?.house || state().realms[seat()]?.army || 'other';
  const copy = (figures: readonly object[]): void =>
    void give('list-figures', { figures: figures.map((each) => ({ ...each })) });
  return (
    <Page
      bar={
        <TopBar
          back={to('realm')}
          title={own() ? t('Your army list') : t('Army list of {who}', { who: player(props.seat) })}
          note={tn(rows().length, '{n} sort of figures', '{n} sorts of figures')}
        />
      }
      foot={
        <Actions>
          <Show
            when={own()}
            fallback={
              <Button
                kind="filled"
                grow
                disabled={busy() || rows().length === 0}
                onTap={() => copy(entries())}
              >
                {t('Copy it to your list')}
              </Button>
            }
          >
            <Show when={rows().length > 0}>
              <Button onTap={() => setKept(keptLists.keep(army(), entries()))}>
                {t('Keep on this phone')}
              </Button>
            </Show>
            <Button kind="filled" icon="plus" grow href={formOf(force, 'list-figures', {})}>
              {t('Add a figure')}
            </Button>
          </Show>
        </Actions>
      }
    >
      <Show
        when={rows().length > 0}
        fallback={
          <EmptyState title={t('Nothing on the list yet')} level={2}>
            {own()
              ? t(
                  'Write each figure once, as your army book has it; from then on it is recruited by tapping.',
                )
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
                  <Button small href={formOf(force, 'change-figure', { id })}>
                    {t('Change')}
                  </Button>
                  <Button small href={formOf(force, 'list-figures', { like: id })}>
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
          <For each={others().filter((each) => listOf(state(), each).length > 0)}>
            {(other) => (
              <Button href={to(`piece/list.${other}`)}>{t('List of {who}', { who: player(other) })}</Button>
            )}
          </For>
          <For each={kept()}>
            {({ name, figures }) => (
              <Button disabled={busy()} onTap={() => copy(figures)}>
                {tn(figures.length, 'Take {name}: {n} figure', 'Take {name}: {n} figures', { name })}
              </Button>
            )}
          </For>
        </div>
      </Show>
    </Page>
  );
}
