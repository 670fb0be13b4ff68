/**
 * Proof 9: bots play campaigns of all four books with sealed books, and every secret has a canary in it, or is one: words in
 * their books and letters, the seeds and keys of their seats. Nothing that reaches another player's phone has one of them: not the
 * wire, not its database, not what it exports, logs or shows. And the length of a box tells nothing of what lies in it.
 */
import { expect, test, vi } from 'vitest';
import { simulationOf } from '../../scripts/simulations.ts';
import { type Deps, openSession, type Session } from '../../src/campaign/session.ts';
import { sendLetter } from '../../src/campaign/write-letter.ts';
import type { Json } from '../../src/kernel/json.ts';
import type { Seat } from '../../src/kernel/question.ts';
import { hex } from '../../src/log/bytes.ts';
import { type Run, readRun, toldRun } from '../../src/log/chain.ts';
import { type Entry, is, isLaid } from '../../src/log/entry.ts';
import { makeDevice, seatKeys } from '../../src/log/keys.ts';
import { loadRuleset, type RulesetId, rulesetIds } from '../../src/rules/index.ts';
import type { CampaignKeys } from '../../src/store/types.ts';
import { beganCampaign } from '../app/harness/any.ts';
import { playedBy } from '../app/harness/recorded.ts';
import { patience, runs } from '../prove/counts.ts';
import { disk } from '../store/disk.ts';
import { unpacked } from '../store/file.ts';
import { chanceOf } from './table.ts';

vi.mock('../../src/log/keys.ts', async (original) =>
  (await import('../log/plain-signatures.ts')).plainSignatures(original),
);

const CAMPAIGNS = runs(100).numRuns;
/** Orders, answers and writes of a campaign that are played: what is secret comes early in all four. */
const LENGTH = 160;
const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

interface Secret {
  readonly of: Seat;
  /** As it would be found in text or among bytes. */
  readonly forms: readonly string[];
  /** Others who may know it. */
  readonly to?: Seat;
}
const worded = (of: Seat, canary: string, to?: Seat): Secret => ({
  of,
  forms: [canary],
  ...(to ? { to } : {}),
});
const keyed = (of: Seat, secret: Uint8Array): Secret => ({
  of,
  forms: [hex(secret), latin(secret)],
});

/** A write with a canary in each word that its player chose freely. */
function salting(found: Secret[]): (write: Json, seat: Seat) => Json {
  const free = new Set(['name', 'note', 'text']);
  const salt = (value: Json, seat: Seat, under = ''): Json => {
    if (typeof value === 'string' && free.has(under)) {
      const canary = `kanari${found.length}q`;
      found.push(worded(seat, canary));
      return `${value} ${canary}`;
    }
    if (Array.isArray(value)) return value.map((one: Json) => salt(one, seat));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, salt(one as Json, seat, key)]));
  };
  return (write, seat) => salt(write, seat);
}

