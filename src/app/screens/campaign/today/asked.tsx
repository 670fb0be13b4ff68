/** What is asked of me, as one card: an open question before everything else, then the first task, then what I may do. */
import { createMemo, createSignal, For, type JSX, Match, Show, Switch, useContext } from 'solid-js';
import { calledOn } from '../../../../campaign/called-on.ts';
import { leftToSay } from '../../../../campaign/parties.ts';
import { isReady, notReady, sayReady } from '../../../../campaign/readiness.ts';
import type { OpenOrder } from '../../../../campaign/view.ts';
import type { Question } from '../../../../kernel/question.ts';
import type { Task } from '../../../../kernel/ruleset.ts';
import type { Text } from '../../../../kernel/text.ts';
import { askedHere, toSeat } from '../../../campaign/asked-of-others.ts';
import { type Campaign, useCampaign } from '../../../campaign/context.tsx';
import { leftWords, namedIn } from '../../../campaign/left.ts';
import { listed, t } from '../../../i18n/index.ts';
import { Why } from '../../../rulesets/parts/why.tsx';
import { Button } from '../../../ui/button.tsx';
import { QuestionCard } from '../../../ui/question-card.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { ActingFor } from '../../../ui/top-bar.tsx';
import { remarksOn, toldOfOrder } from '../order/told-so-far.tsx';
import { gameIcon } from '../parts/icon.ts';
import { type Answers, answersOf } from './answers.ts';
import { passedWords } from './passed.ts';
import { useTasks } from './use-tasks.ts';
import { useWhy } from './use-why.ts';

/** @param props.yields something else on the page stands out before what may be done */
export function Asked(props: { tasks: readonly Task[]; yields?: boolean }): JSX.Element {
  const campaign = useCampaign();
  const { session, view, seat, say, player } = campaign;
  const called = () => calledOn(view(), seat());
  const open = () => called()[0];
  /** What else is asked, each order once: its own page leads from question to question. */
  const others = () =>
    called()
      .filter(({ order }, at, all) => all.findIndex((one) => one.order === order) === at)
      .slice(1);
  /** What the whole table is asked is one's own turn only where one's own order asks it. */
  const ofAnybody = ({ order, question: { ask, by, among } }: ReturnType<typeof called>[number]) =>
    by !== 'table' || among !== undefined || order.open.seat === seat()
      ? undefined
      : ask === 'roll'
        ? t('Anybody may roll')
        : t('Anybody may answer');
  const askedAgain = ({ again }: Question) => again && say(again);
  const answers = createMemo(() => answersOf(props.tasks));
  return (
    <Switch>
      <Match when={open()}>
        {(one) => (
          <QuestionCard
            over={ofAnybody(one())}
            question={askedHere(campaign, one().question)}
            end={<Why rule={one().question.rule} about={askedHere(campaign, one().question)} words />}
            why={
              askedAgain(one().question) ??
              ([
                ...aboutLine(campaign, one().order, one().question),
                ...remarksOn(campaign, one().order),
                ...toldOfOrder(campaign, one().order).slice(-1),
                ...leftWords(campaign, namedIn(one().question.text)),
              ].join(' ') ||
                orderTitle(campaign, one().order.open.id))
            }
            answers={
              <Button kind="filled" grow href={`/c/${session.campaign}/order/${one().order.open.order}`}>
                {one().question.ask === 'roll' ? t('To the dice') : t('Answer')}
              </Button>
            }
          >
            <Show when={others().length > 0}>
              <Rows>
                <For each={others()}>
                  {({ order, question }) => (
                    <Row
                      title={askedHere(campaign, question)}
                      note={remarksOn(campaign, order).join(' ') || orderTitle(campaign, order.open.id)}
                      href={`/c/${session.campaign}/order/${order.open.order}`}
                    />
                  )}
                </For>
              </Rows>
            </Show>
          </QuestionCard>
        )}
      </Match>
      <Match when={leftToSay(view(), seat())[0]}>
        {(one) => (
          <QuestionCard
            over={t('for {name}', { name: player(one().question.by) })}
            question={askedHere(campaign, one().question)}
            end={<Why rule={one().question.rule} about={askedHere(campaign, one().question)} words />}
            why={t('{name} is away, and you are no side of it: say what you take it to be.', {
              name: player(one().question.by),
            })}
            answers={
              <Button kind="filled" grow href={`/c/${session.campaign}/order/${one().order.open.order}`}>
                {t('Answer')}
              </Button>
            }
          />
        )}
      </Match>
      <Match when={answers()}>{(now) => <Card answers={now()} yields={props.yields === true} />}</Match>
    </Switch>
  );
}

/** The piece or place that it is asked of, and what is at stake. */
function aboutLine({ view, app }: Campaign, order: OpenOrder, question: Question): readonly string[] {
  const about = app.about?.(view(), order, question);
  return about
    ? [`${[about.title, about.note].filter(Boolean).join(': ')}.`.replace(/([.!?])\.$/, '$1')]
    : [];
}
function orderTitle({ view, say }: Campaign, id: string): string {
  const title = view().ruleset.orders[id]?.title;
  return title ? say(title) : '';
}

