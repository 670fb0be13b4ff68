import { describe, expect, test } from 'vitest';
import { leaveSeat, nod, standIn } from '../../src/campaign/absence.ts';
import * as acts from '../../src/campaign/acts.ts';
import { consequences } from '../../src/campaign/consequences.ts';
import { prepareToJoin, renewDevice } from '../../src/campaign/enter.ts';
import { forkedOrders } from '../../src/campaign/late.ts';
import { type Deps, openSession, type Session } from '../../src/campaign/session.ts';
import type { View } from '../../src/campaign/view.ts';
import type { Json } from '../../src/kernel/json.ts';
import { type Question, shapeOf } from '../../src/kernel/question.ts';
import { unhex } from '../../src/log/bytes.ts';
import { append, type Chain, runFrom, runOf } from '../../src/log/chain.ts';
import { admitting, makeClaim } from '../../src/log/claim.ts';
import { is } from '../../src/log/entry.ts';
import { type DeviceKey, makeDevice } from '../../src/log/keys.ts';
import { seal } from '../../src/log/seal.ts';
import { StoreError, storeWording } from '../../src/store/faults.ts';
import type { Market } from './market.ts';
import type { MemoryStore } from './memory-store.ts';
import { answer, chanceOf, meet, phone, table } from './table.ts';

const random = chanceOf('test');
const state = (session: Session): Market => session.view()?.table.rules as Market;
const prints = (...sessions: readonly Session[]): readonly unknown[] =>
  sessions.map((s) => s.view()?.fingerprint);
/** Gives an order and answers every roll of it with these faces. */
async function trade(
  session: Session,
  seat: string,
  faces: readonly number[],
  args: Json = {},
): Promise<string> {
  const order = await acts.giveOrder(session, seat, 'trade', args);
  const [asked] = session.view()?.asked(seat) ?? [];
  if (!asked) throw new Error('nothing is asked');
  await acts.giveAnswer(session, seat, order, asked.question, [...faces], 'table');
  return order;
}
async function endDay(session: Session, seat: string): Promise<void> {
  await acts.giveOrder(session, seat, 'next', { turn: state(session).turn });
  await acts.turnPage(session, seat, { ended: true });
}

