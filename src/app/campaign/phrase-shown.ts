/** For which seats this phone has shown the recovery phrase: until then Today reminds of it. */
import { createSignal } from 'solid-js';
import type { Seat } from '../../kernel/question.ts';
import type { Hash } from '../../log/bytes.ts';

const place = (campaign: Hash, seat: Seat): string => `realmbook.phrase.${campaign}.${seat}`;
const [marked, setMarked] = createSignal(0);

/** Reactive. */
export function wasShown(campaign: Hash, seat: Seat): boolean {
  marked();
  return localStorage.getItem(place(campaign, seat)) !== null;
}
export function markShown(campaign: Hash, seat: Seat): void {
  localStorage.setItem(place(campaign, seat), '1');
  setMarked((n) => n + 1);
}
