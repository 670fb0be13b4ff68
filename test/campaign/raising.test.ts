/** R20: a table goes over to newer rules by a line that two hands stand behind; nothing else changes what a page came to. */

import { describe, expect, test } from 'vitest';
import { addNote, agree, turnPage, writeLedger } from '../../src/campaign/acts.ts';
import { amend } from '../../src/campaign/amending.ts';
import { askToRaise } from '../../src/campaign/ask-to-raise.ts';
import { campaignWording } from '../../src/campaign/faults.ts';
import { newerRules, raisesAsked } from '../../src/campaign/raising.ts';
import { type Deps, openSession, type Session } from '../../src/campaign/session.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import type { BodyOf } from '../../src/log/entry.ts';
import type { Market, Purse } from './market.ts';
import { both, mended, type Played, updated } from './mended.ts';
import { chanceOf, meet, table } from './table.ts';

/** One that has only the newer. */
const onlyNewer: AnyRuleset = mended;
const coins = (session: Session): unknown => (session.view()?.table.rules as Market | undefined)?.coins;
const hidden = (session: Session, seat: string): number | undefined =>
  (session.view()?.ledgers[seat] as Purse | undefined)?.hidden;

/** Two pages by the rules of version 1: gules has 7 coins and 3 in the purse. */
async function played(seats: readonly string[] = ['azure', 'gules'], books: 'sealed' | 'open' = 'sealed') {
  const made = await table(seats, { books });
  const [a, b] = made.sessions as [Session, Session];
  await writeLedger(b, 'gules', 3, chanceOf('purse'));
  await earns(a, b, 7);
  await next(a, made.sessions);
  await next(a, made.sessions);
  return made as Played;
}
async function earns(a: Session, b: Session, coins: number): Promise<void> {
  const asked = await amend(a, 'azure', [{ type: 'earn', seat: 'gules', coins }], 'so it was');
  await meet(a, b);
  await agree(b, 'gules', asked);
  await meet(a, b);
}
async function next(a: Session, all: readonly Session[]): Promise<void> {
  await turnPage(a, 'azure');
  await meet(...all);
}
/** Both phones have the newer Realmbook and have met. */
async function bothUpdated(rules: AnyRuleset = both) {
  const made = await played();
  const [a, b] = [await updated(made, 0, rules), await updated(made, 1, rules)];
  await meet(a, b);
  return { made, a, b };
}

