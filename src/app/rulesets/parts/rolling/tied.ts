/** A tie in a roll-off, in words: to a player who tied it is said as to them, to all others with everybody's name. */
import type { OpenOrder } from '../../../../campaign/view.ts';
import type { Question, Seat } from '../../../../kernel/question.ts';
import type { Campaign } from '../../../campaign/context.tsx';
import { listed, t } from '../../../i18n/index.ts';

const round = ({ label }: Question): string => label.slice(0, label.lastIndexOf('/'));

/** Those who roll again together, whether they have done so or not. */
const tiedWith = ({ run }: OpenOrder, question: Question): readonly Seat[] => [
  ...new Set(
    [...run.asked, ...run.open]
      .filter((one) => one.again && round(one) === round(question))
      .map(({ by }) => by),
  ),
];

/** Undefined where the question is not asked again. */
export function tieWords(
  { seat, say, player }: Pick<Campaign, 'seat' | 'say' | 'player'>,
  order: OpenOrder,
  question: Question,
): string | undefined {
  const { again, by } = question;
  if (!again || by === seat()) return again && say(again);
  return t('{names} tied on {face} and roll again.', {
    names: listed(tiedWith(order, question).map(player)),
    face: String(again.with?.face ?? ''),
  });
}
