/** Tasks as rows: what it is, why, and the way to it. */
import { For, type JSX, Show } from 'solid-js';
import type { Task } from '../../../../kernel/ruleset.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { gameIcon } from '../parts/icon.ts';
import { useTasks } from './use-tasks.ts';

export function TaskRows(props: { head: string; tasks: readonly Task[] }): JSX.Element {
  const { say } = useCampaign();
  const { follow, leads } = useTasks();
  return (
    <Show when={props.tasks.length > 0}>
      <Head title={props.head} />
      <Rows label={props.head}>
        <For each={props.tasks}>
          {(task) => (
            <Row
              lead={<Seal icon={gameIcon(task.icon)} tone={task.kind === 'mind' ? 'warn' : undefined} />}
              title={say(task.title)}
              note={task.why && say(task.why)}
              {...(leads(task) ? { onTap: () => void follow(task) } : {})}
            />
          )}
        </For>
      </Rows>
    </Show>
  );
}
