/** What campaigns run on in the app: storage, chance, and rule sets loaded when a campaign first needs them. */
import type { Deps } from '../../campaign/session.ts';
import type { Chance } from '../../log/bytes.ts';
import { loadRuleset } from '../../rules/index.ts';
import { openStore } from '../../store/index.ts';

export const chance: Chance = (length) => crypto.getRandomValues(new Uint8Array(length));

let known: Deps | undefined;
/** The same for the whole app; storage opens with its first use. */
export function deps(): Deps {
  known ??= { store: openStore(), chance, loadRuleset };
  return known;
}
