/** Rows of like figures in a warband: adding to them, taking from them, on a draft and on a copy. */
import type { Mutable } from '../../../kernel/ruleset.ts';
import { type Raised, rankKey } from '../figures.ts';
import type { Rank, State, Warband } from '../state.ts';

type DraftBand = Mutable<Warband>;
export type Alike = { readonly figure: string; readonly raised: Raised; readonly spent: number };

/** A warband nobody is in yet. */
export const emptyBand = (
  about: Pick<Warband, 'seat' | 'name' | 'kind' | 'individual' | 'place'>,
): DraftBand => ({
  ...about,
  ranks: {},
  experience: 0,
  spells: {},
});

/** Figures join a warband, beside others that are alike. */
export function join(warband: DraftBand, { figure, raised, spent }: Alike, fit: number, hurt: number): void {
  const key = rankKey(figure, spent, raised);
  const rank = warband.ranks[key];
  if (rank) {
    rank.fit += fit;
    rank.hurt += hurt;
  } else if (fit + hurt > 0) warband.ranks[key] = { figure, raised: { ...raised }, spent, fit, hurt };
}

/** Figures leave a warband; no more than are there. */
export function leave(warband: DraftBand, key: string, fit: number, hurt: number): void {
  const rank = warband.ranks[key];
  if (!rank) return;
  rank.fit = Math.max(0, rank.fit - fit);
  rank.hurt = Math.max(0, rank.hurt - hurt);
  if (rank.fit + rank.hurt === 0) delete warband.ranks[key];
}

/** A warband nobody is left of is struck off the roll, but not while some of it are captives. */
export function strikeIfEmpty(draft: Mutable<State>, id: string): void {
  const warband = draft.warbands[id];
  if (!warband || Object.keys(warband.ranks).length > 0) return;
  if (!Object.values(draft.captives).some((captive) => captive.warband === id)) delete draft.warbands[id];
}

export type Counts = { readonly [key: string]: number };
/** A warband as it would be without some fit (and hurt) figures, and with some others. */
export function without(warband: Warband, fit: Counts, hurt: Counts = {}): Warband {
  const ranks = Object.entries(warband.ranks).flatMap(([key, rank]): [string, Rank][] => {
    const left = {
      ...rank,
      fit: Math.max(0, rank.fit - (fit[key] ?? 0)),
      hurt: Math.max(0, rank.hurt - (hurt[key] ?? 0)),
    };
    return left.fit + left.hurt > 0 ? [[key, left]] : [];
  });
  return { ...warband, ranks: Object.fromEntries(ranks) };
}
export function plus(warband: Warband, joining: readonly (Alike & { readonly fit: number })[]): Warband {
  const copy = structuredCopy(warband);
  for (const { fit, ...alike } of joining) join(copy, alike, fit, 0);
  return copy;
}
const structuredCopy = (warband: Warband): DraftBand => JSON.parse(JSON.stringify(warband)) as DraftBand;

/** Figures asked for that are not there. */
export const tooMany = (warband: Warband, fit: Counts, hurt: Counts = {}): boolean =>
  Object.entries(fit).some(([key, n]) => n > (warband.ranks[key]?.fit ?? 0)) ||
  Object.entries(hurt).some(([key, n]) => n > (warband.ranks[key]?.hurt ?? 0));
