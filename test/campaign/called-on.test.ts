/** Of a roll that belongs to no player, one phone calls: where all did, a whole table would reach for the same dice. */
import { expect, test } from 'vitest';
import { calledOn, openTo } from '../../src/campaign/called-on.ts';
import type { View } from '../../src/campaign/view.ts';
import type { Question, Seat } from '../../src/kernel/question.ts';

const asks = (opener: Seat, question: object): View =>
  ({
    asked: () =>
      [
        {
          order: { open: { seat: opener } },
          question: { by: 'table', ask: 'roll', label: 'king', ...question },
        },
      ] as unknown as readonly { question: Question }[],
  }) as unknown as View;
const called = (view: View): readonly Seat[] =>
  ['azure', 'gules', 'or'].filter((seat) => calledOn(view, seat).length > 0);
const free = (view: View): readonly Seat[] =>
  ['azure', 'gules', 'or'].filter((seat) => openTo(view, seat).length > 0);

test('a roll of the table calls the player whose order asks it, and the others may roll as well', () => {
  const king = asks('gules', {});
  expect(called(king)).toEqual(['gules']);
  expect(free(king)).toEqual(['azure', 'or']);
});

test('it calls those it is about where it says so, and all where no player began it', () => {
  expect(called(asks('gules', { among: ['azure', 'or'] }))).toEqual(['azure', 'or']);
  expect(called(asks('table', {}))).toEqual(['azure', 'gules', 'or']);
});

test('a choice of the table is for all of it, whoever began it', () => {
  expect(called(asks('gules', { ask: 'choose' }))).toEqual(['azure', 'gules', 'or']);
});
