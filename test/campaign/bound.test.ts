/** Choices that bind, and secrets that decide nothing for others: each test is an attack that was made to work once. */

import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { describe, expect, test } from 'vitest';
import * as acts from '../../src/campaign/acts.ts';
import { amend } from '../../src/campaign/amending.ts';
import { found } from '../../src/campaign/enter.ts';
import { openSession, type Session } from '../../src/campaign/session.ts';
import { type Question, shapeOf } from '../../src/kernel/question.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import { type Bytes, hash, hashBytes, hex, join, text } from '../../src/log/bytes.ts';
import { lineKey, type Spot, seal, wrap } from '../../src/log/seal.ts';
import { realmArmies } from '../../src/rules/realm-armies/index.ts';
import { market } from './market.ts';
import { chanceOf, meet, phone, standsIn, table } from './table.ts';

const random = chanceOf('bound');
const key = new Uint8Array(32).fill(7);
const asked = (session: Session, seat: string) => session.view()?.asked(seat)[0]?.question as Question;
const lines = (session: Session, kind: string) =>
  session
    .chains()
    .get(session.keys().device.device)
    ?.entries.filter(({ body }) => body.kind === kind) ?? [];
const told = (session: Session, label: string) =>
  session
    .view()
    ?.tellings.find(({ id }) => id === 'bid')
    ?.asked.find((one) => one.question.label === label);
const prints = (...sessions: readonly Session[]) =>
  new Set(sessions.map((one) => one.view()?.fingerprint)).size;

async function bidding() {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  const order = await acts.giveOrder(a, 'azure', 'bid', { against: 'gules' });
  await meet(a, b, c);
  const lay = (session: Session, seat: string, value: string) =>
    acts.commitAnswer(session, seat, order, asked(session, seat), value, random);
  const nonsense = (session: Session, seat: string) => {
    const { label } = asked(session, seat);
    const purpose = { order, label, shape: shapeOf(asked(session, seat)) };
    return session.write(seat, (at) => ({ kind: 'sealed', purpose, ...seal('nonsense', key, at, random) }));
  };
  return { a, b, c, order, lay, nonsense };
}
/** A box as a changed app makes it, with words that no value spells. */
function sealedWords(words: string, secret: Bytes, at: Spot) {
  const spot = JSON.stringify([at.campaign, at.author, at.seq, at.prev]);
  const plain = text(words.padEnd(256));
  const nonce = random(24);
  return {
    box: hex(join(nonce, xchacha20poly1305(secret, nonce, text(spot)).encrypt(plain))),
    commit: hash(['realmbook seal', spot, hex(secret), hex(hashBytes(plain))]),
  };
}

describe('H4, R15: a choice binds', () => {
  test('a phone opens only what its key opens: an owner who is back writes nothing for a card that a stand-in laid', async () => {
    const { a, b, c, lay } = await bidding();
    await standsIn(c, a, 'gules');
    await lay(c, 'gules', 'high');
    await meet(c, a);
    await lay(a, 'azure', 'low');
    await meet(a, b);
    for (let i = 0; i < 3; i++) await acts.addNote(b, 'gules', `note ${i}`);
    expect(lines(b, 'reveal')).toEqual([]);
    await meet(a, b, c);
    expect(told(b, 'theirs')?.value).toBe('high');
    expect(lines(c, 'reveal')).toHaveLength(1);
  });
  test('a card that is none, once opened, is void and named: it gives no second choice, and the default is taken', async () => {
    const { a, b, c, lay, nonsense } = await bidding();
    const laid = await nonsense(a, 'azure');
    await meet(a, b, c);
    await lay(b, 'gules', 'low');
    await meet(a, b, c);
    await a.write('azure', { kind: 'reveal', entry: laid, key: hex(key) });
    expect(
      a
        .view()
        ?.asked('azure')
        .map(({ question }) => question.label),
    ).toEqual(['luck']);
    await meet(a, b, c);
    for (const session of [a, b, c]) {
      expect(told(session, 'mine')).toMatchObject({ value: 'forfeit', how: 'void', by: 'azure' });
      expect(session.view()?.flags).toMatchObject([{ kind: 'remark', why: { with: { seat: 'azure' } } }]);
    }
    expect(prints(a, b, c)).toBe(1);
  });
  test('a card stays told as it was chosen, and by whom, when the dice after it are corrected', async () => {
    const { a, b, c, order, lay } = await bidding();
    await standsIn(c, a, 'gules');
    await lay(c, 'gules', 'low');
    await meet(c, a);
    await lay(a, 'azure', 'high');
    await meet(a, b, c);
    await acts.giveAnswer(a, 'azure', order, asked(a, 'azure'), [4], 'table');
    const answers = { mine: { value: 'high' }, theirs: { value: 'low' }, luck: { value: [5] } };
    const wish = await acts.correct(a, 'azure', order, answers);
    await meet(a, b, c);
    await acts.agree(b, 'gules', wish);
    await meet(a, b, c);
    for (const session of [a, b, c]) {
      expect(session.view()?.table.rules).toMatchObject({ coins: { azure: 5 } });
      expect(told(session, 'mine')).toMatchObject({ value: 'high', how: 'chosen', by: 'azure' });
      expect(told(session, 'theirs')).toMatchObject({ value: 'low', how: 'chosen', by: 'gules', hand: 'or' });
      expect(told(session, 'luck')).toMatchObject({ was: [4], value: [5], how: 'corrected' });
    }
  });
  test('a card that two others take back is asked for again', async () => {
    const { a, b, c, nonsense } = await bidding();
    const laid = await nonsense(b, 'gules');
    await meet(a, b, c);
    const strike = await a.write('azure', { kind: 'strike', entry: laid });
    await meet(a, b, c);
    await c.write('or', { kind: 'agree', entry: strike });
    await meet(a, b, c);
    expect(asked(b, 'gules')?.label).toBe('theirs');
  });
  test('a commitment to what is asked in the open hides the question from nobody', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    const order = await acts.giveOrder(a, 'azure', 'trade', {});
    await meet(a, b);
    const question = asked(a, 'azure');
    const purpose = { order, label: question.label, shape: shapeOf(question) };
    await b.write('gules', (at) => ({ kind: 'sealed', purpose, ...seal([1, 1], key, at, random) }));
    await meet(a, b);
    expect([asked(a, 'azure')?.label, asked(b, 'gules')?.label]).toEqual(['takings', 'takings']);
  });
  test('H5: boxes of one question have one length', async () => {
    const { a, b, lay } = await bidding();
    await lay(a, 'azure', 'high');
    await lay(b, 'gules', 'low');
    const lengths = [a, b].flatMap((one) =>
      lines(one, 'sealed').map(({ body }) => (body as { box: string }).box.length),
    );
    expect(new Set(lengths).size).toBe(1);
  });
});

