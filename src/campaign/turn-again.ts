/** What a player says to a page that another turned, where their phone may not say it for them: go on, or turn it again. */

import type { Hash } from '../log/bytes.ts';
import { readBook } from '../log/reading.ts';
import { openPage } from '../log/write.ts';
import { holding } from './acts.ts';
import { CampaignError } from './faults.ts';
import type { Session } from './session.ts';
import type { Doubt } from './turned.ts';
import { type View, viewOf } from './view.ts';

/** Goes on from the page as it was turned. */
export const goOn = (session: Session, { seat }: Doubt): Promise<Hash> =>
  session.write(seat, { kind: 'seen' });

/** How the campaign would stand had the page not been turned so; undefined where it is no longer. */
function unturned(session: Session, { close, page }: Doubt): View | undefined {
  const [view, book] = [session.view(), readBook(session.chains(), session.campaign, close)];
  if (!view || !book || openPage(book) !== view.book.pages[page]?.id) return undefined;
  const read = session.imagine(book);
  return read && viewOf(view.newest, read, session.ring(), view.device);
}
/** Whether the page can be turned again: no order of it may still ask. */
export function mayTurnAgain(session: Session, doubt: Doubt): boolean {
  const view = unturned(session, doubt);
  return view !== undefined && holding(view).length === 0;
}
/**
 * Turns the page again, with all that this phone knows of it. Which of the two stands goes by the players' votes.
 * @throws CampaignError where an order of it still asks, or it is no longer turned so
 */
export async function turnAgain(session: Session, doubt: Doubt): Promise<Hash> {
  const view = unturned(session, doubt);
  if (!view) throw new CampaignError('not open');
  if (holding(view).length > 0) throw new CampaignError('not finished');
  return session.write(doubt.seat, { kind: 'close', fingerprint: view.fingerprint }, openPage(view.book));
}
