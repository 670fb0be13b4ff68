/**
 * Changes as an amendment would hold them: all that recorded campaigns ever made, and what a hostile hand would make of those.
 * What comes out is judged by what every object and every state is, not by what the rules say.
 */
import { expect, test } from 'vitest';
import { playedAgain, readRecorded, recordedNames } from '../../scripts/recorded.ts';
import { fingerprintOf, foldNext } from '../../src/campaign/fold.ts';
import type { FoldedPage, Reading } from '../../src/campaign/folded.ts';
import { readChanges } from '../../src/kernel/change-forms.ts';
import { stateOf } from '../../src/kernel/game.ts';
import type { Json } from '../../src/kernel/json.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import { empty } from '../../src/kernel/table.ts';
import type { Placed } from '../../src/log/placed.ts';
import { patience, proving } from '../prove/counts.ts';

type Change = { readonly type: string };
type Table = { [key: string]: unknown };

/** Plays a campaign again and hears every change, with the state it left. */
function heard(ruleset: AnyRuleset, name: string, hear: (change: Change) => void): unknown {
  const changes = Object.fromEntries(
    Object.entries(ruleset.changes).map(([type, make]) => [
      type,
      (draft: unknown, change: Change) => {
        // As a line would hold it.
        hear(JSON.parse(JSON.stringify(change)) as Change);
        return (make as (draft: unknown, change: Change) => unknown)(draft, change);
      },
    ]),
  );
  return stateOf(playedAgain({ ...ruleset, changes } as AnyRuleset, readRecorded(name)));
}

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });
const hostile: readonly unknown[] = [
  Number.NaN,
  2 ** 53,
  -(2 ** 53),
  -0,
  0.5,
  Number.POSITIVE_INFINITY,
  '',
  '__proto__',
  'constructor',
  'toString',
  '7',
  'nobody',
  'q999r999',
  null,
  undefined,
  [],
  {},
  { constructor: { name: 'x' } },
  JSON.parse('{"__proto__":{"polluted":1}}'),
  { 7: 1 },
  deep(200),
];

/** A change with each of its parts replaced by each hostile value, left out, or given under each hostile name. */
function* spoilt(change: Change): Generator<unknown> {
  for (const path of paths(change))
    for (const value of hostile) {
      const copy = structuredClone(change) as unknown as Table;
      const at = path.slice(0, -1).reduce<Table>((part, key) => part[key] as Table, copy);
      const last = path.at(-1) as string;
      at[last] = value;
      yield copy;
      if (typeof value === 'string') yield renamed(change, path, value);
    }
}
const paths = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  value === null || typeof value !== 'object'
    ? []
    : Object.keys(value)
        .slice(0, 4)
        .flatMap((key) => [[...path, key], ...paths((value as Table)[key], [...path, key])]);
function renamed(change: Change, path: readonly string[], name: string): unknown {
  const copy = structuredClone(change) as unknown as Table;
  const at = path.slice(0, -1).reduce<Table>((part, key) => part[key] as Table, copy);
  const last = path.at(-1) as string;
  const value = at[last];
  delete at[last];
  Object.defineProperty(at, name, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

/** One agreed amendment, as the fold meets it. */
function folded(ruleset: AnyRuleset, state: unknown, change: unknown): FoldedPage {
  const amend = { kind: 'amend', changes: [change], why: 'so it was' };
  const amendment = { hash: 'amendment', page: 0, entry: { seat: 'azure', body: amend } };
  const agreement = { hash: 'agreement', page: 0, entry: { seat: 'gules', body: { kind: 'agree' } } };
  const reading = {
    ruleset,
    ring: { seats: new Map() },
    book: { founding: { body: {} }, pages: [], raises: { inForce: [] } },
    corrections: {
      amended: new Map([['agreement', 'amendment']]),
      struck: new Map(),
      corrected: new Map(),
      forfeits: { at: new Map() },
    },
    absences: new Map(),
    changes: new Map(),
    find: () => amendment,
    opened: new Map(),
  } as unknown as Reading;
  const before = {
    page: '',
    named: [],
    suggested: [],
    table: empty(state),
    ledgers: {},
    intelligence: [],
    committed: {},
    tellings: [],
  } as FoldedPage;
  return foldNext(reading, before, agreement as unknown as Placed);
}
const inborn = (): string =>
  [Object, Object.prototype, Array.prototype, Function.prototype, String.prototype, Number.prototype]
    .map((one) => Object.getOwnPropertyNames(one).join())
    .join(' ') + String(Object.name);

/** @param never kinds of change that no recorded campaign has come to */
export function amendments(ruleset: AnyRuleset, never: readonly string[]): void {
  const names = recordedNames(ruleset.id);
  test(
    'H6: every change that a recorded campaign ever made has the shape that an amendment asks for',
    () => {
      const seen = new Set<string>();
      const misfits = new Set<string>();
      for (const name of proving ? names : names.slice(0, 3))
        heard(ruleset, name, (change) => {
          seen.add(change.type);
          const read = readChanges(ruleset, [change as Json]);
          if (!read.ok) misfits.add(`${change.type}: ${read.why.say} ${JSON.stringify(read.why)}`);
          else expect(read.changes).toEqual([change]);
        });
      expect([...misfits]).toEqual([]);
      if (!proving) return;
      expect(
        Object.keys(ruleset.changes)
          .filter((type) => !seen.has(type))
          .sort(),
      ).toEqual([...never].sort());
    },
    patience,
  );

  test(
    'H6: a change with any part of it spoilt never throws out of the fold, reaches no prototype, and leaves a table that can be spelt, the same on two phones',
    () => {
      const [first = ''] = names.toSorted((a, b) => a.length - b.length);
      const examples = new Map<string, Change>();
      const state = heard(ruleset, first, (change) => examples.set(change.type, change));
      const again = structuredClone(state);
      const before = inborn();
      let [count, turn, unread] = [0, 0, 0];
      for (const example of examples.values())
        for (const change of spoilt(example)) {
          if (turn++ % (proving ? 1 : 5) > 0) continue;
          const here = folded(ruleset, state, change);
          const there = folded(ruleset, again, structuredClone(change));
          expect(here.stopped).toBeUndefined();
          expect(fingerprintOf(there)).toBe(fingerprintOf(here));
          expect(inborn(), JSON.stringify(change)).toBe(before);
          expect(({} as Table).polluted).toBeUndefined();
          count++;
          if (here.table.flags.some(({ rule }) => rule === 'line.unread')) unread++;
        }
      expect(state).toEqual(again);
      expect(count).toBeGreaterThan(100);
      // A fold that fell over before it came to the change would prove nothing.
      expect(unread).toBe(0);
    },
    patience,
  );
}
