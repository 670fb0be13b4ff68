/** What a stand-in did for a seat, and beside it at their own: the lines, and the deeds in words. */
import { createMemo, createResource } from 'solid-js';
import type { AnsweredQuestion, Telling } from '../../../../campaign/telling.ts';
import type { StandIn } from '../../../../log/stand-ins.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { sentencesOf } from '../../../campaign/sentences.ts';
import { listed, t } from '../../../i18n/index.ts';
import { answerWords } from '../parts/answer-words.ts';
import { partsOfOthers } from '../parts/source-words.ts';

export function useDone(standIn: () => StandIn) {
  const campaign = useCampaign();
  const { session, view } = campaign;
  /** Only what counts: what was taken back since was not done. */
  const isGiven = ({ hand, seat }: Telling): boolean => hand === standIn().own && seat === standIn().seat;
  /** What the stand-in answered or rolled for this seat, in any player's orders. */
  const rolled = ({ asked }: Telling): readonly AnsweredQuestion[] =>
    asked.filter(
      ({ hand, by, value }) => hand === standIn().own && by === standIn().seat && value !== undefined,
    );
  /** Done at the stand-in's own seat: a result of a battle of both. */
  const touches = ({ hand, seat, notes, entry, line }: Telling): boolean =>
    hand === undefined &&
    seat === standIn().own &&
    since().some(({ hash }) => hash === (line ?? entry)) &&
    notes.some(({ data }) => Object.values(data).includes(standIn().seat));
  /** What stands in the book since it was asked for. */
  const since = createMemo(() => {
    const all = view().book.pages.flatMap(({ entries }) => entries);
    return all.slice(all.findIndex(({ hash }) => hash === standIn().entry) + 1);
  });
  /** Every line of the stand-in for this seat: not all of them come to a sentence. */
  const wrote = () =>
    since().filter(({ entry: { author, seat } }) => author === standIn().device && seat === standIn().seat);
  const laid = () => wrote().filter(({ entry }) => entry.body.kind === 'sealed').length;
  const [lines] = createResource(
    () => view().book,
    async ({ pages }): Promise<readonly Telling[]> => {
      const from = pages.findIndex(({ entries }) => entries.some(({ hash }) => hash === standIn().entry));
      const found: Telling[] = [];
      for (let page = Math.max(0, from); page < pages.length; page++)
        found.push(...(page === pages.length - 1 ? view().tellings : await session.tellings(page)));
      return found.filter((one) => !one.struck && (isGiven(one) || touches(one) || rolled(one).length > 0));
    },
    { initialValue: [] },
  );
  return {
    wrote,
    laid,
    lines,
    told: useDeeds(standIn, lines, (one) => isGiven(one) || touches(one), rolled),
  };
}

/** @param isTold whether a line is told as a whole; of others only what the stand-in rolled or answered there */
function useDeeds(
  standIn: () => StandIn,
  lines: () => readonly Telling[],
  isTold: (telling: Telling) => boolean,
  rolled: (telling: Telling) => readonly AnsweredQuestion[],
): () => readonly string[] {
  const campaign = useCampaign();
  /** Who entered it is said over all of them: only what another said or rolled, or chance drew, is said with it. */
  const answerOf = (one: AnsweredQuestion, asked: readonly AnsweredQuestion[]): string => {
    const { question, value = null } = one;
    const by = t('entered by {who}', { who: campaign.player(standIn().own) });
    const parts = partsOfOthers(campaign, one, asked).filter((words) => words !== by);
    const said = answerWords(campaign, question, value);
    // Faces are no answer to "how many": the telling says what they came to.
    const words = question.ask === 'roll' && said !== '' ? t('dice: {faces}', { faces: said }) : said;
    const answer = [words, parts.length > 0 ? `(${listed(parts)})` : ''].filter(Boolean).join(' ');
    return answer === '' ? '' : t('{question} {answer}', { question: campaign.say(question.text), answer });
  };
  /** Each deed once; what was done in phase after phase names them. */
  return () => {
    const deeds = new Map<string, string[]>();
    for (const telling of lines()) {
      const said = isTold(telling) ? sentencesOf(campaign, telling, standIn().seat) : [];
      const words = [...said, ...rolled(telling).map((one) => answerOf(one, telling.asked))]
        .filter(Boolean)
        .join(' ');
      const { phase } = telling.at as { readonly phase?: string };
      const title = campaign.view().ruleset.phases.find(({ id }) => id === phase)?.title;
      deeds.set(words, [...(deeds.get(words) ?? []), title ? campaign.say(title) : '']);
    }
    return [...deeds].map(([words, phases]) => {
      const named = [...new Set(phases.filter(Boolean))];
      return phases.length > 1 && named.length > 0
        ? t('{words}: {phases}', { words, phases: listed(named) })
        : words;
    });
  };
}
