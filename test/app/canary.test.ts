import { createMemo, createRoot, createSignal } from 'solid-js';
import { expect, test } from 'vitest';

// Solid's server build runs every memo once and never again; under it other tests of screens would mean nothing.
test('memos update: the tests run the browser build of Solid', () => {
  createRoot((dispose) => {
    const [count, setCount] = createSignal(1);
    const double = createMemo(() => count() * 2);
    expect(double()).toBe(2);
    setCount(5);
    expect(double()).toBe(10);
    dispose();
  });
});
