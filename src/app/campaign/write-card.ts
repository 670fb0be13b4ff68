/** Writes what the shelf shows of a campaign that is open. */
import type { Session } from '../../campaign/session.ts';
import type { Seat } from '../../kernel/question.ts';
import type { RulesetApp } from '../rulesets/contract.ts';
import { cardOf } from './cards.ts';
import { deps } from './deps.ts';
import { cardKept } from './kept.ts';
import { noteHere } from './lost-storage.ts';
import { linked, meetings } from './meeting.ts';
import { titleOf } from './title-of.ts';

/** Writes a campaign's card as one seat sees it; `opened` where it is being looked at. Rejects with a StoreError. */
export async function writeCard(
  session: Session,
  app: RulesetApp,
  seat: Seat,
  opened?: number,
): Promise<void> {
  const view = session.view();
  // What was taken off this phone is not put back by the page that is being left.
  if (!view || session.ended()) return;
  const { title, ruleset, campaign } = view;
  const { store } = deps();
  await store.shelve({
    campaign,
    title,
    ruleset: ruleset.id,
    card: cardOf(
      view,
      seat,
      app,
      view.onward === undefined ? undefined : ((await titleOf(view.onward)) ?? ''),
    ),
    ...(opened === undefined ? {} : { opened }),
    ...(linked(meetings(session).now()) > 0 ? { met: Date.now() } : {}),
  });
  await noteHere(store, { campaign, title }).catch(() => undefined);
  cardKept();
}

/** The same for a campaign that goes on while another page is shown. It is told where its own page writes the next one. */
export const keepCardUnseen = (session: Session, app: RulesetApp, seat: Seat): Promise<void> =>
  writeCard(session, app, seat).catch(() => undefined);
