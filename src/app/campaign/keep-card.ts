/** Keeps the card of the open campaign up to date: a moment after every change, and when the app is left. */
import { createEffect, on, onCleanup } from 'solid-js';
import { toast } from '../ui/toasts.tsx';
import { cardOf } from './cards.ts';
import { useCampaign } from './context.tsx';
import { deps } from './deps.ts';
import { linked, meetings } from './meeting.ts';
import { inWords } from './trouble.ts';

const PAUSE = 1_500;

/** Call inside a campaign. */
export function keepCard(): void {
  const { session, view, seat, app } = useCampaign();
  const { now } = meetings(session);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = false;
  const write = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const { title, ruleset, campaign } = view();
    const at = Date.now();
    const met = linked(now()) > 0 ? { met: at } : {};
    deps()
      .store.shelve({
        campaign,
        title,
        ruleset: ruleset.id,
        card: cardOf(view(), seat(), app),
        opened: at,
        ...met,
      })
      .catch((problem: unknown) => {
        if (!told) toast({ words: inWords(problem), icon: 'warn' });
        told = true;
      });
  };
  createEffect(
    on([view, seat, () => linked(now())], () => {
      timer ??= setTimeout(write, PAUSE);
    }),
  );
  const hidden = (): void => {
    if (document.hidden) write();
  };
  document.addEventListener('visibilitychange', hidden);
  onCleanup(() => {
    document.removeEventListener('visibilitychange', hidden);
    write();
  });
}
