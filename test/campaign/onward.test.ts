/** R21: a dispute of two, or a book that is spoilt, is left behind by founding anew from a page. */
import { describe, expect, test } from 'vitest';
import { addNote, giveOrder, turnPage, writeLedger } from '../../src/campaign/acts.ts';
import { amend } from '../../src/campaign/amending.ts';
import { found, prepareToJoin, takeSeat } from '../../src/campaign/enter.ts';
import { goOn, layAside, leaves, takeUpAgain } from '../../src/campaign/onward.ts';
import { type Deps, openSession, type Session } from '../../src/campaign/session.ts';
import type { Seat } from '../../src/kernel/question.ts';
import { lineKey, seal } from '../../src/log/seal.ts';
import { type Market, market, type Purse } from './market.ts';
import { chanceOf, meet, phone, table } from './table.ts';

const rulesOf = (session: Session): Market => session.view()?.table.rules as Market;
const purse = (session: Session, seat: Seat): Purse | undefined =>
  session.view()?.ledgers[seat] as Purse | undefined;
const firstLeaf = (session: Session): string => leaves(session, 9).at(-1)?.page ?? '';

/** Azure and gules have secrets, one page is behind them, and they part over what gules did on the next. */
async function disputed() {
  const { sessions, deps, campaign } = await table(['azure', 'gules', 'vert']);
  const [a, b] = sessions as [Session, Session];
  await writeLedger(a, 'azure', 7, chanceOf('a'));
  await writeLedger(b, 'gules', 4, chanceOf('b'));
  await giveOrder(a, 'azure', 'build', {});
  await meet(...sessions);
  await turnPage(a, 'azure', { without: ['gules', 'vert'] });
  await meet(...sessions);
  await giveOrder(b, 'gules', 'build', {});
  await writeLedger(b, 'gules', 90, chanceOf('b2'));
  await meet(...sessions);
  return { a, b, deps: deps as readonly Deps[], campaign, sessions };
}
async function joining(deps: Deps, host: Session): Promise<Session> {
  const { invite = '' } = host.keys();
  const { title = '' } = host.view() ?? {};
  await prepareToJoin(deps, { campaign: host.campaign, invite, title, ruleset: 'market' });
  const session = await openSession(deps, host.campaign);
  await meet(host, session);
  return session;
}

