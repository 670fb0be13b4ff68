/** The army list while mustering: every figure saved leads to the list, which offers what is wanted next. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { useLocation, useRouter } from '@tanstack/solid-router';
import { type JSX, Match, Show, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { afterEach, expect, test } from 'vitest';
import { chronopiaApp } from '../../../src/app/rulesets/chronopia/index.ts';
import { argsOf } from '../../../src/app/screens/campaign/do/args.ts';
import b from '../../../src/app/ui/button.module.css';
import { giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { anyCampaign } from '../harness/any.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);

/** The forms and the list at their addresses; a form that is left goes back. */
async function walk(session: Session, to: string) {
  let go = (_: string): void => undefined;
  function Screens(): JSX.Element {
    const location = useLocation();
    const router = useRouter();
    go = (address) => router.history.push(address);
    const id = (): string => location().pathname.split('/').at(-1) ?? '';
    return (
      <Switch>
        <Match when={location().pathname.includes('/piece/')}>
          <Dynamic component={chronopiaApp.Piece} id={id()} />
        </Match>
        <Match when={location().pathname.includes('/do/')}>
          <Show when={location().href} keyed>
            <Dynamic
              component={chronopiaApp.orders[id()]}
              args={argsOf((location().search as { args?: unknown }).args) ?? {}}
              onDone={() => router.history.back()}
            />
          </Show>
        </Match>
      </Switch>
    );
  }
  const { address } = await inside(session, 'azure', Screens);
  go(`/c/${session.campaign}/${to}`);
  return { address, go: (way: string) => go(way) };
}
const mustering = async (): Promise<Session> =>
  (
    await anyCampaign({
      set: 'chronopia',
      seed: 4,
      turns: 2,
      players: ['Anna', 'Tom', 'Ines'],
      before: 'choose-army',
    })
  ).session;

async function write(name: string, role: string, points: string, warband?: string): Promise<void> {
  const fill = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  await screen.findByText('Which figures can you recruit?');
  fireEvent.click(screen.getByLabelText(role));
  fill('Name', name);
  fill('Points', points);
  if (warband !== undefined) fill('Its warband', warband);
  fireEvent.click(screen.getByRole('button', { name: 'Add to the list' }));
  await screen.findByRole('heading', { name });
}
const filled = (): readonly (string | null)[] =>
  [...document.querySelectorAll<HTMLElement>('a, button')]
    .filter((one) => one.classList.contains(b.filled ?? ''))
    .map(({ textContent }) => textContent);
const shown = (): readonly (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const roles = (): readonly string[] => ['Individual', 'Leader', 'Trooper', 'Special'];
const add = (): string => screen.getByRole('link', { name: 'Add a figure' }).getAttribute('href') ?? '';

test('ch.list: after a trooper and after an individual alike the list shows the new figure, and offers what is next', async () => {
  const session = await mustering();
  const { address, go } = await walk(session, 'do/list-figures');
  await write('Spearman', 'Trooper', '20', 'Spears');
  expect(address()).toMatch(/\/piece\/list\.azure$/);
  expect(shown()).toEqual(['Spearman']);
  expect(filled()).toEqual(['Add a figure']);
  expect(screen.getByText('Still missing: an individual to lead the army.')).toBeTruthy();

  go(add());
  await screen.findByText('Which figures can you recruit?');
  // The next is mostly of the same warband, and never of the same name.
  expect(screen.getByLabelText<HTMLInputElement>('Its warband').value).toBe('Spears');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  // What it is there matters: nothing is picked until the player picks it.
  expect(roles().filter((one) => screen.getByLabelText<HTMLInputElement>(one).checked)).toEqual([]);
  expect(screen.getByText(/its kind/)).toBeTruthy();
  await write('Warlord', 'Individual', '95');
  expect(address()).toMatch(/\/piece\/list\.azure$/);
  expect(shown()).toEqual(['Warlord', 'Spearman']);
  expect(screen.queryByText(/Still missing/)).toBeNull();
  // Nobody has chosen an army yet: that comes before anything is recruited.
  expect(filled()).toEqual(['Choose your army']);

  await giveOrder(session, 'azure', 'choose-army', { army: 'elves', house: '', tincture: 'azure' });
  await waitFor(() => expect(filled()).toEqual(['Roll for your second territory']));
});

test('ch.list: the next figure has no number of the one before: its army book gives its own', async () => {
  const { go } = await walk(await mustering(), 'do/list-figures');
  await screen.findByText('Which figures can you recruit?');
  fireEvent.input(screen.getByLabelText('CC'), { target: { value: '13' } });
  await write('Spearman', 'Trooper', '20', 'Spears');
  go(add());
  await screen.findByText('Which figures can you recruit?');
  fireEvent.click(screen.getByLabelText('Leader'));
  expect(screen.getByLabelText<HTMLInputElement>('CC').value).not.toBe('13');
  expect(screen.getByLabelText<HTMLInputElement>('Points').value).not.toBe('20');
  // What a leader usually is in its warband: one, and no more.
  expect(screen.getByLabelText(/^More: At most/).closest('li')?.textContent).toContain('1');
});

test('ch.list: characteristics that nobody filled in are named beside the button, and the figure may be added all the same', async () => {
  await walk(await mustering(), 'do/list-figures');
  await screen.findByText('Which figures can you recruit?');
  fireEvent.click(screen.getByLabelText('Individual'));
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Warlord' } });
  fireEvent.input(screen.getByLabelText('Points'), { target: { value: '95' } });
  expect(screen.getByText('Still at 0: CC, LD, AC, ST and A.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to the list' }).disabled).toBe(false);
  for (const each of ['CC', 'LD', 'AC', 'ST', 'A'])
    fireEvent.input(screen.getByLabelText(each), { target: { value: '7' } });
  await waitFor(() => expect(screen.queryByText(/^Still at 0/)).toBeNull());
});

