import { expect, test } from 'vitest';
import { drawLots, tiedOn } from '../../src/kernel/lots.ts';
import { rollEach } from '../../src/kernel/procedure.ts';
import { run, script } from '../../src/kernel/run.ts';
import { plain, say } from '../../src/kernel/text.ts';

const lots = { rule: 'test.rule', text: say('Who begins?') } as const;
const seats = ['azure', 'gules', 'or'];

test('the highest comes first; those who tie roll again among themselves, and are told why', () => {
  let order: readonly string[] = [];
  function* drawn() {
    order = yield* drawLots(seats, lots);
  }
  const faces = { 'lots/azure': [2], 'lots/gules': [5], 'lots/or': [2] };
  const again = run(drawn(), script(faces)).open;
  expect(again.map(({ label, by }) => [label, by])).toEqual([
    ['lots/tie2/azure', 'azure'],
    ['lots/tie2/or', 'or'],
  ]);
  expect(again.map((one) => one.again && plain(one.again))).toEqual([
    'Tied on 2 with or: roll again.',
    'Tied on 2 with azure: roll again.',
  ]);
  run(drawn(), script({ ...faces, 'lots/tie2/azure': [1], 'lots/tie2/or': [6] }));
  expect(order).toEqual(['gules', 'or', 'azure']);
});
test('one alone does not roll', () => {
  expect(run(drawLots(['azure'], lots), script({})).asked).toEqual([]);
});
test('a tie names one other or two, and counts more', () => {
  const tied = [...seats, 'sable'];
  const say = (n: number) => plain(tiedOn(4, 'azure', tied.slice(0, n)));
  expect([say(2), say(3), say(4)]).toEqual([
    'Tied on 4 with gules: roll again.',
    'Tied on 4 with gules and or: roll again.',
    'Tied on 4 with 3 others: roll again.',
  ]);
});
test('one that a list names twice rolls once, and counts as often as it is named', () => {
  let all: readonly (readonly [string, number])[] = [];
  function* rolls() {
    const each = yield* rollEach(['a', 'b', 'a'], (label) => ({ label, by: 'azure', dice: '2d6', ...lots }));
    all = each.map(([one, total]) => [one, total] as const);
  }
  const { asked } = run(rolls(), script({ a: [3, 4], b: [1, 1] }));
  expect(asked.map(({ label }) => label)).toEqual(['a', 'b']);
  expect(all).toEqual([
    ['a', 7],
    ['b', 2],
    ['a', 7],
  ]);
});
