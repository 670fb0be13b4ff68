import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { canonical, type Json } from '../../src/kernel/json.ts';
import { change, choose, owe, roll } from '../../src/kernel/procedure.ts';
import { shapeOf } from '../../src/kernel/question.ts';
import { type AnyRuleset, type Mutable, order } from '../../src/kernel/ruleset.ts';
import * as is from '../../src/kernel/shapes.ts';
import {
  amend,
  ChangeFailed,
  empty,
  enact,
  type Move,
  type Open,
  type Public,
  pieceId,
  reopened,
  respond,
  take,
} from '../../src/kernel/table.ts';
import { say } from '../../src/kernel/text.ts';
import { anything } from './anything.ts';

type State = { readonly towers: { readonly [id: string]: number } };
type Change = { readonly type: 'built'; readonly id: string; readonly height: number };
const define = order<State, Change>();

const build = define({
  id: 'build',
  rule: 'test.build',
  title: say('Build'),
  args: v.object({ high: v.optional(v.boolean(), false) }),
  asks: anything,
  applies: (state) =>
    Object.keys(state.towers).length < 2 || { rule: 'test.full', why: say('No room for another tower.') },
  brief: (_, { high }, { order: id }) => ({ id, dice: high ? '2d6' : 'd6' }),
  *run({ id, dice }) {
    const height = yield* roll('height', { by: 'azure', rule: 'test.build', dice, text: say('How high?') });
    const crowned = yield* choose('crown', {
      by: 'gules',
      rule: 'test.crown',
      text: say('A crown?'),
      standing: 'no',
      from: { yes: say('Yes'), no: say('No') },
    });
    yield* change({ type: 'built', id, height: crowned === 'yes' ? height + 1 : height });
    yield* owe('owed', { from: 'azure', to: ['gules'], rule: 'test.build', claim: 'height', about: { id } });
  },
});
const fails = define({
  id: 'fails',
  rule: 'test.fails',
  title: say('Fail'),
  args: v.object({}),
  asks: anything,
  applies: () => true,
  brief: () => ({}),
  // biome-ignore lint/correctness/useYield: it fails before it can ask
  *run() {
    throw new RangeError('broken in two');
  },
});
const ruleset = {
  orders: { build, fails },
  changes: {
    built(draft: Mutable<State>, { id, height }: Change) {
      if (draft.towers[id]) return [{ rule: 'test.built', why: say('It stands already.') }];
      draft.towers[id] = height;
      return undefined;
    },
    breaks() {
      throw new Error('a change that throws');
    },
  },
  shapes: { built: { id: is.piece, height: is.count }, breaks: {} },
} as unknown as AnyRuleset;

const fresh = (): Mutable<Public<State>> => empty({ towers: {} }) as unknown as Mutable<Public<State>>;
const entry = { entry: `${'a'.repeat(32)}bb`, seat: 'azure', id: 'build', args: {} };
const give = (table: Mutable<Public<State>>, move: Move | undefined) => {
  if (!move) throw new Error('nothing to take');
  return take(ruleset, table as unknown as Mutable<Public>, move, 'first page');
};
const answer = (
  table: Public<State>,
  label: string,
  value: Json,
  more: { shape?: string; entry?: string } = {},
) => respond(ruleset, table, { entry: `answer-${label}`, order: entry.entry, label, value, ...more });

