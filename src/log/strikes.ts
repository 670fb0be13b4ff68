/**
 * Taking back. On its own page a seat may strike or correct its own order until another seat has answered it; anything
 * else waits until another seat agrees. Restoring follows the same rule. An amendment takes effect where it was agreed.
 */
import type { Seat } from '../kernel/question.ts';
import type { Given } from '../kernel/run.ts';
import type { Hash } from './bytes.ts';
import { type Entry, is } from './entry.ts';

/** An entry that counts, with the page it stands on. */
export interface Placed {
  readonly hash: Hash;
  readonly entry: Entry;
  readonly page: number;
}
export interface Correction {
  readonly by: Hash;
  readonly answers: { readonly [label: string]: Given };
}
export interface Mending {
  /** Struck orders (and other struck entries), by the strike. */
  readonly struck: ReadonlyMap<Hash, Hash>;
  readonly corrected: ReadonlyMap<Hash, Correction>;
  /** Agreed amendments, by the agreement that put them into effect. */
  readonly amended: ReadonlyMap<Hash, Hash>;
  /** Strikes, corrections, restorations and amendments that still wait for another seat. */
  readonly asking: readonly Placed[];
}

/** @param alone one seat only is held: nobody else could agree */
export function mending(placed: readonly Placed[], alone: boolean): Mending {
  const byHash = new Map(placed.map((item) => [item.hash, item]));
  const answeredBy = new Map<Hash, { readonly seat: Seat; readonly at: number }[]>();
  const agreements = new Map<Hash, Placed>();
  placed.forEach((item, at) => {
    const { entry } = item;
    if (is(entry, 'answer')) {
      const list = answeredBy.get(entry.body.order) ?? [];
      list.push({ seat: entry.seat, at });
      answeredBy.set(entry.body.order, list);
    }
    if (!is(entry, 'agree') || agreements.has(entry.body.entry)) return;
    const asked = byHash.get(entry.body.entry);
    if (asked && (alone || asked.entry.seat !== entry.seat)) agreements.set(entry.body.entry, item);
  });
  const own = (item: Placed, target: Placed | undefined, at: number): boolean =>
    target !== undefined &&
    target.page === item.page &&
    target.entry.seat === item.entry.seat &&
    !(answeredBy.get(target.hash) ?? []).some((answer) => answer.seat !== item.entry.seat && answer.at < at);

  const struck = new Map<Hash, Hash>();
  const corrected = new Map<Hash, Correction>();
  const amended = new Map<Hash, Hash>();
  const asking: Placed[] = [];
  placed.forEach((item, at) => {
    const { entry, hash } = item;
    const agreed = agreements.get(hash);
    if (is(entry, 'amend')) {
      if (agreed) amended.set(agreed.hash, hash);
      else if (alone) amended.set(hash, hash);
      else asking.push(item);
      return;
    }
    const target =
      is(entry, 'strike') || is(entry, 'restore')
        ? entry.body.entry
        : is(entry, 'correct')
          ? entry.body.order
          : undefined;
    if (target === undefined) return;
    if (!agreed && !alone && !own(item, byHash.get(target), at)) {
      asking.push(item);
      return;
    }
    if (is(entry, 'strike')) struck.set(target, hash);
    else if (is(entry, 'restore')) struck.delete(target);
    else if (is(entry, 'correct')) corrected.set(target, { by: hash, answers: tidy(entry.body.answers) });
  });
  return { struck, corrected, amended, asking };
}

const tidy = (answers: {
  readonly [label: string]: { readonly value: Given['value']; readonly fits?: string | undefined };
}): {
  readonly [label: string]: Given;
} =>
  Object.fromEntries(
    Object.entries(answers).map(([label, { value, fits }]) => [
      label,
      fits === undefined ? { value } : { value, fits },
    ]),
  );
