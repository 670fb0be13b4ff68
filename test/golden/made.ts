/**
 * What the golden files of format 1 were made from: three players, a guest, a fork, and a line of every kind of level 1. The
 * files are the promise; this only says how they came to be, and makes those of a later format beside them.
 */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { type Hash, hex } from '../../src/log/bytes.ts';
import { branchesOf, type Chains, runFrom, type ToldRun, toldRun, treeOf } from '../../src/log/chain.ts';
import type { KnownBody } from '../../src/log/entry.ts';
import { publicKey } from '../../src/log/keys.ts';
import { openStore } from '../../src/store/index.ts';
import { Database } from '../../src/store/schema.ts';
import { chanceOf, meet, type Phone, read, table, tell, twin, write } from '../log/phones.ts';

const [ab, cd] = ['ab'.repeat(32), 'cd'.repeat(32)];
const box = 'b0'.repeat(96);

/** Phones A, B and C, of which A knows all that was written. */
export function played(): Phone {
  const t = table('ABC', '');
  t.play(`
    A: order x   | answer x one, ~ | done           | close p1, ~ | order y, ~ | strike y s, ~ | agree k, ~ | ~
    B: note hail | ~               | done, ~        | ~           | ~          | agree s, ~    | restore y r, ~ | done, ~
    C: ~         | answer x two, ~ | stand-in A, ~  | done, ~     | amend k, ~ | refuse k, ~   | mark C, ~   | leave C, ~
  `);
  const [a, b, c] = ['A', 'B', 'C'].map((name) => t.phone(name)) as [Phone, Phone, Phone];
  const rest: readonly (readonly [Phone, KnownBody])[] = [
    [a, { kind: 'reads', rules: 2, level: 1 }],
    [a, { kind: 'raise', rules: 2, level: 1, table: '00', fingerprint: ab }],
    [a, { kind: 'seen' }],
    [b, { kind: 'brought', box, commit: ab }],
    [a, { kind: 'invite', key: publicKey(chanceOf('golden')(32)), role: 'player', limit: 3, until: 9 }],
    [b, { kind: 'end-invite', key: publicKey(chanceOf('golden')(32)) }],
    [b, { kind: 'roll', order: t.at('x'), label: 'dice', commit: ab, witness: a.key.device }],
    [a, { kind: 'witness', roll: ab, share: cd }],
    [a, { kind: 'standing', rule: 'ambush', value: { never: true } }],
    [b, { kind: 'ledger', write: { hire: ['scout', 3] } }],
    [b, { kind: 'sealed', purpose: 'ledger', box, commit: cd }],
    [b, { kind: 'sealed', purpose: { order: t.at('x'), label: 'card', shape: 'a1b2' }, box, commit: ab }],
    [b, { kind: 'reveal', entry: t.at('x'), key: ab }],
    [a, { kind: 'forfeit', order: t.at('x'), label: 'card', seat: 'B', shape: 'a1b2' }],
    [b, { kind: 'books', key: ab }],
    [b, { kind: 'tell', owed: 'spoils', to: [{ seat: 'A', wrap: box }], box, commit: ab }],
    [a, { kind: 'letter', to: [{ seat: 'B', wrap: box }], box, commit: ab }],
    [a, { kind: 'correct', order: t.at('x'), answers: { dice: { value: [2], shape: 'a1b2' } } }],
    [a, { kind: 'withdraw', device: c.key.device }],
  ];
  for (const [by, body] of rest) write(by, body);
  const other = twin(c, 'C copied');
  write(c, { kind: 'note', text: 'Grüße – 二 👑' });
  write(other, { kind: 'note', text: 'another history' });
  meet(a, b, c);
  tell(other, a);
  return a;
}

/** Lines in hex. */
export interface GoldenRun extends Omit<ToldRun, 'lines'> {
  readonly lines: readonly string[];
}
export const runsOf = (chains: Chains): readonly GoldenRun[] =>
  [...chains.values()].flatMap(treeOf).map(({ branch, from }) => {
    const { lines, ...run } = toldRun(runFrom(branch, from));
    return { ...run, lines: lines.map(hex) };
  });
/** Hash of each line, and how each page and line is read. */
export function readingOf(phone: Pick<Phone, 'chains' | 'campaign'>) {
  const book = read(phone as Phone);
  const hashes = [...phone.chains.values()].flatMap(branchesOf).flatMap((one) => one.hashes);
  return {
    hashes,
    pages: book.pages.map(({ id, entries }) => ({ id, entries: entries.map((one) => one.hash) })),
    standings: hashes.map((one) => book.standing(one) ?? ''),
  };
}

export interface Golden {
  readonly campaign: Hash;
  readonly runs: readonly GoldenRun[];
  readonly reading: ReturnType<typeof readingOf>;
}

/** Every row of every table, bytes as hex. */
export async function rowsOf(factory: IDBFactory): Promise<{ readonly [table: string]: readonly unknown[] }> {
  const db = new Database('golden', { indexedDB: factory, IDBKeyRange });
  try {
    const rows: [string, unknown[]][] = [];
    for (const one of db.tables) rows.push([one.name, await one.toArray()]);
    return JSON.parse(
      JSON.stringify(Object.fromEntries(rows), (_, value) =>
        value instanceof Uint8Array ? { bytes: hex(value) } : value,
      ),
    );
  } finally {
    db.close();
  }
}
export const keys = { seats: { A: 'aa'.repeat(16) }, invite: 'cc'.repeat(32) };
export async function stored(phone: Phone): Promise<IDBFactory> {
  const factory = new IDBFactory();
  const store = openStore({ name: 'golden', indexedDB: factory, IDBKeyRange, now: () => 1_000 });
  const { campaign, chains, key } = phone;
  await store.shelve({
    campaign,
    title: 'The golden war',
    ruleset: 'mighty-empires',
    card: { when: 'Month I' },
  });
  await store.saveKeys(campaign, { ...keys, device: key });
  await store.saveLocal(campaign, { chosen: 'A' });
  await store.appendAll(
    campaign,
    [...chains.values()].map((chain) => ({ chain, from: 0 })),
  );
  await store.setSetting('theme', 'candle');
  await store.saveTellings(campaign, [{ page: 0, digest: 'digest', told: [{ say: 'told' }] }]);
  await store.saveSnapshot(campaign, { page: 0, digest: 'digest', state: { purse: 3 } });
  await store.keep(campaign, 'asked');
  store.close();
  return factory;
}
