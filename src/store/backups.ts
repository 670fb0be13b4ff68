/** Backups: out to a file, in by union, and the few the phone keeps for itself before anything risky. */
import { type Pace, paced, type Steps } from '../kernel/paced.ts';
import type { Hash } from '../log/bytes.ts';
import { branchesOf, type Chain, type Chains } from '../log/chain.ts';
import { coreOf } from '../log/core.ts';
import { makeDevice } from '../log/keys.ts';
import { foundingOf } from '../log/levels.ts';
import { readingBook } from '../log/reading.ts';
import { bringing } from '../log/united.ts';
import { appendIn, packed } from './append.ts';
import { type ReadFile, readFile, tooLarge, writeFile } from './backup-file.ts';
import { StoreError } from './faults.ts';
import type { Guard } from './guard.ts';
import { isLocked, lock, unlock } from './locked-file.ts';
import { loadChains } from './logs.ts';
import { campaignTables, Database, type KeptRow } from './schema.ts';
import * as shelves from './shelf.ts';
import type {
  BackupContent,
  BackupReason,
  CampaignKeys,
  Comparison,
  Export,
  Extent,
  Imported,
  Kept,
  Lock,
  Preview,
  ReadBackup,
  Shelved,
} from './types.ts';

const KEPT = 5;

interface Gathered extends BackupContent {
  /** Whether a part of its lines could not be read. */
  readonly cut: boolean;
}

/** A campaign as a backup holds it. @throws StoreError 'unknown' if it is not on the shelf */
async function gather(run: Guard, campaign: Hash, secrets: boolean, made: number): Promise<Gathered> {
  await run.settled();
  const { damaged } = await shelved(run, campaign);
  const { chains, damaged: broken } = await loadChains(run, campaign);
  const open = { made, campaign, chains, cut: broken.length > 0 };
  if (!secrets || damaged?.includes('keys')) return open;
  const { keys } = await shelves.loadBeside(run, campaign);
  if (!keys) return open;
  const { device: _never, claim: _nor, ...rest } = keys;
  return { ...open, secrets: rest };
}

async function shelved(run: Guard, campaign: Hash): Promise<Shelved> {
  const entry = (await shelves.shelf(run)).find((one) => one.campaign === campaign);
  if (!entry) throw new StoreError('unknown', new Error('no such campaign on the shelf'));
  return entry;
}

const locked = async (file: Uint8Array, words: Lock = []): Promise<Uint8Array> =>
  words.length === 0 ? file : lock(file, words);

export async function exportCampaign(
  run: Guard,
  campaign: Hash,
  { secrets, lock: words }: Export,
  now: number,
): Promise<Uint8Array> {
  const content = await gather(run, campaign, secrets, now);
  // A file without the founding could be opened nowhere.
  if (content.cut && !foundingOf(content.chains, campaign)) throw new StoreError('damaged');
  return locked(await writeFile(content), words);
}

/** The same of a campaign that is open, without asking the storage for anything: it may have stopped answering. */
export const exportOpen = async (
  { secrets: held, ...open }: BackupContent,
  { secrets, lock: words }: Export,
): Promise<Uint8Array> => locked(await writeFile(secrets && held ? { ...open, secrets: held } : open), words);

async function opened(
  bytes: Uint8Array,
  words: string | undefined,
  pace: Pace | undefined,
): Promise<ReadFile> {
  if (tooLarge(bytes)) return { ok: false, fault: 'too large' };
  if (!isLocked(bytes)) return readFile(bytes, pace);
  if (words === undefined) return { ok: false, fault: 'locked' };
  const file = await unlock(bytes, words);
  return typeof file === 'string' ? { ok: false, fault: file } : readFile(file, pace);
}

export async function readBackup(
  run: Guard,
  bytes: Uint8Array,
  expect: Hash | undefined,
  words: string | undefined,
  pace: Pace | undefined,
): Promise<ReadBackup> {
  const file = await opened(bytes, words, pace);
  if (!file.ok) return file;
  const { content, founding, damaged } = file;
  const { campaign, made, chains } = content;
  const { title, ruleset, seats } = founding.body;
  if (expect !== undefined && campaign !== expect) return { ok: false, fault: 'other campaign' };
  const here = (await loadChains(run, campaign, pace)).chains;
  const extents = await paced(extentsOf(here, campaign, chains), pace);
  return {
    ok: true,
    campaign,
    title,
    ruleset,
    seats,
    made,
    secrets: content.secrets !== undefined,
    compare: compare(here, chains),
    ...extents,
    damaged,
    content,
  };
}

/** How far the campaign goes here, in a file, and once that is taken in. */
function* extentsOf(
  here: Chains,
  campaign: Hash,
  there: Chains,
): Steps<Pick<Preview, 'here' | 'file' | 'after'>> {
  const file = yield* extent(there, campaign);
  const both = yield* bringing(here, campaign, there);
  const allOfIt = here.size === 0 && both.size === there.size && countOf(both) === file.lines;
  const after = allOfIt ? file : yield* extent(both, campaign);
  return { here: yield* extent(here, campaign), file, after };
}
function* extent(chains: Chains, campaign: Hash): Steps<Extent> {
  const known = { lines: countOf(chains), phones: chains.size };
  try {
    return { ...known, pages: (yield* readingBook(chains, campaign))?.pages.length ?? 0 };
  } catch {
    return known;
  }
}

/** How many lines these are. */
const countOf = (chains: Chains): number =>
  [...chains.values()].reduce((sum, chain) => {
    const { forks = [], hashes } = chain;
    return sum + (forks.length === 0 ? hashes.length : hashesOf(new Map([[chain.author, chain]])).size);
  }, 0);
const hashesOf = (chains: Chains): ReadonlySet<Hash> =>
  new Set([...chains.values()].flatMap(branchesOf).flatMap(({ hashes }) => hashes));