describe('campaign: one book on several phones', () => {
  test('campaign.converge: phones that have met read the same and show the same fingerprint', async () => {
    const { sessions } = await table(['azure', 'gules', 'or']);
    const [a, b, c] = sessions as [Session, Session, Session];
    await trade(a, 'azure', [3, 4]);
    await endDay(a, 'azure');
    await meet(a, b);
    await trade(b, 'gules', [6, 6]);
    await endDay(b, 'gules');
    await meet(b, c);
    expect(state(c).coins).toEqual({ azure: 7, gules: 12, or: 0 });
    await meet(a, b, c);
    expect(new Set(prints(a, b, c)).size).toBe(1);
  });

  test('campaign.durable: what was written is there after closing and opening, also from a snapshot', async () => {
    const { sessions, deps, campaign } = await table(['azure', 'gules']);
    const [a] = sessions as [Session];
    await standIn(a, 'gules');
    for (let day = 0; day < 6; day++) {
      await trade(a, day % 2 ? 'gules' : 'azure', [1, 2]);
      await endDay(a, day % 2 ? 'gules' : 'azure');
    }
    await trade(a, 'azure', [6, 5]);
    a.close();
    const again = await openSession(deps[0] as never, campaign);
    expect(state(again)).toEqual(state(a));
    expect(again.view()?.fingerprint).toBe(a.view()?.fingerprint);
    expect(again.read()?.tellings(0)).toBeUndefined();
    expect((await again.tellings(1)).map(({ id }) => id)).toEqual(['trade', 'next']);
  });

  test('campaign.correct: a corrected die changes its own result and loses nothing after it', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    const first = await trade(a, 'azure', [1, 1]);
    await endDay(a, 'azure');
    await standIn(a, 'gules');
    for (let day = 1; day < 40; day++) {
      await trade(a, day % 2 ? 'gules' : 'azure', [2, 3]);
      await endDay(a, day % 2 ? 'gules' : 'azure');
    }
    await meet(a, b);
    const answers = { takings: { value: [6, 6] } };
    const seen = await consequences(a, 'azure', { correct: first, answers });
    expect(seen.changed[0]?.before.entry).toBe(first);
    expect(seen.needsAgreement).toBe(true);
    const by = await acts.correct(a, 'azure', first, answers);
    expect(state(a).coins.azure).toBe(2 + 19 * 5);
    await meet(a, b);
    await acts.agree(b, 'gules', by);
    await meet(a, b);
    expect(state(a).coins).toEqual({ azure: 12 + 19 * 5, gules: 20 * 5 });
    expect(state(b)).toEqual(state(a));
    expect(a.view()?.flags).toEqual([]);
  });

  test('campaign.idle: the turn of a realm that stands idle is waited for until somebody has acted for it', async () => {
    const { sessions } = await table(['azure', 'gules', 'or']);
    const [a, b, c] = sessions as [Session, Session, Session];
    const waited = (session: Session) => session.view() && acts.waitedFor(session.view() as View);
    await leaveSeat(b, 'gules', 'idle');
    await meet(a, b, c);
    expect(waited(c)).toEqual(['azure']);
    await endDay(a, 'azure');
    await meet(a, b, c);
    expect([waited(a), waited(c)]).toEqual([['gules'], ['gules']]);
    expect(a.view()?.seats.find(({ id }) => id === 'gules')).toMatchObject({ idle: true, ours: true });
    await endDay(a, 'gules');
    await meet(a, b, c);
    expect(waited(a)).toEqual(['or']);
  });

  test('campaign.idle.any: any player acts for a realm that stands idle at once, and for no other', async () => {
    const { sessions } = await table(['azure', 'gules', 'or']);
    const [a, b, c] = sessions as [Session, Session, Session];
    const oursOf = (session: Session) => session.view()?.seats.flatMap(({ id, ours }) => (ours ? [id] : []));
    await leaveSeat(b, 'gules', 'idle');
    await meet(a, b, c);
    expect(oursOf(c)).toEqual(['gules', 'or']);
    await acts.giveOrder(c, 'gules', 'build', {});
    // A changed app that acts for a player who sits.
    await c.write('azure', { kind: 'order', id: 'build', args: {} });
    await meet(a, b, c);
    for (const session of [a, b, c]) {
      const stalls = Object.values(state(session).stalls);
      expect(stalls.map(({ seat }) => seat)).toEqual(['gules']);
    }
    const [line] = c.view()?.tellings.filter(({ id }) => id === 'build') ?? [];
    expect(line).toMatchObject({ seat: 'gules', hand: 'or' });
    expect(new Set(prints(a, b, c)).size).toBe(1);
  });

  test('campaign.late: an order on a page that was turned without it has no effect and is offered again', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    await acts.giveOrder(b, 'gules', 'build', {});
    await standIn(a, 'gules');
    await endDay(a, 'azure');
    await endDay(a, 'gules');
    await meet(a, b);
    expect(state(a).stalls).toEqual({});
    expect(b.view()?.book.late.map(({ entry }) => entry.seat)).toEqual(['gules']);
    expect(new Set(prints(a, b)).size).toBe(1);
  });

  test('campaign.late: an old "next day" arriving after a stand-in has played on moves nothing', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    await endDay(a, 'azure');
    await meet(a, b);
    await acts.giveOrder(b, 'gules', 'next', { turn: 1 });
    await standIn(a, 'gules');
    await endDay(a, 'gules');
    await trade(a, 'azure', [5, 5]);
    await meet(a, b);
    expect(state(a).turn).toBe(2);
    expect(state(b)).toEqual(state(a));
  });

  test('campaign.rewrite: a device that closes an old page anew changes nothing two seats have built on', async () => {
    const { sessions } = await table(['azure', 'gules', 'or']);
    const [a, b, c] = sessions as [Session, Session, Session];
    await trade(a, 'azure', [1, 1]);
    await endDay(a, 'azure');
    await acts.giveOrder(c, 'or', 'next', { turn: 0 });
    await acts.turnPage(c, 'or', { ended: true });
    await meet(a, b);
    await trade(b, 'gules', [2, 2]);
    await meet(a, b);
    const before = state(a);
    await meet(a, b, c);
    expect(state(a)).toEqual(before);
    expect(state(c)).toEqual(before);
  });
});

