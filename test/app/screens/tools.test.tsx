import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forget, rolls } from '../../../src/app/dice/history.ts';
import { prefer, preferences, understand } from '../../../src/app/preferences.ts';
import { diceIn, meet, takesModifier } from '../../../src/app/rulesets/parts/rolling/modified.ts';
import { notationOf, readNotation } from '../../../src/app/screens/dice/notation.ts';
import { readNames } from '../../../src/app/screens/names/kept.ts';
import { battleResult } from '../../../src/rules/mighty-empires/charts/battles.ts';
import { perilousRoute } from '../../../src/rules/mighty-empires/charts/routes.ts';
import { openAt } from './at.tsx';

beforeEach(() => {
  localStorage.clear();
  forget();
  prefer({ dice: 'phone', theme: 'system', textSize: 100 });
});
afterEach(cleanup);

test('any dice: chosen, counted, rolled, and kept among the rolls before', async () => {
  await openAt('/dice?dice=2d6');
  fireEvent.click(await screen.findByRole('radio', { name: 'D20' }));
  await screen.findByText('2D20');
  fireEvent.click(screen.getByRole('button', { name: 'More: How many' }));
  const [roll] = await screen.findAllByRole('button', { name: 'Roll 3D20' });
  fireEvent.click(roll as Element);
  await waitFor(() => expect(rolls()).toHaveLength(1));
  expect(rolls()[0]).toMatchObject({ dice: '3d20', how: 'phone' });
  expect(screen.getByRole('region', { name: 'History' }).textContent).toContain('3D20');
});

test.each([
  ['3d6x50+3', '3d6x50+3'],
  ['d100', 'd100'],
  ['2d7', 'd6'],
  ['2d6x13', 'd6'],
  ['nonsense', 'd6'],
  [undefined, 'd6'],
])('the address %s is read as %s', (notation, read) => {
  expect(notationOf(readNotation(notation))).toBe(read);
});

test('a name is made, and kept under its star', async () => {
  await openAt('/names');
  fireEvent.click(await screen.findByRole('button', { name: 'Name a place' }));
  const keep = await screen.findByRole('button', { name: /^Keep / });
  fireEvent.click(keep);
  expect(readNames()).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Names you keep' }).textContent).toContain(readNames()[0]);
  fireEvent.click(screen.getAllByRole('button', { name: /^Stop keeping / })[0] as Element);
  expect(readNames()).toEqual([]);
});

test('real dice make a name face by face', async () => {
  prefer({ dice: 'table' });
  await openAt('/names');
  fireEvent.click(await screen.findByRole('button', { name: '1' }));
  expect(screen.getByText('rolled so far: 1')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '1' }));
  expect(await screen.findByText('Aisais')).toBeTruthy();
});

test('settings take effect at once and are kept', async () => {
  await openAt('/settings');
  fireEvent.click(await screen.findByRole('radio', { name: 'Candlelight' }));
  fireEvent.click(screen.getByRole('radio', { name: '200%' }));
  expect(document.documentElement.dataset.theme).toBe('candle');
  expect(document.documentElement.style.fontSize).toBe('200%');
  expect(understand(JSON.parse(localStorage.getItem('realmbook.preferences') ?? ''))).toEqual(preferences());
});

test('every section of the settings has an address of its own', async () => {
  await openAt('/settings');
  await screen.findByRole('heading', { name: 'Settings' });
  const ids = [...document.querySelectorAll('section[id]')].map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['look', 'dice', 'language', 'about']));
  expect(new Set(ids).size).toBe(ids.length);
});

test('charts whose totals can pass their rows take modifiers, others do not', () => {
  expect(takesModifier(battleResult)).toBe(true);
  expect(takesModifier(perilousRoute)).toBe(false);
  expect(meet(battleResult, 99)).toMatchObject({ nearest: true });
  expect(meet(battleResult, 7)).toMatchObject({ row: 2, nearest: false });
  expect(meet(perilousRoute, 9)).toEqual({ row: undefined, again: false });
});

test.each([
  ['Each banner loses D6 × 50 points', ['d6x50']],
  ['2D6 + 3 dragons fly', ['2d6+3']],
  ['losses: attacker D6 × 50, defender 50 + D6 × 50', ['d6x50', 'd6x50+50']],
  ['Barren', []],
])('%s calls for %j', (words, notations) => {
  expect(diceIn(words)).toEqual(notations);
});
