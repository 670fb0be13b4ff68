/** Sentences that say only what is so. */
import '../host/phone.ts';
import { cleanup, render, screen } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import { AsGuest } from '../../../src/app/rulesets/parts/as-guest.tsx';
import { BackupFound } from '../../../src/app/screens/join/backup-found.tsx';
import type { Session } from '../../../src/campaign/session.ts';
import type { Preview } from '../../../src/store/types.ts';
import { arrived, showInside } from '../host/inside.tsx';

afterEach(cleanup);

const extent = { lines: 1, phones: 1 };
const preview = (made: number): Preview =>
  ({
    campaign: 'c'.repeat(64),
    title: 'The Salt Road',
    made,
    secrets: false,
    seats: [],
    damaged: [],
    compare: { with: 'new' },
    content: {},
    here: extent,
    file: extent,
    after: extent,
  }) as unknown as Preview;

test.each([
  [0, 0],
  [Date.UTC(2026, 4, 3, 12), 1],
])('of a backup that does not say when it was made no day is told: %i', async (made, rows) => {
  render(() => (
    <BackupFound preview={preview(made)} onImported={() => undefined} onRefuse={() => undefined} />
  ));
  expect(screen.queryAllByText('Made')).toHaveLength(rows);
  expect(document.body.textContent).not.toContain('1970');
});

test.each([true, false])('a guest is told of a map only where the rules have one: %s', async (mapped) => {
  const { guests } = await arrived();
  const { scene, ...plain } = mightyEmpiresApp;
  const app = mapped ? { ...plain, scene } : plain;
  await showInside(guests[0] as Session, 'today', AsGuest, app as typeof mightyEmpiresApp);
  const said = await screen.findByText(/^A guest sees everything public/);
  expect(/map/.test(said.textContent ?? '')).toBe(mapped);
});
