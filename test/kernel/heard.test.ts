import { expect, test } from 'vitest';
import { heard } from '../../src/kernel/heard.ts';
import type { Move } from '../../src/kernel/table.ts';
import { say } from '../../src/kernel/text.ts';

const move = (over: Partial<Move> = {}): Move => ({
  entry: '1x',
  order: '1x',
  done: true,
  asked: [
    {
      ask: 'choose',
      label: 'way',
      by: 'azure',
      rule: 'test.way',
      text: say('Which way does {banner} go?', { banner: 'b1' }),
      from: { over: say('Over the pass'), round: say('Round it') },
    },
  ],
  notes: [{ note: 'gone', rule: 'test.gone', data: { tile: 'q0r0', why: { say: 'Far away' } } }],
  tells: [],
  changes: [],
  flags: [],
  ...over,
});
const asking = (over: object): Move =>
  move({ asked: move().asked.map((question) => ({ ...question, ...over })) });

test('other words for the same question are not heard', () => {
  const reworded = asking({
    text: say('Where to, {banner}?', { banner: 'b1' }),
    from: { over: say('Climb'), round: say('Walk') },
  });
  expect(heard(reworded, [])).toEqual(heard(move(), []));
});

test.each([
  ['another choice', asking({ from: { over: say('Over the pass') } })],
  ['another argument of the words', asking({ text: say('Which way does {banner} go?', { banner: 'b2' }) })],
  ['another player', asking({ by: 'gules' })],
  ['another rule', asking({ rule: 'me.other' })],
  [
    'another tile in a note',
    move({ notes: [{ note: 'gone', rule: 'test.gone', data: { tile: 'q1r0', why: { say: 'Far away' } } }] }),
  ],
  ['a note more', move({ notes: [...move().notes, { note: 'back', rule: 'test.back', data: {} }] })],
  [
    'something told',
    move({
      tells: [
        { tell: 'points', from: 'azure', to: ['gules'], rule: 'test.tell', claim: 'points', about: 'b1' },
      ],
    }),
  ],
])('%s is heard', (_, other) => expect(heard(other, [])).not.toEqual(heard(move(), [])));

test('a remark for the table is heard, its words are not', () => {
  const flag = (sentence: string) => [
    { kind: 'remark' as const, rule: 'test.purse' as const, why: say(sentence, { n: 3 }), entry: '1x' },
  ];
  expect(heard(move(), flag('{n} crowns are missing'))).not.toEqual(heard(move(), []));
  expect(heard(move(), flag('{n} crowns too few'))).toEqual(heard(move(), flag('{n} crowns are missing')));
});
