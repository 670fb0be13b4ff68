/** Army lists to begin from: those of other players, and those kept on this phone. */
import { useNavigate } from '@tanstack/solid-router';
import { For, type JSX } from 'solid-js';
import { listOf } from '../../../../rules/chronopia/roll/list.ts';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useForce } from '../force.ts';
import type { Kept } from './kept-lists.ts';

/** Writes figures of another list onto one's own, and leads there. */
export function useCopying(): (figures: readonly object[]) => Promise<void> {
  const { seat, to } = useForce();
  const { give } = useTasks();
  const navigate = useNavigate();
  return async (figures) => {
    const own = to(`piece/list.${seat()}`);
    const given = await give('list-figures', { figures: figures.map((each) => ({ ...each })) });
    if (given !== undefined && !location.pathname.endsWith(own))
      void navigate({ to: own, replace: true } as never);
  };
}

/** @param props.instead they stand on a blank form, which a copied list leaves nothing to do in */
export function ListsToCopy(props: { kept: readonly Kept[]; instead?: boolean }): JSX.Element {
  const { state, others, player, to, busy } = useForce();
  const copy = useCopying();
  return (
    <>
      <For each={others().filter((each) => listOf(state(), each).length > 0)}>
        {(other) => (
          <Button href={to(`piece/list.${other}`)} instead={props.instead}>
            {t('{who}’s list', { who: player(other) })}
          </Button>
        )}
      </For>
      <For each={props.kept}>
        {({ name, figures }) => (
          <Button disabled={busy()} onTap={() => void copy(figures)}>
            {tn(figures.length, 'Take {name}: {n} figure', 'Take {name}: {n} figures', { name })}
          </Button>
        )}
      </For>
    </>
  );
}
