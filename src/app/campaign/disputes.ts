/** Two different answers to one question that name a player of this phone, until each phone lets its own go. */
import { createSignal } from 'solid-js';
import type { View } from '../../campaign/view.ts';
import type { Seat } from '../../kernel/question.ts';
import type { Dispute, DisputedAnswer } from '../../kernel/table.ts';
import type { Hash } from '../../log/bytes.ts';

export interface Disputed extends Dispute {
  /** The line whose answer does not count. */
  readonly entry: Hash;
}
const place = (campaign: Hash): string => `realmbook.disputes.${campaign}`;
const [left, setLeft] = createSignal(0);

function leftIn(campaign: Hash): readonly Hash[] {
  left();
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(campaign)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether one of these seats was to answer, or answered for another. */
const names = ({ seat, hand }: DisputedAnswer, seats: readonly Seat[]): boolean =>
  seats.includes(seat) || (hand !== undefined && seats.includes(hand));

/** Those that name one of these seats and were not let go. Reactive. */
export function disputesOf({ campaign, flags }: View, seats: readonly Seat[]): readonly Disputed[] {
  const gone = leftIn(campaign);
  return flags.flatMap(({ dispute, entry }) =>
    dispute && !gone.includes(entry) && (names(dispute.stands, seats) || names(dispute.other, seats))
      ? [{ ...dispute, entry }]
      : [],
  );
}

export function letGoDispute(campaign: Hash, entry: Hash): void {
  localStorage.setItem(place(campaign), JSON.stringify([...leftIn(campaign), entry]));
  setLeft((n) => n + 1);
}
