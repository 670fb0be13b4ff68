/** Backups that leave the phone, and when the last one of a campaign did: only those outlast a lost phone. */
import type { Hash } from '../../log/bytes.ts';
import { deps } from './deps.ts';
import { saveAloud } from './save.ts';

const key = (campaign: Hash): string => `saved.${campaign}`;
const DAY = 86_400_000;
/** After so many days a backup is asked for again. */
export const OLD = 14;

export const backupName = (title: string): string =>
  `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'campaign'}.realmbook`;

/** Hands a backup to the phone. @throws StoreError */
export async function saveBackup(campaign: Hash, title: string, secrets: boolean): Promise<void> {
  const { store } = deps();
  await saveAloud(backupName(title), await store.exportCampaign(campaign, { secrets }));
  if (secrets) await store.setSetting(key(campaign), Date.now());
}

/** When a backup with this phone's secrets was last saved: milliseconds since 1970. @throws StoreError */
export async function lastSaved(campaign: Hash): Promise<number | undefined> {
  const at = await deps().store.setting(key(campaign));
  return typeof at === 'number' ? at : undefined;
}

export const daysSince = (at: number, now: number): number => Math.max(0, Math.floor((now - at) / DAY));
