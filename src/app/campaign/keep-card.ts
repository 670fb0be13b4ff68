/** Keeps the cards of open campaigns up to date: a moment after every change, and when the app is left. */
import { createEffect, on, onCleanup } from 'solid-js';
import type { Session } from '../../campaign/session.ts';
import type { Seat } from '../../kernel/question.ts';
import type { RulesetApp } from '../rulesets/contract.ts';
import { toast } from '../ui/toasts.tsx';
import { cardOf } from './cards.ts';
import { useCampaign } from './context.tsx';
import { deps } from './deps.ts';
import { cardKept } from './kept.ts';
import { linked, meetings } from './meeting.ts';
import { inWords } from './trouble.ts';

const PAUSE = 1_500;

/** Writes a campaign's card as one seat sees it; `opened` where it is being looked at. Rejects with a StoreError. */
async function write(session: Session, app: RulesetApp, seat: Seat, opened?: number): Promise<void> {
  const view = session.view();
  // What was taken off this phone is not put back by the page that is being left.
  if (!view || session.ended()) return;
  const { title, ruleset, campaign } = view;
  await deps().store.shelve({
    campaign,
    title,
    ruleset: ruleset.id,
    card: cardOf(view, seat, app),
    ...(opened === undefined ? {} : { opened }),
    ...(linked(meetings(session).now()) > 0 ? { met: Date.now() } : {}),
  });
  cardKept();
}

/** The same for a campaign that goes on while another page is shown. It is told where its own page writes the next one. */
export const keepCardUnseen = (session: Session, app: RulesetApp, seat: Seat): Promise<void> =>
  write(session, app, seat).catch(() => undefined);

/** Call inside a campaign. */
export function keepCard(): void {
  const { session, view, seat, app } = useCampaign();
  const meeting = meetings(session).now;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = false;
  const now = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    write(session, app, seat(), Date.now()).catch((problem: unknown) => {
      if (!told) toast({ words: inWords(problem), icon: 'warn' });
      told = true;
    });
  };
  createEffect(
    on([view, seat, () => linked(meeting())], () => {
      timer ??= setTimeout(now, PAUSE);
    }),
  );
  const hidden = (): void => {
    if (document.hidden) now();
  };
  document.addEventListener('visibilitychange', hidden);
  onCleanup(() => {
    document.removeEventListener('visibilitychange', hidden);
    now();
  });
}
