/**
 * What the table hears of a move, by ids and arguments and never by words: notes, questions, what is told and flags. A rule may
 * ask or tell something else while the state stays as it was; prose may change under a campaign that was recorded.
 */
import { canonical, type Json } from './json.ts';
import type { Question } from './question.ts';
import type { Flag, Move } from './table.ts';
import type { Text } from './text.ts';

/** One line for each thing heard, each with the rule it hangs on. */
export function heard({ notes, asked, tells }: Move, flags: readonly Flag[]): readonly string[] {
  return [
    ...notes.map((note) => line('note', note)),
    // What is taken for a choice that is withheld nobody hears before it is.
    ...asked.map(({ forfeit: _, ...question }: Question & { readonly forfeit?: Json }) =>
      line('ask', question),
    ),
    ...tells.map((tell) => line('tell', tell)),
    ...flags.map((flag) => line('flag', flag)),
  ];
}

const line = (what: string, { rule, ...rest }: { readonly rule: string }): string =>
  `${what} ${rule} ${canonical(unworded(rest as unknown as Json))}`;

/** The value without prose: of a text its arguments are left. */
export function unworded(value: Json | undefined): Json | undefined {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((each: Json) => unworded(each) ?? null);
  if (isText(value)) return { with: unworded(value.with as Json | undefined) ?? null };
  const kept = Object.entries(value as { readonly [key: string]: Json }).map(
    ([key, each]) => [/^[a-z]/i.test(key) ? key : `x${key}`, unworded(each) ?? null] as const,
  );
  return Object.fromEntries(kept);
}

const isText = (value: object): value is Text => 'say' in value && typeof value.say === 'string';
