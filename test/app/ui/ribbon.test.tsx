import { cleanup, fireEvent, render, screen } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Ribbon } from '../../../src/app/ui/ribbon.tsx';
import { loadRuleset, rulesetIds } from '../../../src/rules/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const phases = [
  { id: 'a', title: 'Missions', icon: 'compass', does: 'Missions are written.' },
  { id: 'b', title: 'Upgrades', icon: 'castle' },
  { id: 'c', title: 'Raids', icon: 'burning-tree' },
] as const;
const shown = (): readonly (string | null)[] =>
  screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);
const phase = (name: string): HTMLElement => screen.getByRole('button', { name });
const row = (): void =>
  void render(() => <Ribbon label="Where" months={6} month={2} phases={phases} phase={1} />);
const press = (name: string, type: string, pointerType = 'touch'): void =>
  void phase(name).dispatchEvent(
    Object.assign(new Event(`pointer${type}`, { bubbles: type !== 'enter' && type !== 'leave' }), {
      pointerType,
    }),
  );
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

test('every phase has its name for readers, and the one that is now says so', () => {
  row();
  const all = screen.getAllByRole('button');
  expect(all.map((one) => one.getAttribute('aria-label'))).toEqual(['Missions', 'Upgrades', 'Raids']);
  expect(all.map((one) => one.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(shown()).toEqual([]);
});

test('a long press names the phase and what is done in it, and stays when the finger goes', () => {
  row();
  press('Missions', 'down');
  vi.advanceTimersByTime(399);
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(['MissionsMissions are written.']);
  expect(phase('Missions').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  press('Missions', 'up');
  fireEvent.click(phase('Missions'));
  expect(shown()).toEqual(['MissionsMissions are written.']);
  fireEvent.pointerDown(document.body);
  expect(shown()).toEqual([]);
});

test('a finger that moves on before names nothing; a tap does', () => {
  row();
  press('Raids', 'down');
  press('Raids', 'cancel');
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual([]);
  fireEvent.click(phase('Raids'));
  expect(shown()).toEqual(['Raids']);
});

test('the pointer names what it rests on', () => {
  row();
  press('Upgrades', 'enter', 'mouse');
  expect(shown()).toEqual(['Upgrades']);
  press('Upgrades', 'leave', 'mouse');
  expect(shown()).toEqual([]);
});

test('one stop for Tab, arrows from phase to phase and round, Escape puts the name away', () => {
  row();
  const stops = (): readonly string[] =>
    screen.getAllByRole('button').flatMap((one) => (one.tabIndex === 0 ? (one.ariaLabel ?? '') : []));
  expect(stops()).toEqual(['Upgrades']);
  phase('Upgrades').focus();
  fireEvent.keyDown(phase('Upgrades'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(phase('Raids'));
  expect(stops()).toEqual(['Raids']);
  fireEvent.keyDown(phase('Raids'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(phase('Missions'));
  fireEvent.click(phase('Missions'));
  fireEvent.keyDown(phase('Missions'), { key: 'Escape' });
  expect(shown()).toEqual([]);
});

test('nine phases keep a thumb’s width each: the row is drawn along, opens at the one that is now, and its name hangs there', () => {
  // A row of nine thumbs in a page of 288 px, as a phone of 320 px has it.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(288);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(9 * 44);
  const nine = Array.from(
    { length: 9 },
    (_, n) => ({ id: `${n}`, title: `P${n}`, icon: 'compass' }) as const,
  );
  const [now, setNow] = createSignal(6);
  render(() => <Ribbon label="Where" months={1} month={0} phases={nine} phase={now()} />);
  const whole = phase('P0').parentElement?.parentElement as HTMLElement;
  expect(whole.style.minWidth).toBe('396px');
  const strip = whole.parentElement as HTMLElement;
  vi.advanceTimersToNextFrame();
  // The seventh of nine has its middle at 286 px; half of what is seen stands before it.
  expect(strip.scrollLeft).toBe(286 - 144);
  // The last phases lie past the right edge, the first past the left: both edges say so.
  const fades = (): string => ['left', 'right'].filter((one) => strip.className.includes(one)).join(' and ');
  fireEvent.scroll(strip, { target: { scrollLeft: 60 } });
  expect(fades()).toBe('left and right');
  fireEvent.scroll(strip, { target: { scrollLeft: 9 * 44 - 288 } });
  expect(fades()).toBe('left');
  fireEvent.scroll(strip, { target: { scrollLeft: 0 } });
  expect(fades()).toBe('right');
  setNow(2);
  vi.advanceTimersToNextFrame();
  expect(strip.scrollLeft).toBeLessThanOrEqual(88);
  setNow(6);
  vi.advanceTimersToNextFrame();
  fireEvent.scroll(strip);
  fireEvent.click(phase('P6'));
  expect(screen.getByRole('tooltip').style.getPropertyValue('--at')).toBe('50%');
  vi.restoreAllMocks();
});

test.each(rulesetIds)('%s says of each phase but the end what is done in it', async (id) => {
  const { phases: all } = await loadRuleset(id);
  expect(all.flatMap((one) => (one.does === undefined ? one.id : []))).toEqual(
    id === 'ninth-age' || id === 'chronopia' ? ['over'] : [],
  );
});
