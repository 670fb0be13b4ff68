/** Chapters are put together and asked by name: a name that every object has by birth names nothing in them. */
import { describe, expect, test } from 'vitest';
import { inOrder, teller } from '../../src/kernel/chapter.ts';
import type { Note } from '../../src/kernel/procedure.ts';
import type { Task } from '../../src/kernel/ruleset.ts';
import { byWord, sentence } from '../../src/kernel/sentences.ts';
import { plain, say } from '../../src/kernel/text.ts';

const inborn = ['toString', 'constructor', 'valueOf', 'hasOwnProperty', '__proto__'];

describe.each(inborn)('%s', (name) => {
  test('is no note: the chronicle says that it cannot describe it', () => {
    const tell = teller({ reported: sentence('{seat} has reported.') });
    const told = tell({ note: name, rule: 'book.rule', data: {} } as unknown as Note);
    expect(plain(told)).toBe('Something happened that this version cannot describe: book.rule.');
  });

  test('is none of the words that a sentence goes by', () => {
    const tell = byWord('how', { lost: '{seat} has lost.', else: '{seat} has played.' });
    expect(plain(tell({ seat: 'azure', how: name }))).toBe('azure has played.');
  });

  test('quiets no task, neither as its order nor as what it is about', () => {
    const task: Task = { kind: 'may', rule: 'book.rule' as Task['rule'], title: say('Play'), icon: 'dice' };
    const tasks: readonly Task[] = [
      { ...task, order: { id: name } },
      { ...task, about: name },
    ];
    expect(inOrder(tasks, { trade: 'rare' })).toEqual(tasks);
  });
});