/** All that a database holds, in text and in bytes. */
async function dumped(factory: IDBFactory): Promise<string> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open('test');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const parts: string[] = [];
  const spell = (value: unknown): void => {
    if (value instanceof Uint8Array) parts.push(latin(value), hex(value));
    else if (value !== null && typeof value === 'object')
      for (const [key, one] of Object.entries(value)) {
        parts.push(key);
        spell(one);
      }
    else parts.push(String(value));
  };
  for (const name of db.objectStoreNames) {
    const rows = await new Promise<unknown[]>((resolve, reject) => {
      const request = db.transaction(name).objectStore(name).getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    spell(rows);
  }
  db.close();
  return parts.join(' ');
}
/** All that a phone can show: what its screens read, and every page's tellings. */
async function shown(session: Session): Promise<string> {
  const view = session.view();
  const tellings: unknown[] = [];
  for (let page = 0; page <= (view?.page ?? -1); page++) tellings.push(await session.tellings(page));
  const { book: _, ruleset: __, newest: ___, ...rest } = view ?? {};
  return JSON.stringify([rest, tellings]);
}

/** Another player's phone that hears all of it, and what came over the wire. */
async function heard(session: Session, set: RulesetId, seat: Seat) {
  const keys = session.keys();
  const mine: CampaignKeys = {
    device: makeDevice(chanceOf('other')),
    seats: { [seat]: keys.seats[seat] ?? '' },
  };
  const on = disk();
  const store = on.open();
  const deps: Deps = { store, random: chanceOf(`hears ${set}`), loadRuleset: () => loadRuleset(set) };
  await store.shelve({ campaign: session.campaign, title: 'The Vale of Aurn', ruleset: set, card: {} });
  await store.saveKeys(session.campaign, mine);
  const other = await openSession(deps, session.campaign);
  const told = session.library.runsAfter({}).map(toldRun);
  await other.library.take(told.map((run) => readRun(run) as Run));
  await other.settled();
  const wire = told.map(({ lines, ...run }) => JSON.stringify(run) + lines.map(latin).join(' ')).join(' ');
  return { on, store, other, wire };
}

function boxesTellNothing(session: Session): void {
  const laid = [...session.chains().values()].flatMap(({ entries }) => entries.filter(isLaid));
  const lengths = new Map<string, Set<number>>();
  for (const { body } of laid) {
    const of = lengths.get(body.purpose.order) ?? new Set();
    lengths.set(body.purpose.order, of.add(body.box.length));
  }
  for (const [, of] of lengths) expect(of.size).toBe(1);
  const sealed = [...session.chains().values()]
    .flatMap(({ entries }) => entries)
    .filter((one) => is(one, 'sealed'));
  // 24 bytes of nonce, 16 of proof, and text filled up to 256, 512, 1,024 … bytes.
  for (const { body } of sealed as readonly (Entry & { body: { box: string } })[]) {
    const text = body.box.length / 2 - 40;
    expect(Number.isInteger(Math.log2(text)) && text >= 256, `${text}`).toBe(true);
  }
}

test(`proof 9: no secret of ${CAMPAIGNS} campaigns that bots played reaches anybody else`, {
  timeout: patience,
}, async () => {
  const logged: string[] = [];
  for (const how of ['log', 'warn', 'error', 'info', 'debug'] as const)
    vi.spyOn(console, how).mockImplementation((...said) => void logged.push(said.map(String).join(' ')));
  const met: { [name: string]: number } = { words: 0, letters: 0, keys: 0, boxes: 0, told: 0 };
  let found = 0;
  for (let n = 0; n < CAMPAIGNS; n++) {
    const set = rulesetIds[n % rulesetIds.length] as RulesetId;
    const secrets: Secret[] = [];
    const plan = {
      set,
      seed: 1_000 + n,
      players: ['Anna', 'Tom', 'Ines'],
      turns: 2,
      salted: salting(secrets),
    };
    const { session, on: play } = await beganCampaign(plan, playedBy(await simulationOf(set)));
    await play({ upto: LENGTH });
    const seats = session.view()?.seats.map(({ id }) => id) ?? [];
    met.words = (met.words ?? 0) + secrets.length;
    for (const from of seats)
      for (const to of seats.filter((one) => one !== from)) {
        const canary = `letter${secrets.length}q`;
        await sendLetter(session, from, to, `Burn this: ${canary}`, chanceOf(`${n} ${from} ${to}`));
        secrets.push(worded(from, canary, to));
        met.letters = (met.letters ?? 0) + 1;
      }
    const { seats: seeds, device } = session.keys();
    for (const [of, seed] of Object.entries(seeds)) {
      const bytes = new Uint8Array(Buffer.from(seed, 'hex'));
      const parts = Object.values(seatKeys(bytes)).filter((one) => one instanceof Uint8Array);
      for (const one of [bytes, ...parts]) secrets.push(keyed(of, one));
      met.keys = (met.keys ?? 0) + 1 + parts.length;
    }
    secrets.push({
      of: '',
      forms: [typeof device.secret === 'string' ? device.secret : hex(device.secret)],
    });
    boxesTellNothing(session);
    met.boxes =
      (met.boxes ?? 0) +
      [...session.chains().values()].flatMap(({ entries }) => entries.filter((one) => is(one, 'sealed')))
        .length;

    // They are there to be found: on the phone of those whose they are, words in the books that were checked and kept.
    const own = `${await shown(session)} ${JSON.stringify(session.keys())}`;
    found += secrets.filter(({ forms }) => forms.some((form) => own.includes(form))).length;

    const seat = seats.at(-1) ?? '';
    const { on, store, other, wire } = await heard(session, set, seat);
    const declared = JSON.stringify(
      [...session.chains().values()]
        .flatMap(({ entries }) => entries)
        .flatMap((entry) => (is(entry, 'answer') && entry.body.how === 'ledger' ? [entry.body.value] : [])),
    );
    const words = JSON.stringify(other.view()?.intelligence ?? []);
    /** Told to this player or declared by the book before the table, which a key never is; or theirs. */
    const isTheirs = ({ of, to, forms: [form = '', ...bytes] }: Secret): boolean =>
      of === seat ||
      to === seat ||
      (bytes.length === 0 && to === undefined && (words.includes(form) || declared.includes(form)));
    met.told = (met.told ?? 0) + secrets.filter((one) => one.of !== seat && isTheirs(one)).length;
    const places = {
      wire,
      database: await dumped(on.factory),
      'its own backup': unpacked(await store.exportCampaign(session.campaign, { secrets: true })),
      'a copy for others': unpacked(await store.exportCampaign(session.campaign, { secrets: false })),
      screens: await shown(other),
      logs: logged.join(' '),
    };
    for (const [place, text] of Object.entries(places))
      for (const secret of secrets)
        if (!isTheirs(secret))
          expect(
            secret.forms.filter((form) => text.includes(form)),
            `${set} ${n}: ${secret.of} in ${place}`,
          ).toEqual([]);
    session.close();
    other.close();
    store.close();
  }
  expect(found).toBeGreaterThan(CAMPAIGNS * 10);
  for (const [name, n] of Object.entries(met)) if (name !== 'told') expect(n, name).toBeGreaterThan(0);
});
