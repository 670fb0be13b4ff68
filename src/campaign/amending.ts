/** Amendments: changes to the table that players agree on, tried out before they are proposed. */
import type { Json } from '../kernel/json.ts';
import { unlessPhoneFault } from '../kernel/phone-fault.ts';
import type { Seat } from '../kernel/question.ts';
import type { Mutable, Remark } from '../kernel/ruleset.ts';
import { amend as amended, ChangeFailed, type Public, take } from '../kernel/table.ts';
import type { Hash } from '../log/bytes.ts';
import { CampaignError } from './faults.ts';
import type { Session } from './session.ts';
import type { View } from './view.ts';

/** Proposes changes to another seat. @throws CampaignError, with what is wrong with the first change that cannot be made */
export const amend = (session: Session, seat: Seat, changes: readonly Json[], why: string): Promise<Hash> =>
  session.write(seat, (_, view) => {
    const refused = tried(view, changes, why);
    if (refused) throw new CampaignError('cannot be changed so', refused);
    return { kind: 'amend', changes: [...changes], why };
  });

/** What speaks against changes as the table stands: one that is no change, or that names what is not there. */
function tried({ ruleset, table }: View, changes: readonly Json[], why: string): Remark | undefined {
  const move = amended(ruleset, { entry: '', changes, why });
  if (move.flags[0]) return move.flags[0];
  const draft = structuredClone(table) as Mutable<Public>;
  try {
    return take(ruleset, draft, move, null)[0];
  } catch (problem) {
    unlessPhoneFault(problem);
    if (problem instanceof ChangeFailed) return problem;
    throw problem;
  }
}
