/**
 * Proof 5: a member with a changed app writes lines of every kind with any part of them changed, each hashed and signed as it
 * should be. Some phones read them one by one, others at once, and one learns them in another order: nothing throws, all read
 * the same, and the honest play on.
 */
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import * as absence from '../../src/campaign/absence.ts';
import * as acts from '../../src/campaign/acts.ts';
import { openInvitation } from '../../src/campaign/invitations.ts';
import type { Keyring } from '../../src/campaign/keyring.ts';
import { makeReader, type Read } from '../../src/campaign/reader.ts';
import type { Session } from '../../src/campaign/session.ts';
import { sendLetter } from '../../src/campaign/write-letter.ts';
import { canonical, type Json } from '../../src/kernel/json.ts';
import { shapeOf } from '../../src/kernel/question.ts';
import { hash } from '../../src/log/bytes.ts';
import { append, type Chain, type Chains, type Run, readRun, toldRun } from '../../src/log/chain.ts';
import { type Body, bodies, type Entry } from '../../src/log/entry.ts';
import type { DeviceKey } from '../../src/log/keys.ts';
import { taking } from '../../src/log/taking.ts';
import { patience, runs } from '../prove/counts.ts';
import { hostile, of, spoilt } from '../prove/spoilt.ts';
import { market } from './market.ts';
import { chanceOf, meet, table } from './table.ts';

vi.mock('../../src/log/keys.ts', async (original) =>
  (await import('../log/plain-signatures.ts')).plainSignatures(original),
);

const random = chanceOf('hostile');
const LINES = 50;

interface Begun {
  readonly campaign: string;
  readonly chains: Chains;
  readonly mallory: DeviceKey;
  readonly honest: DeviceKey;
  readonly ring: () => Keyring;
  /** What was said in it, and what else a line could say: the first of each kind, then others. */
  readonly said: readonly Body[];
  readonly hashes: readonly string[];
}
let begun: Begun;

