/** A store in memory that keeps what a real one keeps, by value: for what must not reach the disk before it is whole. */
import type { Json } from '../kernel/json.ts';
import type { Chain } from '../log/chain.ts';
import { markOfChains } from './ends.ts';
import type { CampaignKeys, CampaignStore, Change, Shelved, SnapshotRow, TellingRow } from './types.ts';

export interface Disk {
  readonly chains: Map<string, Map<string, Chain>>;
  readonly keys: Map<string, CampaignKeys>;
  readonly local: Map<string, Json>;
  readonly shelf: Map<string, Shelved>;
  readonly snapshots: Map<string, Map<number, SnapshotRow>>;
  readonly tellings: Map<string, Map<number, TellingRow>>;
  readonly looks: Map<string, { readonly mark: string; readonly shown: Json }>;
}

export const emptyDisk = (): Disk => ({
  chains: new Map(),
  keys: new Map(),
  local: new Map(),
  shelf: new Map(),
  snapshots: new Map(),
  tellings: new Map(),
  looks: new Map(),
});

export function storeOver(disk: Disk): CampaignStore {
  const { chains, keys, local, shelf, snapshots, tellings, looks } = disk;
  const of = <K, V>(map: Map<string, Map<K, V>>, campaign: string): Map<K, V> => {
    const found = map.get(campaign) ?? new Map<K, V>();
    map.set(campaign, found);
    return found;
  };
  const write = (campaign: string, { chain }: Change): void => {
    const all = of(chains, campaign);
    all.set(chain.author, goneOn(all.get(chain.author), chain));
  };
  return {
    async load(campaign) {
      const known = keys.get(campaign);
      return {
        chains: new Map([...of(chains, campaign)].map(([author, chain]) => [author, copy(chain)])),
        local: local.get(campaign) ?? null,
        damaged: [],
        ...(known ? { keys: known } : {}),
      };
    },
    append: async (campaign, chain, from) => write(campaign, { chain, from }),
    appendAll: async (campaign, changes) => {
      for (const change of changes) write(campaign, change);
    },
    saveKeys: async (campaign, made) => {
      keys.set(campaign, made);
      looks.delete(campaign);
    },
    saveLocal: async (campaign, value) => void local.set(campaign, value),
    shelve: async (entry) => void shelf.set(entry.campaign, { added: 0, opened: 0, ...entry }),
    shelf: async () => [...shelf.values()],
    saveSnapshot: async (campaign, made) => void of(snapshots, campaign).set(made.page, copy(made)),
    snapshots: async (campaign) =>
      [...of(snapshots, campaign).values()].map(({ page, digest }) => ({ page, digest })),
    snapshot: async (campaign, page) => of(snapshots, campaign).get(page),
    saveTellings: async (campaign, told) => {
      for (const one of told) of(tellings, campaign).set(one.page, copy(one));
    },
    tellings: async (campaign, pages) => pages.flatMap((page) => of(tellings, campaign).get(page) ?? []),
    async saveFirstLook(campaign, made, shown) {
      if (shown === undefined) looks.delete(campaign);
      else looks.set(campaign, { mark: markOfChains(made), shown: copy(shown) });
    },
    async firstLook(campaign) {
      const [look, known] = [looks.get(campaign), keys.get(campaign)];
      const fits = look?.mark === markOfChains(of(chains, campaign));
      return look && known && fits ? { keys: known, shown: look.shown } : undefined;
    },
  };
}

/** What is on disk is not written again: where the log goes on from it, only the rest is copied. */
function goneOn(known: Chain | undefined, { lines, entries, hashes, ...rest }: Chain): Chain {
  const from = known?.entries.length ?? 0;
  const goes = known && from > 0 && hashes[from - 1] === known.hashes[from - 1];
  return {
    ...copy(rest),
    entries: goes ? [...known.entries, ...copy(entries.slice(from))] : copy(entries),
    lines: [...lines],
    hashes: [...hashes],
  };
}
const copy = <T>(value: T): T => structuredClone(value);