describe('R20', () => {
  test('a mended rule changes no page of a running campaign until the table goes over to it', async () => {
    const { made, a, b } = await bothUpdated();
    expect(coins(a)).toEqual({ azure: 0, gules: 7 });
    await earns(a, b, 1);
    expect(coins(a)).toEqual({ azure: 0, gules: 8 });
    await next(a, [a, b]);
    expect(newerRules(a.view() as never)).toMatchObject({ rules: 2, unready: [], asked: false });
    await askToRaise(a, 'azure');
    await meet(a, b);
    // The other phone has nodded by itself: the table in it is its own.
    expect(b.view()?.book.raises.inForce).toMatchObject([{ rules: 2, level: 1, page: 3, seat: 'azure' }]);
    expect(newerRules(a.view() as never)).toBeUndefined();
    await earns(a, b, 5);
    for (const one of [a, b, await updated(made, 1, both)]) {
      expect(coins(one)).toEqual({ azure: 0, gules: 18 });
      expect(one.view()?.flags).toEqual([]);
      expect(hidden(one, 'gules')).toBe(one === a ? undefined : 3);
    }
    expect(b.view()?.fingerprint).toBe(a.view()?.fingerprint);
    await next(a, [a, b]);
    expect(b.view()?.doubt).toBeUndefined();
    expect(b.view()?.book.pages.at(-2)?.unheard).toEqual([]);
  });

  test('a Realmbook that has only the newer rules reads what the others carried over, and says so before', async () => {
    const { made, a, b } = await bothUpdated();
    const early = await updated(made, 1, onlyNewer);
    expect(early.view()?.outdated).toBe(true);
    await expect(addNote(early, 'gules', 'hm')).rejects.toMatchObject({ fault: 'outdated' });
    early.close();
    await askToRaise(a, 'azure');
    await meet(a, b);
    await earns(a, b, 5);
    await writeLedger(b, 'gules', 10, chanceOf('more'));
    await meet(a, b);
    // Nothing is kept on the disk of a phone that was restored from a backup.
    const [, dep] = made.deps as [Deps, Deps];
    const bare = { ...dep, store: { ...dep.store, snapshots: async () => [], tellings: async () => [] } };
    const late = await openSession({ ...bare, loadRuleset: async () => onlyNewer }, made.campaign);
    expect(late.view()?.outdated).toBe(false);
    expect(coins(late)).toEqual({ azure: 0, gules: 17 });
    expect(hidden(late, 'gules')).toBe(13);
    expect(late.view()?.fingerprint).toBe(b.view()?.fingerprint);
    expect(late.read()?.tellings(0)).toBeUndefined();
    expect(await late.tellings(0)).toEqual([]);
    await addNote(late, 'gules', 'here we go');
  });

  test('M4: what was kept of a page by the rules before is kept, and not folded again', async () => {
    const { made, a, b } = await bothUpdated();
    const told = await b.tellings(0);
    expect(told.length).toBeGreaterThan(0);
    await askToRaise(a, 'azure');
    await meet(a, b);
    await new Promise((resolve) => setTimeout(resolve));
    const late = await updated(made, 1, onlyNewer);
    expect(await late.tellings(0)).toEqual(JSON.parse(JSON.stringify(told)));
  });

  test('an old build meets a new one: it reads up to the page that went over, and writes nothing', async () => {
    const made = await played(['azure', 'gules', 'vert']);
    const [a, b, old] = [
      await updated(made, 0, both),
      await updated(made, 1, both),
      made.sessions[2] as Session,
    ];
    await meet(a, b);
    // Vert has written nothing on this page, so the book does not wait for their phone; the app asks all the same.
    expect(newerRules(a.view() as never)?.unready).toEqual(['vert']);
    await expect(askToRaise(a, 'azure')).rejects.toMatchObject({ fault: 'not all read it' });
    await raiseBy(a, 'azure', (body) => body);
    await meet(a, b);
    await earns(a, b, 5);
    await meet(a, b, old);
    const view = old.view();
    expect(view).toMatchObject({ outdated: true, page: 2 });
    expect(coins(old)).toEqual({ azure: 0, gules: 7, vert: 0 });
    await expect(addNote(old, 'vert', 'me too')).rejects.toMatchObject({ fault: 'outdated' });
    expect(campaignWording.outdated.help).toContain('Update Realmbook.');
    expect(old.chains()).toEqual(a.chains());
    const back = await updated(made, 2, both);
    expect(coins(back)).toEqual({ azure: 0, gules: 17, vert: 0 });
    await addNote(back, 'vert', 'me too');
  });

  test('H2: a raise counts only where every phone that wrote on the page had announced that it reads it', async () => {
    const made = await played(['azure', 'gules', 'vert']);
    const [a, b, old] = [
      await updated(made, 0, both),
      await updated(made, 1, both),
      made.sessions[2] as Session,
    ];
    await addNote(old, 'vert', 'I am here');
    await meet(a, b, old);
    await raiseBy(a, 'azure', (body) => body);
    await meet(a, b, old);
    for (const one of [a, b, old]) {
      expect(one.view()?.book.raises).toMatchObject({ inForce: [], asked: [] });
      expect(one.view()?.outdated).toBe(false);
    }
    const back = await updated(made, 2, both);
    await meet(a, b, back);
    expect(back.view()?.book.raises.inForce).toHaveLength(1);
  });

  test('H2: nobody raises anything alone, nor to rules that no phone has', async () => {
    const { a, b } = await bothUpdated();
    await raiseBy(a, 'azure', (body) => ({ ...body, rules: 2 ** 53 - 1 }));
    await meet(a, b);
    await addNote(a, 'azure', 'and on it goes');
    expect([a, b].map((one) => one.view()?.outdated)).toEqual([false, false]);
    const false1 = await raiseBy(a, 'azure', (body) => ({ ...body, fingerprint: '0'.repeat(64) }));
    await agree(a, 'azure', false1).catch(() => undefined);
    await meet(a, b);
    expect(b.view()?.book.raises.inForce).toEqual([]);
    // A phone nods by itself only where the table is its own; its player may still, and sees that it is not.
    expect(raisesAsked(b.view() as never, b.read() as never, b.ring())).toMatchObject([
      { entry: false1, own: false },
    ]);
  });

  test('H2: a table that two agreed to and that nobody can read leaves the one that lay there, and a flag', async () => {
    const { a, b } = await bothUpdated();
    const asked = await raiseBy(a, 'azure', (body) => ({ ...body, table: '00'.repeat(40) }));
    await meet(a, b);
    await b.write('gules', { kind: 'agree', entry: asked });
    await meet(a, b);
    for (const one of [a, b]) {
      expect(coins(one)).toEqual({ azure: 0, gules: 7 });
      expect(one.view()?.flags).toMatchObject([{ kind: 'broken', entry: asked }]);
    }
    await earns(a, b, 1);
    expect(coins(b)).toEqual({ azure: 0, gules: 9 });
  });

  test('who sits alone goes over alone; open books are carried with the table', async () => {
    const made = (await table(['azure'], { books: 'open' })) as Played;
    await writeLedger(made.sessions[0] as Session, 'azure', 4, chanceOf('a'));
    await turnPage(made.sessions[0] as Session, 'azure');
    const a = await updated(made, 0, both);
    await askToRaise(a, 'azure');
    expect(a.view()?.book.raises.inForce).toHaveLength(1);
    const bare = { ...(made.deps[0] as Deps) };
    const store = { ...bare.store, snapshots: async () => [] };
    const late = await openSession({ ...bare, store, loadRuleset: async () => onlyNewer }, made.campaign);
    expect(hidden(late, 'azure')).toBe(4);
  });

  test('one that was refused is asked no more on that page', async () => {
    const { a, b } = await bothUpdated();
    const asked = await raiseBy(a, 'azure', (body) => ({ ...body, fingerprint: '0'.repeat(64) }));
    await meet(a, b);
    await b.write('gules', { kind: 'refuse', entry: asked });
    await b.write('gules', { kind: 'agree', entry: asked });
    await meet(a, b);
    expect(a.view()?.book.raises).toMatchObject({ inForce: [], asked: [] });
  });
});

/** A raise as a changed app could write it. */
async function raiseBy(
  session: Session,
  seat: string,
  change: (body: BodyOf<'raise'>) => BodyOf<'raise'>,
): Promise<string> {
  let body: BodyOf<'raise'> | undefined;
  const caught = new Error('caught');
  const asking = {
    ...session,
    view: () => {
      const view = session.view();
      return view && { ...view, book: { ...view.book, roster: { ...view.book.roster, members: [] } } };
    },
    write: async (_: string, made: unknown) => {
      body = (made as (at: unknown, view: unknown) => BodyOf<'raise'>)(undefined, asking.view());
      throw caught;
    },
  };
  await askToRaise(asking, seat).catch((problem) => {
    if (problem !== caught) throw problem;
  });
  return session.write(seat, change(body as BodyOf<'raise'>));
}
