/** The questions of an order one under the other, as its dress has them. */
import { createMemo, For, type JSX } from 'solid-js';
import type { Json } from '../../../../kernel/json.ts';
import type { Answers } from './answers.ts';
import type { Nothing, RowDress } from './dress.ts';
import { type Parts, partOf } from './parts.ts';
import { Put } from './put.tsx';

/** What the page was opened with, or what leaves no choice. */
function isSettled({ given, said, among }: Answers, label: string): boolean {
  const { [label]: value } = said();
  return value !== undefined && (Object.hasOwn(given, label) || value === null || among(label).length <= 1);
}

/** What no player is asked is not drawn, nor once it is answered what the page says by itself, nor where nobody can be named. */
function drawn(answers: Answers, of: Parts, label: string): boolean {
  const ask = answers.ask(label);
  if (!ask || ask.ask === 'given') return false;
  if (ask.ask === 'whole') return partOf(of, label)?.put !== undefined;
  if (of?.[label] === false && isSettled(answers, label)) return false;
  if (ask.ask === 'some') return ask.among().length > 0 || ask.least !== 0;
  if (ask.ask !== 'pick' || ask.among().length === 0) return true;
  return !answers.among(label).every(({ one }) => one === null);
}

/** The labels that are drawn; neighbouring numbers and neighbouring fields stand in one list. */
export function createGroups(
  answers: Answers,
  of: Parts,
  skip: readonly string[] = [],
): () => readonly string[] {
  return createMemo(
    () => {
      const all: string[][] = [];
      for (const { ask, label } of answers.asks()) {
        if (skip.includes(label) || !drawn(answers, of, label)) continue;
        const before = answers.ask(all.at(-1)?.at(-1) ?? '')?.ask;
        const { typed, head } = partOf(of, label) ?? {};
        const joins = !head && (ask === 'words' || (ask === 'count' && !typed));
        if (before === ask && joins) all.at(-1)?.push(label);
        else all.push([label]);
      }
      return all.map((group) => group.join(' '));
    },
    undefined,
    { equals: (a, b) => a.join() === b.join() },
  );
}

export function QuestionList(props: {
  groups: readonly string[];
  answers: Answers;
  of: Parts;
  /** What the page asks: it stands in place of the first head, and is not said twice. */
  asked?: string | undefined;
  nothing?: Nothing | undefined;
  /** What is picked is picked by chips that look like this. */
  chips?: (label: string, one: Json) => RowDress;
  /** What speaks against all of it stands beneath already. */
  told?: boolean | undefined;
}): JSX.Element {
  return (
    <For each={props.groups}>
      {(group, at) => (
        <Put
          labels={group.split(' ')}
          answers={props.answers}
          of={props.of}
          told={props.told}
          followed={at() < props.groups.length - 1}
          asked={props.asked}
          first={props.asked !== undefined && at() === 0}
          nothing={props.nothing}
          chips={props.chips}
        />
      )}
    </For>
  );
}
