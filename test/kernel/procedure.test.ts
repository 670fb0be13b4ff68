import { describe, expect, test } from 'vitest';
import { bag } from '../../src/kernel/bag.ts';
import { type Bag, isDouble } from '../../src/kernel/dice.ts';
import { odds } from '../../src/kernel/odds.ts';
import {
  askAll,
  askSealed,
  change,
  choose,
  type Decision,
  enter,
  laid,
  note,
  owe,
  type Procedure,
  part,
  roll,
  rolled,
  rollFaces,
  sumOf,
  under,
} from '../../src/kernel/procedure.ts';
import { answers, type Question, shapeOf } from '../../src/kernel/question.ts';
import { BrokenRule, play, recorded, run, script } from '../../src/kernel/run.ts';
import { say } from '../../src/kernel/text.ts';

type Hit = { readonly type: 'hit'; readonly points: number };
const q = { by: 'azure', rule: 'test.rule' as const, text: say('How many?') };
const die: Decision<{ readonly by: string }, number> = {
  id: 'test.die',
  *run({ by }) {
    return yield* roll('die', { ...q, by, dice: 'd6' });
  },
};
function* skirmish(): Procedure<Hit> {
  const { attack, defence } = yield* askAll({
    attack: rolled({ ...q, dice: 'd6' }),
    defence: rolled({ ...q, by: 'gules', dice: 'd6' }),
  });
  yield* change({ type: 'hit', points: (attack.sorted[0] ?? 0) - (defence.sorted[0] ?? 0) });
  yield* note('struck', 'test.rule', { points: 1 });
  const goes = yield* choose('pursue', { ...q, from: { pursue: say('On'), stay: say('Stay') } });
  if (goes === 'pursue')
    yield* change({ type: 'hit', points: yield* roll('pursuit', { ...q, dice: 'd6x50' }) });
  yield* owe('total', { from: 'gules', to: ['azure'], rule: 'test.rule', claim: 'total', about: {} });
}

describe('a procedure run from its answers', () => {
  test('stops at the first batch with an open question, and shows what came before as a preview', () => {
    const waiting = run(skirmish(), script({ attack: [6], defence: [2] }));
    expect(waiting.done).toBe(false);
    expect(waiting.open.map(({ label }) => label)).toEqual(['pursue']);
    expect(waiting.asked.map(({ label }) => label)).toEqual(['attack', 'defence', 'pursue']);
    expect(waiting.changes).toEqual([{ type: 'hit', points: 4 }]);
    expect(waiting.tells).toEqual([]);
  });
  test('a batch may be answered in any order; only what is missing is open', () => {
    expect(run(skirmish(), script({ defence: [2] })).open.map(({ label }) => label)).toEqual(['attack']);
    expect(run(skirmish(), script({})).open.map(({ label }) => label)).toEqual(['attack', 'defence']);
  });
  test('comes to its end, the same every time', () => {
    const given = { attack: [6], defence: [2], pursue: 'pursue', pursuit: [3] };
    const once = play(skirmish(), given);
    expect(once).toEqual(play(skirmish(), given));
    expect(once).toMatchObject({ done: true, open: [] });
    expect(once.changes.map(({ points }) => points)).toEqual([4, 150]);
    expect(once.tells).toMatchObject([{ tell: 'total', from: 'gules', to: ['azure'] }]);
  });
  test('sealed batches say so', () => {
    function* cards(): Procedure<never> {
      yield* askSealed({ a: laid({ ...q, from: { hold: say('Hold') } }) });
    }
    expect(run(cards(), script({})).sealed).toBe(true);
    expect(run(skirmish(), script({})).sealed).toBe(false);
  });
  test('an answer that does not answer is a misfit, and the question is offered again', () => {
    const wrong = run(skirmish(), script({ attack: [7], defence: [2] }));
    expect(wrong.misfits).toEqual(['attack']);
    expect(wrong.open.map(({ label }) => label)).toEqual(['attack']);
  });
  test('an answer to what was asked before the dice changed is a misfit', () => {
    const [question] = run(skirmish(), script({})).open as [Question];
    const before = shapeOf({ ...question, dice: '2d6' } as Question);
    const given = {
      attack: { value: [3], shape: before },
      defence: { value: [2], shape: shapeOf(question) },
    };
    expect(run(skirmish(), recorded(given)).misfits).toEqual(['attack']);
    expect(
      run(skirmish(), recorded({ ...given, attack: { value: [3], shape: shapeOf(question) } })).misfits,
    ).toEqual([]);
  });
  test('prose may change under an answer', () => {
    const [question] = run(skirmish(), script({})).open as [Question];
    expect(shapeOf({ ...question, text: say('Otherwise put') })).toBe(shapeOf(question));
  });
});

describe('broken rules', () => {
  test('a label asked twice', () => {
    function* twice(): Procedure<never> {
      yield* roll('die', { ...q, dice: 'd6' });
      yield* roll('die', { ...q, dice: 'd6' });
    }
    expect(() => play(twice(), { die: [1] })).toThrow(BrokenRule);
  });
  test('an exception inside', () => {
    // biome-ignore lint/correctness/useYield: it fails before it can ask
    function* fails(): Procedure<never> {
      throw new RangeError('off the chart');
    }
    expect(() => play(fails(), {})).toThrow(/off the chart/);
    expect(() => play(fails(), {})).toThrow(BrokenRule);
  });
  test('a script that leaves a question open is told which', () => {
    expect(() => play(skirmish(), {})).toThrow(/attack/);
  });
});

