import './phone.ts';
import { cleanup, screen, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChronicleScreen } from '../../../src/app/screens/campaign/chronicle/screen.tsx';
import { campaignAt } from '../harness/stages.ts';
import { showInside } from './inside.tsx';

vi.mock('../../../src/app/map/index.ts', () => import('../mighty-empires/map-of-buttons.tsx'));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('initiative shows every die with the player it belongs to', async () => {
  const { session } = await campaignAt({ stage: 'subsistence' });
  const view = session.view();
  const pages = await Promise.all(view?.book.pages.map((_, page) => session.tellings(page)) ?? []);
  const rolled = pages.flat().findLast(({ id }) => id === 'roll-initiative');
  const fell = rolled?.asked.map(({ question, value }) => [
    view?.seats.find(({ id }) => id === question.by)?.name ?? '',
    ...(value as readonly number[]),
  ]);
  expect(fell?.length).toBeGreaterThanOrEqual(3);
  await showInside(session, 'chronicle', ChronicleScreen);
  const [told] = (await screen.findAllByText(/takes the field first this month/)) as [HTMLElement];
  const line = told.closest('article') as HTMLElement;
  const shown = [...line.querySelectorAll('p > span')]
    .filter((group) => group.querySelector('svg') || group.querySelector('[role=img]'))
    .map((group) => [
      group.querySelector('span')?.textContent ?? '',
      ...within(group as HTMLElement)
        .getAllByRole('img')
        .map((die) => Number(die.getAttribute('aria-label'))),
    ]);
  expect(shown).toEqual(fell);
});
