import type { Hash } from '../../log/bytes.ts';
import { deps } from './deps.ts';

/** What a campaign on this phone is called; undefined where it is not here. */
export const titleOf = async (campaign: Hash): Promise<string | undefined> =>
  (await deps().store.shelf()).find((one) => one.campaign === campaign)?.title;
