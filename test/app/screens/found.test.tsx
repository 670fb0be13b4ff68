import '../host/phone.ts';
import { cleanup, configure, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { deps } from '../../../src/app/campaign/deps.ts';
import { keepExample } from '../../../src/app/campaign/example.ts';
import { rulesetApps } from '../../../src/app/rulesets/apps.ts';
import { shelved } from '../../../src/app/rulesets/shelf.ts';
import { rulesetIds } from '../../../src/rules/index.ts';
import { openAt } from './at.tsx';

// Each book's own part of the founding comes with the first tap on it.
configure({ asyncUtilTimeout: 10_000 });
// The first load compiles the books, which takes a busy machine longer than any screen may.
beforeAll(async () => {
  for (const id of rulesetIds) await rulesetApps[id]();
  await openAt('/found');
  const name = new RegExp(`^${shelved('mighty-empires').title}`);
  await screen.findByRole('radio', { name }, { timeout: 100_000 });
  cleanup();
}, 120_000);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const rule = (id: (typeof rulesetIds)[number]) =>
  screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(`^${shelved(id).title}`) });

test('a campaign is founded by one of the books, and its options follow it', async () => {
  await openAt('/found');
  expect((await rule('mighty-empires')).checked).toBe(true);
  for (const id of rulesetIds) expect(await rule(id)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: /^Everything else is fine as it is/ }));
  expect(await screen.findByRole('heading', { name: 'strength' })).toBeTruthy();
  fireEvent.click(await rule('ninth-age'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'strength' })).toBeNull());
  expect((await rule('ninth-age')).checked).toBe(true);
});

