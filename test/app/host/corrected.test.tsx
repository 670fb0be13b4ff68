/** A correction names the question and the die: where it is asked for, on its sheet, and on the line once it counts. */
import './phone.ts';
import { cleanup, fireEvent, screen } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ChronicleScreen } from '../../../src/app/screens/campaign/chronicle/screen.tsx';
import { turned } from '../../../src/app/screens/campaign/chronicle/turned.ts';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { agree, correct, giveAnswer, giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { say } from '../../../src/kernel/text.ts';
import { meet, table } from '../../campaign/table.ts';
import { showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('Today and the line say which die of which roll is to be another, and the chronicle what it was', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b] = sessions as [Session, Session];
  const order = await giveOrder(a, 'azure', 'trade', {});
  const [asked] = a.view()?.asked('azure') ?? [];
  await giveAnswer(a, 'azure', order, asked?.question as never, [3, 4], 'table');
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
