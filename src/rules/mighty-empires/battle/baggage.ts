/** Baggage that changes hands on the field: to those with most room, six a banner; the rest is lost. */
import { change, type Procedure } from '../../../kernel/procedure.ts';
import type { Change } from '../change.ts';
import { mostBaggage } from '../queries.ts';
import type { BannerId } from '../state.ts';
import type { Fighter } from './ways-out.ts';

export const loadsOf = (fighters: readonly Fighter[]): number =>
  fighters.reduce((sum, { baggage }) => sum + baggage, 0);

/** Loads handed out one at a time to the banner that carries least. */
export function laden(takers: readonly Fighter[], loads: number): readonly Fighter[] {
  const held = new Map<BannerId, number>(takers.map(({ banner, baggage }) => [banner, baggage]));
  for (let left = loads; left > 0; left--) {
    const [least] = [...held].filter(([, own]) => own < mostBaggage).sort(([, a], [, b]) => a - b);
    if (!least) break;
    held.set(least[0], least[1] + 1);
  }
  return takers.map((each) => ({ ...each, baggage: held.get(each.banner) ?? 0 }));
}

/** Writes down who carries what now, where it changed. */
export function* carried(before: readonly Fighter[], after: readonly Fighter[]): Procedure<Change> {
  for (const [i, { banner, baggage }] of after.entries())
    if (before[i]?.baggage !== baggage) yield* change({ type: 'baggageSet', banner, points: baggage });
}