describe('campaign: secrets', () => {
  test('campaign.sealed: a ledger line reaches other phones as noise only', async () => {
    const { sessions, deps } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    await acts.writeLedger(a, 'azure', 424242, random);
    await meet(a, b);
    expect(a.view()?.ledgers.azure).toMatchObject({ hidden: 424242 });
    expect(b.view()?.ledgers.azure).toBeUndefined();
    expect((deps[1]?.store as MemoryStore | undefined)?.dump()).not.toContain('424242');
    expect(JSON.stringify(b.view()?.table)).not.toContain('424242');
  });

  test('campaign.open-books: everybody reads every ledger', async () => {
    const { sessions } = await table(['azure', 'gules'], { books: 'open' });
    const [a, b] = sessions as [Session, Session];
    await acts.writeLedger(a, 'azure', 7, random);
    await meet(a, b);
    expect(b.view()?.ledgers.azure).toMatchObject({ hidden: 7 });
  });

  test('campaign.open-books: what stands in an open book is owed to nobody', async () => {
    for (const books of ['open', 'sealed'] as const) {
      const { sessions } = await table(['azure', 'gules', 'or'], { books });
      const [a, b, c] = sessions as [Session, Session, Session];
      await acts.writeLedger(b, 'gules', 9, random);
      await meet(a, b, c);
      const order = await acts.giveOrder(a, 'azure', 'rob', { whom: 'gules' });
      await meet(a, b, c);
      await meet(a, b, c);
      // The same order, carried out: only where the books are shut does a word become due.
      expect(c.view()?.tellings.find(({ entry }) => entry === order)?.done).toBe(true);
      const told = c
        .view()
        ?.book.pages.flatMap(({ entries }) => entries.filter(({ entry }) => is(entry, 'tell')));
      expect(told).toHaveLength(books === 'open' ? 0 : 1);
      expect(c.view()?.table.owed).toEqual([]);
      expect(new Set(prints(a, b, c)).size).toBe(1);
    }
  });

  test('campaign.declare: a phone answers for its ledger, and tells exactly what is owed to exactly whom', async () => {
    const { sessions } = await table(['azure', 'gules', 'or']);
    const [a, b, c] = sessions as [Session, Session, Session];
    await acts.writeLedger(b, 'gules', 9, random);
    await meet(a, b, c);
    await acts.giveOrder(a, 'azure', 'rob', { whom: 'gules' });
    await meet(a, b, c);
    await meet(a, b, c);
    expect(a.view()?.open).toEqual([]);
    expect(a.view()?.intelligence).toMatchObject([{ from: 'gules', to: 'azure', claim: 'hidden', value: 9 }]);
    expect(c.view()?.intelligence).toEqual([]);
    expect(new Set(prints(a, b, c)).size).toBe(1);
  });

  test('R8, H10: a stranger’s line that waits for ever holds up no duty; one in the log of who asks does', async () => {
    const { sessions, campaign } = await table(['azure', 'gules', 'or']);
    const [a, b] = sessions as [Session, Session];
    const key = makeDevice(chanceOf('a stranger'));
    const leaning = (own: DeviceKey, before?: Chain) =>
      append(
        before,
        {
          author: own.device,
          seat: 'azure',
          seq: (before?.entries.length ?? 0) + 1,
          prev: before?.hashes.at(-1) ?? campaign,
          saw: ['0'.repeat(64)],
          page: campaign,
          body: { kind: 'note', text: 'I have seen what you have not.' },
        },
        own,
      );
    await b.library.take([runOf(leaning(key))]);
    expect(b.chains().has(key.device)).toBe(false);
    // A guest's lines are heard, and hold up nobody either.
    const guest = makeDevice(chanceOf('a guest'));
    const invite = unhex(a.keys().invite ?? '', 32) as Uint8Array;
    const claim = makeClaim(campaign, { seat: 'guest', role: 'guest' }, guest, invite);
    await a.write('azure', admitting(claim, 'invite'));
    await meet(a, b);
    await b.library.take([runOf(leaning(guest))]);
    expect([...(b.view()?.book.waiting ?? [])]).toEqual([guest.device]);
    await acts.writeLedger(b, 'gules', 9, random);
    await meet(a, b);
    await acts.giveOrder(a, 'azure', 'rob', { whom: 'gules' });
    await meet(a, b);
    expect(b.view()?.open).toEqual([]);
    expect(a.view()?.intelligence).toMatchObject([{ from: 'gules', value: 9 }]);
    // Who asks may have struck what they asked in what is missing.
    await acts.giveOrder(a, 'azure', 'rob', { whom: 'gules' });
    const own = a.chains().get(a.keys().device.device);
    const asks = leaning(a.keys().device, own);
    await b.library.take([runFrom(asks, b.chains().get(asks.author)?.lines.length ?? 0)]);
    await b.settled();
    expect(b.view()?.open).toHaveLength(1);
  });
  test('campaign.tell: who was away while the page turned tells what they owe when they come back', async () => {
    const { sessions } = await table(['azure', 'gules', 'or']);
    const [a, b, c] = sessions as [Session, Session, Session];
    await acts.writeLedger(b, 'gules', 9, random);
    await meet(a, b, c);
    // Whom it is about is away from here on.
    const absent = await standIn(c, 'gules');
    await meet(a, c);
    await nod(a, absent, []);
    const order = await acts.giveOrder(a, 'azure', 'rob', { whom: 'gules' });
    await meet(a, c);
    const [open] = c.view()?.asked('gules') ?? [];
    if (!open) throw new Error('nothing is asked');
    await acts.giveAnswer(c, 'gules', order, open.question, true, 'table');
    await meet(a, c);
    await endDay(a, 'azure');
    await meet(a, c);
    expect(a.view()?.table.owed.map(({ from }) => from)).toEqual(['gules']);
    expect(a.view()?.intelligence).toEqual([]);
    await meet(a, b, c);
    await meet(a, b, c);
    expect(a.view()?.book.standing(order)).toBe('counted');
    expect(a.view()?.intelligence).toMatchObject([{ from: 'gules', value: 9 }]);
    expect(a.view()?.table.owed).toEqual([]);
  });
  test('campaign.declare: an order by agreement draws no secret without a tap', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    await acts.writeLedger(a, 'azure', 9, random);
    await meet(a, b);
    await acts.giveOrder(b, 'gules', 'rob', { whom: 'azure' }, 'we agreed');
    await meet(a, b);
    expect(a.view()?.open).toHaveLength(1);
    expect(a.view()?.asked('azure')).toHaveLength(1);
  });

  test('campaign.sealed-choice: both commit before either is opened, then both open by themselves', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    const order = await acts.giveOrder(a, 'azure', 'bid', { against: 'gules' });
    await meet(a, b);
    const [mine] = a.view()?.asked('azure') ?? [];
    await acts.commitAnswer(a, 'azure', order, mine?.question as never, 'high', random);
    await meet(a, b);
    expect(JSON.stringify(b.view()?.table)).not.toContain('high');
    expect(a.view()?.asked('azure')).toEqual([]);
    const [theirs] = b.view()?.asked('gules') ?? [];
    await acts.commitAnswer(b, 'gules', order, theirs?.question as never, 'low', random);
    await meet(a, b);
    await answer(a, 'azure', [4]);
    await meet(a, b);
    expect(state(b).coins).toEqual({ azure: 4, gules: 0 });
    expect(new Set(prints(a, b)).size).toBe(1);
  });
});

