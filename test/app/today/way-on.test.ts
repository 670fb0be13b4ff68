/** What leads on by itself in the books without turns: only where nobody has anything left that could be chosen. */
import { describe, expect, test } from 'vitest';
import { next as afterBattle } from '../../../src/app/rulesets/chronopia/next.ts';
import { onlyWayOn } from '../../../src/app/rulesets/parts/on.ts';
import type { View } from '../../../src/campaign/view.ts';
import type { Task } from '../../../src/kernel/ruleset.ts';

const task = (order: string, more: Partial<Task> = {}): Task => ({
  kind: 'may',
  rule: 'x',
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
