/** The moments of a campaign, told one after another so that a long one does not hold the screen still. */
import { createSignal, onCleanup, onMount } from 'solid-js';
import { history, type Moment } from '../../../../campaign/history.ts';
import type { Session } from '../../../../campaign/session.ts';

/** Longer than this at a stretch and a finger would notice, in milliseconds. */
const STRETCH = 12;

export function createMoments(session: Session): {
  readonly moments: () => readonly Moment[];
  readonly ready: () => boolean;
} {
  const [moments, setMoments] = createSignal<readonly Moment[]>([]);
  const [ready, setReady] = createSignal(false);
  let ended = false;
  onCleanup(() => {
    ended = true;
  });
  onMount(async () => {
    const found: Moment[] = [];
    let began = performance.now();
    for (const moment of history(session)) {
      found.push(moment);
      if (performance.now() - began < STRETCH) continue;
      setMoments([...found]);
      await new Promise((resolve) => setTimeout(resolve));
      if (ended) return;
      began = performance.now();
    }
    setMoments(found);
    setReady(true);
  });
  return { moments, ready };
}
