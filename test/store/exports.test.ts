/** What leaves a phone in a backup, and what a backup may bring. */
import { decode, encode } from 'cborg';
import { IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { hex } from '../../src/log/bytes.ts';
import { sumOf } from '../../src/store/rows.ts';
import { Database } from '../../src/store/schema.ts';
import { disk } from './disk.ts';
import { blocked, blocksIn, fileOf, unpacked } from './file.ts';
import { deviceNamed, foundedBy, longer, note, write } from './samples.ts';

const bytes = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'));
const said = (block: Uint8Array | undefined): Record<string, unknown> => decode(block as Uint8Array);

const anna = deviceNamed('anna');
const bert = deviceNamed('bert');
const { campaign, chain } = foundedBy(anna, 3, undefined, [bert]);
const berts = longer(bert, undefined, campaign, ['one']);
const keys = {
  device: anna,
  seats: { north: 'aa'.repeat(16) },
  invite: 'cc'.repeat(32),
};
const entry = { campaign, title: 'The Winter War', ruleset: 'border-princes', card: { purse: 'canary' } };

/** A phone on which every field of every table that is not itself public holds a canary, and has a field more than we know of. */
async function canaries() {
  const on = disk();
  const store = on.open();
  await store.shelve(entry);
  await store.saveKeys(campaign, keys);
  await store.saveLocal(campaign, 'canary');
  await store.appendAll(campaign, [
    { chain, from: 0 },
    { chain: berts, from: 0 },
  ]);
  await store.saveSnapshot(campaign, { page: 0, digest: 'canary', state: { ledgers: 'canary' } });
  await store.saveTellings(campaign, [{ page: 0, digest: 'canary', told: ['canary'] }]);
  await store.setSetting('canary', 'canary');
  await store.keep(campaign, 'asked');
  const db = new Database('test', { indexedDB: on.factory, IDBKeyRange });
  await db.table('damaged').add({ row: 'canary' });
  for (const table of db.tables) {
    const rows = await table.toArray();
    expect(rows, table.name).not.toEqual(table.name === 'forks' ? undefined : []);
    for (const row of rows) {
      const more: Record<string, unknown> = { slipped: 'canary' };
      if (table.name === 'keys') {
        more.text = JSON.stringify({ ...JSON.parse(row.text), device: hex(anna.secret), slipped: 'canary' });
        more.sum = sumOf(`${row.device}${more.text}`);
      }
      await table.put({ ...row, ...more });
    }
  }
  const tables = db.tables.map(({ name }) => name).toSorted();
  db.close();
  return { store, tables };
}
describe('H3: nothing but named fields leaves a phone', () => {
  test('a copy for others holds the lines of the public log', async () => {
    const { store, tables } = await canaries();
    // Whoever adds a table says here that it was thought of, and fills it with canaries above.
    expect(tables).toEqual(
      'campaigns damaged forks heads kept keptFiles keys locals segments settings snapshots tellings'.split(
        ' ',
      ),
    );
    const file = await store.exportCampaign(campaign, { secrets: false });
    const inside = unpacked(file);
    for (const secret of ['canary', hex(anna.secret), keys.seats.north, keys.invite])
      expect(inside).not.toContain(secret);
    const [about, ...logs] = blocksIn(file);
    expect(said(about)).toEqual({ made: 1_000, campaign: bytes(campaign) });
    const expected = [
      { author: anna.device, prev: '', signed: bytes(chain.signed) },
      ...chain.lines.map((line) => line.bytes),
      { author: bert.device, prev: bytes(campaign), signed: bytes(berts.signed) },
      ...berts.lines.map((line) => line.bytes),
    ];
    expect(logs.map((one, i) => (expected[i] instanceof Uint8Array ? one : said(one)))).toEqual(expected);
  });

  test('a backup for oneself holds the seats’ seeds and the invitation besides', async () => {
    const { store } = await canaries();
    const file = await store.exportCampaign(campaign, { secrets: true });
    const { seats, invite } = keys;
    expect(said(blocksIn(file)[0])).toEqual({
      made: 1_000,
      campaign: bytes(campaign),
      secrets: { seats: { north: bytes(seats.north) }, invite: bytes(invite) },
    });
    await store.keep(campaign, 'asked');
    const kept = await store.keptFile((await store.kept())[0]?.id ?? 0);
    for (const one of [file, kept as Uint8Array]) {
      expect(unpacked(one)).not.toContain('canary');
      expect(unpacked(one)).not.toContain(hex(anna.secret));
    }
  });
});

test('H15: what a file says that pages came to is not believed, whoever says it', async () => {
  const honest = await (await canaries()).store.exportCampaign(campaign, { secrets: true });
  const [about, ...logs] = blocksIn(honest);
  const head = said(about);
  const phone = disk().open();
  const told = {
    title: 'A title of the attacker’s',
    ruleset: 'chess',
    snapshots: [{ page: 0, digest: 'd0', state: { coins: 999_999 } }],
    tellings: [{ page: 0, digest: 'd0', told: ['Vert has won.'] }],
  };
  const kept = { card: { when: 'Vert has won' }, local: { draft: 'I resign' } };
  const forged = fileOf(
    blocked([encode({ ...head, ...told, secrets: { ...(head.secrets as object), ...kept } }), ...logs]),
  );
  const read = await phone.readBackup(forged);
  if (!read.ok) throw new Error(read.fault);
  await phone.importBackup(read);
  expect(await phone.snapshots(campaign)).toEqual([]);
  expect(await phone.tellings(campaign, [0])).toEqual([]);
  expect(await phone.shelf()).toMatchObject([
    { title: 'The Winter War', ruleset: 'border-princes', card: null },
  ]);
  const { local, chains } = await phone.load(campaign);
  expect(local).toBeNull();
  expect(chains.size).toBe(2);
});

test('H12: what a thousand strangers wrote into a book keeps nobody from opening its backup', async () => {
  const store = disk().open();
  await store.shelve({ campaign, title: 'The Winter War', ruleset: 'border-princes', card: null });
  const { chain: ours } = foundedBy(anna, 3);
  const strangers = Array.from({ length: 1_001 }, (_, i) =>
    write(deviceNamed(`stranger ${i}`), undefined, note('flood'), campaign),
  );
  await store.appendAll(
    campaign,
    [...strangers, ours].map((chain) => ({ chain, from: 0 })),
  );
  const read = await disk()
    .open()
    .readBackup(await store.exportCampaign(campaign, { secrets: false }));
  expect(read).toMatchObject({ ok: true, file: { pages: 1 } });
  expect(read.ok && read.content.chains.get(anna.device)?.entries).toHaveLength(4);
}, 60_000);
