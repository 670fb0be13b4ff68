/** Runs a worked case: data written from a rule document, against the rule set it is about. Says what differs. */
import type { Json } from '../../src/kernel/json.ts';
import type { Odds } from '../../src/kernel/odds.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import type { Case, Fields } from './form.ts';
import { ofChart, ofOdds } from './looked-up.ts';
import { ofPlay } from './play.ts';

export interface Adapter {
  readonly ruleset: AnyRuleset;
  /** The state a case starts from: the plain table with what `given` lays over it. @throws Error for a field unknown to it */
  state(given: Fields): unknown;
  /** The book of a seat, with what `given.books[seat]` lays over a new one; without it no case gives or expects books. */
  book?(state: unknown, seat: string, given: Fields): unknown;
  /** Calculators by name: what they are given, and numbers by key; a key they do not name is 0. */
  readonly odds: { readonly [name: string]: (given: Fields) => { readonly [key: string]: number } };
}

/** Chances by a key of their outcome, with their mean where the outcomes are numbers. */
export function shares<T extends Json>(
  { outcomes }: Odds<T>,
  key: (value: T) => string = (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
): { readonly [key: string]: number } {
  const found: { [key: string]: number } = {};
  for (const { value, p } of outcomes) {
    found[key(value)] = (found[key(value)] ?? 0) + p;
    if (typeof value === 'number') found.mean = (found.mean ?? 0) + value * p;
  }
  return found;
}

/** What differs from what the case expects; nothing if it holds. */
export function differences(adapter: Adapter, one: Case): readonly string[] {
  try {
    if ('chart' in one) return ofChart(adapter, one);
    if ('odds' in one) return ofOdds(adapter, one);
    return ofPlay(adapter, one);
  } catch (problem) {
    return [problem instanceof Error ? problem.message : String(problem)];
  }
}
