/** What an order came to, in sentences: the chief one, and the others, each with its rule. */
import type { Telling } from '../../../../campaign/telling.ts';
import type { Rule } from '../../../../kernel/question.ts';
import type { Campaign } from '../../../campaign/context.tsx';

interface Sentence {
  readonly words: string;
  readonly rule: Rule;
}
export interface OutcomeWords {
  readonly chief: Sentence | undefined;
  readonly others: readonly Sentence[];
}

export function outcomeOf({ view, seat, say, app }: Campaign, telling: Telling): OutcomeWords {
  const told = telling.notes
    .filter(({ visible }) => visible === undefined)
    .map((note) => ({
      note: note.note,
      seat: note.data.seat,
      rule: note.rule,
      words: say(view().ruleset.sentenceOf(note)),
    }))
    .filter(({ words }) => words !== '');
  // What it came to, else what was told first.
  const last = told.findLast(({ note }) => app.outcomes?.includes(note)) ?? told[0];
  // Where every player comes to a result of the same kind, a reader's own heads it.
  const chief = told.findLast((one) => one.note === last?.note && one.seat === seat()) ?? last;
  return {
    chief,
    others: [
      ...told.filter(({ words }) => words !== chief?.words),
      ...telling.flags.map(({ why, rule }) => ({ words: say(why), rule })),
    ],
  };
}
