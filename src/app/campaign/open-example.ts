/** The example of this phone, made where there is none yet. */
import { CampaignError } from '../../campaign/faults.ts';
import type { Hash } from '../../log/bytes.ts';
import { deps } from './deps.ts';
import { rulesetApp } from './open.ts';
import { heldHere } from './tabs.tsx';

/** @throws CampaignError, StoreError; nothing new is on the shelf then */
export async function openExample(): Promise<Hash> {
  if (!(await heldHere())) throw new CampaignError('held elsewhere');
  const parts = await (await rulesetApp('mighty-empires')).example?.();
  if (!parts) throw new CampaignError('unknown campaign');
  return parts.make(deps());
}
