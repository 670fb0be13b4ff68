/** What a phone's player let go of, by the line it was in: late orders, suggested rolls. Kept on this phone alone. */
import { createSignal } from 'solid-js';
import type { Hash } from '../../log/bytes.ts';

const place = (campaign: Hash): string => `realmbook.let-go.${campaign}`;
const [changed, setChanged] = createSignal(0);

/** Reactive. */
export function letGoIn(campaign: Hash): ReadonlySet<Hash> {
  changed();
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(campaign)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept : []);
  } catch {
    return new Set();
  }
}

export function letGo(campaign: Hash, line: Hash): void {
  localStorage.setItem(place(campaign), JSON.stringify([...new Set(letGoIn(campaign)).add(line)]));
  setChanged((n) => n + 1);
}
