/**
 * A yes or no that another player of this phone is asked. Nothing secret is in it, and they sit beside the one who holds the
 * phone: it is answered where it stands, with as many taps as on their own page.
 */
import { createSignal, type JSX } from 'solid-js';
import { giveAnswer } from '../../../../campaign/acts.ts';
import type { OpenOrder, View } from '../../../../campaign/view.ts';
import { assentTo } from '../../../../kernel/assent.ts';
import type { ChooseQuestion, Seat } from '../../../../kernel/question.ts';
import { ofThem } from '../../../campaign/asked-of-others.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { sharesPhone } from '../../../campaign/next-here.ts';
import { t } from '../../../i18n/index.ts';
import { AnswerRows } from '../../../rulesets/parts/answer-rows.tsx';
import { Why } from '../../../rulesets/parts/why.tsx';
import { Button } from '../../../ui/button.tsx';
import { QuestionCard } from '../../../ui/question-card.tsx';

/** What an order asks a player who shares this phone with the one it shows, where only yes or no is wanted. */
export function assentHere(
  view: View,
  shown: Seat,
  { open, run, committed }: OpenOrder,
  to: Seat | undefined,
) {
  const shares = view.seats.some((one) => one.id === to && sharesPhone(view, one, shown));
  const asked = run.open.find(({ by, label }) => by === to && !committed.includes(label));
  return shares && !run.sealed && asked?.ask === 'choose' && assentTo(asked) !== undefined
    ? { order: open.order, question: asked }
    : undefined;
}

/** @param props.beside something else on the page stands out */
export function Assent(props: { order: string; question: ChooseQuestion; beside?: boolean }): JSX.Element {
  const { session, say, act, busy, player } = useCampaign();
  const [put, setPut] = createSignal<readonly [asked: string, value: string]>();
  const asked = () => `${props.order}/${props.question.label}`;
  /** What was picked for one question is not picked for the next that stands here. */
  const picked = () => (put()?.[0] === asked() ? put()?.[1] : undefined);
  const words = () => say(ofThem(props.question.text, props.question.by));
  const give = (value: string): void =>
    void act(() => giveAnswer(session, props.question.by, props.order, props.question, value, 'chosen'));
  return (
    <QuestionCard
      over={t('for {name}', { name: player(props.question.by) })}
      question={words()}
      end={<Why rule={props.question.rule} about={words()} words />}
      answers={
        <Button
          kind={props.beside || picked() === undefined ? 'outlined' : 'filled'}
          grow
          disabled={picked() === undefined || busy()}
          onTap={() => give(picked() ?? '')}
        >
          {t('Confirm')}
        </Button>
      }
    >
      <AnswerRows
        label={words()}
        question={props.question}
        picked={picked()}
        onPick={(value) => setPut([asked(), value])}
      />
    </QuestionCard>
  );
}
