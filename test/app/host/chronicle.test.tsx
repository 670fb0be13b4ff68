import './phone.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ChronicleScreen } from '../../../src/app/screens/campaign/chronicle/screen.tsx';
import ReplayScreen from '../../../src/app/screens/campaign/replay/screen.tsx';
import { LastRolls } from '../../../src/app/screens/campaign/today/last-rolls.tsx';
import { leaveSeat } from '../../../src/campaign/absence.ts';
import { addNote, giveOrder, turnPage } from '../../../src/campaign/acts.ts';
import { joinAsGuest, prepareToJoin, takeSeat } from '../../../src/campaign/enter.ts';
import { openSession, type Session } from '../../../src/campaign/session.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { answer, meet, phone, table } from '../../campaign/table.ts';
import { fifthApp } from '../fifth/app.tsx';
import { fifth } from '../fifth/rules.ts';
import { campaignAt } from '../harness/stages.ts';
import { openSheet } from '../sheet.ts';
import { arrived, founding, seated, showInside } from './inside.tsx';

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

test('the first lines come with the screen, the others after them: an old phone shows where it is at once', async () => {
  const { session } = await campaignAt({ stage: 'subsistence', month: 2 });
  const counts: number[] = [];
  const watch = new MutationObserver(() => counts.push(document.querySelectorAll('article').length));
  watch.observe(document.body, { childList: true, subtree: true });
  await showInside(session, 'chronicle', ChronicleScreen);
  const shows = (lines: number): boolean => document.querySelectorAll('article').length >= lines;
  await waitFor(() => expect(shows(20)).toBe(true));
  watch.disconnect();
  const steps = counts.filter((count, i) => count > 0 && count !== counts[i - 1]);
  expect(steps[0]).toBeLessThanOrEqual(4);
  expect(steps.length).toBeGreaterThan(2);
});

test('the last turn of a month stands under its own month, and the new month begins with who takes the field first', async () => {
  const { session } = await campaignAt({ stage: 'subsistence', month: 2 });
  await showInside(session, 'chronicle', ChronicleScreen);
  const under = (month: string): string => {
    let head = '';
    let words = '';
    for (const one of document.querySelectorAll('h2, article'))
      if (one.tagName === 'H2') head = one.textContent ?? '';
      else if (head === month) words += one.textContent;
    return words;
  };
  // The older pages come a moment later.
  await waitFor(() => expect(under('First month, year 1').match(/ends? \w+ turn/g)).toHaveLength(3));
  expect(under('Second month, year 1')).toMatch(/takes? the field first/);
  expect(under('Second month, year 1')).not.toMatch(/ends? \w+ turn/);
});

/** Tom wrote a word and left for good; since the next page Nora sits in his seat. */
async function handedOver() {
  const { host, tom, ines } = await seated();
  await addNote(tom, 's2', 'Mine was the first word.');
  await leaveSeat(tom, 's2', 'free');
  await meet(host, tom, ines);
  await turnPage(host, 's1', { without: ['s1', 's2', 's3'] });
  const { invite = '' } = host.keys();
  const deps = phone('Nora', mightyEmpires);
  const { campaign } = host;
  await prepareToJoin(deps, {
    campaign,
    invite,
    title: founding.title,
    ruleset: mightyEmpires.id,
  });
  const nora = await openSession(deps, campaign);
  await meet(host, ines, nora);
  await takeSeat(nora, 's2', 'Nora');
  await addNote(nora, 's2', 'And mine is the last.');
  await meet(host, ines, nora);
  return { host, nora };
}

test('what a player did stays theirs when another takes their seat over', async () => {
  const { host } = await handedOver();
  await showInside(host, 'chronicle', ChronicleScreen);
  const line = async (words: string): Promise<string> =>
    (await screen.findByText(words)).closest('article')?.textContent ?? '';
  expect(await line('Mine was the first word.')).toContain('Tom');
  expect(await line('And mine is the last.')).toContain('Nora');
  expect(await line('Nora takes Tom’s seat.')).toContain('Nora');
  expect(await line('Tom has left for good; the seat is free.')).not.toContain('Nora');
  fireEvent.click(screen.getByText('Mine was the first word.'));
  expect((await openSheet()).textContent).not.toContain('Nora');
});

test('the replay names the players of the time it shows', async () => {
  const { host } = await handedOver();
  await showInside(host, 'replay', ReplayScreen);
  fireEvent.click(await screen.findByRole('radio', { name: 'Growth' }));
  const ranks = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  await waitFor(() => expect(ranks().join()).toContain('Nora'));
  expect(ranks().join()).not.toContain('Tom');
  fireEvent.input(screen.getByLabelText('When'), { target: { value: '0' } });
  await waitFor(() => expect(ranks().join()).toContain('Tom'));
  expect(ranks().join()).not.toContain('Nora');
  expect(screen.getByRole('columnheader', { name: 'Tom and Nora' })).toBeTruthy();
});

test('last rolls are one’s own, and told in the names of their time', async () => {
  const { sessions, campaign } = await table(['azure', 'gules', 'or'], { ruleset: fifth });
  const [a, b, c] = sessions as [Session, Session, Session];
  await giveOrder(a, 'azure', 'draw-lots', {});
  await meet(a, b, c);
  for (const [i, seat] of ['azure', 'gules', 'or'].entries()) {
    const one = sessions[i] as Session;
    await answer(one, seat, [6 - i]);
    await meet(a, b, c);
  }
  await leaveSeat(a, 'azure', 'free');
  await meet(a, b, c);
  await turnPage(b, 'gules', { without: ['azure', 'gules', 'or'] });
  const { invite = '' } = b.keys();
  const deps = phone('Nora', fifth);
  await prepareToJoin(deps, { campaign, invite, title: 'Market day', ruleset: fifth.id });
  const nora = await openSession(deps, campaign);
  await meet(b, c, nora);
  await takeSeat(nora, 'azure', 'Nora');
  await meet(b, c, nora);
  await showInside(b, 'today', LastRolls, fifthApp);
  expect(await screen.findByText(/^azure goes up the hill first\./)).toBeTruthy();
  cleanup();
  // The die of the player who sat here before is none of Nora's.
  await showInside(
    nora,
    'today',
    () => (
      <>
        <LastRolls />
        the page
      </>
    ),
    fifthApp,
  );
  expect(await screen.findByText(/the page/)).toBeTruthy();
  expect(screen.queryByText('Your last rolls')).toBeNull();
});

test('a guest’s note is signed with the name they came by', async () => {
  const { host, guests } = await arrived();
  const [gus] = guests as [Session];
  await joinAsGuest(gus, 'Gus');
  await meet(host, gus);
  await addNote(gus, 'guest', 'The beer is good here.');
  await meet(host, gus);
  await showInside(host, 'chronicle', ChronicleScreen);
  const line = (await screen.findByText(/The beer is good here\./)).closest('article') as HTMLElement;
  expect(line.textContent).toContain('Gus');
  expect(line.textContent).not.toMatch(/guest/i);
});
