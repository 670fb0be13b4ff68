/** One verb for one thing, and what is another's goes by their name. */
import './phone.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { actingWords, mayActWords, toActWords } from '../../../src/app/campaign/acts-for.ts';
import StandInSheet from '../../../src/app/screens/campaign/absent/stand-in-sheet.tsx';
import { TaskRows } from '../../../src/app/screens/campaign/today/task-rows.tsx';
import { leaveSeat } from '../../../src/campaign/absence.ts';
import { appointRegent } from '../../../src/campaign/enter.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import type { Task } from '../../../src/kernel/ruleset.ts';
import { meet, standsIn, table } from '../../campaign/table.ts';
import { seated, showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const words = (session: Session, seat: string): readonly string[] => {
  const view = session.view() as View;
  return [actingWords(view, seat, 'Kim'), toActWords(view, seat, 'Kim'), mayActWords(view, seat)];
};

test('a player stands in for one who is away, is the regent of one who appointed them, and acts for an idle seat', async () => {
  const { sessions } = await table(['azure', 'gules', 'or', 'vert']);
  const [a, b, c, d] = sessions as [Session, Session, Session, Session];
  await standsIn(a, b, 'or');
  await appointRegent(b, 'gules', a.keys().device.device);
  await leaveSeat(d, 'vert', 'idle');
  await meet(a, b, c, d);
  for (const said of words(a, 'or')) expect(said).toMatch(/[Ss]tand in for/);
  for (const said of words(a, 'gules')) expect(said).toMatch(/regent/);
  for (const said of words(a, 'vert')) expect(said).toMatch(/[Aa]ct for/);
});

test('of one who has left for good nobody stands in: they act for the seat', async () => {
  const { host, tom, ines } = await seated();
  await leaveSeat(tom, 's2', 'free');
  await meet(host, tom, ines);
  await showInside(ines, 'today', () => <StandInSheet seat="s2" onClose={() => undefined} />);
  expect(await screen.findByText('Act for Tom?')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /[Ss]tand in/ })).toBeNull();
});

test('what a player does for another is called theirs by name', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  await standsIn(a, b, 'or');
  await meet(a, b, c);
  const task: Task = {
    kind: 'may',
    rule: 'market.trade',
    title: { say: 'Your {n} banners', with: { n: 3 } },
    icon: 'tower-flag',
  };
  const rows = () => <TaskRows head="tasks" tasks={[task]} />;
  await showInside(a, 'today', rows, marketApp);
  expect(await screen.findByText('Your 3 banners')).toBeTruthy();
  cleanup();
  localStorage.setItem(`realmbook.seat.${a.campaign}`, 'or');
  await showInside(a, 'today', rows, marketApp);
  expect(await screen.findByText('or’s 3 banners')).toBeTruthy();
});
