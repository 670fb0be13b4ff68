/** What stands on the shelf, and the small things kept beside the logs: keys, drafts, settings, snapshots, tellings. */
import type { Table } from 'dexie';
import type { Json } from '../kernel/json.ts';
import { type Hash, hex, unhex } from '../log/bytes.ts';
import { deviceOf } from '../log/keys.ts';
import { StoreError, type StoreFault } from './faults.ts';
import type { Guard } from './guard.ts';
import { sumOf } from './rows.ts';
import { type CampaignRow, Database, type KeyRow, NO_PAGE, type PageRow } from './schema.ts';
import type {
  CampaignKeys,
  CampaignPart,
  Entered,
  Loaded,
  PageMark,
  Shelved,
  SnapshotRow,
  TellingRow,
} from './types.ts';

/** What a text of ours says; undefined where it is damaged, so that one bad record hides nothing but itself. */
function parse(text: unknown): Json | undefined {
  try {
    return JSON.parse(String(text)) as Json;
  } catch {
    return undefined;
  }
}

const UNREAD: readonly StoreFault[] = ['unknown', 'lost'];

/** A table's rows by campaign. A row the browser itself can no longer read is there, and undefined. */
async function each<T extends { readonly campaign: Hash }>(
  run: Guard,
  table: (db: Database) => Table<T, Hash>,
): Promise<ReadonlyMap<Hash, T | undefined>> {
  try {
    const rows = await run((db) => table(db).toArray());
    return new Map(rows.map((row) => [row.campaign, row]));
  } catch (problem) {
    if (!(problem instanceof StoreError) || !UNREAD.includes(problem.fault)) throw problem;
    const found = new Map<Hash, T | undefined>();
    for (const campaign of await run((db) => table(db).toCollection().primaryKeys()))
      found.set(campaign, await run((db) => table(db).get(campaign)).catch(() => undefined));
    return found;
  }
}

export async function shelf(run: Guard): Promise<readonly Shelved[]> {
  const [rows, keys, locals] = [
    await each(run, (db) => db.campaigns),
    await each(run, (db) => db.keys),
    await each(run, (db) => db.locals),
  ];
  return [...rows]
    .map(([campaign, row]): Shelved => {
      const card = parse(row?.card);
      const sound = row && typeof row.title === 'string' && typeof row.ruleset === 'string';
      const damaged: CampaignPart[] = [];
      if (!sound || card === undefined) damaged.push('card');
      if (keys.has(campaign) && !readKeys(keys.get(campaign))) damaged.push('keys');
      if (locals.has(campaign) && parse(locals.get(campaign)?.text) === undefined) damaged.push('local');
      const one = { ...blank, ...(sound ? row : {}), campaign, card: card ?? null };
      return damaged.length > 0 ? { ...one, damaged } : one;
    })
    .sort((a, b) => b.opened - a.opened || b.added - a.added || (a.campaign < b.campaign ? -1 : 1));
}
const blank = { title: '', ruleset: '', added: 0, opened: 0 };

/** The row of a campaign; times that are not given stay as they were. */
export function newRow(entry: Entered, now: number, old?: CampaignRow): CampaignRow {
  const { campaign, title, ruleset, opened = old?.opened ?? now, met = old?.met } = entry;
  const row = {
    campaign,
    title,
    ruleset,
    added: old?.added ?? now,
    opened,
    card: JSON.stringify(entry.card),
  };
  return met === undefined ? row : { ...row, met };
}
export const shelve = (run: Guard, entry: Entered, now: number): Promise<void> =>
  run.write((db) =>
    db.transaction('rw', db.campaigns, async () => {
      await db.campaigns.put(newRow(entry, now, await db.campaigns.get(entry.campaign)));
    }),
  );

/** @returns the row for a campaign's keys; the device's name follows from its secret */
export const keyRow = (campaign: Hash, { device: { secret }, ...rest }: CampaignKeys): KeyRow => {
  const [device, text] = [hex(secret), JSON.stringify(rest)];
  return { campaign, device, text, sum: sumOf(device + text) };
};
export function readKeys(row: KeyRow | undefined): CampaignKeys | undefined {
  if (!row || row.sum !== sumOf(`${row.device}${row.text}`)) return undefined;
  const secret = unhex(row.device, 32);
  const rest = parse(row.text) as Omit<CampaignKeys, 'device'> | null | undefined;
  if (!secret || rest?.seats === null || typeof rest?.seats !== 'object') return undefined;
  return { ...rest, device: { device: deviceOf(secret), secret } };
}

