/**
 * The page of an order, from the order's own questions: what may be answered and what speaks against it comes from the rules,
 * words and signs from the order's dress.
 */
import { type JSX, untrack } from 'solid-js';
import { objections } from '../../../../campaign/acts.ts';
import type { Said } from '../../../../kernel/asking.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { AnyOrder } from '../../../../kernel/ruleset.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { Page } from '../../../ui/page.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../order-page.tsx';
import { type Answers, createAnswers } from './answers.ts';
import type { AnyDress, Dress, Nothing } from './dress.ts';
import { beginOf, shut, wrongIn } from './parts.ts';
import { NothingToPick } from './pick-rows.tsx';
import { createGroups, QuestionList } from './question-list.tsx';

/**
 * The form of an order in this dress. `A` its arguments; the dress is made anew with each page, and may use the campaign.
 * @param dress `back` leaves the page, where something else than the order answers it
 */
export const dressed =
  <A,>(order: string, dress: (back: () => void) => Dress<A>): OrderForm =>
  (props) => (
    <AskPage
      order={order}
      dress={dress(() => props.onDone()) as AnyDress}
      args={props.args}
      onDone={props.onDone}
    />
  );

const worded = (words: unknown, said: Said): never =>
  (typeof words === 'function' ? words(said) : words) as never;

export function AskPage(props: {
  order: string;
  dress?: AnyDress;
  args: Json;
  onDone: () => void;
}): JSX.Element {
  const { view, seat, say } = useCampaign();
  const given = (props.args ?? {}) as Said;
  const title = () => say((view().ruleset.orders[props.order] as AnyOrder<unknown, Json>).title);
  const dress: AnyDress = props.dress ?? { answer: title() };
  const answers = createAnswers(props.order, given, beginOf(dress.of));
  const { said } = answers;
  const groups = createGroups(answers, dress.of);
  const first = () => answers.ask(groups()[0]?.split(' ')[0] ?? '');
  const question = () => {
    const one = first();
    return dress.question?.(said()) ?? (one && 'text' in one ? say(one.text) : undefined);
  };
  const args = () => (dress.empty?.(said()) ? undefined : answers.args());
  const gone = dress.gone && isGone(answers, dress, given) && dress.gone;
  if (gone) return <GonePage title={dress.title?.({}) ?? title()} gone={gone} />;
  return (
    <OrderPage
      order={props.order}
      args={args()}
      title={dress.title?.(said()) ?? title()}
      question={question()}
      why={dress.why?.(said())}
      answer={worded(dress.answer, said())}
      icon={worded(dress.icon, said())}
      danger={worded(dress.danger, said()) ?? false}
      rolls={dress.rolls ?? false}
      plain={dress.plain?.(said())}
      idle={dress.idle?.(said()) || (answers.args() === undefined && shut(answers))}
      sum={dress.sum?.(said())}
      wrong={wrongIn(answers, dress.of)}
      quick={dress.quick?.(said())}
      onDone={() => (dress.done ? dress.done(said(), props.onDone) : props.onDone())}
    >
      {dress.over?.(said())}
      <QuestionList
        groups={groups()}
        answers={answers}
        of={dress.of}
        asked={question() ?? ''}
        nothing={dress.nothing}
        told={objections(view(), seat(), props.order, args()).length > 0}
      />
      {dress.under?.(said())}
    </OrderPage>
  );
}

/** Looked at once, as the page is opened: a siege that ends as its player lifts it is no news to them. */
const isGone = (answers: Answers, { of }: AnyDress, given: Said): boolean =>
  untrack(() =>
    answers.asks().some((ask) => {
      if (ask.ask !== 'pick' || of?.[ask.label] !== false) return false;
      const all: readonly Json[] = ask.among();
      return Object.hasOwn(given, ask.label) ? !all.includes(given[ask.label] as Json) : all.length === 0;
    }),
  );

function GonePage(props: { title: string; gone: Nothing }): JSX.Element {
  const { to } = useCampaign();
  return (
    <Page bar={<TopBar back={to('today')} close title={props.title} />}>
      <NothingToPick nothing={props.gone} />
    </Page>
  );
}
