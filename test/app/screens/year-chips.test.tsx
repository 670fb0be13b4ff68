/** Years of the chronicle: a row that a thumb can slide through, and every year within reach. */
import { cleanup, fireEvent, render, screen } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { afterEach, expect, test } from 'vitest';
import { YearChips } from '../../../src/app/screens/campaign/chronicle/year-chips.tsx';

afterEach(cleanup);

const words = (): readonly (string | null)[] =>
  screen.queryAllByRole('button').map(({ textContent }) => textContent);
const of = (from: number, to: number): readonly string[] =>
  Array.from({ length: from - to + 1 }, (_, i) => `Year ${from - i}`);
function show(years: number) {
  const [now, setNow] = createSignal(years);
  const gone: number[] = [];
  render(() => (
    <ul>
      <YearChips years={now()} title={(year) => `Year ${year}`} onYear={(year) => gone.push(year)} />
    </ul>
  ));
  return { setNow, gone };
}

test('a campaign of a few years shows them all, the latest first', () => {
  const { gone } = show(12);
  expect(words()).toEqual(of(12, 1));
  fireEvent.click(screen.getByRole('button', { name: 'Year 3' }));
  expect(gone).toEqual([3]);
});

test('of a hundred years the latest dozen stand there, and more with each tap until all do', () => {
  const { setNow, gone } = show(100);
  expect(words()).toEqual([...of(100, 89), 'Earlier years']);
  let taps = 0;
  for (let more = screen.queryByText('Earlier years'); more; more = screen.queryByText('Earlier years')) {
    more.focus();
    fireEvent.click(more);
    expect(document.activeElement?.textContent).toBe(`Year ${100 - 12 - 24 * taps}`);
    taps++;
  }
  expect(taps).toBe(4);
  expect(words()).toEqual(of(100, 1));
  fireEvent.click(screen.getByRole('button', { name: 'Year 1' }));
  expect(gone).toEqual([1]);
  setNow(101);
  expect(words()[0]).toBe('Year 101');
});

test('before the first year is over there is none to go to', () => {
  show(0);
  expect(words()).toEqual([]);
});