describe('an order', () => {
  test('asks as the rules ask that it is read by', () => {
    const table = fresh();
    give(table, enact(ruleset, table, entry));
    const open = table.open[0] as unknown as Open;
    const dice = (rules: AnyRuleset) =>
      reopened(rules, table, open).open.map((one) => one.ask === 'roll' && one.dice);
    const later = define({
      ...build,
      *run({ id }) {
        const height = yield* roll('height', {
          by: 'azure',
          rule: 'test.build',
          dice: '3d6',
          text: say('How high?'),
        });
        yield* change({ type: 'built', id, height });
      },
    });
    expect(dice(ruleset)).toEqual(['d6']);
    expect(
      dice({ ...ruleset, orders: { ...ruleset.orders, build: later } } as unknown as AnyRuleset),
    ).toEqual(['3d6']);
    expect(dice(ruleset)).toEqual(['d6']);
  });

  test('opens, asks, and takes effect only when it ends', () => {
    const table = fresh();
    const opened = enact(ruleset, table, entry);
    expect(opened).toMatchObject({ done: false, order: entry.entry });
    expect(opened.open?.brief).toEqual({ id: pieceId(entry.entry), dice: 'd6' });
    give(table, opened);
    expect(table.open).toHaveLength(1);
    give(table, answer(table, 'height', [4]));
    expect(table.rules.towers).toEqual({});
    expect(reopened(ruleset, table, table.open[0] as unknown as Open).open.map(({ label }) => label)).toEqual(
      ['crown'],
    );
    give(table, answer(table, 'crown', 'yes'));
    expect(table.rules.towers).toEqual({ [`o${'a'.repeat(32)}`]: 5 });
    expect(table.open).toEqual([]);
    expect(table.owed).toMatchObject([{ key: `${entry.entry}/owed`, at: 'first page', from: 'azure' }]);
  });
  test('M14: two orders that were ground to hashes alike for 100 bits make two pieces', () => {
    const id = (order: string): Json | undefined =>
      enact(ruleset, fresh(), { ...entry, entry: order }).open?.brief;
    const alike = 'c0ffee'.repeat(4).concat('0');
    expect(alike).toHaveLength(25);
    expect(id(`${alike}${'1'.repeat(39)}`)).not.toEqual(id(`${alike}${'2'.repeat(39)}`));
  });
  test('is drawn up once: its brief does not follow the state', () => {
    const table = fresh();
    give(table, enact(ruleset, table, entry));
    table.rules.towers.q1 = 3;
    expect((table.open[0] as unknown as Open).brief).toEqual({ id: pieceId(entry.entry), dice: 'd6' });
  });
  test('with a correction’s answers ends at once', () => {
    const table = fresh();
    give(
      table,
      enact(ruleset, table, { ...entry, answers: { height: { value: [2] }, crown: { value: 'no' } } }),
    );
    expect(table.rules.towers).toEqual({ [`o${'a'.repeat(32)}`]: 2 });
  });
  test('by agreement leaves a flag', () => {
    const flags = give(fresh(), enact(ruleset, fresh(), { ...entry, override: 'we said so' }));
    expect(flags).toMatchObject([{ kind: 'overridden', rule: 'test.build', entry: entry.entry }]);
  });
  test.each([
    ['of an unknown kind', { ...entry, id: 'raze' }, 'order.unknown'],
    ['named like a thing every object has', { ...entry, id: 'toString' }, 'order.unknown'],
    ['not filled in right', { ...entry, args: { high: 3 } }, 'test.build'],
  ])('%s does nothing but leave a flag', (_, given, rule) => {
    const move = enact(ruleset, fresh(), given);
    expect(move).toMatchObject({ done: true, changes: [], flags: [{ kind: 'inapplicable', rule }] });
  });
  test('whose pieces are gone does nothing but leave a flag', () => {
    const table = fresh();
    table.rules.towers = { a: 1, b: 2 };
    expect(enact(ruleset, table, entry).flags).toMatchObject([{ kind: 'inapplicable', rule: 'test.full' }]);
  });
  test('whose rule fails is closed, with a flag', () => {
    expect(enact(ruleset, fresh(), { ...entry, id: 'fails' })).toMatchObject({
      done: true,
      flags: [{ kind: 'broken', rule: 'test.fails' }],
    });
  });
});

