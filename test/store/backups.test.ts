import { IDBKeyRange } from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { text } from '../../src/log/bytes.ts';
import { join, runOf } from '../../src/log/chain.ts';
import { readFile, writeFile } from '../../src/store/backup-file.ts';
import { backupWording, type Preview, type Store } from '../../src/store/index.ts';
import { Database } from '../../src/store/schema.ts';
import { disk } from './disk.ts';
import { bulk, deviceNamed, foundedBy, longer, shorter } from './samples.ts';

const anna = deviceNamed('anna');
const bert = deviceNamed('bert');
const { campaign, chain } = foundedBy(anna, 9, undefined, [bert]);
const berts = longer(bert, undefined, campaign, ['one', 'two', 'three']);
const entry = { campaign, title: 'The Winter War', ruleset: 'border-princes', card: { month: 3 } };
const keys = {
  device: anna,
  seats: { north: 'aa'.repeat(16) },
  invite: 'cc'.repeat(32),
};

async function annas(): Promise<Store> {
  const store = disk().open();
  await store.shelve(entry);
  await store.saveKeys(campaign, keys);
  await store.saveLocal(campaign, { draft: 'charge at dawn' });
  await store.appendAll(campaign, [
    { chain, from: 0 },
    { chain: berts, from: 0 },
  ]);
  await store.saveSnapshot(campaign, { page: 1, digest: 'd1', state: { month: 1 } });
  await store.saveTellings(campaign, [{ page: 1, digest: 'd1', told: ['It snowed.'] }]);
  return store;
}
async function preview(store: Store, bytes: Uint8Array): Promise<Preview> {
  const read = await store.readBackup(bytes);
  if (!read.ok) throw new Error(read.fault);
  return read;
}
test('a backup brings a campaign to an empty phone, under a new device key', async () => {
  const bytes = await (await annas()).exportCampaign(campaign, { secrets: true });
  const phone = disk().open();
  const seen = await preview(phone, bytes);
  expect(seen).toMatchObject({
    campaign,
    title: 'The Winter War',
    ruleset: 'border-princes',
    seats: [{ id: 'north', name: 'The North' }, { id: 'south' }],
    here: { lines: 0, phones: 0, pages: 0 },
    file: { lines: 13, phones: 2, pages: 1 },
    after: { lines: 13, phones: 2, pages: 1 },
    secrets: true,
    compare: { with: 'new' },
    damaged: [],
  });
  expect(await phone.shelf()).toEqual([]);
  const imported = await phone.importBackup(seen);
  const loaded = await phone.load(campaign);
  expect(loaded.chains).toEqual((await (await annas()).load(campaign)).chains);
  expect(loaded.keys).toMatchObject({ seats: keys.seats, invite: keys.invite });
  expect(imported).toEqual({ campaign, added: 13, renew: false, device: loaded.keys?.device.device });
  expect(imported.device).not.toBe(anna.device);
  expect(await phone.shelf()).toMatchObject([{ ...entry, card: null, added: 1_000 }]);
});

describe('how a backup compares with what is here', () => {
  const cases: [string, number, number, object][] = [
    ['the same', 10, 10, { with: 'same' }],
    ['adds', 10, 4, { with: 'differs', adds: 6, lacks: 0 }],
    ['lacks', 4, 10, { with: 'differs', adds: 0, lacks: 6 }],
  ];
  test.each(cases)('%s', async (_, there, here, compare) => {
    const [donor, phone] = [disk().open(), disk().open()];
    for (const [store, length] of [
      [donor, there],
      [phone, here],
    ] as const) {
      await store.shelve(entry);
      await store.append(campaign, shorter(anna, chain, length), 0);
    }
    expect((await preview(phone, await donor.exportCampaign(campaign, { secrets: false }))).compare).toEqual(
      compare,
    );
  });

  test('another campaign than the one expected', async () => {
    const bytes = await (await annas()).exportCampaign(campaign, { secrets: false });
    expect(await disk().open().readBackup(bytes, 'ff'.repeat(32))).toEqual({
      ok: false,
      fault: 'other campaign',
    });
  });
});

