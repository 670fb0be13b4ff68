import '../screens/browser.ts';
import { cleanup, fireEvent, render, screen } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { afterEach, expect, test } from 'vitest';
import { Figures } from '../../../src/app/rulesets/parts/figures.tsx';
import { openSheet } from '../sheet.ts';

afterEach(cleanup);

test('what a figure is the sum of stays open while figures are reckoned anew, and tells the new sum', async () => {
  const [held, setHeld] = createSignal(500);
  const figures = () => [
    { label: 'in the field', value: String(held()), parts: [['Banner 1', held()] as const] },
  ];
  render(() => <Figures figures={figures()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Why?' }));
  const sheet = await openSheet();
  setHeld(450);
  expect(await screen.findByRole('dialog', { name: 'in the field: 450' })).toBe(sheet);
  expect(sheet.textContent).toContain('Banner 1450');
});
