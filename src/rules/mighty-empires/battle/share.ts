/**
 * Losses of a force, divided among its banners as equally as possible (Deducting losses). A banner that would lose all it
 * has is destroyed; what it could not bear falls on the others.
 */
import type { BannerId } from '../state.ts';

export type Shared = {
  /** Points charged to each banner that stands. */
  readonly charged: { readonly [banner: BannerId]: number };
  readonly destroyed: readonly BannerId[];
};
export const unharmed: Shared = { charged: {}, destroyed: [] };

/**
 * @param holds what each banner is worth in points, in the order of their numbers
 * @param first who bears the first of the points that do not divide; the others follow in their order
 */
export function shareOut(
  points: number,
  holds: readonly { readonly banner: BannerId; readonly points: number }[],
  first: BannerId | null,
): Shared {
  const start = Math.max(
    0,
    holds.findIndex(({ banner }) => banner === first),
  );
  let standing = [...holds.slice(start), ...holds.slice(0, start)];
  let left = points;
  const destroyed: BannerId[] = [];
  while (left > 0 && standing.length > 0) {
    const shares = standing.map(
      (_, i) => Math.floor(left / standing.length) + (i < left % standing.length ? 1 : 0),
    );
    const doomed = standing.filter((hold, i) => (shares[i] ?? 0) >= hold.points);
    if (doomed.length === 0) {
      const charged = standing.flatMap(({ banner }, i) => (shares[i] ? [[banner, shares[i]] as const] : []));
      return { charged: Object.fromEntries(charged), destroyed };
    }
    for (const { banner, points: all } of doomed) {
      destroyed.push(banner);
      left -= all;
    }
    standing = standing.filter((hold) => !doomed.includes(hold));
  }
  return { charged: {}, destroyed };
}