test('ch.list: a figure that lacks something is not added: the button is off, and what was typed stays', async () => {
  const session = await mustering();
  const { address } = await walk(session, 'do/list-figures');
  await screen.findByText('Which figures can you recruit?');
  const listed = () =>
    Object.keys((session.view() as unknown as { table: { rules: { figures: object } } }).table.rules.figures);
  const before = listed();
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Spearman' } });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Add to the list' });
  expect(button.disabled).toBe(true);
  fireEvent.click(button);
  await session.settled();
  expect(listed()).toEqual(before);
  expect(address()).toMatch(/list-figures$/);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Spearman');
});

test('ch.list (B.1.a.1.b, B.1.a.2.b): individuals alone make no force, so another figure is wanted', async () => {
  const { go } = await walk(await mustering(), 'do/list-figures');
  await write('Warlord', 'Individual', '95');
  expect(filled()).toEqual(['Add a figure']);
  expect(screen.getByText('Still missing: a trooper.')).toBeTruthy();
  go(add());
  // Of an individual the next shares nothing.
  await write('Spearman', 'Trooper', '20', 'Spears');
  expect(filled()).toEqual(['Choose your army']);
});

test('ch.list: a figure of Dwarves is a dwarf from the start, and the first of a list a trooper', async () => {
  const session = await mustering();
  await giveOrder(session, 'azure', 'choose-army', { army: 'dwarves', house: '', tincture: 'azure' });
  await walk(session, 'do/list-figures');
  await screen.findByText('Which figures can you recruit?');
  expect(screen.getByLabelText<HTMLSelectElement>('Race').value).toBe('dwarf');
  expect(screen.getByLabelText<HTMLInputElement>('Trooper').checked).toBe(true);
});

const foe = {
  name: 'Foe',
  role: 'trooper',
  warband: 'Foes',
  cost: 25,
  is: { cc: 10, mw: 8, pw: 0, ld: 10, ac: 2, st: 2, w: 1, mv: 3, a: 9, def: -1 },
  missile: false,
  mounted: false,
  craft: 'none',
  nature: 'mortal',
  race: 'orc',
  least: 4,
  most: null,
  per: 0,
};

test('ch.list: the form of an empty list leads to the lists it can be copied from', async () => {
  const session = await mustering();
  await giveOrder(session, 'gules', 'list-figures', { figures: [foe] });
  const { go } = await walk(session, 'do/list-figures');
  await screen.findByText('Which figures can you recruit?');
  const way = screen.getByRole('link', { name: 'Tom’s list' }).getAttribute('href');
  expect(way).toMatch(/\/piece\/list\.gules$/);
  // Once something is on it, its own page leads there.
  await write('Spearman', 'Trooper', '20', 'Spears');
  go(add());
  await screen.findByText('Which figures can you recruit?');
  expect(screen.queryByRole('link', { name: 'Tom’s list' })).toBeNull();
});

test('ch.list: of what the second figure is the form presumes nothing', async () => {
  const session = await mustering();
  await giveOrder(session, 'azure', 'list-figures', { figures: [foe] });
  await walk(session, 'do/list-figures');
  await screen.findByText('Which figures can you recruit?');
  expect(roles().filter((one) => screen.getByLabelText<HTMLInputElement>(one).checked)).toEqual([]);
});

test('ch.list: what was copied is on one’s own list, and the player is there', async () => {
  const session = await mustering();
  await giveOrder(session, 'gules', 'list-figures', { figures: [foe] });
  const { address } = await walk(session, 'piece/list.gules');
  fireEvent.click(await screen.findByRole('button', { name: 'Copy it to your list' }));
  await waitFor(() => expect(address()).toMatch(/\/piece\/list\.azure$/));
  await screen.findByRole('heading', { name: 'Your army list' });
  expect(shown()).toEqual(['Foe']);
});
