import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RaiseBannersForm } from '../../../src/app/rulesets/mighty-empires/orders/raise-banners.tsx';
import { PieceScreen } from '../../../src/app/rulesets/mighty-empires/piece/screen.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { Toasts } from '../../../src/app/ui/toasts.tsx';
import { same } from '../../../src/kernel/json.ts';
import { bannersOf } from '../../../src/rules/mighty-empires/queries.ts';
import { stateOf } from '../harness/scenes.ts';
import { campaignAt, ledgerOf } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);
let clipboard: string | Error = '';
beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      readText: vi.fn(async () => {
        if (clipboard instanceof Error) throw clipboard;
        return clipboard;
      }),
    },
  });
});

const list = `20 Halberdiers – 200
12 Crossbowmen [132 pts]
Captain Ulrich, level 10 – 168
15 Wolf Riders`;

const copyToAll = (to: readonly string[]): string =>
  to.length === 2 ? 'Copy Banner 1 to both empty banners' : `Copy Banner 1 to all ${to.length} empty banners`;
const filled = (): readonly string[] =>
  screen
    .getAllByRole('button')
    .flatMap((one) => (one.className.includes('filled') ? [one.textContent ?? ''] : []));

const grouped = (points: number): string => points.toLocaleString('en-GB');
/** A list of so many points, in units of no more than a list builder makes. */
const worth = (points: number): string =>
  Array.from(
    { length: Math.ceil(points / 500) },
    (_, at) => `10 Knights – ${Math.min(500, points - at * 500)}`,
  ).join('\n');

async function firstOf(seat = 'azure') {
  const { session } = await campaignAt({ stage: 'muster' });
  const banners = bannersOf(stateOf(session), seat).map(({ id }) => id);
  const held = (banner: string) => ledgerOf(session, seat).banners[banner];
  return { session, banners, held };
}

describe('me.banners.raised: banners are empty when they are raised', () => {
  test('the form says that points are only set aside, and where they are filled', async () => {
    const { session } = await campaignAt({ stage: 'armies' });
    await inside(session, 'azure', () => <RaiseBannersForm args={{}} onDone={() => undefined} />);
    expect(await screen.findByText(/empty when you raise it.*only set aside.*Banner 1 first/)).toBeTruthy();
    expect(screen.getByText('about 1,000 points set aside for each')).toBeTruthy();
  });

  test('to muster the first is what stands out then, with what is meant for it', async () => {
    const { session, banners } = await firstOf();
    await inside(session, 'azure', () => <TodayScreen />);
    expect(await screen.findByRole('heading', { name: 'Muster Banner 1' })).toBeTruthy();
    expect(screen.getByText(/still empty\. About 1,?000 points are set aside for it/)).toBeTruthy();
    expect(filled()).toEqual(['Muster Banner 1']);
    cleanup();
    await inside(session, 'azure', () => <PieceScreen id={banners[0] ?? ''} />);
    expect(await screen.findByText(/still empty\. About 1,?000 points are set aside for it/)).toBeTruthy();
  });
});