describe('an answer', () => {
  const opened = (): Mutable<Public<State>> => {
    const table = fresh();
    give(table, enact(ruleset, table, entry));
    return table;
  };
  test('to an order that is not open does nothing', () => {
    expect(
      respond(ruleset, fresh(), { entry: 'e', order: 'gone', label: 'height', value: [1] }),
    ).toBeUndefined();
  });
  test('given twice alike does nothing; a different one is a dispute, and the first stands', () => {
    const table = opened();
    give(table, answer(table, 'height', [4]));
    expect(answer(table, 'height', [4])).toBeUndefined();
    const flags = give(table, answer(table, 'height', [5]));
    expect(flags).toMatchObject([{ kind: 'dispute', entry: 'answer-height' }]);
    give(table, answer(table, 'crown', 'no'));
    expect(table.rules.towers).toEqual({ [`o${'a'.repeat(32)}`]: 4 });
  });
  test('that no longer fits is flagged and left out; the question stays open', () => {
    const table = opened();
    const flags = give(table, answer(table, 'height', [9]));
    expect(flags).toMatchObject([{ kind: 'misfit' }]);
    expect((table.open[0] as unknown as Open).answers).toEqual({});
    const before = shapeOf({
      ask: 'roll',
      label: 'height',
      by: 'azure',
      rule: 'test.rule',
      text: say(''),
      dice: '2d6',
    });
    expect(give(table, answer(table, 'height', [3], { shape: before }))).toMatchObject([{ kind: 'misfit' }]);
    expect(give(table, answer(table, 'height', [3]))).toEqual([]);
  });
  test('laid down beforehand is used where the question allows one', () => {
    const table = opened();
    table.standing = { gules: { test_crown: 'yes' } };
    give(table, answer(table, 'height', [4]));
    expect(table.rules.towers).toEqual({ [`o${'a'.repeat(32)}`]: 5 });
  });
  test('laid down for a question that allows none is not', () => {
    const table = fresh();
    table.standing = { azure: { test_build: [6] } };
    expect(enact(ruleset, table, entry).open).toBeDefined();
  });

  test('stands for an order that asked already, from when it is laid down', () => {
    const table = fresh();
    give(table, enact(ruleset, table, entry));
    give(table, answer(table, 'height', [3]));
    const asked = () =>
      reopened(ruleset, table, table.open[0] as unknown as Open).open.map(({ label }) => label);
    expect(asked()).toEqual(['crown']);
    table.standing = { gules: { test_crown: 'yes' } };
    expect(asked()).toEqual([]);
  });
});

describe('changes', () => {
  test('an amendment uses the same ones, and what they remark is flagged', () => {
    const table = fresh();
    const built = { type: 'built', id: 'a', height: 3 };
    expect(give(table, amend(ruleset, { entry: 'e1', changes: [built], why: 'it was there' }))).toEqual([]);
    expect(give(table, amend(ruleset, { entry: 'e2', changes: [built], why: 'again' }))).toMatchObject([
      { kind: 'remark', rule: 'test.built', entry: 'e2' },
    ]);
    expect(table.rules.towers).toEqual({ a: 3 });
  });
  test.each([
    ['unknown', { type: 'sinks' }, 'change.unknown'],
    ['none at all', null, 'change.unknown'],
    ['named like a thing every object has', { type: 'constructor' }, 'change.unknown'],
    ['without a field', { type: 'built', id: 'b' }, 'change.form'],
    ['with half a storey', { type: 'built', id: 'b', height: 0.5 }, 'change.form'],
    ['under a name that every object has', { type: 'built', id: 'toString', height: 1 }, 'change.form'],
  ])('H6: an amendment with a change %s is nothing but a flag', (_, change, rule) => {
    const good = { type: 'built', id: 'a', height: 1 };
    const table = fresh();
    const flags = give(table, amend(ruleset, { entry: 'e1', changes: [good, change as Json], why: '' }));
    expect(flags).toMatchObject([{ kind: 'broken', rule, entry: 'e1' }]);
    expect(table.rules.towers).toEqual({});
  });
  test('H6: of a change only what belongs to it is made', () => {
    const built = { type: 'built', id: 'a', height: 1, of: { towers: 9 } };
    const { changes } = amend(ruleset, { entry: 'e1', changes: [built], why: '' });
    expect(changes).toEqual([{ type: 'built', id: 'a', height: 1 }]);
  });
  test('R19: of an amendment with a change that throws nothing is made', () => {
    const good = { type: 'built', id: 'a', height: 1 };
    const amended = amend(ruleset, { entry: 'e1', changes: [good, { type: 'breaks' }], why: '' });
    expect(() => give(fresh(), amended)).toThrow(ChangeFailed);
  });
  test('what lies on the table is canonical', () => {
    const table = fresh();
    give(table, enact(ruleset, table, entry));
    expect(() => canonical(table)).not.toThrow();
  });
});

declare module '../../src/kernel/question.ts' {
  interface Books {
    readonly test: { readonly rule: `test.${string}`; readonly note: 'struck' | 'cheered' | 'gone' | 'back' };
  }
}
