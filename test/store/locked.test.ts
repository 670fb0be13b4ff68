/** M12: backups with secrets in them are locked with words. */
import { describe, expect, test } from 'vitest';
import { hex } from '../../src/log/bytes.ts';
import { backupWording } from '../../src/store/index.ts';
import { disk } from './disk.ts';
import { unpacked } from './file.ts';
import { deviceNamed, foundedBy } from './samples.ts';

const anna = deviceNamed('anna');
const { campaign, chain } = foundedBy(anna, 3);
const keys = {
  device: anna,
  seats: { north: 'aa'.repeat(16) },
  invite: 'cc'.repeat(32),
};
const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const pass = 'Alte Garde zählt 40 Spieße';

const store = disk().open();
const open = (async () => {
  await store.shelve({ campaign, title: 'The Winter War', ruleset: 'border-princes', card: null });
  await store.saveKeys(campaign, keys);
  await store.append(campaign, chain, 0);
  return store.exportCampaign(campaign, { secrets: true });
})();
const sealed = open.then(() => store.exportCampaign(campaign, { secrets: true, lock: [phrase, pass] }));

describe('M12: a locked backup', () => {
  test('shows nothing in the open but what is needed to open it', async () => {
    const bytes = await sealed;
    const name = 'REALMBOOK LOCKED\n';
    const slots = 2 * (24 + 32 + 16);
    expect(bytes.length).toBe(name.length + 2 + 16 + slots + 24 + (await open).length + 16);
    const raw = Buffer.from(bytes).toString('latin1');
    for (const inside of [
      'Winter War',
      'border-princes',
      campaign,
      anna.device,
      'deflate',
      ...phrase.split(' '),
    ])
      expect(raw.includes(inside)).toBe(false);
    for (const secret of [keys.seats.north, keys.invite, hex(anna.secret)])
      expect(hex(bytes).includes(secret)).toBe(false);
    // Twice the same leaves nothing to compare.
    const again = await store.exportCampaign(campaign, { secrets: true, lock: [phrase, pass] });
    expect(hex(again.subarray(19, 35))).not.toBe(hex(bytes.subarray(19, 35)));
    expect(hex(again.subarray(-200))).not.toBe(hex(bytes.subarray(-200)));
  });

  test.each([
    ['the recovery phrase', phrase],
    ['the phrase as a phone types it', ` ${phrase[0]?.toUpperCase()}${phrase.slice(1).replace(' ', '  ')} `],
    ['the passphrase', pass],
    ['the passphrase with its letters put together otherwise', pass.normalize('NFD')],
  ])('is opened by %s', async (_, words) => {
    const phone = disk().open();
    const read = await phone.readBackup(await sealed, undefined, words);
    if (!read.ok) throw new Error(read.fault);
    expect(read).toMatchObject({ title: 'The Winter War', secrets: true, file: { lines: 4 } });
    await phone.importBackup(read);
    expect((await phone.load(campaign)).keys).toMatchObject({ seats: keys.seats });
  });

  test.each([
    ['nothing', undefined, 'locked'],
    ['no words', '', 'wrong words'],
    ['a word left out', phrase.split(' ').slice(1).join(' '), 'wrong words'],
    ['two words in the wrong order', phrase.replace('legal winner', 'winner legal'), 'wrong words'],
    ['another passphrase', 'Alte Garde zählt 41 Spieße', 'wrong words'],
  ])('%s leaves it shut, says so, and changes nothing', async (_, words, fault) => {
    const phone = disk().open();
    expect(await phone.readBackup(await sealed, undefined, words)).toEqual({ ok: false, fault });
    expect(backupWording[fault as 'locked'].what).not.toBe('');
    expect(await phone.shelf()).toEqual([]);
    expect((await phone.load(campaign)).chains.size).toBe(0);
  });

  test.each<[string, (bytes: Uint8Array) => Uint8Array, string]>([
    ['cut short in its head', (bytes) => bytes.slice(0, 60), 'cut short'],
    ['cut short at its end', (bytes) => bytes.slice(0, -1), 'damaged'],
    ['with a bit changed inside', (bytes) => bytes.with(-40, (bytes.at(-40) ?? 0) ^ 1), 'damaged'],
    ['with another’s box for words', (bytes) => bytes.with(40, (bytes[40] ?? 0) ^ 1), 'wrong words'],
    ['of a newer Realmbook', (bytes) => bytes.with(17, 9), 'newer backup'],
    [
      'with more boxes than are tried',
      (bytes) => new Uint8Array([...bytes.with(18, 255), ...new Uint8Array(20_000)]),
      'damaged',
    ],
  ])('%s is refused', async (_, spoil, fault) => {
    expect(
      await disk()
        .open()
        .readBackup(spoil(await sealed), undefined, phrase),
    ).toEqual({ ok: false, fault });
  });

  test('what the phone kept by itself is locked the same way when it leaves', async () => {
    await open;
    await store.keep(campaign, 'asked');
    const id = (await store.kept())[0]?.id ?? 0;
    const file = (await store.keptFile(id, [pass])) as Uint8Array;
    expect(await store.readBackup(file)).toEqual({ ok: false, fault: 'locked' });
    expect(await store.readBackup(file, undefined, pass)).toMatchObject({ ok: true, secrets: true });
  });

  test('a file that was saved open opens to everybody, and a copy for others has nothing to lock', async () => {
    expect(unpacked(await open)).toContain(keys.invite);
    expect(
      await disk()
        .open()
        .readBackup(await open),
    ).toMatchObject({ ok: true, secrets: true });
  });
});

test('a restored backup is shown beside what is here before anything changes', async () => {
  const [donor, phone] = [disk().open(), disk().open()];
  const entry = { campaign, title: 'The Winter War', ruleset: 'border-princes', card: null };
  const others = foundedBy(anna, 9).chain;
  await donor.shelve(entry);
  await donor.append(campaign, others, 0);
  await phone.shelve(entry);
  await phone.append(campaign, chain, 0);
  const read = await phone.readBackup(await donor.exportCampaign(campaign, { secrets: false }));
  expect(read).toMatchObject({
    here: { lines: 4, phones: 1, pages: 1 },
    file: { lines: 10, phones: 1, pages: 1 },
    after: { lines: 10, phones: 1, pages: 1 },
  });
  expect((await phone.load(campaign)).chains.get(anna.device)?.entries).toHaveLength(4);
});
