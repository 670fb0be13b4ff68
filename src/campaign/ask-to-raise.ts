/** Asking the table to go over to newer rules (R20). */
import type { Seat } from '../kernel/question.ts';
import { type Hash, hash } from '../log/bytes.ts';
import { CampaignError } from './faults.ts';
import { packed } from './raised.ts';
import { newerRules, opened } from './raising.ts';
import type { Session } from './session.ts';

/** Asks the others to go over to the rules that this app has. @throws CampaignError, StoreError */
export async function askToRaise(session: Session, seat: Seat): Promise<Hash> {
  return session.write(seat, (_, view) => {
    const read = session.read();
    const to = newerRules(view);
    if (!read || !to || to.unready.length > 0) throw new CampaignError('not all read it');
    const state = opened(view, read, session.ring());
    const table = state && packed(state, view.openBooks);
    if (!table) throw new CampaignError('table too large');
    return { kind: 'raise', rules: to.rules, level: to.level, table, fingerprint: hash({ ...state.table }) };
  });
}
