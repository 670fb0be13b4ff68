import { cleanup, fireEvent, render, screen } from '@solidjs/testing-library';
import { createRenderEffect, createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefer } from '../../../src/app/preferences.ts';
import { DiceTray } from '../../../src/app/ui/dice/dice-tray.tsx';
import { createTray, type Tray, type TrayOptions } from '../../../src/app/ui/dice/tray.ts';
import { chance, pattern } from '../../../src/app/ui/dice/words.ts';
import { dice } from '../../../src/kernel/dice.ts';

let reduced = false;
beforeEach(() => {
  reduced = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: reduced, addEventListener() {} }));
  prefer({ dice: 'phone' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function lay(options: Partial<TrayOptions> = {}): { tray: Tray; onRolled: ReturnType<typeof vi.fn> } {
  const onRolled = vi.fn();
  let tray: Tray | undefined;
  render(() => {
    tray = createTray({ dice: () => '2d6', cast: () => [4, 4], onRolled, ...options });
    return <DiceTray tray={tray} />;
  });
  return { tray: tray as Tray, onRolled };
}
/** Turns the tray to real dice, whose pads are fetched when they are wanted. */
async function toRealDice(): Promise<void> {
  fireEvent.click(screen.getByRole('radio', { name: 'Real dice' }));
  await vi.dynamicImportSettled();
}
const flush = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

test('a tap rolls: the dice tumble, then lie open with their total and odds', async () => {
  const { tray, onRolled } = lay();
  fireEvent.click(screen.getByRole('button', { name: 'Roll 2D6' }));
  await flush();
  expect(tray.rolling()).toBe(true);
  expect(tray.open()).toBeUndefined();
  expect(onRolled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(420);
  expect(onRolled.mock.calls).toEqual([[[4, 4], 'phone']]);
  expect(screen.getByText('8')).toBeTruthy();
  expect(screen.getByText('double four')).toBeTruthy();
  expect(screen.getByText('1 in 36')).toBeTruthy();
});

test('nothing is read from dice that have yet to roll: not before they tumble, and not while they do', async () => {
  const { tray } = lay();
  const read: unknown[] = [];
  const stop = createRoot((dispose) => {
    createRenderEffect(() => read.push(tray.open()));
    return dispose;
  });
  fireEvent.click(screen.getByRole('button', { name: 'Roll 2D6' }));
  await flush();
  expect(tray.rolling()).toBe(true);
  await vi.advanceTimersByTimeAsync(420);
  expect(read).toEqual([undefined, [4, 4]]);
  stop();
});

test('a second tap shows the roll at once', async () => {
  const { tray, onRolled } = lay();
  fireEvent.click(screen.getByRole('button', { name: 'Roll 2D6' }));
  await flush();
  fireEvent.click(screen.getByRole('button', { name: 'Show the roll' }));
  expect(tray.open()).toEqual([4, 4]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(onRolled).toHaveBeenCalledTimes(1);
});

test('with reduced motion the roll is there at once', async () => {
  reduced = true;
  const { tray } = lay();
  fireEvent.click(screen.getByRole('button', { name: 'Roll 2D6' }));
  await flush();
  expect(tray.open()).toEqual([4, 4]);
});

test('nothing is shown before the roll is settled elsewhere, and a failure rolls nothing', async () => {
  let written: ((faces: readonly number[]) => void) | undefined;
  const { tray } = lay({ cast: () => new Promise((resolve) => (written = resolve)) });
  fireEvent.click(screen.getByRole('button', { name: 'Roll 2D6' }));
  await flush();
  expect(tray.waiting()).toBe(true);
  expect(tray.faces()).toEqual([undefined, undefined]);
  written?.([1, 2]);
  await flush();
  expect(tray.faces()).toEqual([1, 2]);
  cleanup();

  const broken = lay({ cast: () => Promise.reject(new Error('disk')) });
  fireEvent.click(screen.getByRole('button', { name: 'Roll 2D6' }));
  await flush();
  expect(screen.getByRole('alert').textContent).toContain('Nothing was rolled');
  expect(broken.onRolled).not.toHaveBeenCalled();
});

test('typed dice give the total, and may be corrected', async () => {
  const { tray, onRolled } = lay();
  await toRealDice();
  const [first, second] = ['Die 1 shows', 'Die 2 shows'].map((name) => screen.getByRole('group', { name }));
  const face = (row: HTMLElement | undefined, n: number): HTMLElement =>
    row?.querySelector(`input[aria-label="${n}"]`) as HTMLElement;
  fireEvent.click(face(first, 5));
  expect(onRolled).not.toHaveBeenCalled();
  fireEvent.click(face(second, 2));
  expect(onRolled).toHaveBeenLastCalledWith([5, 2], 'table');
  expect(tray.total()).toBe(7);
  expect(screen.getByText('7')).toBeTruthy();
  fireEvent.click(face(second, 5));
  expect(onRolled).toHaveBeenLastCalledWith([5, 5], 'table');
  expect(screen.getByText('10')).toBeTruthy();
});

test('keys type faces and walk from die to die', async () => {
  const { tray } = lay();
  await toRealDice();
  const first = screen.getByRole('group', { name: 'Die 1 shows' });
  fireEvent.keyDown(first, { key: '9' });
  expect(tray.faces()).toEqual([undefined, undefined]);
  fireEvent.keyDown(first, { key: '3' });
  expect(screen.getByRole('group', { name: 'Die 2 shows' }).contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(document.activeElement as Element, { key: '6' });
  expect(tray.open()).toEqual([3, 6]);
});

test('a pad fills many dice one after another, and a tap takes one back', async () => {
  const { tray } = lay({ dice: () => '3d20' });
  await toRealDice();
  for (const key of ['20', '1', '13']) fireEvent.click(screen.getByRole('button', { name: key }));
  expect(tray.open()).toEqual([20, 1, 13]);
  fireEvent.click(screen.getByRole('button', { name: 'Die 2 shows 1, take it back' }));
  expect(tray.open()).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: '7' }));
  expect(tray.open()).toEqual([20, 7, 13]);
});

test('percentile dice take two digits, 00 being a hundred', async () => {
  const { tray } = lay({ dice: () => 'd100' });
  await toRealDice();
  const press = (key: string): boolean => fireEvent.click(screen.getByRole('button', { name: key }));
  press('0');
  press('7');
  expect(tray.total()).toBe(7);
  fireEvent.click(screen.getByRole('button', { name: 'Die 1 shows 07, take it back' }));
  press('0');
  press('0');
  expect(tray.total()).toBe(100);
});

test('other dice clear the tray', () => {
  const [notation, setNotation] = createSignal('2d6');
  const { tray } = lay({ dice: notation });
  tray.type(0, 3);
  setNotation('d6');
  expect(tray.faces()).toEqual([undefined]);
});

test('the choice of dice is kept for the next tray', async () => {
  lay();
  await toRealDice();
  cleanup();
  expect(lay().tray.how()).toBe('table');
});

test.each([
  ['2d6', [4, 4], 'double four', '1 in 36'],
  ['2d6', [3, 4], '', '1 in 6'],
  ['2d6', [2, 3], '', '1 in 9'],
  ['d6', [5], '', '1 in 6'],
  ['3d6x50', [2, 2, 2], 'all two', '1 in 216'],
  ['2d20', [17, 17], 'double 17', '1 in 400'],
])('%s showing %j is %j, %s', (notation, faces, says, odds) => {
  expect(pattern(dice(notation), faces)).toBe(says);
  expect(chance(dice(notation), faces)?.odds).toBe(odds);
});

test.each(['2d6', '5d6'] as const)(
  'dice that are corrected are each as large as a thumb is broad: %s',
  async (notation) => {
    let tray: Tray | undefined;
    render(() => {
      tray = createTray({ dice: () => notation, cast: () => [4, 4], onRolled: () => undefined });
      tray.pick('table');
      return <DiceTray tray={tray} bare large />;
    });
    await vi.dynamicImportSettled();
    const sizes = [...document.querySelectorAll('svg')].map((die) =>
      Number.parseFloat(die.style.getPropertyValue('--size')),
    );
    expect(sizes.length).toBeGreaterThan(0);
    // In rem: 44 px.
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(2.75);
  },
);
