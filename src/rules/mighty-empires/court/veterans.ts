/** Characters who came through the season without a lasting wound rise a level, once each winter. */
import { lookUp } from '../../../kernel/chart.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { wounds } from '../charts/wounds.ts';
import { type Character, type Ledger, tallied } from '../ledger/book.ts';
import type { State } from '../state.ts';
import { withCourt } from './book.ts';
import { mayRecruit } from './purchases.ts';
import { no } from './refusals.ts';
import { ownTroops, rewritten } from './rolls.ts';
import type { CourtWriteOf } from './write-args.ts';

const rule = 'me.recruitment.veterans';
const highest = 25;
const step = 5;

/** Whether this season left a character a wound that never heals. */
const maimed = ({ battles }: Ledger, id: string, year: number): boolean =>
  (battles.wounds[id] ?? []).some(
    ({ wound, until }) => until.year === year && Object.keys(lookUp(wounds, wound).is.permanent).length > 0,
  );

/**
 * Those who rise: neither maimed this season, nor bought or ransomed this winter, and not as high as anybody can be. Who
 * came home by himself and waits for a banner is one of them.
 */
export function rising(ledger: Ledger, { season, court }: State): readonly Character[] {
  const fresh = ledger.court.purchases
    .filter(({ year }) => year === season.year)
    .flatMap(({ items }) => items);
  const bought = new Set(
    fresh.filter((id) => ledger.court.reserve.characters.some((character) => character.id === id)),
  );
  return [...ownTroops(ledger).characters, ...ledger.battles.home].filter(
    ({ id, level }) =>
      level < highest &&
      !bought.has(id) &&
      court.ransomed[id] !== season.year &&
      !maimed(ledger, id, season.year),
  );
}
export const risen = (level: number): number => Math.min(highest, level + step);

export function checkAdvance(ledger: Ledger, write: CourtWriteOf<'advance'>, state: State): true | Remark {
  const now = mayRecruit(state, ledger.seat);
  if (now !== true) return now;
  if (ledger.court.advanced === state.season.year)
    return no('Your characters have already been promoted this winter.', rule);
  const risers = rising(ledger, state).filter(({ id }) => !write.except.includes(id));
  const less = Object.entries(write.points).some(
    ([id, points]) => (risers.find((one) => one.id === id)?.points ?? Number.MAX_SAFE_INTEGER) > points,
  );
  return !less || no('Only promoted characters may change in points, and only upwards.', rule);
}

export function advance(ledger: Ledger, { except, points }: CourtWriteOf<'advance'>, state: State): Ledger {
  const ids = new Set(
    rising(ledger, state)
      .map(({ id }) => id)
      .filter((id) => !except.includes(id)),
  );
  const before = ownTroops(ledger).characters.reduce((sum, character) => sum + character.points, 0);
  const rise = (one: Character): Character =>
    ids.has(one.id) ? { ...one, level: risen(one.level), points: points[one.id] ?? one.points } : one;
  const { battles, ...after } = rewritten(ledger, (unit) => unit, rise);
  const grown =
    ownTroops({ ...after, battles }).characters.reduce((sum, character) => sum + character.points, 0) -
    before;
  const home = battles.home.map(rise);
  return tallied(withCourt({ ...after, battles: { ...battles, home } }, { advanced: state.season.year }), {
    recruited: grown,
  });
}
