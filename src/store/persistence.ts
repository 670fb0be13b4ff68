/** What the browser says about keeping our storage. Every part of it may be missing. */
import type { Persistence } from './types.ts';

const manager = (): Partial<StorageManager> | undefined =>
  typeof navigator === 'undefined' ? undefined : navigator.storage;

export async function persistence(): Promise<Persistence> {
  const storage = manager();
  const persisted = await storage?.persisted?.().catch(() => undefined);
  const { usage, quota } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
  return {
    ...(persisted !== undefined && { persisted }),
    ...(usage !== undefined && { usage }),
    ...(quota !== undefined && { quota }),
  };
}

/** Browsers that ask the user do it now; others decide by themselves. */
export const askToPersist = async (): Promise<boolean> =>
  (await manager()
    ?.persist?.()
    .catch(() => false)) ?? false;
