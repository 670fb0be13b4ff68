/** A rule set of one order, which keeps a value under a key: for books whose lines matter and whose rules do not. */
import * as v from 'valibot';
import type { Json } from '../../src/kernel/json.ts';
import { change } from '../../src/kernel/procedure.ts';
import { order, type Ruleset } from '../../src/kernel/ruleset.ts';
import * as is from '../../src/kernel/shapes.ts';
import { say } from '../../src/kernel/text.ts';
import { anything } from '../kernel/anything.ts';

interface Kept {
  readonly kept: { readonly [key: string]: Json };
}
const shapes = { keep: { key: is.piece, value: v.custom<Json>((one) => one !== undefined) } };
type Change = is.ChangeOf<typeof shapes>;
const set = order<Kept, Change>()({
  id: 'set',
  rule: 'kept.set',
  title: say('Set'),
  args: v.strictObject({ key: v.string(), value: v.custom<Json>(() => true) }),
  asks: anything,
  applies: () => true,
  brief: (_, args) => args,
  *run({ key, value }) {
    yield* change<Change>({ type: 'keep', key, value });
  },
});
export const kept: Ruleset<Kept, Change, null> = {
  id: 'chess',
  title: 'Kept',
  version: 1,
  options: v.custom<Json>(() => true),
  seats: { least: 1, most: 8 },
  phases: [{ id: 'day', title: say('Day'), icon: 'coins', runs: 'in-turn', turnsPage: true }],
  charts: [],
  found: () => ({ kept: {} }),
  orders: { set },
  changes: {
    keep(draft, { key, value }) {
      (draft.kept as { [key: string]: Json })[key] = value;
    },
  },
  shapes,
  clock: () => ({
    stage: 'day',
    title: say('Day'),
    steps: [],
    step: 0,
    phases: ['day'],
    phase: 'day',
    turns: [],
  }),
  awaited: () => [],
  tasks: () => [],
  sentenceOf: ({ note }) => say(note),
  ledgers: {
    start: () => null,
    change: (own) => own,
    check: () => true,
    write: (own) => own,
    claim: () => null,
    tasks: () => [],
  },
  invariants: () => [],
};

declare module '../../src/kernel/question.ts' {
  interface Books {
    readonly kept: { readonly rule: `kept.${string}`; readonly note: 'kept' };
  }
}
