import { cleanup, render } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { Ribbon } from '../../../src/app/ui/ribbon.tsx';

afterEach(cleanup);
const phases = [
  { id: 'a', title: 'Missions', icon: 'compass' },
  { id: 'b', title: 'Upgrades', icon: 'castle' },
] as const;
const numerals = (months: number, month: number): readonly (string | null)[] => {
  const { container } = render(() => (
    <Ribbon label="Where" months={months} month={month} phases={phases} phase={1} />
  ));
  return [...(container.querySelector('[role=img] > div')?.children ?? [])].map(
    ({ textContent }) => textContent,
  );
};

test('a few months have each a numeral', () =>
  expect(numerals(6, 2)).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI']));
test('of many only the one that is now is numbered, in its own place', () => {
  const shown = numerals(14, 9);
  expect(shown).toHaveLength(14);
  expect(shown.indexOf('10')).toBe(9);
  expect(shown.filter((text) => text !== '')).toEqual(['10']);
});
