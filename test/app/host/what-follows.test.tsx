/** Of thousands of lines that would change some are told, and how many more there are. */
import './phone.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { WhatFollows } from '../../../src/app/screens/campaign/chronicle/what-follows.tsx';
import type { Telling } from '../../../src/campaign/telling.ts';
import { campaignAt } from '../harness/stages.ts';
import { showInside } from './inside.tsx';

afterEach(cleanup);

test('forty lines are told, and how many more would change', async () => {
  const { session } = await campaignAt({ stage: 'subsistence' });
  const [before] = (await session.tellings(0)).filter(({ notes }) => notes.length > 0) as [Telling];
  const after = { ...before, struck: 'imagined' } as Telling;
  const changed = Array.from({ length: 57 }, () => ({ page: 0, before, after }));
  await showInside(session, 'chronicle', () => (
    <WhatFollows seen={{ changed, asking: [], needsAgreement: true }} />
  ));
  expect(await screen.findByText('56 later entries would change:')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
  expect(screen.getByText('And 17 more.')).toBeTruthy();
});
