/** A state carried through many edits comes to what a library makes of it that copies with each, and nothing that was given out changes. */
import fc from 'fast-check';
import { create } from 'mutative';
import { expect, test } from 'vitest';
import { Carrier, type Write } from '../../src/kernel/carrier.ts';
import { spellable, spellableAt } from '../../src/kernel/spellable.ts';
import { patience, runs } from '../prove/counts.ts';

type Tree = { [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
/** Down a tree, at each step to the member that a number picks, until there is none. */
function down(tree: Tree, picks: readonly number[]): Tree {
  let at = tree;
  for (const pick of picks) {
    const trees = Object.values(at).filter(isTree);
    if (trees.length === 0) break;
    at = trees[pick % trees.length] as Tree;
  }
  return at;
}
const keyIn = (tree: Tree, pick: number): string => {
  const keys = Object.keys(tree);
  return keys.length === 0 ? (Array.isArray(tree) ? '0' : 'a') : (keys[pick % keys.length] as string);
};

interface Step {
  readonly kind:
    | 'value'
    | 'tree'
    | 'new'
    | 'delete'
    | 'push'
    | 'splice'
    | 'filter'
    | 'reverse'
    | 'move'
    | 'wrap'
    | 'nothing'
    | 'later';
  readonly at: readonly number[];
  readonly to: readonly number[];
  readonly pick: number;
}
const kinds: readonly Step['kind'][] = [
  'value',
  'tree',
  'new',
  'delete',
  'push',
  'splice',
  'filter',
  'reverse',
  'move',
  'wrap',
  'nothing',
  'later',
];
/** Whether one tree lies in another, or is it: to put it there would make a ring. */
const holds = (outer: Tree, inner: Tree): boolean => JSON.stringify(outer).includes(JSON.stringify(inner));

function act(draft: Tree, { kind, at, to, pick }: Step): void {
  const place = down(draft, at);
  const key = keyIn(place, pick);
  const other = down(draft, to);
  const list = Array.isArray(place) ? (place as unknown[]) : undefined;
  switch (kind) {
    case 'value':
      place[key] = pick;
      return;
    case 'tree':
      place[key] = { b: pick, c: [{ d: pick }] };
      return;
    case 'new':
      if (!list) place[`n${pick}`] = { e: {} };
      return;
    case 'delete':
      if (!list) delete place[key];
      return;
    case 'push':
      list?.push({ f: pick }, pick);
      return;
    case 'splice':
      list?.splice(pick % (list.length + 1), 1);
      return;
    case 'filter':
      for (const [name, member] of Object.entries(place))
        if (Array.isArray(member)) place[name] = member.filter((_, i) => (i + pick) % 3 > 0);
      return;
    case 'reverse':
      list?.reverse();
      return;
    case 'move':
      if (!holds(other, place)) place[key] = other;
      return;
    case 'wrap':
      if (!holds(other, place)) place[key] = { g: [other], h: pick };
      return;
    case 'nothing':
      Object.assign(place, { [key]: place[key] });
      return;
    case 'later': {
      // What stands there is written to once it stands elsewhere.
      const member = place[key];
      if (!isTree(member) || list || Array.isArray(member)) return;
      place.z = [member];
      member.y = pick;
    }
  }
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  at: fc.array(fc.nat(5), { maxLength: 4 }),
  to: fc.array(fc.nat(5), { maxLength: 4 }),
  pick: fc.nat(9),
});
const edits = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 });
const begin = (): Tree => ({
  a: { a: [{ b: 1 }, { b: 2 }, [3, { c: 4 }]], d: { e: { f: 5 } } },
  b: [{ g: [6, 7] }, { h: { i: 8 } }, 9],
  c: { j: {}, k: [], l: 10 },
});
// biome-ignore lint/suspicious/noExplicitAny: the library's own types go deeper than these trees
const copying = create as any;
const undo = Symbol('too large');
/** A tree that stands at several places of itself grows with each edit. */
const small = (tree: unknown): void => {
  if (JSON.stringify(tree).length > 4_000) throw undo;
};

test(
  'it comes to the same as with a library that copies, edit for edit, and what was given out stays as it was',
  () => {
    let [compared, moved] = [0, 0];
    fc.assert(
      fc.property(edits, fc.nat(11), (all, published) => {
        let [one, other] = [begin(), begin()] as [Tree, Tree];
        let carrier = new Carrier();
        const out: [Tree, string][] = [[one, JSON.stringify(one)]];
        try {
          for (const [i, steps] of all.entries()) {
            const change = (draft: Tree): void => {
              for (const each of steps) act(draft, each);
            };
            other = copying(other, change);
            small(other);
            one = carrier.edit(one, change);
            expect(one).toEqual(other);
            expect(Object.keys(one)).toEqual(Object.keys(other));
            // No draft is left in it, which reads as what it stands for.
            structuredClone(one);
            compared++;
            moved += steps.filter(({ kind }) => kind === 'move' || kind === 'wrap').length;
            if (i === published) {
              out.push([one, JSON.stringify(one)]);
              carrier = new Carrier();
            }
          }
        } catch (problem) {
          if (problem !== undo) throw problem;
        }
        for (const [tree, spelt] of out) expect(JSON.stringify(tree)).toBe(spelt);
      }),
      runs(30_000),
    );
    expect(compared).toBeGreaterThan(3_000);
    expect(moved).toBeGreaterThan(500);
  },
  patience,
);

