/** A correction names the question and the die: where it is asked for, on its sheet, and on the line once it counts. */
import './phone.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ChronicleScreen } from '../../../src/app/screens/campaign/chronicle/screen.tsx';
import { turned } from '../../../src/app/screens/campaign/chronicle/turned.ts';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { agree, correct, giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { say } from '../../../src/kernel/text.ts';
import { answer, meet, table } from '../../campaign/table.ts';
import { fifthApp } from '../fifth/app.tsx';
import { fifth } from '../fifth/rules.ts';
import { openSheet } from '../sheet.ts';
import { showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('Today and the line say which die of which roll is to be another, and the chronicle what it was', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b] = sessions as [Session, Session];
  const order = await giveOrder(a, 'azure', 'trade', {});
  await answer(a, 'azure', [3, 4]);
  await meet(a, b);
  const wish = await correct(b, 'gules', order, { takings: { value: [3, 5] } });
  await meet(a, b);
  const die = /azure · What do you take\? · die 2 of 2: 4 → 5/;
  await showInside(a, 'today', TodayScreen, marketApp);
  expect(await screen.findByText(die)).toBeTruthy();
  cleanup();
  await showInside(a, `chronicle?line=${order}`, ChronicleScreen, marketApp);
  expect(await screen.findByText(die)).toBeTruthy();
  cleanup();
  await agree(a, 'azure', wish);
  await showInside(a, 'chronicle', ChronicleScreen, marketApp);
  expect(await screen.findByText(/^\s*Corrected · What do you take\? · die 2 of 2: 4 → 5$/)).toBeTruthy();
  fireEvent.click(screen.getByText('traded'));
  expect(await screen.findByText(/corrected, was 3 \+ 4/)).toBeTruthy();
});

test('of several rolls that read alike, and of one die, it is said which', () => {
  const roll = (label: string, by: string) =>
    ({ ask: 'roll', label, by, rule: 'test.rule', dice: 'd6', text: say('To hit') }) as const;
  const campaign = { player: (id: string) => id, say: ({ say: words }: { say: string }) => words } as never;
  expect(
    turned(campaign, [
      { question: roll('one', 'tom'), was: [2], now: [2] },
      { question: roll('two', 'ines'), was: [1], now: [1] },
      { question: roll('three', 'tom'), was: [4], now: [5] },
    ]),
  ).toEqual(['tom · To hit (2 of 2) · 4 → 5']);
});

test('a wrong die of an order that still asks others is set right from Today, and the others are still asked', async () => {
  const { sessions } = await table(['azure', 'gules', 'or'], { ruleset: fifth });
  const [a, b] = sessions as [Session, Session];
  await giveOrder(a, 'azure', 'draw-lots', {});
  const asked = await answer(a, 'azure', [4]);
  await showInside(a, 'today', TodayScreen, fifthApp);
  fireEvent.click(await screen.findByText(/Wrong dice\? Correct them\.$/));
  const sheet = await openSheet();
  const button = await within(sheet).findByRole('button', { name: 'Correct the entry' });
  expect(button.getAttribute('title')).toBe('Nothing is changed yet.');
  // Nobody else's open question stands in it.
  expect(within(sheet).getAllByRole('heading', { level: 3 })).toHaveLength(1);
  const faces = await within(sheet).findByRole('group', { name: 'The die shows' });
  fireEvent.click(within(faces).getByLabelText('6'));
  await waitFor(() => expect(button.getAttribute('title')).toBeNull());
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  // It says what it said: that is read once, and nothing as struck out.
  expect(within(sheet).getByRole('insertion').textContent).toBe('Draw lots');
  expect(within(sheet).queryByRole('deletion')).toBeNull();
  fireEvent.click(button);
  const answered = () => a.view()?.open[0]?.open.answers[asked.label]?.value;
  await waitFor(() => expect(answered()).toEqual([6]));
  await meet(a, b);
  expect(b.view()?.open[0]?.open.answers[asked.label]?.value).toEqual([6]);
  expect(b.view()?.asked('gules')).toHaveLength(1);
});