describe('H4: a choice that was laid face down binds its seat', () => {
  const laid = async () => {
    const { sessions } = await table(['azure', 'gules', 'or']);
    const [a, b, c] = sessions as [Session, Session, Session];
    const order = await acts.giveOrder(a, 'azure', 'bid', { against: 'gules' });
    await meet(a, b, c);
    const asked = (session: Session, seat: string) => session.view()?.asked(seat)[0]?.question as never;
    const lay = (session: Session, seat: string, value: string) =>
      acts.commitAnswer(session, seat, order, asked(session, seat), value, random);
    const question = asked(a, 'azure') as Question;
    const first = await lay(a, 'azure', 'low');
    await meet(a, b, c);
    return { a, b, c, order, question, lay, first };
  };
  const chosen = (session: Session, label: string) =>
    session
      .view()
      ?.tellings.find(({ id }) => id === 'bid')
      ?.asked.find((one) => one.question.label === label);

  test('H4: a second commitment, an answer in the open and a false key change nothing', async () => {
    const { a, b, c, order, question, lay, first } = await laid();
    await a.write('azure', (at) => {
      const purpose = { order, label: question.label, shape: shapeOf(question) };
      return { kind: 'sealed', purpose, ...seal('high', new Uint8Array(32), at, random) };
    });
    await a.write('azure', {
      kind: 'answer',
      order,
      label: question.label,
      shape: shapeOf(question),
      value: 'high',
      how: 'chosen',
    });
    await c.write('or', { kind: 'reveal', entry: first, key: '0'.repeat(64) });
    await meet(a, b, c);
    expect(b.view()?.open[0]?.committed).toEqual([question.label]);
    await lay(b, 'gules', 'high');
    await meet(a, b, c);
    for (const session of [a, b, c]) expect(chosen(session, question.label)?.value).toBe('low');
    expect(new Set(prints(a, b, c)).size).toBe(1);
  });

  test('campaign.stand-in.card: whoever stands in lays a card for the absent, and it opens even when they are back', async () => {
    const { a, b, c, lay } = await laid();
    const asked = await standIn(c, 'gules');
    await meet(a, c);
    await nod(a, asked, ['gules']);
    await meet(a, c);
    await lay(c, 'gules', 'high');
    await meet(c, b);
    await acts.addNote(b, 'gules', 'I am back.');
    await meet(b, c);
    await meet(a, b, c);
    for (const session of [a, b, c])
      expect(chosen(session, 'theirs')).toMatchObject({ value: 'high', by: 'gules', hand: 'or' });
    expect(new Set(prints(a, b, c)).size).toBe(1);
  });
});

