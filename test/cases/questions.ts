/** Questions in the words of the form, and whether an order asks what a case expects. */
import { canonical, type Json } from '../../src/kernel/json.ts';
import type { Question } from '../../src/kernel/question.ts';
import type { Ask } from './form.ts';

function formOf(question: Question): Ask {
  const { label, by } = question;
  switch (question.ask) {
    case 'roll':
      return { label, by, dice: question.dice };
    case 'choose':
      return { label, by, choices: Object.keys(question.from) };
    case 'declare':
      return { label, by, claim: question.claim };
    case 'enter': {
      const { kind: _, ...bounds } = question.bounds;
      return { label, by, ...(bounds as Omit<Ask, 'label' | 'by'>) };
    }
  }
}

export const list = (asked: readonly Question[]): string =>
  asked.length === 0 ? 'nothing' : asked.map((each) => JSON.stringify(formOf(each))).join(' ');

/** The same whatever the order of choices. */
const spelt = ({ choices, among, ...rest }: Ask): string =>
  canonical({
    ...rest,
    ...(choices && { choices: [...choices].sort() }),
    ...(among && { among: [...among].sort() }),
  } as Json);

/** Only the fields a case names, of an ask. */
const part = (ask: Ask, of: Ask): Ask =>
  Object.fromEntries(Object.keys(of).map((key) => [key, ask[key as keyof Ask] ?? null])) as Ask;

/** What differs from the questions expected, in their order. */
export function asksDiffer(wanted: readonly Ask[], asked: readonly Question[]): readonly string[] {
  const holds =
    wanted.length === asked.length &&
    wanted.every((ask, index) => {
      const question = asked[index];
      return question !== undefined && spelt(ask) === spelt(part(formOf(question), ask));
    });
  return holds ? [] : [`expected to ask ${JSON.stringify(wanted)}, asked ${list(asked)}`];
}
