/** Tasks as rows: what it is, why, and the way to it. Many of one sort share a row, which opens them. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Task } from '../../../../kernel/ruleset.ts';
import { toSeat } from '../../../campaign/asked-of-others.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { sortsOf } from '../../../campaign/lists.ts';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { gameIcon } from '../../../rulesets/parts/icon.ts';
import { RowsOf } from '../../../rulesets/parts/rows-of.tsx';
import { Why } from '../../../rulesets/parts/why.tsx';
import { Head } from '../../../ui/head.tsx';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { useWhy } from './use-why.ts';

const seal = (task: Task): JSX.Element => (
  <Seal icon={gameIcon(task.icon)} tone={task.kind === 'mind' ? 'warn' : undefined} />
);

export function TaskRows(props: { head: string; tasks: readonly Task[] }): JSX.Element {
  const { say } = useCampaign();
  /** By name, so that a row stays open while what it opened is done one by one. */
  const [open, setOpen] = createSignal<readonly string[]>([]);
  const sorts = () => sortsOf(props.tasks, ({ together }) => together && say(together));
  const toggle = (name: string): void => {
    setOpen((now) => (now.includes(name) ? now.filter((one) => one !== name) : [...now, name]));
  };
  return (
    <Show when={props.tasks.length > 0}>
      <Head title={props.head} />
      <RowsOf label={props.head} of={sorts()}>
        {({ name, tasks, many }) => (
          <>
            <Show when={many && tasks[0]}>
              {(first) => (
                <Row
                  lead={seal(first())}
                  title={name}
                  value={String(tasks.length)}
                  unfolded={open().includes(name)}
                  onTap={() => toggle(name)}
                />
              )}
            </Show>
            <Show when={!many || open().includes(name)}>
              <For each={tasks}>{(task) => <One task={task} />}</For>
            </Show>
          </>
        )}
      </RowsOf>
    </Show>
  );
}

function One(props: { task: Task }): JSX.Element {
  const { view, seat, say } = useCampaign();
  const title = () => say(toSeat(view(), seat(), props.task.title));
  const why = useWhy();
  const { follow, leads } = useTasks();
  return (
    <Row
      lead={seal(props.task)}
      title={title()}
      note={why(props.task)}
      end={<Why rule={props.task.rule} about={title()} />}
      {...(leads(props.task) ? { onTap: () => void follow(props.task) } : {})}
    />
  );
}