describe('campaign: what is refused changes nothing', () => {
  test('campaign.answer: a die of 7 is no answer', async () => {
    const { sessions } = await table(['azure']);
    const [a] = sessions as [Session];
    const order = await acts.giveOrder(a, 'azure', 'trade', {});
    const [asked] = a.view()?.asked('azure') ?? [];
    const before = a.view()?.fingerprint;
    expect(() => acts.giveAnswer(a, 'azure', order, asked?.question as never, [7, 1], 'table')).toThrow(
      /does not answer/,
    );
    expect(a.view()?.fingerprint).toBe(before);
  });
  test('campaign.broken: a rule that fails leaves a flag and nothing else, everywhere alike', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    await acts.giveOrder(a, 'azure', 'fail', {});
    await meet(a, b);
    expect(b.view()?.flags).toMatchObject([{ kind: 'broken', rule: 'market.fail' }]);
    expect(a.view()?.open).toEqual([]);
    expect(new Set(prints(a, b)).size).toBe(1);
  });
  test('campaign.pieces: an order whose piece was struck away counts and is flagged', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    const built = await acts.giveOrder(a, 'azure', 'build', {});
    const stall = Object.keys(state(a).stalls)[0] ?? '';
    await trade(a, 'azure', [2, 2], { stall });
    await acts.strike(a, 'azure', built);
    await meet(a, b);
    expect(state(b).stalls).toEqual({});
    expect(b.view()?.flags).toMatchObject([{ kind: 'inapplicable' }]);
    expect(state(b).coins.azure).toBe(0);
  });
});

