/** What is asked of me, as one card: an open question before everything else, then the first task, then what I may do. */
import { createMemo, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Task } from '../../../../kernel/ruleset.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Why } from '../../../rulesets/parts/why.tsx';
import { Button } from '../../../ui/button.tsx';
import { QuestionCard } from '../../../ui/question-card.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { gameIcon } from '../parts/icon.ts';
import { passedWords } from './passed.ts';
import { useTasks } from './use-tasks.ts';

export function Asked(props: { tasks: readonly Task[] }): JSX.Element {
  const campaign = useCampaign();
  const { session, view, seat, say, busy } = campaign;
  const { follow, choose, ahead, stepOn } = useTasks();
  const open = () => view().asked(seat())[0];
  const now = createMemo(() => props.tasks);
  const first = () => now().find(({ kind }) => kind === 'asked');
  const rest = () => {
    const asked = first();
    return now().filter((task) => task.kind !== 'mind' && task !== asked && !task.onward);
  };
  const may = () => now().filter(({ kind }) => kind === 'may');
  const onward = () => may().find((task) => task.onward) ?? may().at(-1);
  const others = () => {
    const last = onward();
    return may().filter((task) => task !== last);
  };
  /** How far the way on leads by itself, and what it is called there. */
  const way = createMemo(() => {
    const last = onward();
    return last?.onward ? ahead(last) : undefined;
  });
  const onwardTitle = (task: Task): string => say((way()?.steps.at(-1) ?? task).title);
  return (
    <Switch>
      <Match when={open()}>
        {(one) => (
          <QuestionCard
            question={say(one().question.text)}
            end={<Why rule={one().question.rule} about={say(one().question.text)} words />}
            why={orderTitle(one().order.open.id)}
            answers={
              <Button kind="filled" grow href={`/c/${session.campaign}/order/${one().order.open.order}`}>
                {one().question.ask === 'roll' ? t('To the dice') : t('Answer')}
              </Button>
            }
          />
        )}
      </Match>
      <Match when={first()}>
        {(task) => (
          <>
            <QuestionCard
              question={say(task().title)}
              end={<Why rule={task().rule} about={say(task().title)} words />}
              why={task().why && say(task().why as never)}
              answers={
                <>
                  <Button kind="filled" grow disabled={busy()} onTap={() => void follow(task())}>
                    {task().ready ? say(task().ready as never) : t('Do this now')}
                  </Button>
                  <Show when={task().ready}>
                    <Button kind="quiet" disabled={busy()} onTap={() => choose(task())}>
                      {t('Choose how')}
                    </Button>
                  </Show>
                  <Show when={may().find((other) => other.onward)}>
                    {(other) => (
                      <Button disabled={busy()} onTap={() => void follow(other())}>
                        {say(other().title)}
                      </Button>
                    )}
                  </Show>
                </>
              }
            >
              <Others tasks={rest()} />
            </QuestionCard>
          </>
        )}
      </Match>
      <Match when={may().length > 0 && onward()}>
        {(last) => (
          <QuestionCard
            over={t('you may')}
            question={others().length > 0 ? t('What do you do?') : onwardTitle(last())}
            end={<Why rule={last().rule} about={onwardTitle(last())} words />}
            why={
              <>
                {last().why && say(last().why as never)}
                <Show when={way()}>{(on) => passedWords(campaign, on().passed, on().skipped)}</Show>
              </>
            }
            answers={
              <Show
                when={others()[0]}
                fallback={
                  <>
                    <Button kind="filled" grow disabled={busy()} onTap={() => void follow(last())}>
                      {t('Do this now')}
                    </Button>
                    {phaseByPhase(last())}
                  </>
                }
              >
                {(task) => (
                  <>
                    <Button kind="filled" grow disabled={busy()} onTap={() => void follow(task())}>
                      {orderTitle(task().order?.id ?? '') || say(task().title)}
                    </Button>
                    <Button disabled={busy()} onTap={() => void follow(last())}>
                      {onwardTitle(last())}
                    </Button>
                    {phaseByPhase(last())}
                  </>
                )}
              </Show>
            }
          >
            <Others tasks={others()} />
          </QuestionCard>
        )}
      </Match>
    </Switch>
  );

  /** Where something on the way would be left undone, it can be gone one phase at a time. */
  function phaseByPhase(task: Task): JSX.Element {
    return (
      <Show when={(way()?.skipped.length ?? 0) > 0}>
        <Button kind="quiet" disabled={busy()} onTap={() => void stepOn(task)}>
          {say(task.title)}
        </Button>
      </Show>
    );
  }

  function orderTitle(id: string): string {
    const title = view().ruleset.orders[id]?.title;
    return title ? say(title) : '';
  }
}

/** More than this, and the answer would be pushed from under the thumb. */
const few = 3;

function Others(props: { tasks: readonly Task[] }): JSX.Element {
  const { say } = useCampaign();
  const { follow } = useTasks();
  const [all, setAll] = createSignal(false);
  const shown = () => (all() || props.tasks.length <= few + 1 ? props.tasks : props.tasks.slice(0, few));
  return (
    <Show when={props.tasks.length > 0}>
      <Rows>
        <For each={shown()}>
          {(task) => (
            <Row
              lead={<Seal icon={gameIcon(task.icon)} />}
              title={say(task.title)}
              note={task.why && say(task.why)}
              onTap={() => void follow(task)}
              end={<Why rule={task.rule} about={say(task.title)} />}
            />
          )}
        </For>
        <Show when={shown().length < props.tasks.length}>
          <Row title={t('{n} more', { n: props.tasks.length - shown().length })} onTap={() => setAll(true)} />
        </Show>
      </Rows>
    </Show>
  );
}
