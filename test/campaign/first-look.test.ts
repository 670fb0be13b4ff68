/** A campaign that is shown before its book is read: it says what the book says, and what is written waits for the book. */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import * as acts from '../../src/campaign/acts.ts';
import { consequences } from '../../src/campaign/consequences.ts';
import { openEarly } from '../../src/campaign/early-session.ts';
import { lookedAt, lookOf } from '../../src/campaign/first-look.ts';
import { type Deps, openSession, type Session } from '../../src/campaign/session.ts';
import type { View } from '../../src/campaign/view.ts';
import { StoreError } from '../../src/store/faults.ts';
import { act, perform } from './acting.ts';
import { market } from './market.ts';
import { meet, table } from './table.ts';

const lookAt = (session: Session) => {
  const [view, read] = [session.view(), session.read()];
  return view && read ? lookOf(view, read, session.ring(), '') : undefined;
};
async function keep(session: Session, { store }: Deps): Promise<void> {
  const look = lookAt(session);
  if (!look) throw new Error('nothing is kept of it');
  await store.saveFirstLook(session.campaign, session.chains(), look);
}
/** As a player reads it. */
const said = (view: View | undefined) => ({
  title: view?.title,
  clock: view?.clock,
  seats: view?.seats,
  table: view?.table,
  ledgers: view?.ledgers,
  told: view?.intelligence,
  tellings: view?.tellings,
  asking: view?.asking,
  refused: view?.refused,
  suggestions: view?.suggestions,
  crossed: view?.crossed,
  doubt: view?.doubt,
  open: view?.open.map(({ open, run, committed }) => ({ id: open.id, asks: run.open, committed })),
  tasks: view?.seats.map(({ id }) => view.tasks(id)),
  asked: view?.seats.map(({ id }) => view.asked(id).map(({ question }) => question)),
});

test('it says of the table, the seats and what is asked what the whole book says, whatever two players did', async () => {
  let made = 0;
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 24 }), async (acted) => {
      const { sessions } = await table(['azure', 'gules']);
      for (const one of acted) await perform(sessions, one);
      for (const session of sessions) {
        runs++;
        const look = lookAt(session);
        if (look === undefined) continue;
        made++;
        const { device } = session.keys().device;
        const early = lookedAt(
          { newest: market, ring: session.ring(), device, app: '' },
          JSON.parse(JSON.stringify(look)),
        );
        expect(early?.early).toBe(true);
        expect(JSON.parse(JSON.stringify(said(early)))).toEqual(
          JSON.parse(JSON.stringify(said(session.view()))),
        );
      }
    }),
    { numRuns: 25 },
  );
  expect(runs).toBeGreaterThan(40);
  expect(made / runs).toBeGreaterThan(0.9);
});

test('what is written while it is shown comes after what the book holds, and who looks on hears of the whole', async () => {
  const { campaign, sessions, deps } = await table(['azure', 'gules']);
  const [mine, theirs] = sessions as [Session, Session];
  const [own] = deps as [Deps];
  await acts.giveOrder(mine, 'azure', 'build', {});
  await meet(mine, theirs);
  await mine.settled();
  await keep(mine, own);
  mine.close();
  let go = (): void => undefined;
  const { first, whole } = await openEarly(own, campaign, () => new Promise((done) => (go = done)));
  expect(first.view()?.early).toBe(true);
  expect(said(first.view())).toEqual(JSON.parse(JSON.stringify(said(mine.view()))));
  const heard = vi.fn();
  first.subscribe(heard);
  const writing = acts.giveOrder(first, 'azure', 'build', {});
  let written = false;
  void writing.then(() => {
    written = true;
  });
  expect(heard).not.toHaveBeenCalled();
  go();
  const order = await writing;
  expect(written).toBe(true);
  expect(await whole).toBe(first);
  expect(heard).toHaveBeenCalled();
  expect(first.view()?.early).toBeUndefined();
  expect(first.view()?.book.find(order)?.entry.seq).toBe(
    (mine.chains().get(mine.keys().device.device)?.entries.length ?? 0) + 1,
  );
  await first.settled();
  const again = await openSession(own, campaign);
  expect(again.view()?.book.standing(order)).toBe('open');
});

