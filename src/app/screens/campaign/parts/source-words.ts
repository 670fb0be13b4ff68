/** How an answer came: rolled or laid how, said or rolled by whom, drawn by chance, entered by whom for an absent player. */
import type { AnsweredQuestion } from '../../../../campaign/telling.ts';
import type { Campaign } from '../../../campaign/context.tsx';
import { listed, t } from '../../../i18n/index.ts';
import { answerWords } from './answer-words.ts';

const hows: { readonly [how: string]: () => string } = {
  table: () => t('real dice'),
  phone: () => t('dice of the phone'),
  witnessed: () => t('dice of two phones'),
  ledger: () => t('from the ledger'),
  standing: () => t('laid down beforehand'),
  corrected: () => t('corrected'),
  forfeit: () => t('declared forfeit'),
  void: () => t('laid face down, but not a possible choice'),
};

type Speaker = Pick<Campaign, 'view' | 'say' | 'app' | 'player'>;

/** The player whose answer it was; undefined where the table was asked and nobody's hand is known. */
export const whoseAnswer = ({ player }: Speaker, { question, by }: AnsweredQuestion): string | undefined =>
  question.by === by || question.by === 'table' ? by && player(by) : player(question.by);

/** Whether chance drew it: who laid it for an absent player laid a card of their own against it. */
const drawn = ({ hand, sealed }: AnsweredQuestion, asked: readonly AnsweredQuestion[]): boolean =>
  hand !== undefined && sealed === true && asked.some((other) => other.sealed && other.by === hand);

/** Another's part in an answer: who rolled it, said it or entered it, or whose phone drew it. @param asked all that the order asked */
export function partsOfOthers(
  { player }: Speaker,
  one: AnsweredQuestion,
  asked: readonly AnsweredQuestion[],
): readonly string[] {
  const { rolled, hand, question } = one;
  if (hand !== undefined && drawn(one, asked))
    return [t('drawn by chance on {name}’s phone', { name: player(hand) })];
  const who = rolled === undefined ? '' : player(rolled);
  return [
    ...(who ? [question.ask === 'roll' ? t('rolled by {who}', { who }) : t('said by {who}', { who })] : []),
    ...(hand === undefined ? [] : [t('entered by {who}', { who: player(hand) })]),
  ];
}

/** How it came, what it was before a correction, and others' part in it; without the name of whose it was. */
export function sourceWords(
  campaign: Speaker,
  one: AnsweredQuestion,
  asked: readonly AnsweredQuestion[],
): readonly string[] {
  const { by, how, was, question, witness } = one;
  // Typed in: dice of the table, or what another took an absent player's book to say.
  const came = how === 'table' && question.ask !== 'roll' ? undefined : how && hows[how]?.();
  const others = partsOfOthers(campaign, one, asked);
  const theirs = by !== undefined && whoseAnswer(campaign, one) !== campaign.player(by);
  return [
    ...(came ? [came] : []),
    ...(witness === undefined ? [] : [t('with {who}’s phone', { who: campaign.player(witness) })]),
    ...(one.hands ? [t('by {names}', { names: listed(one.hands.map(campaign.player)) })] : []),
    ...(was === undefined ? [] : [t('was {was}', { was: answerWords(campaign, question, was) })]),
    ...others,
    ...(theirs && one.hand === undefined ? [t('entered by {who}', { who: campaign.player(by) })] : []),
  ];
}
