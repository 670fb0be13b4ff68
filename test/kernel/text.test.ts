import { expect, test } from 'vitest';
import { counted, plain, say } from '../../src/kernel/text.ts';

test('one of something has a sentence of its own; gaps are filled in both', () => {
  const ways = (n: number) =>
    plain(counted(n, 'One way is open from {tile}.', '{n} ways are open from {tile}.', { tile: 'Orle' }));
  expect([ways(0), ways(1), ways(2)]).toEqual([
    '0 ways are open from Orle.',
    'One way is open from Orle.',
    '2 ways are open from Orle.',
  ]);
});

test('a gap holds a sentence, or several that are listed, each with its names and in the language of the reader', () => {
  const goods = [
    say('{n} gold', { n: 3 }),
    say('{hero}', { hero: 'h1' }),
    say('the town of {tile}', { tile: 'q0r0' }),
  ];
  const gives = (some: typeof goods) => say('{seat} gives {goods}.', { seat: 'azure', goods: some });
  const names: { readonly [id: string]: string } = { azure: 'Anna', h1: 'Gero', q0r0: 'Orle' };
  const german: { readonly [english: string]: string } = {
    '{seat} gives {goods}.': '{seat} gibt {goods}.',
    '{n} gold': '{n} Gold',
    'the town of {tile}': 'die Stadt {tile}',
    '{some} and {last}': '{some} und {last}',
  };
  const read = (some: typeof goods, words = german) =>
    plain(
      gives(some),
      (_, value) => names[value] ?? String(value),
      (english) => words[english] ?? english,
    );
  expect(read(goods, {})).toBe('Anna gives 3 gold, Gero and the town of Orle.');
  expect(read(goods)).toBe('Anna gibt 3 Gold, Gero und die Stadt Orle.');
  expect(read(goods.slice(0, 2))).toBe('Anna gibt 3 Gold und Gero.');
  expect(read(goods.slice(1, 2))).toBe('Anna gibt Gero.');
});