test('once the book has been read it is shown, to everybody who looks on', async () => {
  const { campaign, sessions, deps } = await table(['azure', 'gules']);
  const [mine] = sessions as [Session];
  const [own] = deps as [Deps];
  await keep(mine, own);
  const { first, whole } = await openEarly(own, campaign);
  const heard = vi.fn(() => first.view()?.early);
  first.subscribe(heard);
  await whole;
  expect(heard).toHaveBeenCalledOnce();
  expect(heard).toHaveReturnedWith(undefined);
  expect(first.read()?.book.pages).toEqual(mine.read()?.book.pages.map((page) => ({ ...page })));
});

test('it is not shown once a line more is stored, to another app’s rules, or with the secrets of another seat', async () => {
  const { campaign, sessions, deps } = await table(['azure', 'gules']);
  const [mine] = sessions as [Session];
  const [own] = deps as [Deps];
  await keep(mine, own);
  const early = async (with_: Deps = own): Promise<boolean> =>
    (await openEarly(with_, campaign)).first.view()?.early === true;
  expect(await early()).toBe(true);
  expect(await early({ ...own, loadRuleset: async () => ({ ...market, version: market.version + 1 }) })).toBe(
    false,
  );
  const [look, ring] = [lookAt(mine), mine.ring()];
  const eye = { newest: market, ring, device: mine.keys().device.device, app: '' };
  expect(lookedAt(eye, look as never)).toBeDefined();
  expect(lookedAt({ ...eye, app: 'another' }, look as never)).toBeUndefined();
  expect(lookedAt({ ...eye, device: 'd1' }, look as never)).toBeUndefined();
  const more = { ...ring, seats: new Map([...ring.seats, ['gules', [...ring.seats.values()][0] as never]]) };
  expect(lookedAt({ ...eye, ring: more }, look as never)).toBeUndefined();
  await mine.setKeys((keys) => ({ ...keys, seats: { ...keys.seats, gules: '01'.repeat(16) } }));
  expect(await early()).toBe(false);
  await keep(mine, own);
  expect(await early()).toBe(true);
  await acts.giveOrder(mine, 'azure', 'build', {});
  expect(await early()).toBe(false);
});

test('where the book cannot be read, whoever waits for it and what is written hear why', async () => {
  const { campaign, sessions, deps } = await table(['azure', 'gules']);
  const [mine] = sessions as [Session];
  const [own] = deps as [Deps];
  await keep(mine, own);
  const store = { ...own.store, load: () => Promise.reject(new StoreError('lost')) };
  const { first, whole } = await openEarly({ ...own, store }, campaign);
  expect(first.view()?.early).toBe(true);
  await expect(whole).rejects.toThrow(StoreError);
  await expect(first.write('azure', { kind: 'note', text: 'Hail.' })).rejects.toThrow(StoreError);
});

test('a page of which nothing is kept is told once the book is read: never as if nothing had happened on it', async () => {
  const { campaign, sessions, deps } = await table(['azure', 'gules']);
  const [mine] = sessions as [Session];
  const [own] = deps as [Deps];
  await acts.giveOrder(mine, 'azure', 'build', {});
  await acts.turnPage(mine, 'azure');
  await mine.settled();
  expect(mine.view()?.page).toBeGreaterThan(0);
  const told = await mine.tellings(0);
  expect(told.length).toBeGreaterThan(0);
  await keep(mine, own);
  const store = { ...own.store, tellings: async () => [] };
  const { first } = await openEarly({ ...own, store }, campaign);
  expect(first.view()?.early).toBe(true);
  expect((await first.tellings(0)).map(({ entry }) => entry)).toEqual(told.map(({ entry }) => entry));
});