function compare(here: Chains, there: Chains): Comparison {
  if (here.size === 0) return { with: 'new' };
  // Evidence against a fork differs from phone to phone, and is nothing that either lacks.
  const [ours, theirs] = [here, there].map((chains) => hashesOf(coreOf(chains).chains)) as [
    Set<Hash>,
    Set<Hash>,
  ];
  const adds = [...theirs].filter((hash) => !ours.has(hash)).length;
  const lacks = [...ours].filter((hash) => !theirs.has(hash)).length;
  return adds + lacks === 0 ? { with: 'same' } : { with: 'differs', adds, lacks };
}

/** Takes everything in or nothing. */
export async function importBackup(
  run: Guard,
  { content, title, ruleset }: Preview,
  now: number,
  pace: Pace | undefined,
): Promise<Imported> {
  const { campaign } = content;
  await run.settled();
  const known = (await shelves.shelf(run)).some((entry) => entry.campaign === campaign);
  if (known) await keep(run, campaign, 'import', now);
  const here = (await loadChains(run, campaign, pace)).chains;
  const { keys } = await shelves.loadBeside(run, campaign);
  const renewed = keyring(keys, content);
  const chains = await paced(bringing(here, campaign, content.chains), pace);
  const grown = [...chains.values()].map((chain) => {
    return { chain, from: here.get(chain.author)?.lines.length ?? 0 };
  });
  const rows = await packed(campaign, grown, pace);
  await run.write((db) =>
    db.transaction('rw', [...campaignTables(db), db.damaged], async () => {
      await appendIn(db, campaign, [...chains.values()], rows);
      if (renewed) await db.keys.put(shelves.keyRow(campaign, renewed));
      if (!known) await db.campaigns.put(shelves.newRow({ campaign, title, ruleset, card: null }, now));
    }),
  );
  // Nothing that was here is lost by it, so the difference is what came.
  const added = countOf(chains) - countOf(here);
  const own = keys?.device.device;
  const renew = own !== undefined && sizeOf(chains.get(own)) > sizeOf(here.get(own));
  const imported = { campaign, added, renew };
  return keys || !renewed ? imported : { ...imported, device: renewed.device.device };
}

const sizeOf = (chain: Chain | undefined): number => (chain ? countOf(new Map([[chain.author, chain]])) : 0);

/** Keys after an import: what is here stays, seats the backup brings are added, and a phone without a key gets a new one. */
function keyring(here: CampaignKeys | undefined, { secrets }: BackupContent): CampaignKeys | undefined {
  if (!secrets) return undefined;
  const invite = here?.invite ?? secrets.invite;
  const doors = here?.doors === undefined ? {} : { doors: here.doors };
  const rest = { seats: { ...secrets.seats, ...here?.seats }, ...doors };
  const device = here?.device ?? makeDevice((length) => crypto.getRandomValues(new Uint8Array(length)));
  return invite === undefined ? { ...rest, device } : { ...rest, device, invite };
}

/** Keeps a backup on this phone and drops the oldest beyond the last five of the campaign, but never the last that has keys. */
export async function keep(run: Guard, campaign: Hash, reason: BackupReason, now: number): Promise<void> {
  const { title } = await shelved(run, campaign);
  const content = await gather(run, campaign, true, now);
  const bytes = await writeFile(content);
  const row = {
    campaign,
    title,
    made: now,
    reason,
    bytes: bytes.length,
    keys: content.secrets !== undefined,
  };
  await run.write((db) => db.transaction('rw', db.kept, db.keptFiles, () => store(db, row, bytes)));
}

async function store(db: Database, row: KeptRow, bytes: Uint8Array): Promise<void> {
  const { campaign } = row;
  const rows = await db.kept.where('campaign').equals(campaign).sortBy('id');
  const last = row.keys ? undefined : rows.findLast(({ keys }) => keys);
  const old = rows
    .slice(0, Math.max(0, rows.length - KEPT + 1))
    .flatMap(({ id }) => (id === undefined || id === last?.id ? [] : [id]));
  await db.kept.bulkDelete(old);
  await db.keptFiles.bulkDelete(old);
  const id = await db.kept.add(row);
  await db.keptFiles.add({ id, bytes });
}

export const kept = async (run: Guard): Promise<readonly Kept[]> => {
  const rows = await run((db) => db.kept.reverse().toArray());
  return rows.map(({ keys: _, ...row }: KeptRow) => ({ ...row, id: row.id ?? 0 }));
};
export async function keptFile(run: Guard, id: number, words?: Lock): Promise<Uint8Array | undefined> {
  const row = await run((db) => db.keptFiles.get(id));
  return row && locked(row.bytes, words);
}

/** Removes a campaign and keeps its backup, both or neither. */
export async function unshelve(run: Guard, campaign: Hash, now: number): Promise<void> {
  await run.settled();
  const known = (await shelves.shelf(run)).find((entry) => entry.campaign === campaign);
  const content = known && (await gather(run, campaign, true, now));
  const bytes = content && (await writeFile(content));
  await run.write((db) =>
    db.transaction('rw', [...campaignTables(db), db.kept, db.keptFiles], async () => {
      for (const table of campaignTables(db)) {
        const { keyPath } = table.schema.primKey;
        if (Array.isArray(keyPath))
          await table
            .where(`[${keyPath.join('+')}]`)
            .between(...Database.under(campaign))
            .delete();
        else await table.delete(campaign);
      }
      if (!known || !bytes) return;
      const row = {
        campaign,
        title: known.title,
        made: now,
        reason: 'removal' as const,
        bytes: bytes.length,
      };
      await store(db, { ...row, keys: content.secrets !== undefined }, bytes);
    }),
  );
}
