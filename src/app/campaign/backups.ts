/** Backups that leave the phone, and when the last one of a campaign did: only those outlast a lost phone. */
import { createSignal } from 'solid-js';
import type { Seat } from '../../kernel/question.ts';
import type { Hash } from '../../log/bytes.ts';
import type { Lock } from '../../store/types.ts';
import { deps } from './deps.ts';
import { phraseOf } from './phrase.ts';
import { wasShown } from './phrase-shown.ts';
import { saveAloud } from './save.ts';

const [saves, setSaves] = createSignal(0);

/** Grows with every backup that was saved. Reactive. */
export { saves as backupsSaved };

const key = (campaign: Hash): string => `saved.${campaign}`;
const DAY = 86_400_000;
/** After so many days a backup is asked for again. */
export const OLD = 14;

export const backupName = (title: string): string =>
  `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'campaign'}.realmbook`;

/** Hands a copy for others to the phone. @throws StoreError */
export async function saveCopy(campaign: Hash, title: string): Promise<void> {
  await saveAloud(backupName(title), await deps().store.exportCampaign(campaign, { secrets: false }));
}

/** Hands a backup to the phone: with its secrets, if their owner has said how they are locked. @throws StoreError */
export async function saveBackup(campaign: Hash, title: string, lock: Lock | undefined): Promise<void> {
  const { store } = deps();
  const options = lock ? { secrets: true, lock } : { secrets: false };
  const taken = await saveAloud(backupName(title), await store.exportCampaign(campaign, options));
  if (!taken) return;
  await store.setSetting(key(campaign), Date.now());
  setSaves((n) => n + 1);
}

export interface OwnPhrase {
  readonly seat: Seat;
  readonly words: string;
  /** Whether its player has seen it, and so may have it still when this phone is lost. */
  readonly shown: boolean;
}
/** The recovery phrases of the seats held on this phone. @throws StoreError */
export async function ownPhrases(campaign: Hash): Promise<readonly OwnPhrase[]> {
  const { keys } = await deps().store.load(campaign);
  const seeds = Object.entries(keys?.seats ?? {});
  return Promise.all(
    seeds.map(async ([seat, seed]) => {
      return { seat, words: await phraseOf(seed), shown: wasShown(campaign, seat) };
    }),
  );
}

/** When a backup for oneself was last saved: milliseconds since 1970. @throws StoreError */
export async function lastSaved(campaign: Hash): Promise<number | undefined> {
  const at = await deps().store.setting(key(campaign));
  return typeof at === 'number' ? at : undefined;
}

export const daysSince = (at: number, now: number): number => Math.max(0, Math.floor((now - at) / DAY));
