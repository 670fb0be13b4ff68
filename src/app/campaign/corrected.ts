/** Dice that a player set right alone since the last look: the players who saw them fall otherwise are told. */
import type { View } from '../../campaign/view.ts';
import type { Seat } from '../../kernel/question.ts';
import type { Hash } from '../../log/bytes.ts';

export interface Corrected {
  /** The order whose dice they are, as the chronicle names it. */
  readonly order: Hash;
  readonly by: Seat;
}

/** Corrections by other phones that nobody had to agree to: what was asked for is told when it is settled. */
export function correctedAlone(before: View, now: View): readonly Corrected[] {
  const asked = new Set(before.asking.map(({ entry }) => entry));
  const lines = new Map(
    now.book.pages
      .slice(-2)
      .flatMap(({ entries }) => entries.map(({ hash, entry }) => [hash, entry] as const)),
  );
  return [...now.book.corrected].flatMap(([order, { by }]): readonly Corrected[] => {
    const line = lines.get(by);
    if (!line || before.book.corrected.get(order)?.by === by || asked.has(by)) return [];
    return line.author === now.device ? [] : [{ order: now.orderOf(order), by: line.seat }];
  });
}