describe('campaign.onward', () => {
  test('R21: two who dispute a page go on from where it opened, with their own books, and a third seat stands idle', async () => {
    const { a, b, deps } = await disputed();
    const [open] = leaves(a, 3);
    expect(open).toMatchObject({ index: 1 });
    const plan = { page: open?.page ?? '', title: 'Market, second book', along: ['azure', 'gules'] };
    const campaign = await goOn(deps[0] as Deps, a, plan);
    expect(campaign).not.toBe(a.campaign);
    const first = await openSession(deps[0] as Deps, campaign);
    const second = await joining(deps[1] as Deps, first);
    await takeSeat(second, 'gules');
    await meet(first, second);
    await meet(first, second);
    for (const one of [first, second]) {
      // Of the two stalls the second was what they parted over.
      expect(Object.values(rulesOf(one).stalls).map(({ seat }) => seat)).toEqual(['azure']);
      expect(one.view()).toMatchObject({ title: 'Market, second book', flags: [] });
      expect(one.view()?.seats.map(({ id, held, idle }) => [id, held, idle])).toEqual([
        ['azure', true, false],
        ['gules', true, false],
        ['vert', false, true],
      ]);
    }
    expect(first.view()?.fingerprint).toBe(second.view()?.fingerprint);
    expect([purse(first, 'azure')?.hidden, purse(first, 'gules')]).toEqual([7, undefined]);
    expect([purse(second, 'gules')?.hidden, purse(second, 'azure')]).toEqual([4, undefined]);
    await writeLedger(second, 'gules', 1, chanceOf('b3'));
    await turnPage(first, 'azure', { without: ['gules'] });
    await meet(first, second);
    expect(purse(second, 'gules')?.hidden).toBe(5);
    const again = await openSession(deps[1] as Deps, campaign);
    expect(purse(again, 'gules')?.hidden).toBe(5);
    expect(again.view()?.fingerprint).toBe(first.view()?.fingerprint);
    // What the old book keeps, and nothing more is written there.
    await expect(addNote(a, 'azure', 'more')).rejects.toMatchObject({ fault: 'goes on elsewhere' });
    expect(Object.keys(rulesOf(a).stalls)).toHaveLength(2);
    expect(b.view()?.onward).toBeUndefined();
    await layAside(b, campaign);
    await expect(giveOrder(b, 'gules', 'build', {})).rejects.toMatchObject({ fault: 'goes on elsewhere' });
    await takeUpAgain(b);
    await addNote(b, 'gules', 'after all');
    expect((await openSession(deps[0] as Deps, a.campaign)).view()?.onward).toBe(campaign);
  });

  test('R21: what gules earned before it sat down again is in the book it brings along', async () => {
    const { a, deps } = await disputed();
    const page = leaves(a, 1)[0]?.page ?? '';
    const campaign = await goOn(deps[0] as Deps, a, { page, title: 'II', along: ['azure', 'gules'] });
    const first = await openSession(deps[0] as Deps, campaign);
    await amend(first, 'azure', [{ type: 'earn', seat: 'gules', coins: 3 }], 'while we wait');
    const second = await joining(deps[1] as Deps, first);
    await takeSeat(second, 'gules');
    await meet(first, second);
    expect(purse(second, 'gules')).toMatchObject({ hidden: 4, earned: 3 });
  });

  test('R21: from the first page it begins as the old one began; who has not the old book begins with a blank one', async () => {
    const { a, deps } = await disputed();
    const campaign = await goOn(deps[0] as Deps, a, {
      page: firstLeaf(a),
      title: 'II',
      along: ['azure', 'gules'],
    });
    const first = await openSession(deps[0] as Deps, campaign);
    expect(rulesOf(first)).toEqual(market.found({}, ['azure', 'gules', 'vert']));
    expect(purse(first, 'azure')?.hidden).toBe(0);
    const stranger = await joining(phone('new here'), first);
    await takeSeat(stranger, 'gules');
    await meet(first, stranger);
    expect(purse(stranger, 'gules')?.hidden).toBe(0);
  });

  test('R21: a book brought along counts only before its player has written in it', async () => {
    const { a, deps } = await disputed();
    const page = leaves(a, 1)[0]?.page ?? '';
    const campaign = await goOn(deps[0] as Deps, a, { page, title: 'II', along: ['azure', 'gules'] });
    const first = await openSession(deps[0] as Deps, campaign);
    await first.settled();
    expect(purse(first, 'azure')?.hidden).toBe(7);
    const { ledger } = first.ring().seats.get('azure') ?? {};
    await first.write('azure', (at) => {
      const rich = { seat: 'azure', hidden: 1000, earned: 0 };
      return { kind: 'brought', ...seal(rich, lineKey(ledger ?? new Uint8Array(), at), at, chanceOf('r')) };
    });
    expect(purse(first, 'azure')?.hidden).toBe(7);
    expect(purse(await openSession(deps[0] as Deps, campaign), 'azure')?.hidden).toBe(7);
  });

  test('R21: with open books all of them are carried along', async () => {
    const { sessions, deps } = await table(['azure', 'gules'], { books: 'open' });
    const [a, b] = sessions as [Session, Session];
    await writeLedger(b, 'gules', 6, chanceOf('b'));
    await turnPage(b, 'gules', { without: ['azure'] });
    await meet(a, b);
    const page = leaves(a, 1)[0]?.page ?? '';
    const campaign = await goOn(deps[0] as Deps, a, { page, title: 'II', along: ['azure', 'gules'] });
    const first = await openSession(deps[0] as Deps, campaign);
    expect(purse(first, 'gules')?.hidden).toBe(6);
  });

  test('H1: a founding that goes on from a table which cannot be read is flagged, and opens', async () => {
    const { a, deps } = await disputed();
    const from = { campaign: a.campaign, page: a.campaign, rules: null, standing: {}, away: [] };
    const founding = { ruleset: 'market', rules: 1, title: 'x', options: {}, books: 'sealed' as const, from };
    const seats = [{ id: 'azure', name: 'azure' }];
    const campaign = await found(deps[0] as Deps, { ...founding, seats }, 'azure');
    const session = await openSession(deps[0] as Deps, campaign);
    expect(session.view()?.flags).toMatchObject([{ kind: 'broken', entry: campaign }]);
    expect(rulesOf(session)).toEqual(market.found({}, ['azure']));
  });
});
