import './phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callsOn } from '../../../src/app/campaign/called.ts';
import { keepSeat } from '../../../src/app/campaign/shown.ts';
import { ChronicleScreen } from '../../../src/app/screens/campaign/chronicle/screen.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { nod, standIn } from '../../../src/campaign/absence.ts';
import { addNote, giveOrder, refuseMend, strike, turnPage } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import { fair } from '../../campaign/fair.ts';
import { answer, meet, standsIn, table } from '../../campaign/table.ts';
import { showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Azure has traded, gules wants that undone, and both phones know it. */
async function disputed(): Promise<{ a: Session; b: Session; order: string }> {
  const { sessions } = await table(['azure', 'gules']);
  const [a, b] = sessions as readonly [Session, Session];
  const order = await giveOrder(a, 'azure', 'trade', {});
  await answer(a, 'azure', [2, 3]);
  await meet(a, b);
  await strike(b, 'gules', order, 'It was my day');
  await meet(a, b);
  return { a, b, order };
}

test('a wish to undo names its line on Today; who asked is told that it waits', async () => {
  const { a, b, order } = await disputed();
  await showInside(a, 'today', TodayScreen, marketApp);
  expect(await screen.findByText('gules wants to undo an entry')).toBeTruthy();
  expect(await screen.findByText('“traded” It was my day')).toBeTruthy();
  const look = screen.getByRole('link', { name: 'Look and answer' });
  expect(look.getAttribute('href')).toBe(`/c/${a.campaign}/chronicle?line=${order}`);
  cleanup();
  await showInside(b, 'today', TodayScreen, marketApp);
  expect(await screen.findByText('Waiting for an answer')).toBeTruthy();
});

test('its sheet shows what would follow, and takes a no, which the one who asked reads', async () => {
  const { a, b, order } = await disputed();
  await showInside(a, `chronicle?line=${order}`, ChronicleScreen, marketApp);
  const refuse = await screen.findByRole('button', { name: 'Refuse' });
  expect(await screen.findByText('will be undone')).toBeTruthy();
  fireEvent.click(refuse);
  await waitFor(() => expect(a.view()?.asking).toEqual([]));
  expect(a.view()?.book.struck.size).toBe(0);
  await meet(a, b);
  cleanup();
  await showInside(b, 'today', TodayScreen, marketApp);
  expect(await screen.findByText('azure refused')).toBeTruthy();
});

test('its sheet takes a yes, and the line is undone', async () => {
  const { a, order } = await disputed();
  await showInside(a, `chronicle?line=${order}`, ChronicleScreen, marketApp);
  fireEvent.click(await screen.findByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(a.view()?.book.struck.has(order)).toBe(true));
});

test('a stand-in has no word in it for the seat they act for, and is offered none', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b] = sessions as readonly [Session, Session, Session];
  const away = await standIn(b, 'or');
  await meet(a, b);
  await nod(a, away, ['or']);
  const order = await giveOrder(a, 'azure', 'build', {});
  await meet(a, b);
  await strike(b, 'gules', order);
  await meet(a, b);
  const asks = (session: Session, seat: string) =>
    callsOn(session.view() as View, [seat]).filter(({ kind }) => kind === 'agreement').length;
  expect([asks(a, 'azure'), asks(b, 'gules'), asks(b, 'or')]).toEqual([1, 0, 0]);
  keepSeat(b.campaign, 'or');
  await showInside(b, 'today', TodayScreen, marketApp);
  expect(await screen.findByRole('link', { name: 'Look' })).toBeTruthy();
  cleanup();
  await showInside(b, `chronicle?line=${order}`, ChronicleScreen, marketApp);
  expect(await screen.findByText('gules wants to undo an entry')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Agree|Refuse|Withdraw the request/ })).toBeNull();
});

test('who acts for another agrees to it from there, as the player they are', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b] = sessions as readonly [Session, Session];
  await standsIn(b, a, 'or');
  const order = await giveOrder(a, 'azure', 'build', {});
  await meet(a, b);
  await addNote(b, 'gules', 'A stall!');
  await meet(a, b);
  await turnPage(a, 'azure', { without: ['azure', 'gules', 'or'] });
  await meet(a, b);
  await strike(a, 'azure', order);
  await meet(a, b);
  keepSeat(b.campaign, 'or');
  await showInside(b, 'today', TodayScreen, marketApp);
  expect(await screen.findByRole('link', { name: 'Look and answer' })).toBeTruthy();
  cleanup();
  await showInside(b, `chronicle?line=${order}`, ChronicleScreen, marketApp);
  fireEvent.click(await screen.findByRole('button', { name: 'Agree as gules' }));
  await waitFor(() => expect(b.view()?.book.struck.has(order)).toBe(true));
});

describe('an order that has a name of its own, on a page that was turned', () => {
  async function named(): Promise<{ b: Session; order: string; line: string }> {
    const { sessions } = await table(['azure', 'gules', 'or'], { ruleset: fair });
    const [a, b, c] = sessions as unknown as readonly [Session, Session, Session];
    const order = await giveOrder(a, 'azure', 'weigh', { pounds: 900 });
    const line = a.view()?.lineOf(order) ?? '';
    expect(line).not.toBe(order);
    await meet(a, b, c);
    for (let pages = 0; pages < 10; pages++) {
      await turnPage(a, 'azure', { without: ['azure', 'gules', 'or'] });
      await meet(a, b, c);
    }
    await strike(a, 'azure', line);
    await meet(a, b, c);
    return { b, order, line };
  }
  test('Today leads to its sheet, where it is refused or agreed to', async () => {
    const { b } = await named();
    await showInside(b, 'today', TodayScreen, marketApp);
    expect(await screen.findByText('“weighed”')).toBeTruthy();
    const address = screen.getByRole('link', { name: 'Look and answer' }).getAttribute('href') ?? '';
    cleanup();
    await showInside(b, address.replace(`/c/${b.campaign}/`, ''), ChronicleScreen, marketApp);
    expect(await screen.findByRole('button', { name: 'Refuse' })).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Agree' }));
    await waitFor(() => expect(b.view()?.asking).toEqual([]));
    expect(b.view()?.book.struck.size).toBe(1);
  });
  test('who would undo it hears that another must agree, not that others have built on it', async () => {
    const { b, line } = await named();
    await refuseMend(b, 'gules', b.view()?.asking[0]?.entry ?? '');
    await showInside(b, `chronicle?line=${line}`, ChronicleScreen, marketApp);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo the entry' }));
    expect(await screen.findByText('It takes effect when another player agrees.')).toBeTruthy();
    expect(screen.getByText('Nothing else would change.')).toBeTruthy();
    expect(screen.queryByText(/Others have played on/)).toBeNull();
  });
  test('its name leads there as its line does, and it stands among what is disputed', async () => {
    const { b, order } = await named();
    await showInside(b, `chronicle?line=${order}`, ChronicleScreen, marketApp);
    expect(await screen.findByRole('button', { name: 'Refuse' })).toBeTruthy();
    cleanup();
    await showInside(b, `chronicle?line=${order}`, ChronicleScreen, marketApp);
    fireEvent.click(await screen.findByRole('button', { name: 'Disputed' }));
    expect(await screen.findByText('To be agreed')).toBeTruthy();
    expect(screen.queryByText('Nothing of this kind')).toBeNull();
  });
});