describe('me.ledger.muster: a banner from a list', () => {
  test('what was copied is read by the tap, shown with its points and what was not understood, and mustered by the next', async () => {
    clipboard = list;
    const { session, banners, held } = await firstOf();
    const [first = '', second = ''] = banners;
    const { address } = await inside(session, 'azure', () => <PieceScreen id={first} />);
    fireEvent.click(screen.getByText('Paste a list'));
    expect(await screen.findByText('Realmbook did not understand one line:')).toBeTruthy();
    expect(screen.getByText('15 Wolf Riders')).toBeTruthy();
    fireEvent.click(screen.getByText('Muster the troops, 500 points'));
    await waitFor(() => expect(held(first)?.mustered).toBe(true));
    expect(held(first)?.units.map(({ name, models, points }) => [name, models, points])).toEqual([
      ['Halberdiers', 20, 200],
      ['Crossbowmen', 12, 132],
    ]);
    expect(held(first)?.characters.map(({ name, level, points }) => [name, level, points])).toEqual([
      ['Captain Ulrich', 10, 168],
    ]);
    // The next banner waits to be mustered, and its sheet opens by itself.
    await waitFor(() => expect(address()).toMatch(new RegExp(`/piece/${second}$`)));
  });

  test('where the phone keeps its clipboard to itself the list is pasted by hand', async () => {
    clipboard = new Error('denied');
    const { session, banners, held } = await firstOf();
    const [first = ''] = banners;
    await inside(session, 'azure', () => <PieceScreen id={first} />);
    fireEvent.click(screen.getByText('Paste a list'));
    const field = await screen.findByLabelText('Paste the list here');
    expect(screen.getByText('Muster the troops, 0 points').closest('button')?.disabled).toBe(true);
    fireEvent.input(field, { target: { value: list } });
    fireEvent.click(screen.getByText('Muster the troops, 500 points'));
    await waitFor(() => expect(held(first)?.units).toHaveLength(2));
  });

  test('what is no list on the clipboard is left there, and said so', async () => {
    clipboard = 'https://example.org/realmbook/#join/azure-otter';
    const { session, banners } = await firstOf();
    await inside(session, 'azure', () => <PieceScreen id={banners[0] ?? ''} />);
    fireEvent.click(screen.getByText('Paste a list'));
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Paste the list here');
    expect(field.value).toBe('');
    expect(screen.getByText(/no army list/)).toBeTruthy();
  });

  test('a second list comes to what is there already', async () => {
    clipboard = list;
    const { session, banners, held } = await firstOf();
    const [first = ''] = banners;
    await inside(session, 'azure', () => <PieceScreen id={first} />);
    fireEvent.click(screen.getByText('Paste a list'));
    fireEvent.click(await screen.findByText('Muster the troops, 500 points'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByText('Paste a list'));
    fireEvent.click(await screen.findByText('Add the troops, 500 points'));
    await waitFor(() => expect(held(first)?.units).toHaveLength(4));
    const ids = [...(held(first)?.units ?? []), ...(held(first)?.characters ?? [])].map(({ id }) => id);
    expect(new Set(ids).size).toBe(6);
  });

  test('a banner is copied with one tap: the same troops, by ids of their own', async () => {
    clipboard = list;
    const { session, banners, held } = await firstOf();
    const [first = '', second = ''] = banners;
    await inside(session, 'azure', () => <PieceScreen id={first} />);
    fireEvent.click(screen.getByText('Paste a list'));
    fireEvent.click(await screen.findByText('Muster the troops, 500 points'));
    await waitFor(() => expect(held(first)?.mustered).toBe(true));
    cleanup();
    await inside(session, 'azure', () => <PieceScreen id={second} />);
    // A page has one filled button; an empty banner beside a mustered one is most often copied.
    expect(filled()).toEqual(['Copy Banner 1']);
    fireEvent.click(screen.getByText('Copy Banner 1'));
    await waitFor(() => expect(held(second)?.mustered).toBe(true));
    const bare = (banner: string) => held(banner)?.units.map(({ id: _, ...unit }) => unit);
    expect(bare(second)).toEqual(bare(first));
    expect(held(second)?.characters[0]?.name).toBe('Captain Ulrich');
    const ids = [first, second].flatMap((banner) => held(banner)?.units.map(({ id }) => id) ?? []);
    expect(new Set(ids).size).toBe(4);
  });

  test('me.banners.total: what a copy or a list takes the army over its strength by stands there before it is written', async () => {
    const { session, banners, held } = await firstOf();
    const strength = stateOf(session).realms.azure?.strength ?? 0;
    const [first = '', second = ''] = banners;
    expect(strength).toBeGreaterThan(1000);
    const over = (more: number): string =>
      `${grouped(more)} points more than the strength of ${grouped(strength)}.`;
    clipboard = worth(strength + 40);
    await inside(session, 'azure', () => <PieceScreen id={first} />);
    fireEvent.click(screen.getByText('Paste a list'));
    expect(await screen.findByText(over(40))).toBeTruthy();
    cleanup();
    clipboard = worth(strength - 100);
    await inside(session, 'azure', () => <PieceScreen id={first} />);
    fireEvent.click(screen.getByText('Paste a list'));
    fireEvent.click(await screen.findByText(`Muster the troops, ${grouped(strength - 100)} points`));
    await waitFor(() => expect(held(first)?.mustered).toBe(true));
    cleanup();
    await inside(session, 'azure', () => <PieceScreen id={second} />);
    const copied = strength - 200;
    expect(screen.getByText(`Copy Banner 1: ${over(copied)}`)).toBeTruthy();
    const all = banners.length - 1;
    const toAll = `${copyToAll(banners.slice(1))}: ${over(all * (strength - 100) - 100)}`;
    expect(screen.getByText(toAll)).toBeTruthy();
    expect(held(second)?.mustered ?? false).toBe(false);
  });

  test('one tap copies a banner to all that are still empty', async () => {
    clipboard = list;
    const { session, banners, held } = await firstOf();
    const [first = '', ...others] = banners;
    await inside(session, 'azure', () => <PieceScreen id={first} />);
    fireEvent.click(screen.getByText('Paste a list'));
    fireEvent.click(await screen.findByText('Muster the troops, 500 points'));
    await waitFor(() => expect(held(first)?.mustered).toBe(true));
    cleanup();
    const last = others.at(-1) ?? '';
    await inside(session, 'azure', () => <PieceScreen id={last} />);
    expect(others.length).toBeGreaterThan(1);
    fireEvent.click(screen.getByText(copyToAll(others)));
    await waitFor(() => expect(others.every((id) => held(id)?.mustered)).toBe(true));
    const ids = banners.flatMap((id) => held(id)?.units.map((unit) => unit.id) ?? []);
    expect(new Set(ids).size).toBe(2 * banners.length);
  });

  test('what was copied to several is told of all of them, and one tap takes all of it back', async () => {
    clipboard = list;
    const { session, banners, held } = await firstOf();
    const [first = '', second = '', ...others] = banners;
    await inside(session, 'azure', () => <PieceScreen id={first} />);
    fireEvent.click(screen.getByText('Paste a list'));
    fireEvent.click(await screen.findByText('Muster the troops, 500 points'));
    await waitFor(() => expect(held(first)?.mustered).toBe(true));
    cleanup();
    const copies = [second, ...others];
    await inside(session, 'azure', () => (
      <>
        <PieceScreen id={second} />
        <Toasts />
      </>
    ));
    fireEvent.click(screen.getByText(copyToAll(copies)));
    const names = copies.map((id) => {
      const { name = '', number = 0 } = stateOf(session).banners[id] ?? {};
      return name || `Banner ${number}`;
    });
    const several = new Intl.ListFormat('en-GB').format(names);
    expect(await screen.findByText(`${several}: 500 points each`)).toBeTruthy();
    fireEvent.click(screen.getByText('Undo'));
    await waitFor(() => expect(copies.map((id) => held(id)?.units.length)).toEqual(copies.map(() => 0)));
    expect(held(first)?.units).toHaveLength(2);
    // They are asked to be mustered again: an empty list is no banner that fell.
    const asked = session.view()?.tasks('azure') ?? [];
    expect(
      asked.filter(({ write }) => same(write ?? null, { write: 'muster', banner: second })),
    ).toHaveLength(1);
    expect(asked.filter(({ order }) => order?.id === 'disband')).toEqual([]);
  });

  test('once a banner may march the filled button leads to what comes next', async () => {
    clipboard = list;
    const { session, banners, held } = await firstOf();
    const [first = ''] = banners;
    const { address } = await inside(session, 'azure', () => <PieceScreen id={first} />);
    expect(screen.queryByText(/^Next: /)).toBeNull();
    fireEvent.click(screen.getByText('Paste a list'));
    fireEvent.click(await screen.findByText('Muster the troops, 500 points'));
    await waitFor(() => expect(held(first)?.mustered).toBe(true));
    fireEvent.click(screen.getByText('Next: Muster Banner 2'));
    await waitFor(() => expect(address()).toMatch(/\/piece\//));
  });

  test('me.banners.character: a list that has no character stays open and asks for one; “none” is one tap', async () => {
    clipboard = list.replace(/^Captain.*$/m, '10 Knights – 168');
    const { session, banners, held } = await firstOf();
    const [first = '', second = ''] = banners;
    const { address } = await inside(session, 'azure', () => <PieceScreen id={first} />);
    fireEvent.click(screen.getByText('Paste a list'));
    fireEvent.click(await screen.findByText('Muster the troops, 500 points'));
    await waitFor(() => expect(held(first)?.mustered).toBe(true));
    await waitFor(() => expect(filled()).toEqual(['A character']));
    expect(address()).not.toMatch(/piece/);
    fireEvent.click(screen.getByText('Go on without a character'));
    await waitFor(() => expect(address()).toMatch(new RegExp(`/piece/${second}$`)));
  });

  test('why troops of no points cannot be saved stands beside the button', async () => {
    const { session, banners } = await firstOf();
    await inside(session, 'azure', () => <PieceScreen id={banners[0] ?? ''} />);
    fireEvent.click(screen.getByText('Add a unit'));
    expect((await screen.findByText('Save, 0 points')).closest('button')?.disabled).toBe(true);
    expect(screen.getByText('It needs points before it can be saved.')).toBeTruthy();
    fireEvent.input(screen.getByRole('textbox', { name: 'Points' }), { target: { value: '120' } });
    expect(screen.getByText('Save, 120 points').closest('button')?.disabled).toBe(false);
    expect(screen.queryByText('It needs points before it can be saved.')).toBeNull();
  });
});