export const saveKeys = (run: Guard, campaign: Hash, keys: CampaignKeys): Promise<void> =>
  run.write((db) =>
    db.transaction('rw', db.keys, db.snapshots, async () => {
      await db.keys.put(keyRow(campaign, keys));
      // What was shown first may hold a list that these keys no longer open.
      await db.snapshots.delete([campaign, NO_PAGE]);
    }),
  );
export const saveLocal = (run: Guard, campaign: Hash, local: Json): Promise<void> =>
  run.write((db) => db.locals.put({ campaign, text: JSON.stringify(local) })).then(() => undefined);

export async function loadBeside(
  run: Guard,
  campaign: Hash,
): Promise<Pick<Loaded, 'keys' | 'keysLost' | 'local'>> {
  const [row, text] = await run((db) =>
    db.transaction('r', db.keys, db.locals, () =>
      Promise.all([db.keys.get(campaign), db.locals.get(campaign)]),
    ),
  );
  const keys = readKeys(row);
  const local = parse(text?.text) ?? null;
  if (keys) return { local, keys };
  return row ? { local, keysLost: true } : { local };
}

export const setting = async (run: Guard, key: string): Promise<Json | undefined> => {
  const row = await run((db) => db.settings.get(key));
  return row && parse(row.text);
};
export const setSetting = (run: Guard, key: string, value: Json | undefined): Promise<void> =>
  run
    .write<unknown>((db) =>
      value === undefined ? db.settings.delete(key) : db.settings.put({ key, text: JSON.stringify(value) }),
    )
    .then(() => undefined);

function pageRow(campaign: Hash, { page, digest }: PageMark, content: Json): PageRow {
  const text = JSON.stringify(content);
  return { campaign, page, digest, text, sum: sumOf(text) };
}
/** What a page's row holds; undefined where it is damaged: it is reckoned anew then. */
const contentOf = (row: PageRow | undefined): Json | undefined =>
  row && row.sum === sumOf(row.text) ? parse(row.text) : undefined;

export const saveSnapshot = (run: Guard, campaign: Hash, snapshot: SnapshotRow): Promise<void> =>
  run.write((db) => db.snapshots.put(pageRow(campaign, snapshot, snapshot.state))).then(() => undefined);

/** Pages and digests, without reading the states. */
export async function snapshots(run: Guard, campaign: Hash): Promise<readonly PageMark[]> {
  const keys = await run((db) =>
    db.snapshots
      .where('[campaign+page+digest]')
      .between(...Database.under(campaign))
      .keys(),
  );
  return (keys as unknown as [Hash, number, string][]).flatMap(([, page, digest]) =>
    page > NO_PAGE ? [{ page, digest }] : [],
  );
}
export const snapshot = async (
  run: Guard,
  campaign: Hash,
  page: number,
): Promise<SnapshotRow | undefined> => {
  const row = await run((db) => db.snapshots.get([campaign, page]));
  const state = contentOf(row);
  return row && state !== undefined ? { page, digest: row.digest, state } : undefined;
};

export const dropSnapshotsAfter = (run: Guard, campaign: Hash, page: number): Promise<void> =>
  run.write((db) =>
    db.transaction('rw', db.snapshots, db.tellings, async () => {
      const after: [unknown[], unknown[], boolean] = [
        [campaign, page],
        [campaign, Number.MAX_SAFE_INTEGER],
        false,
      ];
      await db.snapshots
        .where('[campaign+page]')
        .between(...after)
        .delete();
      await db.tellings
        .where('[campaign+page]')
        .between(...after)
        .delete();
    }),
  );

export const saveTellings = (run: Guard, campaign: Hash, tellings: readonly TellingRow[]): Promise<void> =>
  run
    .write((db) => db.tellings.bulkPut(tellings.map((one) => pageRow(campaign, one, one.told))))
    .then(() => undefined);

export async function tellings(
  run: Guard,
  campaign: Hash,
  pages: readonly number[],
): Promise<readonly TellingRow[]> {
  const keys = [...new Set(pages)].sort((a, b) => a - b).map((page): [Hash, number] => [campaign, page]);
  const rows = await run((db) => db.tellings.bulkGet(keys));
  return rows.flatMap((row) => {
    const told = contentOf(row);
    return row && told !== undefined ? [{ page: row.page, digest: row.digest, told }] : [];
  });
}
