/** Open campaigns: one session each, shared by all screens and kept while the app runs. */

import { type Opening, openEarly } from '../../campaign/early-session.ts';
import { CampaignError } from '../../campaign/faults.ts';
import type { Session } from '../../campaign/session.ts';
import type { RulesetId } from '../../rules/ids.ts';
import { rulesetApps } from '../rulesets/apps.ts';
import type { RulesetApp } from '../rulesets/contract.ts';
import { painted } from '../turns.ts';
import { toast } from '../ui/toasts.tsx';
import { deps } from './deps.ts';
import { meetings } from './meeting.ts';
import { awaited } from './pace.ts';
import { storeWords } from './trouble.ts';
import { watch } from './watch.ts';

const open = new Map<string, Promise<Opening>>();
const watches = new Map<string, () => void>();

/**
 * A campaign as it can be shown at once, and the same with its book read: of a long one the table comes first, as it lay.
 * Rejects with a CampaignError or StoreError; the next call tries again.
 */
export function openingOf(campaign: string): Promise<Opening> {
  const known = open.get(campaign);
  if (known) return known;
  const opening = openEarly(deps(), campaign, painted);
  open.set(campaign, opening);
  const read = opening.then(({ whole }) => whole);
  awaited(read);
  read.then(
    async (session) => {
      if (session.damaged.length > 0) toast({ words: storeWords('damaged'), icon: 'warn' });
      // The page that waits for the book is drawn first.
      await painted();
      if (open.get(campaign) === opening) watches.set(campaign, watch(session, rulesetApp));
    },
    () => open.delete(campaign),
  );
  return opening;
}
/** The session of a campaign on this phone, with its book read. Rejects as `openingOf` does. */
export const sessionOf = async (campaign: string): Promise<Session> => (await openingOf(campaign)).whole;

/** The session of a campaign that is open already; opens none. */
export const openNow = async (campaign: string): Promise<Session | undefined> =>
  open
    .get(campaign)
    ?.then(({ whole }) => whole)
    .catch(() => undefined);

/** Lets go of a campaign, after it was removed or when another tab takes over: what is being written is finished first. */
export async function letGo(campaign: string): Promise<void> {
  const known = open.get(campaign);
  open.delete(campaign);
  watches.get(campaign)?.();
  watches.delete(campaign);
  const opening = await known?.catch(() => undefined);
  // What is still being read of it begins nothing any more.
  if (opening && !opening.first.read()) opening.first.close();
  const session = await opening?.whole.catch(() => undefined);
  if (!session) return;
  meetings(session).end();
  await session.settled();
  session.close();
}
export const letAllGo = async (): Promise<void> => {
  await Promise.all([...open.keys()].map(letGo));
};

/** The part of the app that goes with a rule set. @throws CampaignError */
export async function rulesetApp(id: string): Promise<RulesetApp> {
  const load = Object.hasOwn(rulesetApps, id) ? rulesetApps[id as RulesetId] : undefined;
  if (!load) throw new CampaignError('unknown rule set');
  return load();
}