test('where nothing is secret there is nothing to seal', async () => {
  await openAt('/found');
  expect(await screen.findByRole('heading', { name: 'Secrets' })).toBeTruthy();
  fireEvent.click(await rule('chronopia'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Secrets' })).toBeNull());
});

test('what was chosen for a campaign is there again after the way back and after a reload', async () => {
  await openAt('/found');
  fireEvent.input(await screen.findByLabelText('Name of the campaign'), {
    target: { value: 'The Salt Road' },
  });
  fireEvent.input(screen.getByLabelText('Player 2'), { target: { value: 'Tom' } });
  fireEvent.click(await rule('ninth-age'));
  cleanup();
  await openAt('/found');
  expect((await screen.findByLabelText<HTMLInputElement>('Name of the campaign')).value).toBe(
    'The Salt Road',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Player 2').value).toBe('Tom');
  expect((await rule('ninth-age')).checked).toBe(true);
});

const called = () => screen.findByLabelText<HTMLInputElement>('Name of the campaign');
const add = () => screen.queryByRole('button', { name: 'Add a player' });
const name = (n: number, value: string): void => {
  if (!screen.queryByLabelText(`Player ${n}`)) fireEvent.click(add() as HTMLElement);
  fireEvent.input(screen.getByLabelText(`Player ${n}`), { target: { value } });
};
const shelf = async () => (await deps().store.shelf()).map(({ title }) => title);

test('the founder and one more are asked for, and as many as the book takes can be added', async () => {
  await openAt('/found');
  await screen.findByLabelText('Player 1');
  const rows = () => screen.getAllByLabelText(/^Player \d$/).length;
  expect(rows()).toBe(2);
  expect(screen.queryByRole('button', { name: /^Remove player/ })).toBeNull();
  for (let more = add(); more; more = add()) fireEvent.click(more);
  expect(rows()).toBe(6);
  fireEvent.click(screen.getByRole('button', { name: 'Remove player 6' }));
  expect(rows()).toBe(5);
});

test('a campaign nobody named is called after its players, apart from those on the shelf', async () => {
  for (const [before, title] of [
    [[], 'The war of Anna, Tom and Ines'],
    [['The war of Anna, Tom and Ines'], 'The war of Anna, Tom and Ines 2'],
  ] as const) {
    cleanup();
    sessionStorage.clear();
    expect(await shelf()).toEqual(before);
    await openAt('/found');
    expect((await called()).value).toBe('');
    await screen.findByLabelText('Player 1');
    for (const [n, each] of ['Anna', 'Tom', 'Ines'].entries()) name(n + 1, each);
    await waitFor(async () => expect((await called()).value).toBe(title));
    fireEvent.click(screen.getByRole('button', { name: 'Start the campaign' }));
    await waitFor(async () => expect(await shelf()).toContain(title));
  }
});

test('what is typed replaces the name that nobody typed; cleared, it is refused with the reason', async () => {
  await openAt('/found');
  await screen.findByLabelText('Player 1');
  for (const [n, each] of ['Anna', 'Tom', 'Ines'].entries()) name(n + 1, each);
  const field = await called();
  fireEvent.focusIn(field);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
  fireEvent.input(field, { target: { value: 'The Salt Road' } });
  name(2, 'Tobias');
  expect(field.value).toBe('The Salt Road');
  fireEvent.input(field, { target: { value: '' } });
  const before = await shelf();
  fireEvent.click(screen.getByRole('button', { name: 'Start the campaign' }));
  expect((await screen.findAllByText('Give the campaign a name.')).length).toBeGreaterThan(0);
  expect(await shelf()).toEqual(before);
});

test('two players of one name, and players without one, are refused with a reason', async () => {
  await openAt('/found');
  fireEvent.input(await screen.findByLabelText('Name of the campaign'), {
    target: { value: 'The Salt Road' },
  });
  const twice = 'Two players are called Ann. Add something to tell them apart.';
  for (const [n, each] of ['Ann', ' ann', 'Bo'].entries()) name(n + 1, each);
  expect(screen.getAllByText(twice).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Start the campaign' }));
  fireEvent.input(screen.getByLabelText('Player 2'), { target: { value: '' } });
  expect(await screen.findByText('Every player needs a name.')).toBeTruthy();
  expect(location.pathname).not.toContain('/c/');
});

test('a second campaign knows its founder, and offers the players of the last: one tap each', async () => {
  const { store } = deps();
  const before = await store.shelf();
  for (const [players, opened] of [
    [['Anna', 'Tom', 'Ines'], 2],
    [['Anna', 'Bert', 'tom'], 1],
  ] as const)
    await store.shelve({
      campaign: `${opened}`.repeat(64),
      title: `Of ${opened}`,
      ruleset: 'mighty-empires',
      opened,
      card: { seats: [], players: [...players] },
    });
  // Its players are imagined.
  await store.shelve({
    campaign: '3'.repeat(64),
    title: 'The example',
    ruleset: 'mighty-empires',
    opened: 3,
    card: { seats: [], players: ['Ada', 'Max'] },
  });
  keepExample({ campaign: '3'.repeat(64), seat: 'azure' });
  try {
    await openAt('/found');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Player 1').value).toBe('Anna'));
    const offered = () => screen.queryAllByRole('button', { name: /^Add (?!a player)/ });
    expect(offered().map(({ textContent }) => textContent)).toEqual(['Add Tom', 'Add Ines', 'Add Bert']);
    fireEvent.click(screen.getByRole('button', { name: 'Add Ines' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add Tom' }));
    const names = screen.getAllByLabelText<HTMLInputElement>(/^Player \d$/).map(({ value }) => value);
    expect(names).toEqual(['Anna', 'Ines', 'Tom']);
    expect(offered().map(({ textContent }) => textContent)).toEqual(['Add Bert']);
  } finally {
    const old = new Set(before.map(({ campaign }) => campaign));
    for (const { campaign } of await store.shelf()) if (!old.has(campaign)) await store.unshelve(campaign);
    localStorage.removeItem('realmbook.example');
  }
});

test('a refusal leads to the field that it is about', async () => {
  await openAt('/found');
  fireEvent.input(await screen.findByLabelText('Player 1'), { target: { value: 'Anna' } });
  fireEvent.click(screen.getByRole('button', { name: 'Start the campaign' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Player 2'));
  // Said once by the field, and once over the button that was tapped.
  expect(screen.getByText('Every player needs a name.')).toBeTruthy();
});
