import './phone.ts';
import { cleanup, fireEvent, screen } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { NewerRules } from '../../../src/app/screens/campaign/settings/newer-rules.tsx';
import type { Session } from '../../../src/campaign/session.ts';
import { both, updated } from '../../campaign/mended.ts';
import { meet, table } from '../../campaign/table.ts';
import { showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

afterEach(cleanup);

const ask = () => screen.queryByRole('button', { name: 'Ask the others to switch' });

test('R20: newer rules wait for the phones that do not read them; then one tap asks, another phone agrees, and nothing is left to ask', async () => {
  const made = await table(['azure', 'gules']);
  const gules = made.sessions[1] as Session;
  const azure = await updated(made, 0, both);
  await meet(azure, gules);
  await showInside(azure, 'settings', () => <NewerRules />, marketApp);
  expect(await screen.findByText(/version 2\. The table plays by version 1\./)).toBeTruthy();
  expect(screen.getByText(/^These players may not be ready for them yet: gules\./)).toBeTruthy();
  expect(ask()).toBeNull();

  gules.close();
  const newer = await updated(made, 1, both);
  await meet(azure, newer);
  await expect.poll(ask).not.toBeNull();
  fireEvent.click(ask() as HTMLElement);
  expect(await screen.findByText('A player has asked the others to switch to them.')).toBeTruthy();
  expect(ask()).toBeNull();

  await meet(azure, newer);
  await expect.poll(() => screen.queryByText(/The table plays by version/)).toBeNull();
  expect(azure.view()?.ruleset.version).toBe(2);
});