test('an edit that leaves everything as it was gives the same state', () => {
  const state = begin();
  expect(new Carrier().edit(state, () => undefined)).toBe(state);
  expect(
    new Carrier().edit(state, (draft) => {
      (draft as { c: Tree }).c.l = 10;
    }),
  ).toBe(state);
});

test('what has been copied once is changed in place: a record of many members is not copied for each edit', () => {
  const wide = { all: Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`k${i}`, i])) };
  const carrier = new Carrier();
  const first = carrier.edit(wide, ({ all }) => void Object.assign(all, { k1: -1 }));
  const second = carrier.edit(first, ({ all }) => void Object.assign(all, { k2: -2 }));
  expect(first.all).not.toBe(wide.all);
  expect(second.all).toBe(first.all);
  expect([wide.all.k1, wide.all.k2, second.all.k1, second.all.k2]).toEqual([1, 2, -1, -2]);
});

test('the whole is given out after each edit: what it held by itself it holds still', () => {
  const carrier = new Carrier();
  const one = carrier.edit({ a: 1, b: { c: 1 } }, (draft) => void Object.assign(draft, { a: 2 }));
  const two = carrier.edit(one, (draft) => void Object.assign(draft, { a: 3 }));
  expect([one.a, two.a, two.b === one.b]).toEqual([2, 3, true]);
});

test('what is put at a second place is copied before it is changed at one of them', () => {
  const carrier = new Carrier();
  const start: Tree = { a: { b: { c: 1 } }, d: null };
  const one = carrier.edit(start, (draft) => {
    (draft as { a: { b: Tree } }).a.b.c = 2;
  });
  const two = carrier.edit(one, (draft) => {
    draft.d = draft.a;
  });
  const three = carrier.edit(two, (draft) => {
    (draft as { a: { b: Tree } }).a.b.c = 3;
  });
  expect(three).toEqual({ a: { b: { c: 3 } }, d: { b: { c: 2 } } });
  // The same without a draft, as it stood before.
  const four = carrier.edit(three, (draft) => {
    draft.d = [three.a];
  });
  const five = carrier.edit(four, (draft) => {
    (draft as { a: { b: Tree } }).a.b.c = 5;
  });
  expect(five).toEqual({ a: { b: { c: 5 } }, d: [{ b: { c: 3 } }] });
});

test('it tells what stood at a place before the first of several writes: what the first brought in is looked at, too', () => {
  const bad = [Number.NaN];
  const change = (draft: Tree): void => {
    draft.a = { b: bad };
    draft.a = { b: bad, c: 1 };
  };
  const writes: Write[] = [];
  new Carrier().edit<Tree>({ a: 1 }, change, (write) => void writes.push(write));
  expect(writes.map(({ key, before }) => [key, before])).toEqual([['a', 1]]);
  expect(() => writes.forEach(spellableAt)).toThrow('NaN');
});

test('no draft is left where what held it was moved on and its first place written over', () => {
  const carrier = new Carrier();
  const start: Tree = { a: { k: 1 }, b: {}, c: { n: 1 } };
  const one = carrier.edit(start, (draft) => void Object.assign(draft.c as Tree, { n: 2 }));
  const two = carrier.edit(one, (draft) => {
    const [a, b] = [draft.a, draft.b] as [Tree, Tree];
    a.k = { y: draft.c };
    b.j = a.k;
    a.k = null;
  });
  const three = carrier.edit(two, (draft) => void Object.assign(draft.c as Tree, { n: 3 }));
  expect(structuredClone(three)).toEqual({ a: { k: null }, b: { j: { y: { n: 2 } } }, c: { n: 3 } });
});

test.each([
  ['a list has no member of a name', (draft: Tree) => void Object.assign(draft.list as Tree, { name: 1 })],
  [
    'nor of a number that is spelt otherwise',
    (draft: Tree) => void Object.assign(draft.list as Tree, { '01': 1 }),
  ],
  ['nothing is put before a record', assertSet],
])('what a library refuses is refused: %s', (_, change) => {
  expect(() => copying({ list: [1] }, change)).toThrow();
  expect(() => new Carrier().edit({ list: [1] }, change)).toThrow();
});
/** As `draft.__proto__ = {}` does. */
function assertSet(draft: Tree): void {
  if (!Reflect.set(draft, '__proto__', {})) throw new TypeError('not set');
}

test(
  'it tells of every place that was written to: nothing without a spelling comes in unseen',
  () => {
    let bad = 0;
    fc.assert(
      fc.property(edits, fc.array(fc.nat(5), { maxLength: 4 }), fc.nat(11), (all, at, when) => {
        let [one, other] = [begin(), begin()] as [Tree, Tree];
        const carrier = new Carrier();
        for (const [i, steps] of all.entries()) {
          const change = (draft: Tree): void => {
            for (const each of steps) act(draft, each);
            if (i !== when) return;
            const place = down(draft, at);
            place[keyIn(place, when)] = { bad: [Number.NaN] };
          };
          const before = other;
          other = copying(other, change);
          if (JSON.stringify(other).length > 4_000) return;
          const writes: Write[] = [];
          one = carrier.edit(one, change, (write) => void writes.push(write));
          const refused = (work: () => void): boolean => {
            try {
              work();
              return false;
            } catch {
              return true;
            }
          };
          const copied = refused(() => spellable(before, other));
          const carried = refused(() => {
            writes.forEach(spellableAt);
          });
          if (copied) {
            expect(carried).toBe(true);
            bad++;
            return;
          }
        }
      }),
      runs(16_000),
    );
    expect(bad).toBeGreaterThan(50);
  },
  patience,
);
