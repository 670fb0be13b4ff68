/** Warbands in a few words and one sign. */
import { figureOf, hurtIn, ranksOf, strengthOf } from '../../../../rules/chronopia/roll/points.ts';
import { isMissile } from '../../../../rules/chronopia/roll/structure.ts';
import type { Rank, State, Warband } from '../../../../rules/chronopia/state.ts';
import { t, tn } from '../../../i18n/index.ts';
import type { GameIconName } from '../../../ui/icons/game-icon.tsx';
import { dotted } from '../../parts/joined.ts';

export function bandIcon(state: State, warband: Warband): GameIconName {
  const figures = ranksOf(warband).flatMap((rank) => figureOf(state, rank) ?? []);
  const [first] = figures;
  if (figures.some(({ nature }) => nature === 'drugged')) return 'plague-doctor-profile';
  if (warband.individual)
    return first?.craft === 'alchemist'
      ? 'fire-spell-cast'
      : first && first.craft !== 'none'
        ? 'wizard-staff'
        : first?.mounted
          ? 'mounted-knight'
          : 'visored-helm';
  if (isMissile(state, warband)) return 'bowman';
  return first?.mounted ? 'mounted-knight' : 'spears';
}
/** `8 Spearman, 1 Captain`. */
export const bandLine = (state: State, warband: Warband): string => {
  const counts = new Map<string, number>();
  for (const rank of ranksOf(warband)) {
    const name = figureOf(state, rank)?.name ?? '';
    counts.set(name, (counts.get(name) ?? 0) + rank.fit + rank.hurt);
  }
  return [...counts].map(([name, n]) => `${n} × ${name}`).join(', ');
};
export const bandNote = (state: State, warband: Warband): string => {
  const hurt = hurtIn(warband);
  if (strengthOf(warband) === 0) return t('in enemy hands');
  return dotted(
    warband.individual ? t('individual') : bandLine(state, warband),
    hurt > 0 && tn(hurt, '{n} in the Hospital', '{n} in the Hospital'),
  );
};
/** A row of like figures: what sets it apart from the others of its figure. */
export const rankName = (state: State, rank: Rank): string => {
  const name = figureOf(state, rank)?.name ?? '';
  return rank.spent > 0 ? t('{name}, {n} spent', { name, n: rank.spent }) : name;
};
/** The figures of a warband as they have become, rank by rank. */
export const ranked = (state: State, warband: Warband) =>
  ranksOf(warband).flatMap((rank) => {
    const figure = figureOf(state, rank);
    return figure ? [{ name: rankName(state, rank), figure, raised: rank.raised, rank }] : [];
  });
