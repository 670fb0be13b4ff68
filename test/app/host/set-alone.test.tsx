/** R17, H6: what a player who sat alone set as they liked is read before another sits down. */
import './phone.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Placed } from '../../../src/app/screens/join/placed.tsx';
import { takeSeat } from '../../../src/campaign/enter.ts';
import { planted } from '../../../src/campaign/planted.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import { meet } from '../../campaign/table.ts';
import { arrived, showInside } from './inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('R17, H6: whoever is asked which seat is theirs reads what was player alone at the table changed', async () => {
  const { host, guests } = await arrived();
  const [guest] = guests as [Session];
  await host.write('s1', { kind: 'amend', changes: [], why: 'My capital stands better there' });
  await meet(host, guest);
  await showInside(guest, 'today', () => <Placed>the campaign</Placed>);
  expect(await screen.findByText(/A player alone at the table changed one thing/)).toBeTruthy();
  expect(screen.getByText(/: My capital stands better there$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sit down as Ines' })).toBeTruthy();
});

test('R17, H6: where nothing was, nothing is said; and what came once they sat waits for their nod', async () => {
  const { host, guests } = await arrived();
  const [guest] = guests as [Session];
  await showInside(guest, 'today', () => <Placed>the campaign</Placed>);
  expect(await screen.findByRole('button', { name: 'Sit down as Ines' })).toBeTruthy();
  expect(screen.queryByText(/player alone at the table changed/)).toBeNull();
  await takeSeat(guest, 's3');
  await meet(host, guest);
  await host.write('s1', { kind: 'amend', changes: [], why: 'Too late' });
  await meet(host, guest);
  expect(planted(host.view() as View)).toEqual([]);
  expect(guest.view()?.asking.map(({ kind }) => kind)).toEqual(['amend']);
});
