/** What may be done next, as one card: the first of it under the thumb, all else beneath. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { isReady, sayReady } from '../../../../campaign/readiness.ts';
import type { Task } from '../../../../kernel/ruleset.ts';
import type { Text } from '../../../../kernel/text.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { passedWords } from '../../../campaign/passed.ts';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { t } from '../../../i18n/index.ts';
import { gameIcon } from '../../../rulesets/parts/icon.ts';
import { Why } from '../../../rulesets/parts/why.tsx';
import { Button } from '../../../ui/button.tsx';
import { QuestionCard } from '../../../ui/question-card.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import type { Answers } from './answers.ts';
import { type CardWords, useCardWords } from './card-words.ts';
import { useWhy } from './use-why.ts';

export function Card(props: { answers: Answers; yields: boolean }): JSX.Element {
  const card = useCardWords(() => props.answers);
  const { main, about, rows } = card;
  const why = useCardWhy(card);
  return (
    <QuestionCard
      stuck
      over={card.over()}
      question={card.question()}
      end={<Why rule={about().rule} about={card.titleOf(about())} words />}
      why={why()}
      answers={<CardAnswers card={card} filled={props.answers.filled && !props.yields} />}
      last={<Others tasks={props.answers.agreed} />}
    >
      <Others tasks={rows().length < 2 && rows()[0] === main() ? [] : rows()} />
    </QuestionCard>
  );
}

/** Empty where nothing need be said. */
function useCardWhy(card: CardWords): () => string {
  const campaign = useCampaign();
  const why = useWhy();
  return () => {
    const { passes = [] } = card.about();
    const on = card.asked() ? undefined : card.way();
    const last = card.byStep();
    return [
      why(card.about()),
      card.lacking().length > 0 &&
        (card.waits()
          ? t('Once they are ready too, one of you begins for all.')
          : t('Not ready yet: {names}.', { names: card.names() })),
      on && passedWords(campaign, [...passes, ...on.passed], on.skipped),
      last &&
        t('“{all}” passes these phases at once, “{one}” one by one.', {
          all: card.deed(last),
          one: campaign.say(last.title),
        }),
    ]
      .filter(Boolean)
      .join(' ');
  };
}

function CardAnswers(props: { card: CardWords; filled: boolean }): JSX.Element {
  const { session, view, seat, say, act, busy } = useCampaign();
  const { follow, giveAll, choose, stepOn } = useTasks();
  return (
    <>
      <Show when={props.card.lacking().length > 0 && !isReady(view(), seat())}>
        <Button
          kind="filled"
          icon="check"
          grow
          disabled={busy()}
          onTap={() => void act(() => sayReady(session, seat()))}
        >
          {t('I am ready')}
        </Button>
      </Show>
      <Button
        kind={
          props.filled && props.card.lacking().length === 0
            ? 'filled'
            : props.card.main().quiet === 'harms'
              ? 'danger'
              : props.card.lacking().length > 0
                ? 'quiet'
                : 'outlined'
        }
        grow={props.card.lacking().length === 0}
        disabled={busy()}
        onTap={() => void follow(props.card.main())}
      >
        {props.card.lacking().length > 0 ? t('Begin without waiting…') : props.card.deed(props.card.main())}
      </Button>
      <Show when={props.card.main().ready}>
        <Button kind="quiet" disabled={busy()} onTap={() => choose(props.card.main())}>
          {props.card.main().look ? say(props.card.main().look as Text) : t('Choose how')}
        </Button>
      </Show>
      <Show when={props.card.main().no}>
        {(no) => (
          <Button grow disabled={busy()} onTap={() => void giveAll([no().order])}>
            {say(no().words)}
          </Button>
        )}
      </Show>
      <Show when={props.card.leadsOn()}>
        {(last) => (
          <Button disabled={busy()} onTap={() => void follow(last())}>
            {props.card.deed(last())}
          </Button>
        )}
      </Show>
      <Show when={props.card.byStep()}>
        {(last) => (
          <Button kind="quiet" disabled={busy()} onTap={() => void stepOn(last())}>
            {say(last().title)}
          </Button>
        )}
      </Show>
    </>
  );
}

/** More than this, and the answer would be pushed from under the thumb. */
const few = 3;

function Others(props: { tasks: readonly Task[] }): JSX.Element {
  const { say } = useCampaign();
  const { follow } = useTasks();
  const why = useWhy();
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
              note={why(task)}
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