/** The founding and the line that lets Bert in: without it a phone keeps none of his lines (R3). */
const LET_IN = 2;

test('an import is a union: neither side loses an entry, and it may be repeated', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(8), fc.nat(8), fc.nat(3), fc.nat(3), async (a, b, c, d) => {
      const [donor, phone] = [disk().open(), disk().open()];
      const pairs = [
        [donor, a, c],
        [phone, b, d],
      ] as const;
      for (const [store, length, others] of pairs) {
        await store.shelve(entry);
        await store.append(campaign, shorter(anna, chain, length + LET_IN), 0);
        if (others > 0) await store.append(campaign, shorter(bert, berts, others), 0);
      }
      const bytes = await donor.exportCampaign(campaign, { secrets: false });
      await phone.importBackup(await preview(phone, bytes));
      const { chains } = await phone.load(campaign);
      expect(chains.get(anna.device)?.entries.length).toBe(Math.max(a, b) + LET_IN);
      expect(chains.get(bert.device)?.entries.length ?? 0).toBe(Math.max(c, d));
      expect((await phone.importBackup(await preview(phone, bytes))).added).toBe(0);
      expect((await phone.load(campaign)).chains).toEqual(chains);
    }),
    { numRuns: 15 },
  );
});

test('an import keeps this phone’s keys, and says when its own log has outgrown them', async () => {
  const donor = disk().open();
  await donor.shelve(entry);
  await donor.append(campaign, longer(anna, chain, campaign, ['written before the phone was reset']), 0);
  const phone = await annas();
  const imported = await phone.importBackup(
    await preview(phone, await donor.exportCampaign(campaign, { secrets: true })),
  );
  expect(imported).toEqual({ campaign, added: 1, renew: true });
  expect((await phone.load(campaign)).keys).toEqual(keys);
});

test('a fork in a backup arrives as a fork', async () => {
  const joined = join(chain, runOf(longer(anna, shorter(anna, chain, 4), campaign, ['another fifth line'])));
  if (!joined.ok) throw new Error(joined.fault);
  const [donor, phone] = [disk().open(), disk().open()];
  await donor.shelve(entry);
  await donor.append(campaign, joined.chain, 0);
  const seen = await preview(phone, await donor.exportCampaign(campaign, { secrets: false }));
  expect(seen.file.lines).toBe(11);
  await phone.importBackup(seen);
  expect((await phone.load(campaign)).chains.get(anna.device)).toEqual(joined.chain);
});

describe('a file that is no good', () => {
  test.each<[string, (bytes: Uint8Array) => Uint8Array, string]>([
    ['a picture', () => text('\x89PNG, surely'), 'no backup'],
    ['nothing', () => new Uint8Array(), 'no backup'],
    ['cut in the header', (bytes) => bytes.slice(0, 20), 'cut short'],
    ['cut in the middle', (bytes) => bytes.slice(0, bytes.length / 2), 'cut short'],
    ['with something after its end', (bytes) => new Uint8Array([...bytes, 1]), 'damaged'],
    ['of a newer version', (bytes) => bytes.with(10, 9), 'newer backup'],
    ['with one byte changed', (bytes) => bytes.with(200, (bytes[200] ?? 0) ^ 1), 'damaged'],
  ])('%s', async (_, spoil, fault) => {
    const bytes = await (await annas()).exportCampaign(campaign, { secrets: true });
    const read = await disk().open().readBackup(spoil(bytes));
    expect(read).toEqual({ ok: false, fault });
    expect(backupWording[fault as keyof typeof backupWording].help).not.toBe('');
  });

  test('a forged entry is left out with the rest of its log, and named', async () => {
    const other = longer(bert, shorter(bert, berts, 1), campaign, ['forged']);
    const spoiled = berts.lines.map((line, i) => (i === 1 ? (other.lines[1] as typeof line) : line));
    const chains = new Map([
      [anna.device, chain],
      [bert.device, { ...berts, lines: spoiled }],
    ]);
    const empty = { made: 1, campaign };
    const read = await disk()
      .open()
      .readBackup(await writeFile({ ...empty, chains }));
    expect(read).toMatchObject({
      ok: true,
      file: { lines: 10 },
      damaged: [{ author: bert.device, seq: 3, fault: 'bad signature' }],
    });
  });

  test('a log signed by somebody else is left out', async () => {
    const chains = new Map([
      [anna.device, chain],
      [bert.device, { ...berts, signed: chain.signed }],
    ]);
    const empty = { made: 1, campaign };
    const read = await readFile(await writeFile({ ...empty, chains }));
    expect(read).toMatchObject({
      ok: true,
      damaged: [{ author: bert.device, seq: 3, fault: 'bad signature' }],
    });
  });

  test('without its founding it is no campaign', async () => {
    const empty = { made: 1, campaign };
    const bytes = await writeFile({ ...empty, chains: new Map([[bert.device, berts]]) });
    expect(await readFile(bytes)).toEqual({ ok: false, fault: 'damaged' });
  });
});

