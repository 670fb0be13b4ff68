import './phone.ts';
import { cleanup, fireEvent, screen } from '@solidjs/testing-library';
import { afterEach, expect, test, vi } from 'vitest';
import { Parted } from '../../../src/app/screens/campaign/meet/parted.tsx';
import { giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { Partner } from '../../../src/sync/types.ts';
import { meet, table } from '../../campaign/table.ts';
import { showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

afterEach(cleanup);

const partner = (parted: number): Partner => ({
  via: 'signal' as Partner['via'],
  state: 'differs',
  step: 'differs',
  parted,
  given: 0,
  received: 0,
  left: 0,
  versions: { app: '9.9', rules: 7 },
});

test('R9: two phones that read the same lines differently are told after which line, with both versions, and may hand on a report', async () => {
  const { sessions } = await table(['azure', 'gules']);
  const [a, b] = sessions as [Session, Session];
  const order = await giveOrder(b, 'gules', 'build', {});
  await meet(a, b);
  const lines = a.view()?.book.pages.flatMap(({ entries }) => entries) ?? [];
  const at = lines.findIndex(({ hash }) => hash === order) + 1;
  const copied = vi.fn(async (_: string) => undefined);
  vi.stubGlobal('__APP_VERSION__', '1.2');
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } });
  await showInside(a, 'settings', () => <Parted partner={partner(at)} />, marketApp);
  const words = await screen.findByText(/gules’s order/);
  expect(words.textContent).toMatch(/build/i);
  expect(words.textContent).toMatch(/on page 1/);
  expect(words.textContent).toMatch(/1\.2 \(rules 1\).*9\.9 \(rules 7\)/);
  fireEvent.click(screen.getByRole('button', { name: 'Copy a report' }));
  const report = copied.mock.calls[0]?.[0] ?? '';
  expect(report).toContain(order);
  expect(report).toContain(a.campaign);
  vi.unstubAllGlobals();
});

test('where this phone has no such line nothing is claimed', async () => {
  const { sessions } = await table(['azure', 'gules']);
  await showInside(sessions[0] as Session, 'settings', () => <Parted partner={partner(999)} />, marketApp);
  expect(screen.queryByRole('button', { name: 'Copy a report' })).toBeNull();
});