describe('campaign: a phone that has to begin a new log', () => {
  test('R7: a phone set back goes on under a new key as soon as a line of its own comes that it did not have', async () => {
    const { sessions, deps, campaign } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    const { chains } = await (deps[0] as Deps).store.load(campaign);
    await trade(a, 'azure', [1, 2]);
    await meet(a, b);
    const before = a.keys().device.device;
    // The same phone, its disk as it was before the trade.
    const old = phone('set back');
    await old.store.saveKeys(campaign, a.keys());
    await old.store.appendAll(
      campaign,
      [...chains.values()].map((chain) => ({ chain, from: 0 })),
    );
    const back = await openSession(old, campaign);
    expect(back.keys().device.device).toBe(before);
    await meet(b, back);
    expect(back.keys().device.device).not.toBe(before);
    await trade(back, 'azure', [3, 3]);
    await meet(b, back);
    expect(b.view()?.book.forked).toEqual([]);
    expect(state(b).coins.azure).toBe(9);
  });
  test('R6: a player whose key ran on two devices is told what they lost since the page was turned, and gives it again', async () => {
    const { sessions, deps, campaign } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    const lost = ({ view, chains }: Session): readonly string[] =>
      forkedOrders((view() as View).book, chains(), 'azure').map(({ hash }) => hash);
    await acts.giveOrder(a, 'azure', 'build', {});
    await acts.giveOrder(a, 'azure', 'next', { turn: 0 });
    await acts.turnPage(a, 'azure', { ended: true });
    await meet(a, b);
    await acts.addNote(b, 'gules', 'On we go.');
    await meet(a, b);
    const { chains } = await (deps[0] as Deps).store.load(campaign);
    // The same phone once more, from a copy of its disk; both write on.
    const copy = phone('a copy');
    await copy.store.saveKeys(campaign, a.keys());
    await copy.store.appendAll(
      campaign,
      [...chains.values()].map((chain) => ({ chain, from: 0 })),
    );
    const second = await openSession(copy, campaign);
    const first = await acts.giveOrder(a, 'azure', 'build', { of: 'stone' });
    const other = await acts.giveOrder(second, 'azure', 'build', { of: 'wood' });
    await meet(a, b, second);
    for (const session of [a, second]) {
      expect(session.keys().device.device).not.toBe(chains.keys().next().value);
      expect([...lost(session)].sort()).toEqual([first, other].sort());
    }
    // What a turned page lists is not lost.
    expect(b.view()?.book.pages[0]?.entries.some(({ entry }) => entry.body.kind === 'order')).toBe(true);
    await acts.giveOrder(a, 'azure', 'build', { of: 'stone' });
    await meet(a, b, second);
    for (const session of [a, second]) expect(lost(session)).toEqual([other]);
    expect(new Set(prints(a, b, second)).size).toBe(1);
  });
  test('M10: the founder signs two first lines; a phone that gets the other one first opens all the same', async () => {
    const { sessions, campaign } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    // A page lists that the founder let gules in: what a tainted key wrote counts so far.
    await acts.turnPage(b, 'gules', { without: ['azure'] });
    const { device, invite = '' } = a.keys();
    const late = phone('late');
    await prepareToJoin(late, { campaign, invite, title: 'Market day', ruleset: 'market' });
    const c = await openSession(late, campaign);
    const other = append(
      undefined,
      {
        author: device.device,
        seat: 'azure',
        seq: 1,
        prev: campaign,
        saw: [],
        page: campaign,
        body: { kind: 'note', text: 'This comes first.' },
      },
      device,
    );
    expect((await c.library.take([runOf(other)])).refused).toEqual([]);
    expect(c.view()).toBeUndefined();
    await meet(b, c);
    expect(c.view()?.book.roster.members.map(({ seat }) => seat)).toContain('gules');
    expect(b.view()?.book.forked).toEqual([device.device]);
    expect(new Set(prints(b, c)).size).toBe(1);
    await acts.giveOrder(b, 'gules', 'build', {});
    await meet(b, c);
    expect(new Set(prints(b, c)).size).toBe(1);
  });
  test('campaign.renew: under a new device key it returns to its seats and reads its own ledger', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    await acts.writeLedger(a, 'azure', 5, random);
    const before = a.keys().device.device;
    await renewDevice(a, chanceOf('anew'));
    await acts.writeLedger(a, 'azure', 2, random);
    await trade(a, 'azure', [1, 2]);
    await meet(a, b);
    expect(a.keys().device.device).not.toBe(before);
    expect(a.view()?.ledgers.azure).toMatchObject({ hidden: 7 });
    expect(state(b).coins.azure).toBe(3);
    expect(new Set(prints(a, b)).size).toBe(1);
  });
  test('campaign.damaged: a log that cannot be read to its end is not gone on with', async () => {
    const { deps, campaign, sessions } = await table(['azure', 'gules']);
    const [, b] = sessions as [Session, Session];
    const store = deps[0]?.store as MemoryStore;
    const own = (await store.load(campaign)).keys?.device.device ?? '';
    const cut: MemoryStore = {
      ...store,
      load: async (id) => {
        const loaded = await store.load(id);
        const chain = loaded.chains.get(own);
        if (!chain) return loaded;
        const kept = chain.entries.length - 1;
        const short = {
          ...chain,
          entries: chain.entries.slice(0, kept),
          hashes: chain.hashes.slice(0, kept),
        };
        return {
          ...loaded,
          chains: new Map(loaded.chains).set(own, short),
          damaged: [{ author: own, kept }],
        };
      },
    };
    const again = await openSession({ ...(deps[0] as Deps), store: cut }, campaign);
    await meet(again, b);
    await trade(again, 'azure', [2, 2]);
    await meet(again, b);
    expect(again.keys().device.device).not.toBe(own);
    expect(b.view()?.book.forked).toEqual([]);
    expect(state(b).coins.azure).toBe(4);
  });
  test('campaign.overtaken: a line that another tab was quicker with is written after it', async () => {
    const { deps, campaign, sessions } = await table(['azure', 'gules']);
    const [a] = sessions as [Session, Session];
    const { store } = deps[0] as Deps;
    let overtaken = true;
    const racing = {
      ...store,
      append: async (...args: Parameters<typeof store.append>) => {
        if (overtaken) {
          overtaken = false;
          await acts.addNote(a, 'azure', 'From the other tab.');
          throw new StoreError('overtaken');
        }
        return store.append(...args);
      },
    };
    const other = await openSession({ ...(deps[0] as Deps), store: racing }, campaign);
    await acts.addNote(other, 'azure', 'From this tab.');
    expect(other.view()?.tellings.map(({ text }) => text)).toEqual(['From the other tab.', 'From this tab.']);
    expect(other.view()?.book.forked).toEqual([]);
  });
  test('campaign.asked: where storage breaks off and cannot be asked, a player is told to look whether their line is there', async () => {
    const { deps, campaign } = await table(['azure', 'gules']);
    const { store } = deps[0] as Deps;
    let [breaks, gone] = [true, false];
    const broken = {
      ...store,
      append: async (...args: Parameters<typeof store.append>) => {
        await store.append(...args);
        if (!breaks) return;
        [breaks, gone] = [false, true];
        throw new StoreError('lost');
      },
      load: async (name: string) => {
        if (gone) throw new StoreError('lost');
        return store.load(name);
      },
    };
    const session = await openSession({ ...(deps[0] as Deps), store: broken }, campaign);
    await expect(acts.addNote(session, 'azure', 'Is it there?')).rejects.toMatchObject({ fault: 'silent' });
    expect(storeWording.silent.help).toContain('repeat your last step if it is missing');
    gone = false;
    await expect(acts.addNote(session, 'azure', 'Once more.')).resolves.toBeTypeOf('string');
    expect(session.view()?.tellings.map(({ text }) => text)).toEqual(['Is it there?', 'Once more.']);
  });
});
