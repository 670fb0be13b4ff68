/** The same edits by the same authors, as logs of ours and as what a peer hands from device to device. */
import * as v from 'valibot';
import type { Json } from '../../src/kernel/json.ts';
import { change } from '../../src/kernel/procedure.ts';
import { order, type Ruleset } from '../../src/kernel/ruleset.ts';
import * as is from '../../src/kernel/shapes.ts';
import { say } from '../../src/kernel/text.ts';
import type { Chains } from '../../src/log/chain.ts';
import { meet, type Phone, table } from '../log/phones.ts';
import { scribe } from './scribe.ts';

export interface Edit {
  /** Which of the authors, counted from 0. */
  readonly by: number;
  readonly key: string;
  readonly value: { readonly at: number; readonly to: string };
}
/** Edits of 500 keys by authors who take turns. */
export const edits = (length: number, authors: number): readonly Edit[] =>
  Array.from({ length }, (_, i) => ({
    by: i % authors,
    key: `k${(i * 7919) % 500}`,
    value: { at: i, to: `q${i % 30}r${i % 20}` },
  }));

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
  offered: () => ({ open: true }),
  applies: () => true,
  brief: (_, args) => args,
  *run({ key, value }) {
    yield* change<Change>({ type: 'keep', key, value });
  },
});
/** A rule set of one order, which keeps a value under a key. */
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
  tell: ({ note }) => say(note),
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

export interface Written {
  readonly campaign: string;
  readonly chains: Chains;
  readonly phones: readonly Phone[];
}
/** What phones write that sit at one table and hear each other at once. @param pages after how many edits each a page is turned */
export function written(all: readonly Edit[], authors: number, pages: number): Written {
  const phones = [...table('ABCDEFGH'.slice(0, authors)).phones.values()];
  meet(...phones);
  const campaign = phones[0]?.campaign ?? '';
  const before = phones[0]?.chains ?? new Map();
  const of = phones.map(({ key, name }) => ({ key, seat: name }));
  const { write, turn, chains } = scribe(campaign, of, before);
  all.forEach(({ by, key, value }, i) => {
    write(by, { kind: 'order', id: 'set', args: { key, value } });
    if ((i + 1) % pages === 0) turn(by);
  });
  return { campaign, chains: chains(), phones };
}

declare module '../../src/kernel/question.ts' {
  interface Books {
    readonly kept: { readonly rule: `kept.${string}`; readonly note: 'kept' };
  }
}
