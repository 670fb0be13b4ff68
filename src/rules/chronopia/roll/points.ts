/** What figures, warbands and forces are worth: for limits, for pay, and as a rating before a battle. */
import type { Seat } from '../../../kernel/question.ts';
import { fieldPoints, pointsPerMagicUser } from '../charts/forces.ts';
import { maintenanceShare } from '../charts/gold.ts';
import { worth } from '../charts/territories.ts';
import { type Figure, isMagicUser } from '../figures.ts';
import type { Place, Rank, State, TerritoryId, Warband, WarbandId } from '../state.ts';

export type Own = readonly (readonly [id: WarbandId, warband: Warband])[];
export const warbandsOf = (state: State, seat: Seat, place?: Place): Own =>
  Object.entries(state.warbands).filter(
    ([, warband]) => warband.seat === seat && (place === undefined || warband.place === place),
  );
export const ranksOf = ({ ranks }: Warband): readonly Rank[] => Object.values(ranks);
export const figureOf = (state: State, { figure }: Pick<Rank, 'figure'>): Figure | undefined =>
  state.figures[figure];
export const castsSpells = (state: State, warband: Warband): boolean =>
  ranksOf(warband).some((rank) => {
    const known = figureOf(state, rank);
    return known !== undefined && isMagicUser(known);
  });

/** Figures of a warband: those fit, those in the Hospital. */
export const fitIn = (warband: Warband): number => ranksOf(warband).reduce((sum, { fit }) => sum + fit, 0);
export const hurtIn = (warband: Warband): number => ranksOf(warband).reduce((sum, { hurt }) => sum + hurt, 0);
export const strengthOf = (warband: Warband): number => fitIn(warband) + hurtIn(warband);

/** What so many figures of the lists cost. */
export const priceOf = (state: State, figures: { readonly [figure: string]: number }): number =>
  Object.entries(figures).reduce((all, [id, count]) => all + count * (state.figures[id]?.cost ?? 0), 0);
const spellPoints = ({ spells }: Warband): number =>
  Object.values(spells).reduce((sum, { cost }) => sum + cost, 0);
const points = (state: State, warband: Warband, count: (rank: Rank) => number): number =>
  ranksOf(warband).reduce((sum, rank) => sum + count(rank) * (figureOf(state, rank)?.cost ?? 0), 0) +
  (ranksOf(warband).some((rank) => count(rank) > 0) ? spellPoints(warband) : 0);
/** Points that stand with the field army or in a garrison: those in the Hospital do not. */
export const pointsFit = (state: State, warband: Warband): number => points(state, warband, ({ fit }) => fit);
/** Points that are paid for. */
export const pointsAll = (state: State, warband: Warband): number =>
  points(state, warband, ({ fit, hurt }) => fit + hurt);

const sum = (warbands: Own, of: (warband: Warband) => number): number =>
  warbands.reduce((all, [, warband]) => all + of(warband), 0);
export const pointsIn = (state: State, seat: Seat, place: Place): number =>
  sum(warbandsOf(state, seat, place), (warband) => pointsFit(state, warband));
export const forcePoints = (state: State, seat: Seat): number =>
  sum(warbandsOf(state, seat), (warband) => pointsAll(state, warband));

export type Held = readonly (readonly [id: TerritoryId, territory: State['territories'][string]])[];
export const territoriesOf = (state: State, seat: Seat): Held =>
  Object.entries(state.territories).filter(([, territory]) => territory.seat === seat);
/** Points the field army may have. */
export const fieldLimit = (state: State, seat: Seat): number =>
  territoriesOf(state, seat).reduce((most, [, { land }]) => most + worth(land).field, fieldPoints);
/** Points a place may hold. */
export const limitOf = (state: State, seat: Seat, place: Place): number => {
  if (place === 'field') return fieldLimit(state, seat);
  const territory = state.territories[place];
  return territory ? worth(territory.land).garrison : 0;
};

/** Gold that keeps the force until the next battle. */
export function upkeep(state: State, seat: Seat): number {
  const paid = state.options.rulings.maintained === 'all' ? undefined : 'field';
  const due = sum(warbandsOf(state, seat, paid), (warband) => pointsAll(state, warband));
  return Math.ceil(due / maintenanceShare);
}

/** What a warband adds to a rating: cost and everything ever spent of those who fight, and what is not spent yet. */
export const ratingOf = (state: State, warband: Warband): number =>
  ranksOf(warband).reduce((all, { fit, spent }) => all + fit * spent, 0) +
  pointsFit(state, warband) +
  (fitIn(warband) > 0 ? warband.experience : 0);

/** Of the individuals with the field army the one of the highest leadership leads it; of equals the dearest. */
export function generalOf(state: State, seat: Seat): WarbandId | undefined {
  const able = warbandsOf(state, seat, 'field').filter(([, each]) => each.individual && fitIn(each) > 0);
  const worthOf = (warband: Warband): readonly [number, number] => {
    const [rank] = ranksOf(warband);
    const figure = rank && figureOf(state, rank);
    return [(figure?.is.ld ?? 0) + (rank?.raised.ld ?? 0), ratingOf(state, warband)];
  };
  const best = able.reduce<(typeof able)[number] | undefined>((first, next) => {
    if (!first) return next;
    const [a, b] = [worthOf(first[1]), worthOf(next[1])];
    return b[0] > a[0] || (b[0] === a[0] && b[1] > a[1]) ? next : first;
  }, undefined);
  return best?.[0];
}

/** Magic-users of the whole force, alchemists and the Hospital aside, and how many its points and its fortresses allow. */
export function magicUsers(state: State, seat: Seat) {
  const warbands = warbandsOf(state, seat);
  const have = warbands
    .flatMap(([, warband]) => ranksOf(warband))
    .filter((rank) => {
      const figure = figureOf(state, rank);
      return figure !== undefined && isMagicUser(figure);
    })
    .reduce((all, { fit }) => all + fit, 0);
  const share = sum(warbands, (warband) => pointsFit(state, warband)) / pointsPerMagicUser;
  const { magicUsers: by } = state.options.rulings;
  return {
    have,
    byPoints: by === 'begun' ? Math.ceil(share) : Math.floor(share),
    byFortress: territoriesOf(state, seat).filter(([, { land }]) => land === 'fortress').length,
  };
}
