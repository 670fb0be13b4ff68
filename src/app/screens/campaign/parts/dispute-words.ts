/** Two different answers to one question, in words: what was asked by which order, who answered what, and which of them counts. */
import type { Question } from '../../../../kernel/question.ts';
import type { Dispute, DisputedAnswer, Flag } from '../../../../kernel/table.ts';
import type { Campaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { answerWords } from './answer-words.ts';

export interface DisputeWords {
  /** "Fight the battle: Your riders are on their heels" */
  readonly asked: string;
  readonly answers: string;
}

function questionOf({ view }: Campaign, { order, label }: Dispute): Question | undefined {
  const told = view().tellings.find(({ entry }) => entry === order);
  const open = view().open.find(({ open }) => open.order === order);
  return (
    told?.asked.find(({ question }) => question.label === label)?.question ??
    open?.run.asked.find((question) => question.label === label)
  );
}

/** @param known the question, where its page has been turned */
export function disputeWords(campaign: Campaign, dispute: Dispute, known?: Question): DisputeWords {
  const { view, say, player } = campaign;
  const { order, stands, other } = dispute;
  const question = known ?? questionOf(campaign, dispute);
  const id =
    view().tellings.find(({ entry }) => entry === order)?.id ??
    view().open.find(({ open }) => open.order === order)?.open.id;
  const title = id === undefined ? undefined : view().ruleset.orders[id]?.title;
  const who = ({ seat, hand }: DisputedAnswer): string =>
    hand === undefined || hand === seat
      ? player(seat)
      : t('{hand} for {who}', { hand: player(hand), who: player(seat) });
  const value = (one: DisputedAnswer): string => answerWords(campaign, question, one.value);
  return {
    asked: [title && say(title), question && say(question.text)].filter(Boolean).join(': '),
    answers: t(
      "{who}'s answer counts: {value}. {other} answered {second} before the two phones met. The answer that other players saw first counts.",
      { who: who(stands), value: value(stands), other: who(other), second: value(other) },
    ),
  };
}

/** What is to be settled about a line, in words. */
export function flagWords(campaign: Campaign, flag: Flag, known?: Question): string {
  if (!flag.dispute) return campaign.say(flag.why);
  const { asked, answers } = disputeWords(campaign, flag.dispute, known);
  return asked ? t('{asked}. {answers}', { asked, answers }) : answers;
}
