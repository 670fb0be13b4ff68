/** Backups that leave the phone, and when the last one of a campaign did: only those outlast a lost phone. */
import { createSignal } from 'solid-js';
import type { Seat } from '../../kernel/question.ts';
import type { Hash } from '../../log/bytes.ts';
import { StoreError } from '../../store/faults.ts';
import type { Export, Lock } from '../../store/types.ts';
import { deps } from './deps.ts';
import { openNow } from './open.ts';
import { phraseOf } from './phrase.ts';
import { wasShown } from './phrase-shown.ts';
import { saveAloud } from './save.ts';

const [saves, setSaves] = createSignal(0);

/** Grows with every backup that was saved. Reactive. */
export { saves as backupsSaved };

const key = (campaign: Hash): string => `saved.${campaign}`;
const DAY = 86_400_000;
/** Days after which the app asks for a new backup. */
export const OLD = 14;

const plain = (title: string): string =>
  title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'campaign';
/** When it was made, by this phone's clock, to the second: two of one day are told apart. */
const stamp = (at: number): string => {
  const time = new Date(at);
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day}-${[time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join('')}`;
};
const nameOf = (title: string, what: string, at: number): string =>
  `${plain(title)}-${what}-${stamp(at)}.realmbook`;
/** The file for oneself, by what is in it and when it was made; and the one that may go to anybody. */
export const backupName = (title: string, lock: Lock | undefined, at: number): string =>
  nameOf(title, lock ? 'backup' : 'backup-without-keys', at);
const copyName = (title: string): string => nameOf(title, 'copy-for-others', Date.now());

/** A campaign that is open can be saved even where the storage no longer answers. @throws StoreError */
async function fileOf(campaign: Hash, options: Export): Promise<Uint8Array> {
  const { store } = deps();
  try {
    return await store.exportCampaign(campaign, options);
  } catch (problem) {
    const session = await openNow(campaign);
    if (!session || !(problem instanceof StoreError)) throw problem;
    const { device: _never, ...secrets } = session.keys();
    return store.exportOpen({ campaign, chains: session.chains(), secrets }, options);
  }
}

/** Hands a copy for others to the phone. @throws StoreError */
export async function saveCopy(campaign: Hash, title: string): Promise<void> {
  await saveAloud(copyName(title), await fileOf(campaign, { secrets: false }));
}

/** Hands a backup to the phone: with its secrets, if their owner has said how they are locked. @throws StoreError */
export async function saveBackup(campaign: Hash, title: string, lock: Lock | undefined): Promise<void> {
  const { store } = deps();
  const options = lock ? { secrets: true, lock } : { secrets: false };
  const taken = await saveAloud(backupName(title, lock, Date.now()), await fileOf(campaign, options));
  if (!taken) return;
  // The file is out: that the phone cannot note it makes it no worse.
  await store.setSetting(key(campaign), Date.now()).catch(() => undefined);
  setSaves((n) => n + 1);
}

export interface OwnPhrase {
  readonly seat: Seat;
  readonly words: string;
  /** Whether its player has seen it, and so may have it still when this phone is lost. */
  readonly shown: boolean;
}
export interface OwnPhrases {
  readonly phrases: readonly OwnPhrase[];
  /** Words that stand on the campaign's pages, and so are no secret. */
  readonly known: readonly string[];
}
/** The recovery phrases of the seats held on this phone. @throws StoreError */
export async function ownPhrases(campaign: Hash): Promise<OwnPhrases> {
  const session = await openNow(campaign);
  const keys = session?.keys() ?? (await deps().store.load(campaign)).keys;
  const view = session?.view();
  const phrases = Object.entries(keys?.seats ?? {}).map(async ([seat, seed]) => {
    return { seat, words: await phraseOf(seed), shown: wasShown(campaign, seat) };
  });
  const known = view ? [view.title, ...view.seats.map(({ name }) => name)] : [];
  return { phrases: await Promise.all(phrases), known };
}

/** When a backup for oneself was last saved: milliseconds since 1970. @throws StoreError */
export async function lastSaved(campaign: Hash): Promise<number | undefined> {
  const at = await deps().store.setting(key(campaign));
  return typeof at === 'number' ? at : undefined;
}

export const daysSince = (at: number, now: number): number => Math.max(0, Math.floor((now - at) / DAY));