/** A campaign in which much has happened; Mallory sits in the third seat. */
async function begin(): Promise<Begun> {
  const { sessions, campaign } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  const all = (): Promise<void> => meet(a, b, c);
  const answered = async (session: Session, seat: string, value: Json, how = 'table'): Promise<void> => {
    const [asked] = session.view()?.asked(seat) ?? [];
    if (!asked) throw new Error('nothing is asked');
    const { order, question } = asked;
    await acts.giveAnswer(session, seat, order.open.order, question, value, how as 'table');
  };
  await acts.giveOrder(a, 'azure', 'build', {});
  await acts.giveOrder(a, 'azure', 'trade', {});
  await answered(a, 'azure', [3, 4]);
  await acts.writeLedger(a, 'azure', 7, random);
  await acts.writeLedger(c, 'or', 4, random);
  await sendLetter(a, 'azure', 'or', 'Not a word to Gules.', random);
  await all();
  const rob = await acts.giveOrder(a, 'azure', 'rob', { whom: 'or' });
  await all();
  const note = await acts.addNote(b, 'gules', 'Who was that?', rob);
  const slip = await acts.giveOrder(b, 'gules', 'build', {});
  await acts.strike(b, 'gules', slip);
  await acts.restore(b, 'gules', slip);
  await all();
  const amend = await a.write('azure', { kind: 'amend', changes: [{ type: 'next' }], why: 'so it was' });
  const correct = await acts.correct(b, 'gules', slip, {});
  await openInvitation(a, 'azure', { role: 'guest', limit: 3 }, random);
  const standing = await absence.standIn(b, 'or');
  await all();
  await absence.refuse(a, standing, ['or']);
  await acts.agree(b, 'gules', amend);
  await acts.giveOrder(a, 'azure', 'bid', { against: 'gules' });
  await all();
  for (const [session, seat] of [
    [a, 'azure'],
    [b, 'gules'],
  ] as const) {
    const [bid] =
      session
        .view()
        ?.asked(seat)
        .filter(({ question }) => question.ask === 'choose') ?? [];
    if (!bid) throw new Error(`no bid is asked of ${seat}`);
    await acts.commitAnswer(session, seat, bid.order.open.order, bid.question, 'high', random);
    await all();
  }
  await all();
  while (a.view()?.asked('azure').length) await answered(a, 'azure', [5]);
  await b.write('gules', { kind: 'done' });
  await all();
  await acts.turnPage(a, 'azure', { ended: false });
  await all();
  await acts.giveOrder(b, 'gules', 'trade', {});
  await acts.giveOrder(b, 'gules', 'bid', { against: 'or' });
  await all();

  const chains = a.chains();
  const entries = [...chains.values()].flatMap((chain) => chain.entries);
  const hashes = [...chains.values()].flatMap((chain) => chain.hashes);
  const open = (id: string) => a.view()?.open.find((one) => one.open.id === id);
  const order = open('trade')?.open.order ?? '';
  const [question] = open('trade')?.run.open ?? [];
  const table16 = '78'.repeat(16);
  const digest = hash(['any']);
  const device = b.keys().device.device;
  const more: readonly Body[] = [
    {
      kind: 'answer',
      order,
      label: question?.label,
      shape: question && shapeOf(question),
      value: [6, 6],
      how: 'table',
    },
    {
      kind: 'answer',
      order,
      label: question?.label,
      shape: question && shapeOf(question),
      value: [1, 6],
      how: 'witnessed',
      roll: { entry: digest, secret: digest },
    },
    { kind: 'roll', order, label: question?.label ?? '', commit: digest, witness: device },
    { kind: 'witness', roll: hashes.at(-1), share: digest },
    { kind: 'standing', rule: 'market.trade', value: 'low' },
    { kind: 'ledger', write: 3 },
    { kind: 'reveal', entry: hashes.at(-1), key: digest },
    { kind: 'forfeit', order: open('bid')?.open.order, label: 'theirs', seat: 'or', shape: 'ab' },
    { kind: 'books', key: digest },
    { kind: 'reads', rules: 1, level: 1 },
    { kind: 'raise', rules: 2, level: 1, table: table16, fingerprint: digest },
    { kind: 'brought', box: table16, commit: digest },
    {
      kind: 'tell',
      owed: `${rob}/heft`,
      to: [{ seat: 'azure', wrap: 'ab'.repeat(80) }],
      box: table16,
      commit: digest,
    },
    { kind: 'strike', entry: note },
    { kind: 'agree', entry: standing },
    { kind: 'agree', entry: correct },
    { kind: 'refuse', entry: amend },
    { kind: 'end-invite', key: digest },
    { kind: 'mark', seat: 'or' },
    { kind: 'leave', seat: 'or', becomes: 'idle' },
    { kind: 'leave', seat: 'azure', becomes: 'free' },
    { kind: 'withdraw', device },
    { kind: 'withdraw', device: c.keys().device.device, seat: 'or' },
    {
      kind: 'amend',
      changes: [
        { type: 'earn', seat: 'or', coins: 9 },
        { type: 'stall', id: 's', seat: 'or' },
      ],
      why: 'mine',
    },
    { kind: 'close', fingerprint: digest, without: ['azure'] },
    { kind: 'seen' },
    { kind: 'order', id: 'shut', args: { id: slip } },
    { kind: 'order', id: 'next', args: { turn: 1 }, finished: 2 },
    { kind: 'order', id: 'fail', args: {}, override: 'because' },
    { kind: 'order', id: 'nothing', args: null },
    { kind: 'something new', with: { a: ['field'] } } as Body,
  ].map((body) => body as Body);
  const said = [...entries.map(({ body }) => body), ...more];
  const kinds = new Set(said.map(({ kind }) => kind));
  expect(Object.keys(bodies).filter((kind) => !kinds.has(kind))).toEqual([]);
  const ring = (): Keyring => a.ring();
  return { campaign, chains, mallory: c.keys().device, honest: a.keys().device, ring, said, hashes };
}
beforeAll(async () => {
  begun = await begin();
});

const line = fc.record({
  body: fc.nat(),
  path: fc.nat(),
  how: fc.nat(5),
  value: fc.nat(),
  again: fc.boolean(),
  envelope: fc.nat(19),
});
type Plan = typeof line extends fc.Arbitrary<infer T> ? T : never;

/** What Mallory writes next; undefined where the door of every phone is shut to it. */
function written(
  { chains, said, hashes, campaign, mallory }: Begun,
  own: Chain,
  plan: Plan,
): Chain | undefined {
  const values = [...hostile, ...hashes];
  const spoil = (body: unknown, n: number): unknown =>
    spoilt(body, { path: plan.path + n, how: plan.how, to: of(values, plan.value + n) });
  const body = plan.again ? spoil(spoil(of(said, plan.body), 0), 7) : spoil(of(said, plan.body), 0);
  const last = own.entries.at(-1) as Entry;
  const tips = [...chains.values()].flatMap((one) =>
    one.author === own.author ? [] : (one.hashes.at(-1) ?? []),
  );
  const odd: readonly Partial<Entry>[] = [
    { seat: of(['azure', 'nobody', '__proto__', ''], plan.value) },
    { page: of(hashes, plan.value) },
    { page: campaign },
    { saw: [of(hashes, plan.value)] },
    { saw: tips.toReversed() },
    { saw: [own.hashes.at(-1) ?? '', ...hashes.slice(0, 40)] },
  ];
  const entry = {
    author: own.author,
    seat: 'or',
    seq: own.entries.length + 1,
    prev: own.hashes.at(-1) ?? '',
    saw: [],
    page: last.page,
    ...(plan.envelope < odd.length ? odd[plan.envelope] : {}),
    body: body as Body,
  };
  try {
    const grown = append(own, entry, mallory);
    const run = {
      author: own.author,
      seq: entry.seq,
      prev: entry.prev,
      lines: grown.lines.slice(-1),
      signed: grown.signed,
    };
    return readRun(toldRun(run)) ? grown : undefined;
  } catch {
    // What our own encoder cannot spell the door test spells by hand.
    return undefined;
  }
}