describe('R19: what only some phones can read parts nobody', () => {
  test.each(['0.5', '{"1":2}', '{"constructor":1}'])(
    'a word told that no value spells: %s',
    async (words) => {
      const { sessions } = await table(['azure', 'gules', 'or']);
      const [a, b, c] = sessions as [Session, Session, Session];
      const order = await acts.giveOrder(a, 'azure', 'rob', { whom: 'gules' }, 'we agreed');
      await meet(a, b, c);
      const declares = asked(b, 'gules');
      await b.write('gules', {
        kind: 'answer',
        order,
        label: declares.label,
        shape: shapeOf(declares),
        value: true,
        how: 'chosen',
      });
      const box = a.view()?.book.roster.seats.find(({ id }) => id === 'azure')?.keys?.box ?? '';
      await b.write('gules', (at) => {
        const to = [{ seat: 'azure', wrap: wrap(key, box, at, random) }];
        return { kind: 'tell', owed: `${order}/heft`, to, ...sealedWords(words, key, at) };
      });
      await meet(a, b, c);
      expect(prints(a, b, c)).toBe(1);
      expect([a, b, c].map((one) => one.view()?.table.owed.length)).toEqual([0, 0, 0]);
      expect(a.view()?.intelligence).toEqual([]);
      // For who cannot read it the debt stands (R18).
      expect([a, c].map((one) => one.view()?.unpaid.length)).toEqual([1, 0]);
    },
  );
  test('a line of one’s own book that no value spells', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    const secret = b.ring().seats.get('gules')?.ledger as Bytes;
    await b.write('gules', (at) => ({
      kind: 'sealed',
      purpose: 'ledger',
      ...sealedWords('0.5', lineKey(secret, at), at),
    }));
    await meet(a, b);
    expect(prints(a, b)).toBe(1);
    expect([a, b].map((one) => one.view()?.flags)).toEqual([[], []]);
  });
  test('a change that only its owner’s book cannot take', async () => {
    const failing: AnyRuleset = {
      ...market,
      ledgers: {
        ...market.ledgers,
        change: (ledger, change, state) => {
          if ((change as { type: string }).type === 'earn') throw new Error('the purse bursts');
          return market.ledgers.change(ledger, change, state);
        },
      },
    };
    const { sessions } = await table(['azure', 'gules'], { ruleset: failing });
    const [a, b] = sessions as [Session, Session];
    const amendment = await amend(a, 'azure', [{ type: 'earn', seat: 'gules', coins: 3 }], 'so it was');
    await meet(a, b);
    await acts.agree(b, 'gules', amendment);
    await meet(a, b);
    for (const one of [a, b]) expect(one.view()?.table.rules).toMatchObject({ coins: { gules: 3 } });
    expect(prints(a, b)).toBe(1);
  });
  test('H6: a table that an amendment has spoilt can still be read, and the amendment taken back', async () => {
    const deps = phone('alone', realmArmies);
    const seats = ['azure', 'gules'].map((id) => ({ id, name: id }));
    const founding = {
      ruleset: realmArmies.id,
      rules: realmArmies.version,
      title: 'Spoilt',
      options: {},
      seats,
    };
    const campaign = await found(deps, { ...founding, books: 'sealed' }, 'azure');
    const session = await openSession(deps, campaign);
    const before = session.view()?.fingerprint;
    const spoilt = await amend(
      session,
      'azure',
      [{ type: 'mapLaid', map: { tiles: {}, rivers: [] } }],
      'for fun',
    );
    const again = await openSession(deps, campaign);
    expect(() => again.view()?.tasks('azure')).not.toThrow();
    await acts.strike(again, 'azure', spoilt);
    expect(again.view()?.fingerprint).toBe(before);
  });
});
