/** What is asked of me, as one card: an open question before everything else, then the first task, then what I may do. */

import { createMemo, type JSX, Match, Show, Switch } from 'solid-js';
import { calledOn } from '../../../../campaign/called-on.ts';
import { leftToSay } from '../../../../campaign/parties.ts';
import type { OpenOrder } from '../../../../campaign/view.ts';
import type { Question } from '../../../../kernel/question.ts';
import type { Task } from '../../../../kernel/ruleset.ts';
import { askedHere } from '../../../campaign/asked-of-others.ts';
import { type Campaign, useCampaign } from '../../../campaign/context.tsx';
import { leftWords, namedIn } from '../../../campaign/left.ts';
import { t } from '../../../i18n/index.ts';
import { remarksOn, toldOfOrder } from '../../../rulesets/parts/rolling/told-so-far.tsx';
import { RowsOf } from '../../../rulesets/parts/rows-of.tsx';
import { Why } from '../../../rulesets/parts/why.tsx';
import { Button } from '../../../ui/button.tsx';
import { QuestionCard } from '../../../ui/question-card.tsx';
import { Row } from '../../../ui/rows.tsx';
import { answersOf } from './answers.ts';
import { Card } from './card.tsx';
import { orderTitle } from './card-words.ts';

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
                {one().question.ask === 'roll' ? t('Roll the dice') : t('Answer')}
              </Button>
            }
          >
            <Show when={others().length > 0}>
              <RowsOf of={others()}>
                {({ order, question }) => (
                  <Row
                    title={askedHere(campaign, question)}
                    note={remarksOn(campaign, order).join(' ') || orderTitle(campaign, order.open.id)}
                    href={`/c/${session.campaign}/order/${order.open.order}`}
                  />
                )}
              </RowsOf>
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
            why={t('{name} is away, and you are on neither side: say what you think it is.', {
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
