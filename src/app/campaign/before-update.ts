/** A backup of every campaign before a new version of the app takes over. */
import { deps } from './deps.ts';

/** Resolves when all are kept; rejects with a StoreError where one cannot be, once the others are. */
export async function keepAll(): Promise<void> {
  const { store } = deps();
  let trouble: unknown;
  for (const { campaign } of await store.shelf())
    await store.keep(campaign, 'update').catch((problem: unknown) => {
      trouble = problem;
    });
  if (trouble) throw trouble;
}
