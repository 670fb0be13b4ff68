/**
 * Dice of two phones as the fold checks them: `witnessed` is told of nothing else. An answer that does not follow from what
 * both phones laid down is nothing, and its author is named.
 */
import { dice } from '../kernel/dice.ts';
import { same } from '../kernel/json.ts';
import type { Question, Seat } from '../kernel/question.ts';
import type { Remark } from '../kernel/ruleset.ts';
import { say } from '../kernel/text.ts';
import { is } from '../log/entry.ts';
import type { Placed } from '../log/placed.ts';
import { facesOf, rollCommit } from '../log/together.ts';
import type { Reading } from './folded.ts';
import { spotOf } from './keyring.ts';

const refused = (why: string): Remark => {
  return { rule: 'dice.together', why: say(why) };
};

/**
 * What speaks against an answer as the end of a roll with another phone, or beside one; undefined where nothing does.
 * 'overruled': it was given while the other phone's number was still on its way; nobody is to blame.
 * @param question what it answers
 */
export function falseRoll(
  { corrections, ring }: Pick<Reading, 'corrections' | 'ring'>,
  placed: Placed,
  question: Question,
): Remark | 'overruled' | undefined {
  const { entry } = placed;
  if (!is(entry, 'answer')) return undefined;
  const { together, inPast } = corrections;
  const second = together.secondTry(placed);
  if (second === 'unknown') return 'overruled';
  if (second === 'known')
    return refused('The other phone had already added its number to this roll: no other answer counts.');
  const { how, roll: opened, order, label, value } = entry.body;
  if (how !== 'witnessed') return undefined;
  const { roll, share } = together.of(order, label, entry.seat) ?? {};
  if (
    question.ask !== 'roll' ||
    !roll ||
    !share ||
    !opened ||
    roll.hash !== opened.entry ||
    !inPast(share, placed)
  )
    return refused('No other phone took part in these dice: they do not count.');
  const faces = facesOf(roll.hash, [opened.secret, share.entry.body.share], dice(question.dice));
  return rollCommit(spotOf(ring, roll.entry), opened.secret) === roll.entry.body.commit &&
    same([...faces], value)
    ? undefined
    : refused('These are not the faces that the two phones rolled: they do not count.');
}

/** The seat whose phone had a hand in a roll. */
export function witnessOf(
  { corrections }: Pick<Reading, 'corrections'>,
  { entry }: Pick<Placed, 'entry'>,
): Seat | undefined {
  if (!is(entry, 'answer') || entry.body.how !== 'witnessed') return undefined;
  return corrections.together.of(entry.body.order, entry.body.label, entry.seat)?.share?.entry.seat;
}
