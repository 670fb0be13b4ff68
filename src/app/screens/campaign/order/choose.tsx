/** A choice a rule asks for, as rows to tap; in a sealed batch it is committed, and opens when all have chosen. */

import { type JSX, Show, useContext } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { commitAnswer } from '../../../../campaign/acts.ts';
import { chanceDraws } from '../../../../campaign/own-seat.ts';
import type { OpenOrder } from '../../../../campaign/view.ts';
import type { ChooseQuestion as Choose } from '../../../../kernel/question.ts';
import { askedHere } from '../../../campaign/asked-of-others.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { randomBytes } from '../../../campaign/deps.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { face } from '../../../dice/random.ts';
import { t } from '../../../i18n/index.ts';
import { DraftContext } from '../../../remembered.ts';
import { AnswerRows } from '../../../rulesets/parts/answer-rows.tsx';
import { About } from '../../../rulesets/parts/rolling/about.tsx';
import { Why } from '../../../rulesets/parts/why.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { QuestionCard } from '../../../ui/question-card.tsx';
import { useChosen } from './use-chosen.ts';

export function ChooseQuestion(props: { bar: JSX.Element; question: Choose; order: OpenOrder }): JSX.Element {
  const campaign = useCampaign();
  const { session, view, seat, say, act, busy, player } = campaign;
  const asks = (): string => askedHere(campaign, props.question);
  const drafts = useContext(DraftContext);
  /**
   * A card, too, is kept before it is laid: drafts lie where the keys and ledgers of this phone lie, under the seat that is
   * asked, in no backup and no log, and go with the tab. Once it is laid they hold it no more.
   */
  const [kept, setPicked] = chosenSignal<string>('picked');
  const picked = (): string | undefined => {
    const one = kept();
    return one !== undefined && Object.hasOwn(props.question.from, one) ? one : undefined;
  };
  const chosen = useChosen();
  const lay = (value: string): Promise<unknown> =>
    act(() => commitAnswer(session, seat(), props.order.open.order, props.question, value, randomBytes));
  const unseen = (): boolean => chanceDraws(view(), props.order, seat());
  const draw = (): void => {
    const values = Object.keys(props.question.from);
    void lay(values[face(values.length) - 1] ?? '');
  };
  const answer = async (): Promise<void> => {
    const [order, value] = [props.order.open.order, picked() ?? ''];
    const what = props.question.from[value];
    const done = props.order.run.sealed
      ? await lay(value)
      : await chosen(order, props.question, value, what ? say(what) : value);
    if (done) drafts?.discard();
  };
  return (
    <Page bar={props.bar}>
      <About order={props.order} question={props.question} />
      <QuestionCard
        question={asks()}
        stuck
        end={<Why rule={props.question.rule} about={asks()} words />}
        answers={
          <Show
            when={!unseen()}
            fallback={
              <Button kind="filled" grow disabled={busy()} onTap={draw}>
                {t('Draw for {name}, unseen', { name: player(seat()) })}
              </Button>
            }
          >
            <Button
              kind={picked() === undefined ? 'outlined' : 'filled'}
              grow
              disabled={picked() === undefined || busy()}
              onTap={() => void answer()}
            >
              {props.order.run.sealed ? t('Lay the choice face down') : t('Confirm')}
            </Button>
          </Show>
        }
      >
        <Show when={unseen()}>
          <p>{t('You play the other side here, so chance draws for {name}.', { name: player(seat()) })}</p>
        </Show>
        <Choices question={props.question} unseen={unseen()} picked={picked()} onPick={setPicked} />
        <Show when={props.order.run.sealed}>
          <p>{t('Nobody sees your choice before all have chosen.')}</p>
        </Show>
      </QuestionCard>
    </Page>
  );
}

/** As rows, or as the rule set draws what is chosen from. */
function Choices(props: {
  question: Choose;
  unseen: boolean;
  picked: string | undefined;
  onPick: (value: string) => void;
}): JSX.Element {
  const campaign = useCampaign();
  const { app } = campaign;
  const asks = (): string => askedHere(campaign, props.question);
  return (
    <Show
      when={!props.unseen && app.choices?.[props.question.rule]}
      fallback={
        <Show when={!props.unseen}>
          <AnswerRows label={asks()} question={props.question} picked={props.picked} onPick={props.onPick} />
        </Show>
      }
    >
      {(own) => (
        <Dynamic component={own()} question={props.question} picked={props.picked} onPick={props.onPick} />
      )}
    </Show>
  );
}