const all = ({ tip, book, tellings }: Read): string =>
  canonical([tip, book.roster.members, book.pages.map(({ id }, page) => [id, tellings(page) ?? []])]);
const runOn = (chain: Chain, from: number, upTo: number): Run => ({
  author: chain.author,
  seq: from + 1,
  prev: chain.hashes[from - 1] ?? '',
  lines: chain.lines.slice(from, upTo),
  signed: chain.signed,
});

test(
  `proof 5: ${LINES} lines of any kind with any part changed, over and over: nothing throws and all phones read the same`,
  () => {
    const prototype = Reflect.ownKeys(Object.prototype).length;
    const met = { refused: 0, taken: 0, effects: new Set<string>(), slowest: 0 };
    fc.assert(
      fc.property(fc.array(line, { minLength: LINES, maxLength: LINES }), fc.nat(), (plans, seed) => {
        const { campaign, chains, mallory, honest, ring } = begun;
        const [one, two] = [makeReader(market, campaign, ring), makeReader(market, campaign, ring)];
        let own = chains.get(mallory.device) as Chain;
        const from = own.entries.length;
        let now = chains;
        one.read(now);
        for (const plan of plans) {
          const grown = written(begun, own, plan);
          if (!grown) {
            met.refused++;
            continue;
          }
          met.taken++;
          own = grown;
          now = new Map(now).set(own.author, own);
          const began = performance.now();
          one.read(now);
          met.slowest = Math.max(met.slowest, performance.now() - began);
        }
        // An honest player writes on, at the tip of what they read.
        const tip = one.read(now);
        const mine = now.get(honest.device) as Chain;
        const page = tip?.book.pages.at(-1)?.id ?? campaign;
        const noted = { kind: 'note', text: 'we play on' } as const;
        const at = {
          author: honest.device,
          seat: 'azure',
          seq: mine.entries.length + 1,
          prev: mine.hashes.at(-1) ?? '',
        };
        now = new Map(now).set(honest.device, append(mine, { ...at, saw: [], page, body: noted }, honest));
        const line = now.get(honest.device)?.hashes.at(-1) ?? '';
        const read = one.read(now) as Read;
        expect(all(two.read(now) as Read)).toBe(all(read));
        if (read.book.roster.members.some(({ device }) => device === honest.device))
          expect(['open', 'counted']).toContain(read.book.standing(line));

        // Another phone learns the lines a few at a time, the last first, and reads now and then.
        const three = makeReader(market, campaign, ring);
        let learnt: Chains = chains;
        let aside: readonly Run[] = [];
        const step = 1 + (seed % 9);
        const pieces: Run[] = [
          runOn(now.get(honest.device) as Chain, mine.entries.length, mine.entries.length + 1),
        ];
        for (let start = from; start < own.entries.length; start += step) {
          const end = Math.min(start + step, own.entries.length);
          // Only its last line is signed by itself: what came before is signed with it.
          pieces.push(
            end === own.entries.length
              ? runOn(own, start, end)
              : runOn(prefix(own, end, mallory), start, end),
          );
        }
        for (const piece of pieces) {
          const took = taking(learnt, campaign, [readRun(toldRun(piece)) as Run], aside);
          expect(took.refused).toEqual([]);
          [learnt, aside] = [took.chains, took.aside];
          if (seed % 2 === 0) three.read(learnt);
        }
        expect(all(three.read(learnt) as Read)).toBe(all(read));
        for (const { kind } of read.tip.table.flags) met.effects.add(kind);
        expect(Reflect.ownKeys(Object.prototype).length).toBe(prototype);
      }),
      runs(20_000 / LINES),
    );
    // Many lines came in, the door kept others out, and some of those that came in were flagged.
    expect(met.taken).toBeGreaterThan((met.taken + met.refused) / 4);
    expect(met.refused).toBeGreaterThan(0);
    expect(met.effects.size).toBeGreaterThan(0);
    // A line of at most 64 KiB costs a phone no more than a moment.
    expect(met.slowest).toBeLessThan(5_000);
  },
  patience,
);

/** The log as it was when it was shorter, signed by its author then. */
function prefix(chain: Chain, length: number, key: DeviceKey): Chain {
  const before = {
    author: chain.author,
    lines: chain.lines.slice(0, length - 1),
    entries: chain.entries.slice(0, length - 1),
    hashes: chain.hashes.slice(0, length - 1),
    signed: '',
  };
  return append(before, chain.entries[length - 1] as Entry, key);
}
