/** The card that asks says why where there is something to say, and keeps no empty line for it. */
import '../host/phone.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { chronopiaApp } from '../../../src/app/rulesets/chronopia/index.ts';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { table } from '../../rules/chronopia/table.ts';
import { before } from '../chronopia/inside.tsx';
import { showInside } from '../host/inside.tsx';

afterEach(cleanup);

test('a card with nothing to explain has no empty paragraph', async () => {
  await showInside(await before(table()), 'today', TodayScreen, chronopiaApp);
  const card = await screen.findByRole('region', { name: 'Choose what to do next' });
  const lines = [...card.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).not.toContain('');
  expect(lines).toContain('up to you');
});