function Card(props: { answers: Answers; yields: boolean }): JSX.Element {
  const campaign = useCampaign();
  const { session, view, seat, say, player, act, busy } = campaign;
  const why = useWhy();
  const { follow, giveAll, choose, ahead, stepOn } = useTasks();
  const main = () => props.answers.main;
  const asked = () => main().kind === 'asked';
  /** Whom it would take along before they have said that they are ready. */
  const lacking = () => (main().begins ? notReady(view(), seat()) : []);
  /** This player has said so: they wait for the others. */
  const waits = () => lacking().length > 0 && isReady(view(), seat());
  /** Beside one's own set-up nothing is offered that takes others along before they are ready. */
  const leadsOn = () => {
    const { onward: last } = props.answers;
    return last?.begins && notReady(view(), seat()).length > 0 ? undefined : last;
  };
  /** What leads on, whether it stands out or not. */
  const onward = () => (main().onward ? main() : leadsOn());
  /** How far the way on leads by itself, and what it is called there. */
  const way = createMemo(() => {
    const last = onward();
    return last && ahead(last);
  });
  /** Who acts for another reads whose it is. */
  const words = (text: Text): string => say(toSeat(view(), seat(), text));
  const titleOf = (task: Task): string => words(((task.onward && way()?.steps.at(-1)) || task).title);
  /** The deed itself, by the name of its order. */
  const deed = (task: Task): string => {
    if (task.ready) return words(task.ready);
    if (task.deed) return words(task.deed);
    if (task.onward) return titleOf(task);
    if (task.order) return orderTitle(campaign, task.order.id) || words(task.title);
    return task.kind === 'asked' ? t('Open') : words(task.title);
  };
  /** Where something on the way would be left undone, it can be gone one phase at a time. */
  const byStep = () => (!asked() && (way()?.skipped.length ?? 0) > 0 ? onward() : undefined);
  const rows = () => (asked() || main().onward ? props.answers.rows : [main(), ...props.answers.rows]);
  const about = () => (asked() ? main() : (onward() ?? main()));
  const acting = useContext(ActingFor);
  /** Whose turn it is stands over the page: in another's, what is asked is no turn of this player's. */
  const outOfTurn = () => {
    const { turn } = view().clock;
    const others = view().seats.some(({ held, mine }) => held && !mine);
    if (main().anyone && others && acting() === undefined) return t('any of you');
    return turn !== undefined && turn !== seat() && acting() === undefined ? t('asked of you') : undefined;
  };
  const names = () => listed(lacking().map(player));
  /** Several things may be done, none of them before the others. */
  const several = () => !waits() && !asked() && !main().onward && rows().length >= 2;
  const upToThem = () => (acting() === undefined ? t('up to you') : undefined);
  const question = () =>
    waits()
      ? t('Waiting for {who}', { who: names() })
      : several()
        ? t('Choose what to do next')
        : titleOf(main());
  return (
    <QuestionCard
      stuck
      over={asked() ? outOfTurn() : waits() ? t('you are ready') : several() ? upToThem() : t('you can')}
      question={question()}
      end={<Why rule={about().rule} about={titleOf(about())} words />}
      why={
        <>
          {why(about()) && `${why(about())} `}
          <Show when={lacking().length > 0}>
            {waits()
              ? t('Once they are ready, too, one of you begins for all.')
              : `${t('Not ready yet: {names}.', { names: names() })} `}
          </Show>
          <Show when={!asked() && way()}>
            {(on) => <>{passedWords(campaign, [...(about().passes ?? []), ...on().passed], on().skipped)}</>}
          </Show>
          <Show when={byStep()}>
            {(last) => (
              <>
                {` ${t('“{all}” passes these phases at once, “{one}” one by one.', {
                  all: deed(last()),
                  one: say(last().title),
                })}`}
              </>
            )}
          </Show>
        </>
      }
      answers={
        <>
          <Show when={lacking().length > 0 && !isReady(view(), seat())}>
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
              props.answers.filled && !props.yields && lacking().length === 0
                ? 'filled'
                : main().quiet === 'harms'
                  ? 'danger'
                  : lacking().length > 0
                    ? 'quiet'
                    : 'outlined'
            }
            grow={lacking().length === 0}
            disabled={busy()}
            onTap={() => void follow(main())}
          >
            {lacking().length > 0 ? t('Begin without waiting…') : deed(main())}
          </Button>
          <Show when={main().ready}>
            <Button kind="quiet" disabled={busy()} onTap={() => choose(main())}>
              {main().look ? say(main().look as Text) : t('Choose how')}
            </Button>
          </Show>
          <Show when={main().no}>
            {(no) => (
              <Button grow disabled={busy()} onTap={() => void giveAll([no().order])}>
                {say(no().words)}
              </Button>
            )}
          </Show>
          <Show when={leadsOn()}>
            {(last) => (
              <Button disabled={busy()} onTap={() => void follow(last())}>
                {deed(last())}
              </Button>
            )}
          </Show>
          <Show when={byStep()}>
            {(last) => (
              <Button kind="quiet" disabled={busy()} onTap={() => void stepOn(last())}>
                {say(last().title)}
              </Button>
            )}
          </Show>
        </>
      }
      last={<Others tasks={props.answers.agreed} />}
    >
      <Others tasks={rows().length < 2 && rows()[0] === main() ? [] : rows()} />
    </QuestionCard>
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
