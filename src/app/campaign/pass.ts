/** What a phone shows at the table's door, and where the door is. */
import { CampaignError } from '../../campaign/faults.ts';
import { introductionOf, meetingSecrets, peerStatusOf, welcomed } from '../../campaign/peer-status.ts';
import type { Session } from '../../campaign/session.ts';
import type { Bytes, Hash } from '../../log/bytes.ts';
import type { Pass, Signalling } from '../../sync/types.ts';
import { deps } from './deps.ts';

/** Where phones of one campaign meet, if not where all others do. */
export const meetingKey = (campaign: Hash): string => `signalling.${campaign}`;

/** How this phone proves itself to others of the table, or seals a file for them. @throws CampaignError */
export function passOf(session: Session): Pass {
  const { device } = session.keys();
  const secrets = (): readonly Bytes[] =>
    meetingSecrets(session.campaign, session.chains(), session.view()?.book, session.keys());
  if (secrets().length === 0) throw new CampaignError('unknown campaign');
  return {
    campaign: session.campaign,
    secrets,
    device,
    versions: { app: __APP_VERSION__, rules: session.view()?.newest.version ?? 0 },
    knows: (other) => peerStatusOf(session.view()?.book, other),
    introduction: () => introductionOf(session.campaign, session.keys()),
    welcomes: (other, said) => welcomed(session.view()?.book, other, said),
  };
}

/** Where a campaign's phones meet: its own meeting server, else this phone's, else the app's. */
export async function signallingOf(campaign: Hash): Promise<Signalling | undefined> {
  const { store } = deps();
  const own = (await store.setting(meetingKey(campaign))) as Signalling | undefined;
  const all = (await store.setting('signalling')) as Signalling | undefined;
  return own || all ? { ...all, ...own } : undefined;
}
