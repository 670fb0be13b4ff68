/**
 * A court's secrets in its owner's ledger: what crowns bought, troops that stand in no banner, contingents hired, letters.
 * Points bought in one winter are paid for together: a crown for every hundred of them or part of a hundred. Heroes who
 * come of themselves (Call of Heroes) cost none.
 */
import * as v from 'valibot';
import { parse } from '../../../kernel/args.ts';
import type { Json } from '../../../kernel/json.ts';
import { pieceArg } from '../define.ts';
import type { Contents, Ledger } from '../ledger/book.ts';
import { heroPoints } from '../map/spells.ts';
import type { State } from '../state.ts';
import type { CourtBook, Plan, Purchase, Troops } from './pages.ts';

export type { CourtBook, Hired, Kept, Plan, Purchase, Troops } from './pages.ts';
export { newCourtBook, noTroops } from './pages.ts';

export const crownPoints = 100;
export const pointsOf = ({ points, units, characters }: Troops): number =>
  [...units, ...characters].reduce((sum, troop) => sum + troop.points, points);
export const joined = (one: Troops, other: Troops): Troops => ({
  points: one.points + other.points,
  units: [...one.units, ...other.units],
  characters: [...one.characters, ...other.characters],
});

export const withCourt = (ledger: Ledger, by: Partial<CourtBook>): Ledger => ({
  ...ledger,
  court: { ...ledger.court, ...by },
});
/** Troops of a banner that is rolled up wait to be mustered anew. */
export const toReserve = (ledger: Ledger, { points, units, characters }: Contents): Ledger =>
  withCourt(ledger, { reserve: joined(ledger.court.reserve, { points, units, characters }) });

const ofWinter = ({ court }: Ledger, year: number): readonly Purchase[] =>
  court.purchases.filter((purchase) => purchase.year === year);

/** Points of heroes a seat was promised by magic this winter and has not called upon yet. */
export const heroesLeft = (ledger: Ledger, state: State): number =>
  Math.max(0, heroPoints(state, ledger.seat) - heroesBought(ledger, state.season.year));
const heroesBought = (ledger: Ledger, year: number): number =>
  ofWinter(ledger, year).reduce((sum, { heroes = 0 }) => sum + heroes, 0);

/** Points of this winter that crowns are paid for. */
function paidPoints(ledger: Ledger, state: State): number {
  const { year } = state.season;
  const bought = ofWinter(ledger, year).reduce((sum, { points }) => sum + points, 0);
  return bought - Math.min(heroPoints(state, ledger.seat), heroesBought(ledger, year));
}
/** Crowns of this winter that only the book knows of, by the phase they belong to. */
export function secretCrowns(ledger: Ledger, state: State) {
  const of = (spies: boolean): number =>
    ofWinter(ledger, state.season.year)
      .filter(({ kind }) => (kind === 'operatives') === spies)
      .reduce((sum, { crowns }) => sum + crowns, 0);
  return {
    recruitment: of(false) + Math.ceil(paidPoints(ledger, state) / crownPoints),
    espionage: of(true),
  };
}
/** Crowns a seat still has this winter, its secret spending counted; below 0 where it has spent too much. */
export const crownsLeft = (ledger: Ledger, state: State): number => {
  const { revenue, spent } = state.winter.purses[ledger.seat] ?? { revenue: 0, spent: 0 };
  const { recruitment, espionage } = secretCrowns(ledger, state);
  return (revenue ?? 0) - spent - recruitment - espionage;
};
/** Points that can still be bought: whole crowns, and what is left over of the last one broken. */
export const pointsLeft = (ledger: Ledger, state: State): number => {
  const paid = paidPoints(ledger, state);
  const rest = Math.ceil(paid / crownPoints) * crownPoints - paid;
  return Math.max(0, crownsLeft(ledger, state) * crownPoints + rest);
};
/** What its owner plans to spend this winter, by phase; nothing where nothing is planned. */
export const plannedBy = ({ court }: Ledger, { season }: State): Plan['by'] =>
  court.plan?.year === season.year ? court.plan.by : {};

const letterArg = v.object({ letter: pieceArg });
/** `letter`: what a letter says, and the sand on it. */
export function courtClaim({ court }: Ledger, what: string, given: Json): Json | undefined {
  const asked = what === 'letter' ? parse(letterArg, given) : undefined;
  const letter = asked?.ok ? court.letters[asked.value.letter] : undefined;
  return letter && { text: letter.text, sand: letter.sand };
}
