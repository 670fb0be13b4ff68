/** The store: everything Realmbook keeps on this phone. The other files of this folder are its parts. */
import type { Pace } from '../kernel/paced.ts';
import type { Hash } from '../log/bytes.ts';
import { appendChains, type Ends } from './append.ts';
import * as backups from './backups.ts';
import { StoreError } from './faults.ts';
import { firstLook, saveFirstLook } from './first-look.ts';
import { type Beat, guard } from './guard.ts';
import { authorsOf, joinLoose, loadChains } from './logs.ts';
import { askToPersist, persistence } from './persistence.ts';
import { Database } from './schema.ts';
import * as shelves from './shelf.ts';
import type { Change, Store } from './types.ts';

export { backupWording } from './backup-wording.ts';
export { StoreError, type StoreFault, storeWording } from './faults.ts';
export { type Hold, type HoldOptions, holdCampaigns } from './hold.ts';
export type * from './types.ts';

export interface StoreOptions {
  readonly name?: string;
  /** Where there is none of the browser's own. */
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof IDBKeyRange;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly beat?: Beat;
  /** What the phone lets happen while a long campaign is loaded or a file is read; without it all is done at a stretch. */
  readonly pace?: Pace;
}

/** Opens nothing yet: the database opens with the first question, and again whenever the browser has lost it. */
export function openStore(options: StoreOptions = {}): Store {
  const {
    name = 'realmbook',
    now = Date.now,
    indexedDB = globalThis.indexedDB,
    IDBKeyRange = globalThis.IDBKeyRange,
  } = options;
  const run = guard(new Database(name, { indexedDB, IDBKeyRange }), indexedDB, options.beat);
  const joining = new Set<string>();
  const ends: Ends = new Map();

  async function appendAll(campaign: Hash, changes: readonly Change[]): Promise<void> {
    const loose = await appendChains(run, campaign, changes, ends, options.pace);
    for (const author of loose) {
      if (joining.has(campaign + author)) continue;
      joining.add(campaign + author);
      // Rows left loose are only slower to read: the next append asks again.
      void joinLoose(run, campaign, author)
        .catch(() => undefined)
        .finally(() => joining.delete(campaign + author));
    }
  }

  return {
    shelf: () => shelves.shelf(run),
    shelve: (entry) => shelves.shelve(run, entry, now()),
    unshelve: (campaign) => backups.unshelve(run, campaign, now()),

    load: async (campaign) => {
      await run.settled();
      return {
        ...(await loadChains(run, campaign, options.pace)),
        ...(await shelves.loadBeside(run, campaign)),
      };
    },
    append: (campaign, chain, from) => appendAll(campaign, [{ chain, from }]),
    appendAll,
    compact: async (campaign) => {
      for (const author of await authorsOf(run, campaign)) await joinLoose(run, campaign, author);
    },

    saveKeys: (campaign, keys) => shelves.saveKeys(run, campaign, keys),
    saveLocal: (campaign, local) => shelves.saveLocal(run, campaign, local),
    setting: (key) => shelves.setting(run, key),
    setSetting: (key, value) => shelves.setSetting(run, key, value),

    saveSnapshot: (campaign, snapshot) => shelves.saveSnapshot(run, campaign, snapshot),
    snapshots: (campaign) => shelves.snapshots(run, campaign),
    snapshot: (campaign, page) => shelves.snapshot(run, campaign, page),
    dropSnapshotsAfter: (campaign, page) => shelves.dropSnapshotsAfter(run, campaign, page),
    saveTellings: (campaign, tellings) => shelves.saveTellings(run, campaign, tellings),
    tellings: (campaign, pages) => shelves.tellings(run, campaign, pages),
    saveFirstLook: (campaign, chains, shown) => saveFirstLook(run, campaign, chains, shown),
    firstLook: (campaign) => firstLook(run, campaign),

    exportCampaign: (campaign, options) => backups.exportCampaign(run, campaign, options, now()),
    exportOpen: (content, options) => backups.exportOpen({ ...content, made: now() }, options),
    readBackup: (bytes, expect, words) => backups.readBackup(run, bytes, expect, words, options.pace),
    importBackup: (preview) => backups.importBackup(run, preview, now(), options.pace),
    kept: () => backups.kept(run),
    keep: (campaign, reason) => backups.keep(run, campaign, reason, now()),
    keptFile: (id, lock) => backups.keptFile(run, id, lock),

    persistence,
    askToPersist,
    probe: () =>
      run((db) => db.settings.get('')).then(
        () => undefined,
        (error: unknown) => (error instanceof StoreError ? error.fault : 'unknown'),
      ),
    watch: run.watch,
    close: run.close,
  };
}
