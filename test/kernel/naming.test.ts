import { expect, test } from 'vitest';
import { asked } from '../../src/kernel/asking.ts';
import { naming } from '../../src/kernel/naming.ts';

interface State {
  readonly banners: { readonly [id: string]: { readonly name: string; readonly seat: string } };
}
const state: State = { banners: { b1: { name: 'Orle', seat: 'azure' }, b2: { name: '', seat: 'gules' } } };
const { asks, called } = naming<State, 'banner'>('test.rule', ['banner'], {
  banner: {
    all: ({ banners }) => banners,
    own: ({ banners }, seat) => Object.keys(banners).filter((id) => banners[id]?.seat === seat),
  },
});
const told = (id: string) => asked(asks(state, 'azure'), { what: 'banner', id, name: 'Vert' });

test('one’s own may be named, and nothing else: not another’s, nor what any object inherits', () => {
  expect(told('b1').args).toEqual({ what: 'banner', id: 'b1', name: 'Vert' });
  for (const id of ['b2', 'b3', 'constructor', 'toString']) expect(told(id).why?.rule).toBe('test.rule');
});
test('what is there is called something, if nothing yet; what is gone is not', () => {
  const names = ['b1', 'b2', 'b3', 'constructor', 'valueOf'].map((id) => called(state, 'banner', id));
  expect(names).toEqual(['Orle', '', undefined, undefined, undefined]);
});
test('the name it has is suggested', () => {
  const { next } = asked(asks(state, 'azure'), { what: 'banner', id: 'b1' });
  expect(next?.ask === 'words' && next.suggest?.()).toBe('Orle');
});