describe('backups the phone keeps for itself', () => {
  test('the last one that has keys is not pushed out by those made since the keys are damaged', async () => {
    const on = disk();
    const store = on.open();
    await store.shelve(entry);
    await store.append(campaign, chain, 0);
    await store.saveKeys(campaign, keys);
    await store.keep(campaign, 'asked');
    const db = new Database('test', { indexedDB: on.factory, IDBKeyRange });
    await db.keys.update(campaign, { text: '{"seats"' });
    db.close();
    for (let i = 0; i < 8; i++) await store.keep(campaign, 'import');
    const kept = await store.kept();
    expect(kept.map(({ reason }) => reason)).toEqual([...Array(5).fill('import'), 'asked']);
    const file = (await store.keptFile(kept.at(-1)?.id ?? 0)) as Uint8Array;
    expect(await disk().open().readBackup(file)).toMatchObject({ ok: true, secrets: true });
  });

  test('are the last five of each campaign, newest first', async () => {
    let time = 0;
    const store = disk().open(() => ++time);
    const other = foundedBy(bert, 0, 'Another war');
    await store.shelve(entry);
    await store.append(campaign, chain, 0);
    await store.shelve({ ...entry, campaign: other.campaign });
    await store.append(other.campaign, other.chain, 0);
    await store.keep(other.campaign, 'update');
    for (let i = 0; i < 7; i++) await store.keep(campaign, 'asked');
    const kept = await store.kept();
    expect(kept.filter((one) => one.campaign === campaign)).toHaveLength(5);
    expect(kept.filter((one) => one.campaign === other.campaign)).toHaveLength(1);
    expect(kept.map(({ made }) => made)).toEqual(kept.map(({ made }) => made).toSorted((a, b) => b - a));
  });

  test('are made before an import and before a removal, and bring a removed campaign back', async () => {
    const phone = await annas();
    const bytes = await phone.exportCampaign(campaign, { secrets: false });
    await phone.importBackup(await preview(phone, bytes));
    await phone.unshelve(campaign);
    expect(await phone.shelf()).toEqual([]);
    expect(await phone.load(campaign)).toEqual({ chains: new Map(), damaged: [], local: null });
    expect(await phone.snapshots(campaign)).toEqual([]);
    const kept = await phone.kept();
    expect(kept.map(({ reason }) => reason)).toEqual(['removal', 'import']);
    const file = (await phone.keptFile(kept[0]?.id ?? 0)) as Uint8Array;
    await phone.importBackup(await preview(phone, file));
    expect((await phone.load(campaign)).chains.size).toBe(2);
    expect((await phone.load(campaign)).keys?.device.device).not.toBe(anna.device);
  });
});

test('a long campaign makes a small file', async () => {
  const long = bulk(bert, campaign, 5_000);
  const store = disk().open();
  await store.shelve(entry);
  await store.appendAll(campaign, [
    { chain, from: 0 },
    { chain: long, from: 0 },
  ]);
  const bytes = await store.exportCampaign(campaign, { secrets: false });
  expect(bytes.length).toBeLessThan(JSON.stringify(long.entries).length / 2);
  expect((await preview(disk().open(), bytes)).file.lines).toBe(5_010);
});
