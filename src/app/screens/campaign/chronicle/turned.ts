/** What a correction changes, in words: whose roll or choice, to which question, and of several dice which one. */
import { type Json, same } from '../../../../kernel/json.ts';
import type { Question, Seat } from '../../../../kernel/question.ts';
import type { Campaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { answerWords } from '../parts/answer-words.ts';

/** A question by its text; of several of one player that read alike also which of them. @param among all that its line asked */
export function askedAs(
  { say }: Pick<Campaign, 'say'>,
  among: readonly Question[],
  question: Question,
): string {
  const words = say(question.text);
  const alike = among.filter(({ by, text }) => by === question.by && say(text) === words);
  const at = alike.findIndex(({ label }) => label === question.label) + 1;
  return alike.length > 1
    ? t('{question} ({n} of {all})', { question: words, n: at, all: alike.length })
    : words;
}

export interface Turn {
  readonly question: Question;
  readonly was?: Json | undefined;
  readonly now?: Json | undefined;
  /** The seat that answered what the table was asked, where that is known. */
  readonly by?: Seat | undefined;
}
/** "Tom · What do you take? · die 2 of 2: 4 → 5", a line for each answer that is another. @param asked all that the line asked */
export const turned = (campaign: Campaign, asked: readonly Turn[]): readonly string[] =>
  asked.flatMap(({ question, was, now, by }) => {
    if (was === undefined || now === undefined || same(was, now)) return [];
    const among = asked.map((one) => one.question);
    const owner = question.by === 'table' ? by : question.by;
    const whose = owner === undefined ? [] : [campaign.player(owner)];
    const parts = [...whose, askedAs(campaign, among, question)];
    return [[...parts, changes(campaign, question, was, now).join(', ')].join(' · ')];
  });

function changes(campaign: Campaign, question: Question, was: Json, now: Json): readonly string[] {
  const dice = Array.isArray(was) && Array.isArray(now) && was.length === now.length ? was : [];
  if (question.ask !== 'roll' || dice.length < 2)
    return [`${answerWords(campaign, question, was)} → ${answerWords(campaign, question, now)}`];
  return dice.flatMap((face, i) => {
    const other = (now as readonly Json[])[i];
    return face === other
      ? []
      : [
          t('die {n} of {all}: {was} → {now}', {
            n: i + 1,
            all: dice.length,
            was: Number(face),
            now: Number(other),
          }),
        ];
  });
}
