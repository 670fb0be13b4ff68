/** A write that went wrong may have got there all the same: then it is not to be written twice. */
import type { Hash } from '../log/bytes.ts';
import { isStoreFault, StoreError } from '../store/faults.ts';
import type { CampaignStore, Loaded } from '../store/types.ts';

/**
 * What the disk holds after that fault.
 * @throws the fault where nothing can have got there; silent where the disk cannot be asked: nobody knows then, and its player is
 * told to look
 */
export async function afterFault(store: CampaignStore, campaign: Hash, problem: unknown): Promise<Loaded> {
  if (isStoreFault(problem, 'silent', 'blocked')) throw problem;
  const there = await store.load(campaign).catch(() => undefined);
  if (!there) throw new StoreError('silent', problem);
  return there;
}
