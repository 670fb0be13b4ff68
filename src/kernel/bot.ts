/** Answers drawn by chance from a policy: how bots play and how chances are sampled. Pure: chance comes in as a source. */
import { dice } from './dice.ts';
import type { Json } from './json.ts';
import type { Bounds, Question } from './question.ts';
import type { Given } from './run.ts';

/** A whole number from 0 to `below` - 1. */
export type Source = (below: number) => number;
/** How likely each value of a choice is; weights, not shares. Undefined: all alike. */
export type Policy = (question: Question) => { readonly [value: string]: number } | undefined;

/** A seeded source (mulberry32): the same seed, the same campaign. */
export function seeded(seed: number): Source {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}

/** Answers any question: dice fairly, choices by the policy, splits by handing out one at a time. */
export const bot =
  (source: Source, policy: Policy = () => undefined, declares: (question: Question) => Json = () => 0) =>
  (question: Question): Given => {
    switch (question.ask) {
      case 'roll': {
        const { count, sides } = dice(question.dice);
        return { value: Array.from({ length: count }, () => source(sides) + 1) };
      }
      case 'choose':
        return { value: pick(Object.keys(question.from), policy(question), source) };
      case 'enter':
        return { value: fill(question.bounds, source) };
      case 'declare':
        return { value: declares(question) };
    }
  };

function pick(
  values: readonly string[],
  weights: { readonly [value: string]: number } | undefined,
  source: Source,
): string {
  const weight = (value: string): number => (weights ? (weights[value] ?? 0) : 1);
  const sum = values.reduce((all, value) => all + weight(value), 0);
  let left = source(sum || values.length);
  for (const value of values) {
    left -= sum ? weight(value) : 1;
    if (left < 0) return value;
  }
  return values.at(-1) ?? '';
}

function fill(bounds: Bounds, source: Source): Json {
  switch (bounds.kind) {
    case 'integer':
      return bounds.from + source(bounds.to - bounds.from + 1);
    case 'text':
      return '';
    case 'split': {
      const shares = Object.fromEntries(bounds.among.map((name) => [name, 0]));
      for (let left = bounds.total; left > 0; left--) {
        const room = bounds.among.filter(
          (name) => (shares[name] ?? 0) < (bounds.most?.[name] ?? bounds.total),
        );
        const name = room[source(room.length)];
        if (name === undefined) break;
        shares[name] = (shares[name] ?? 0) + 1;
      }
      return shares;
    }
  }
}
