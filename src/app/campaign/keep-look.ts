/** Keeps what is shown of a long campaign when it is opened next, until its book has been read: once nothing has changed for a while, and when the app is left. */
import { createEffect, on, onCleanup } from 'solid-js';
import { lookOf } from '../../campaign/first-look.ts';
import type { Session } from '../../campaign/session.ts';
import { useCampaign } from './context.tsx';
import { deps } from './deps.ts';
import { seated } from './seating.ts';

/** A book of fewer lines is read before anybody notices. */
const LONG = 1_000;
/** Milliseconds. */
const QUIET = 5_000;

/** Only a saving of time: a failure is none. */
async function keep(session: Session): Promise<void> {
  const [view, read, chains] = [session.view(), session.read(), session.chains()];
  if (!view || !read || view.early || !session.upToDate() || session.ended()) return;
  const lines = [...chains.values()].reduce((sum, { hashes }) => sum + hashes.length, 0);
  if (lines < LONG) return;
  const { store, app = '' } = deps();
  // A phone without a seat is asked for one, and has to see all that speaks for and against it.
  const shown = seated(view) ? lookOf(view, read, session.ring(), app) : undefined;
  await store.saveFirstLook(session.campaign, chains, shown);
}

/** Call inside a campaign. */
export function keepLook(): void {
  const { session, view } = useCampaign();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    keep(session).catch(() => undefined);
  };
  createEffect(
    on(view, () => {
      clearTimeout(timer);
      timer = setTimeout(now, QUIET);
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
