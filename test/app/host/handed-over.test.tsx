/** A seat has changed hands: what was done there before stays the deed of the player who sat there then. */
import './phone.ts';
import { cleanup, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardOf } from '../../../src/app/campaign/cards.ts';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import MeetScreen from '../../../src/app/screens/campaign/meet/screen.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { Placed } from '../../../src/app/screens/join/placed.tsx';
import { leaveSeat } from '../../../src/campaign/absence.ts';
import { addNote, turnPage } from '../../../src/campaign/acts.ts';
import { prepareToJoin, takeSeat } from '../../../src/campaign/enter.ts';
import { openSession, type Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import { sendLetter } from '../../../src/campaign/write-letter.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { chanceOf, meet, phone, standsIn } from '../../campaign/table.ts';
import { founding, seated, showInside } from './inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Tom was away, wrote to Ines and left for good; on the next page Nora sits down in his seat and writes as well. */
async function handedOver() {
  const { host, tom, ines } = await seated();
  await showInside(ines, 'today', TodayScreen);
  await screen.findByRole('heading', { name: 'The map' });
  cleanup();
  await standsIn(host, ines, 's2');
  await meet(host, tom, ines);
  await sendLetter(tom, 's2', 's3', 'Farewell.', chanceOf('tom'));
  await leaveSeat(tom, 's2', 'free');
  await meet(host, tom, ines);
  await turnPage(host, 's1', { without: ['s1', 's2', 's3'] });
  const { invite = '' } = host.keys();
  const deps = phone('Nora', mightyEmpires);
  const { campaign } = host;
  await prepareToJoin(deps, { campaign, invite, title: founding.title, ruleset: mightyEmpires.id });
  const nora = await openSession(deps, campaign);
  await meet(host, ines, nora);
  await takeSeat(nora, 's2', 'Nora');
  await meet(host, ines, nora);
  await sendLetter(nora, 's2', 's3', 'Good day.', chanceOf('nora'));
  await addNote(host, 's1', 'Welcome.');
  await meet(host, tom, ines, nora);
  return { tom, ines, nora } satisfies { [name: string]: Session };
}

test('the list of what happened since the last meeting tells each deed of the player who did it', async () => {
  const { ines } = await handedOver();
  await showInside(ines, 'meet', MeetScreen);
  const list = await screen.findByRole('list', { name: 'since you last met' });
  const lines = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
  const saying = (words: string) => lines.find((line) => line.includes(words)) ?? '';
  expect(saying('Farewell.')).toContain('Tom wrote to Ines.');
  expect(saying('Good day.')).toContain('Nora wrote to Ines.');
});

test('the phone of the player who left speaks of them by their own name, and names who sits there now', async () => {
  const { tom } = await handedOver();
  await showInside(tom, 'today', () => <Placed>the campaign</Placed>);
  expect(await screen.findByText('Tom has left this campaign for good')).toBeTruthy();
  expect(screen.getByText(/^Nora sits there now\./)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/give Nora back/);
  expect(screen.queryByRole('button', { name: /^Return as / })).toBeNull();
});

test('who sits down is not told that somebody stood in for them before they came', async () => {
  const { nora } = await handedOver();
  await showInside(nora, 'today', TodayScreen);
  await waitFor(() => expect(document.body.textContent).toContain('The map'));
  expect(screen.queryByText(/Anna (stands|stood) in for you/)).toBeNull();
});

test('the shelf says of a campaign that its player has left it for good, whoever sits there now', async () => {
  const { tom, ines } = await handedOver();
  const news = (session: Session) =>
    (cardOf(session.view() as View, 'guest', mightyEmpiresApp) as { news?: { words: string } }).news?.words;
  expect(news(tom)).toBe('You have left it for good');
  expect(news(ines)).not.toBe('You have left it for good');
});
