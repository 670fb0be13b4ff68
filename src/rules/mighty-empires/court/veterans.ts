/** Characters who came through the season unharmed rise a level, once each winter. */
import type { Remark } from '../../../kernel/ruleset.ts';
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

/** Those who rise: neither bought nor ransomed this winter, and not as high as anybody can be. */
export function rising(ledger: Ledger, { season, court }: State): readonly Character[] {
  const fresh = ledger.court.purchases
    .filter(({ year }) => year === season.year)
    .flatMap(({ items }) => items);
  const bought = new Set(
    fresh.filter((id) => ledger.court.reserve.characters.some((character) => character.id === id)),
  );
  return ownTroops(ledger).characters.filter(
    ({ id, level }) => level < highest && !bought.has(id) && court.ransomed[id] !== season.year,
  );
}
export const risen = (level: number): number => Math.min(highest, level + step);

export function checkAdvance(ledger: Ledger, write: CourtWriteOf<'advance'>, state: State): true | Remark {
  const now = mayRecruit(state, ledger.seat);
  if (now !== true) return now;
  if (ledger.court.advanced === state.season.year)
    return no('Your characters have risen this winter already.', rule);
  const risers = rising(ledger, state).filter(({ id }) => !write.except.includes(id));
  const less = Object.entries(write.points).some(
    ([id, points]) => (risers.find((one) => one.id === id)?.points ?? Number.MAX_SAFE_INTEGER) > points,
  );
  return !less || no('Only those who rise are worth more, and none of them less.', rule);
}

export function advance(ledger: Ledger, { except, points }: CourtWriteOf<'advance'>, state: State): Ledger {
  const ids = new Set(
    rising(ledger, state)
      .map(({ id }) => id)
      .filter((id) => !except.includes(id)),
  );
  const before = ownTroops(ledger).characters.reduce((sum, character) => sum + character.points, 0);
  const after = rewritten(
    ledger,
    (unit) => unit,
    (one) =>
      ids.has(one.id) ? { ...one, level: risen(one.level), points: points[one.id] ?? one.points } : one,
  );
  const grown = ownTroops(after).characters.reduce((sum, character) => sum + character.points, 0) - before;
  return tallied(withCourt(after, { advanced: state.season.year }), { recruited: grown });
}
