/** Keeps the cards of open campaigns up to date: a moment after every change, and when the app is left. */
import { createEffect, on, onCleanup } from 'solid-js';
import { toast } from '../ui/toasts.tsx';
import { useCampaign } from './context.tsx';
import { linked, meetings } from './meeting.ts';
import { inWords } from './trouble.ts';
import { writeCard } from './write-card.ts';

const PAUSE = 1_500;

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
    if (view().early) return;
    writeCard(session, app, seat(), Date.now()).catch((problem: unknown) => {
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
