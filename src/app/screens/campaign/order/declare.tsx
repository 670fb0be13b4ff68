/** A declaration this phone would not make by itself: the player is shown what it would say, and says it or not. */
import { type JSX, Show } from 'solid-js';
import { giveAnswer } from '../../../../campaign/acts.ts';
import { declared } from '../../../../campaign/duties.ts';
import type { OpenOrder } from '../../../../campaign/view.ts';
import type { DeclareQuestion as Declare } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { About } from '../../../rulesets/parts/rolling/about.tsx';
import { Why } from '../../../rulesets/parts/why.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { QuestionCard } from '../../../ui/question-card.tsx';
import { answerWords } from '../parts/answer-words.ts';
import { DeclareByHand } from './declare-by-hand.tsx';

export function DeclareQuestion(props: {
  bar: JSX.Element;
  question: Declare;
  order: OpenOrder;
}): JSX.Element {
  const campaign = useCampaign();
  const { session, view, seat, say, act, busy, app } = campaign;
  const value = () => declared(view(), props.question);
  const mine = () => view().seats.some(({ id, mine: own }) => own && id === props.question.by);
  return (
    <Page bar={props.bar}>
      <About order={props.order} question={props.question} />
      <Show
        when={mine()}
        fallback={
          <DeclareByHand question={props.question} order={props.order} entry={app.byHand?.(props.question)} />
        }
      >
        <QuestionCard
          question={say(props.question.text)}
          end={<Why rule={props.question.rule} about={say(props.question.text)} words />}
          why={t('This order was given by agreement, so your phone asks you before it tells the others.')}
          answers={
            <Button
              kind="filled"
              grow
              disabled={value() === undefined || busy()}
              onTap={() =>
                void act(() =>
                  giveAnswer(
                    session,
                    seat(),
                    props.order.open.order,
                    props.question,
                    value() ?? null,
                    'ledger',
                  ),
                )
              }
            >
              {t('Tell the others')}
            </Button>
          }
        >
          <Show when={value() !== undefined} fallback={<p>{t('Your ledger does not say.')}</p>}>
            <p>
              {t('Your ledger says: {value}', {
                value: answerWords(campaign, props.question, value() ?? null),
              })}
            </p>
          </Show>
        </QuestionCard>
      </Show>
    </Page>
  );
}
