/** What campaigns run on in the app: storage, chance, and rule sets loaded when a campaign first needs them. */

import { CampaignError } from '../../campaign/faults.ts';
import type { Deps } from '../../campaign/session.ts';
import type { RandomBytes } from '../../log/bytes.ts';
import { loadRuleset, type RulesetId, rulesetIds } from '../../rules/index.ts';
import { openStore, type Store } from '../../store/index.ts';
import { others } from '../turns.ts';
import { pace } from './pace.ts';

export const randomBytes: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length));

/** @throws CampaignError for a rule set this Realmbook does not have */
const load = async (id: string): ReturnType<typeof loadRuleset> => {
  if (!(rulesetIds as readonly string[]).includes(id)) throw new CampaignError('unknown rule set');
  const rules = await loadRuleset(id as RulesetId);
  // An old phone takes a tenth of a second to begin with a rule set: a waiting tap goes first.
  await others();
  return rules;
};

/** The phone's own store is more than campaigns ask of it: it keeps backups, too. */
export type PhoneDeps = Deps & { readonly store: Store };

let known: PhoneDeps | undefined;
/** The same for the whole app; storage opens with its first use. */
export function deps(): PhoneDeps {
  known ??= {
    store: openStore({ pace: pace() }),
    random: randomBytes,
    loadRuleset: load,
    app: __APP_VERSION__,
    pace: pace(),
  };
  return known;
}
