/** What leads on by itself in the books without turns: only where nobody has anything left that could be chosen. */
import { describe, expect, test } from 'vitest';
import { waitsForOthers } from '../../../src/app/campaign/under-way.ts';
import { next as afterBattle } from '../../../src/app/rulesets/chronopia/next.ts';
import { onlyWayOn } from '../../../src/app/rulesets/parts/on.ts';
import type { View } from '../../../src/campaign/view.ts';
import type { Task } from '../../../src/kernel/ruleset.ts';

const task = (order: string, more: Partial<Task> = {}): Task => ({
  kind: 'may',
  rule: 'test.rule',
  title: { say: order },
  icon: 'x',
  order: { id: order },
  ...more,
});
const onward = task('end-phase', { onward: true });
const of = (tasks: { readonly [seat: string]: readonly Task[] }, open: readonly unknown[] = []): View =>
  ({
    open,
    seats: Object.keys(tasks).map((id) => ({ id })),
    tasks: (seat: string) => tasks[seat] ?? [],
    asked: () => [],
  }) as unknown as View;

describe('a phase leads on by itself', () => {
  const others = { b: [onward], c: [onward] };
  test('where nobody has anything else', () =>
    expect(onlyWayOn(of({ a: [onward], ...others }), 'a')).toBe(onward));
  test('not past what somebody else may still do', () =>
    expect(onlyWayOn(of({ a: [onward], ...others, c: [task('build'), onward] }), 'a')).toBeUndefined());
  test('nor past what the seat may do itself', () =>
    expect(onlyWayOn(of({ a: [task('build'), onward], ...others }), 'a')).toBeUndefined());
  test('what is open at any time, or only to be minded, keeps nobody', () => {
    const beside = [task('trade', { aside: true }), task('x', { kind: 'mind' })];
    expect(onlyWayOn(of({ a: [...beside, onward], ...others, b: [...beside, onward] }), 'a')).toBe(onward);
  });
  test('not while an order is under way', () =>
    expect(onlyWayOn(of({ a: [onward], ...others }, [{}]), 'a')).toBeUndefined());
  test('what is asked of all without a choice leads on where it is said to', () => {
    const collect = task('collect', { kind: 'asked' });
    const all = of({ a: [collect], b: [collect] });
    expect(onlyWayOn(all, 'a', ['collect'])).toBe(collect);
    expect(onlyWayOn(all, 'a')).toBeUndefined();
  });
});

describe('in its own turn a seat waits', () => {
  interface Under {
    readonly seat: string;
    readonly asks: string;
    readonly called?: boolean;
    readonly answered?: string;
  }
  const turnOf = (turn: string, ...orders: readonly Under[]): View =>
    ({
      clock: { turn },
      asked: (seat: string) =>
        orders.flatMap(({ seat: opener, asks }) =>
          asks === seat ? [{ order: { open: { seat: opener } }, question: { by: seat } }] : [],
        ),
      open: orders.map(({ seat, asks, called = false, answered }) => ({
        called,
        open: { seat },
        run: { open: [{ by: asks }], asked: [{ by: asks }, ...(answered ? [{ by: answered }] : [])] },
      })),
    }) as unknown as View;
  test.each([
    ['for another it has asked', turnOf('a', { seat: 'a', asks: 'b' }), true],
    [
      'for another in an order that it has had its part in',
      turnOf('a', { seat: 'b', asks: 'c', answered: 'a' }),
      true,
    ],
    ['not for what others settle among themselves', turnOf('a', { seat: 'b', asks: 'c' }), false],
    ['not while it is asked itself', turnOf('a', { seat: 'a', asks: 'b' }, { seat: 'b', asks: 'a' }), false],
    ['not out of its turn', turnOf('b', { seat: 'a', asks: 'b' }), false],
    ['not for what the rules opened', turnOf('a', { seat: 'a', asks: 'b', called: true }), false],
  ])('%s', (_, view, waits) => expect(waitsForOthers(view, 'a')).toBe(waits));
});

describe('ch.sequence: one step leads to the next', () => {
  const step = (order: string): Task => task(order, { kind: 'asked' });
  test.each([
    ['record-casualties', 'earn-experience'],
    ['earn-experience', 'collect-income'],
    ['end-step', 'end-step'],
  ])('after %s %s', (done, then) =>
    expect(afterBattle(of({ a: [step(then)] }), 'a', done)?.order?.id).toBe(then),
  );
  test('the pay is not given by itself, nor is a battle ended while a warband can be bettered', () => {
    expect(afterBattle(of({ a: [step('pay-maintenance')] }), 'a', 'collect-income')).toBeUndefined();
    const spending = [task('advance'), task('end-step', { onward: true })];
    expect(afterBattle(of({ a: spending }), 'a', 'end-step')).toBeUndefined();
  });
});
