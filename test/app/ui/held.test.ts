import '../screens/browser.ts';
import { createRoot } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHeld, heldFor } from '../../../src/app/ui/dice/held.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function held() {
  const written: (readonly [faces: string, leaving: boolean])[] = [];
  const { what, leave } = createRoot((dispose) => ({
    what: createHeld<string>((faces, leaving) => written.push([faces, leaving])),
    leave: dispose,
  }));
  return { ...what, leave, written };
}

test('typed dice are written after three seconds, counted from the last face', () => {
  const { hold, written } = held();
  hold('4 4');
  vi.advanceTimersByTime(heldFor - 1);
  hold('4 5');
  vi.advanceTimersByTime(heldFor - 1);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual([['4 5', false]]);
});

test('what is undone is never written; what is confirmed is written once', () => {
  const { hold, undo, now, leave, written } = held();
  hold('1 1');
  undo();
  vi.advanceTimersByTime(heldFor);
  expect(written).toEqual([]);
  hold('2 2');
  now();
  vi.advanceTimersByTime(heldFor);
  leave();
  expect(written).toEqual([['2 2', false]]);
});

test('who leaves the page has written it', () => {
  const { hold, leave, written } = held();
  hold('6 1');
  leave();
  expect(written).toEqual([['6 1', true]]);
});
