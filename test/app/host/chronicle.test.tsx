import './phone.ts';
import { cleanup, fireEvent, screen, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChronicleScreen } from '../../../src/app/screens/campaign/chronicle/screen.tsx';
import { leaveSeat } from '../../../src/campaign/absence.ts';
import { addNote, turnPage } from '../../../src/campaign/acts.ts';
import { prepareToJoin, takeSeat } from '../../../src/campaign/enter.ts';
import { openSession } from '../../../src/campaign/session.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { meet, phone } from '../../campaign/table.ts';
import { campaignAt } from '../harness/stages.ts';
import { founding, seated, showInside } from './inside.tsx';

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

test('what a player did stays theirs when another takes their seat over', async () => {
  const { host, tom, ines } = await seated();
  await addNote(tom, 's2', 'Mine was the first word.');
  await leaveSeat(tom, 's2', 'free');
  await meet(host, tom, ines);
  await turnPage(host, 's1', { without: ['s1', 's2', 's3'] });
  const { invite = '', table } = host.keys();
  const deps = phone('Nora', mightyEmpires);
  const { campaign } = host;
  await prepareToJoin(deps, { campaign, invite, table, title: founding.title, ruleset: mightyEmpires.id });
  const nora = await openSession(deps, campaign);
  await meet(host, ines, nora);
  await takeSeat(nora, 's2', 'Nora');
  await addNote(nora, 's2', 'And mine is the last.');
  await meet(host, ines, nora);
  await showInside(host, 'chronicle', ChronicleScreen);
  const line = async (words: string): Promise<string> =>
    (await screen.findByText(words)).closest('article')?.textContent ?? '';
  expect(await line('Mine was the first word.')).toContain('Tom');
  expect(await line('And mine is the last.')).toContain('Nora');
  expect(await line('Nora takes Tom’s seat.')).toContain('Nora');
  expect(await line('Tom has left for good; the seat is free.')).not.toContain('Nora');
  fireEvent.click(screen.getByText('Mine was the first word.'));
  expect((await screen.findByRole('dialog')).textContent).not.toContain('Nora');
});