test('keys are changed as they are once the book is read: a device that was renewed meanwhile stays renewed', async () => {
  const { campaign, sessions, deps } = await table(['azure', 'gules']);
  const [mine] = sessions as [Session];
  const [own] = deps as [Deps];
  await keep(mine, own);
  const before = mine.keys().device.device;
  const damaged = async (): ReturnType<typeof own.store.load> => {
    const loaded = await own.store.load(campaign);
    return { ...loaded, damaged: [{ author: before, from: 2, lines: 1 } as never] };
  };
  const { first, whole } = await openEarly({ ...own, store: { ...own.store, load: damaged } }, campaign);
  const changing = first.setKeys((keys) => ({ ...keys, doors: ['ab'.repeat(32)] }));
  await changing;
  const { device, doors } = (await whole).keys();
  expect(device.device).not.toBe(before);
  expect(doors).toEqual(['ab'.repeat(32)]);
});

test('what would follow from taking an order back is reckoned once the book is read', async () => {
  const { campaign, sessions, deps } = await table(['azure', 'gules']);
  const [mine] = sessions as [Session];
  const [own] = deps as [Deps];
  const order = await acts.giveOrder(mine, 'azure', 'build', {});
  await mine.settled();
  await keep(mine, own);
  const { first } = await openEarly(own, campaign);
  expect(first.read()).toBeUndefined();
  expect(await consequences(first, 'azure', { strike: order })).toMatchObject({ needsAgreement: false });
});

/** The members of a value and of what lies in it, lists and maps by hash as one member. */
function members(value: unknown, at = ''): readonly string[] {
  if (value === null || typeof value !== 'object') return [at];
  if (Array.isArray(value)) return value.flatMap((one) => members(one, `${at}[]`));
  return Object.entries(value).flatMap(([key, one]) =>
    members(one, `${at}.${/^d?[0-9a-f]{32,}$/.test(key) ? '*' : key}`),
  );
}
test('a change of the shape of what is kept raises LOOK, so that no app reads what another kept in another shape', async () => {
  const { sessions } = await table(['azure', 'gules']);
  const [mine] = sessions as [Session];
  const kept = members(lookAt(mine)).filter((path) => !path.startsWith('.tip.') && !path.includes('.body.'));
  expect([...new Set(kept)].sort()).toMatchInlineSnapshot(`
    [
      ".by",
      ".founding.author",
      ".founding.page",
      ".founding.prev",
      ".founding.seat",
      ".founding.seq",
      ".last.entries[].entry.author",
      ".last.entries[].entry.page",
      ".last.entries[].entry.prev",
      ".last.entries[].entry.seat",
      ".last.entries[].entry.seq",
      ".last.entries[].hash",
      ".last.entries[].page",
      ".last.final",
      ".last.id",
      ".level",
      ".pages",
      ".reached.*",
      ".roster.admissions[]",
      ".roster.campaign",
      ".roster.invitations[].by",
      ".roster.invitations[].device",
      ".roster.invitations[].key",
      ".roster.invitations[].limit",
      ".roster.invitations[].line",
      ".roster.invitations[].since",
      ".roster.invitations[].used",
      ".roster.marks[].seat",
      ".roster.marks[].since",
      ".roster.members[].device",
      ".roster.members[].entry",
      ".roster.members[].from[]",
      ".roster.members[].invite",
      ".roster.members[].key",
      ".roster.members[].role",
      ".roster.members[].seat",
      ".roster.members[].since",
      ".roster.rekeyed[].as",
      ".roster.rekeyed[].page",
      ".roster.rekeyed[].seat",
      ".roster.rekeyed[].words[]",
      ".roster.seats[].id",
      ".roster.seats[].keys.box",
      ".roster.seats[].keys.ledger",
      ".roster.seats[].keys.sign",
      ".roster.seats[].name",
      ".turned.final",
    ]
  `);
});
