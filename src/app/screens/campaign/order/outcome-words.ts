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

export function outcomeOf({ view, say, app }: Campaign, telling: Telling): OutcomeWords {
  const told = telling.notes
    .filter(({ visible }) => visible === undefined)
    .map((note) => ({ note: note.note, rule: note.rule, words: say(view().ruleset.tell(note)) }))
    .filter(({ words }) => words !== '');
  // What it came to, else what was told first.
  const chief = told.findLast(({ note }) => app.outcomes?.includes(note)) ?? told[0];
  return {
    chief,
    others: [
      ...told.filter(({ words }) => words !== chief?.words),
      ...telling.flags.map(({ why, rule }) => ({ words: say(why), rule })),
    ],
  };
}