describe('parts and paths', () => {
  function* two(): Procedure<never, number> {
    return (yield* part('one', die, { by: 'azure' })) + (yield* part('other', die, { by: 'azure' }));
  }
  function* total(inner: Procedure<never, number>): Procedure<Hit> {
    yield* change({ type: 'hit', points: yield* inner });
  }
  const points = (inner: Procedure<never, number>, given: Record<string, readonly number[]>) =>
    play(total(inner), given).changes[0]?.points;
  test('a part asks under its label', () => {
    expect(points(two(), { 'one/die': [2], 'other/die': [5] })).toBe(7);
  });
  test('a sum takes its decision so many times, each for itself', () => {
    expect(
      points(sumOf('hungry', die, { by: 'azure' }, 3), {
        'hungry/n1/die': [1],
        'hungry/n2/die': [2],
        'hungry/n3/die': [6],
      }),
    ).toBe(9);
    expect(points(sumOf('hungry', die, { by: 'azure' }, 0), {})).toBe(0);
  });
  test('under a path a rule may be used twice, and paths nest', () => {
    function* nested(): Procedure<never, number> {
      return (yield* under('left', under('deep', two()))) + (yield* under('right', two()));
    }
    const given = {
      'left/deep/one/die': [1],
      'left/deep/other/die': [2],
      'right/one/die': [3],
      'right/other/die': [4],
    };
    expect(points(nested(), given)).toBe(10);
  });
  test('answers come back by the labels the rule gave; tells move under the path', () => {
    function* inside(): Procedure<never, number> {
      const { a, b } = yield* askAll({ a: rolled({ ...q, dice: 'd6' }), b: rolled({ ...q, dice: 'd6' }) });
      yield* owe('t', { from: 'azure', to: ['gules'], rule: 'test.rule', claim: 'total', about: {} });
      return (a.sorted[0] ?? 0) * 10 + (b.sorted[0] ?? 0);
    }
    const done = play(total(under('p', inside())), { 'p/a': [4], 'p/b': [2] });
    expect(done.changes[0]?.points).toBe(42);
    expect(done.tells[0]?.tell).toBe('p/t');
  });
  test('faces are given where a rule looks at each die', () => {
    function* faces(): Procedure<never, number> {
      return isDouble(yield* rollFaces('pair', { ...q, dice: '2d6' })) ? 1 : 0;
    }
    expect(points(faces(), { pair: [4, 4] })).toBe(1);
  });
  test('dice that are not told apart come as a bag, however they fell; told apart they keep their places', () => {
    const given: unknown[] = [];
    function* both(): Procedure<never> {
      given.push(yield* rollFaces('bag', { ...q, dice: '3d6' }));
      given.push(yield* rollFaces('row', { ...q, dice: '3d6', placed: true }));
      const { more, rest } = yield* askAll({
        more: rolled({ ...q, dice: '2d6' }),
        rest: rolled({ ...q, dice: '2d6', placed: true }),
      });
      given.push(more, rest);
    }
    play(both(), { bag: [5, 1, 3], row: [5, 1, 3], more: [6, 2], rest: [6, 2] });
    expect(given).toEqual([bag([1, 3, 5]), [5, 1, 3], bag([2, 6]), [6, 2]]);
  });
  test('a rule that reads a die by its place without saying so is refused', () => {
    // It does not compile: a bag has no first die, nor can its dice be gone through.
    const places: Extract<keyof Bag, 0 | typeof Symbol.iterator> extends never ? 'none' : 'has' = 'none';
    expect(places).toBe('none');
    // And where the compiler was talked out of it, it does not run.
    function* sly(): Procedure<never> {
      const pair = yield* rollFaces('pair', { ...q, dice: '2d6' });
      yield* note('struck', 'test.rule', { points: Number(Reflect.get(pair, 0)) });
    }
    expect(() => play(sly(), { pair: [2, 5] })).toThrow(BrokenRule);
    expect(() => odds(sly, () => 0)).toThrow('no places');
  });
});

describe('what answers a question', () => {
  const asked = { label: 'x', by: 'azure', rule: 'test.rule' as const, text: say('?') };
  const split = {
    ...asked,
    ask: 'enter',
    bounds: { kind: 'split', total: 4, among: ['a', 'b'], most: { a: 1 } },
  } as const;
  test.each([
    ['its dice', { ...asked, ask: 'roll', dice: '2d6' }, [1, 6], [1, 7]],
    ['one of its options', { ...asked, ask: 'choose', from: { go: say('Go') } }, 'go', 'toString'],
    [
      'a whole number within bounds',
      { ...asked, ask: 'enter', bounds: { kind: 'integer', from: 1, to: 3 } },
      3,
      2.5,
    ],
    ['a short enough text', { ...asked, ask: 'enter', bounds: { kind: 'text', most: 3 } }, 'abc', 'abcd'],
    ['a split that comes to its total', split, { a: 1, b: 3 }, { a: 1, b: 2 }],
    ['a split within what each may have', split, { b: 4 }, { a: 2, b: 2 }],
    ['a split among those named', split, { a: 0, b: 4 }, { a: 1, c: 3 }],
    ['anything but nothing, declared', { ...asked, ask: 'declare', claim: 'total', about: {} }, 0, null],
  ] as const)('%s', (_, question, right, wrong) => {
    expect(answers(question as Question, right)).toBe(true);
    expect(answers(question as Question, wrong)).toBe(false);
  });
  test('a number may be entered', () => {
    function* asks(): Procedure<Hit> {
      const bounds = { kind: 'integer', from: 0, to: 9 } as const;
      yield* change({ type: 'hit', points: Number(yield* enter('n', { ...q, bounds })) });
    }
    expect(play(asks(), { n: 7 }).changes).toEqual([{ type: 'hit', points: 7 }]);
  });
});
