/** What the book says when a rule makes its owner tell: the least that answers, taken fresh from the page. */
import * as v from 'valibot';
import { parse } from '../../../../kernel/args.ts';
import type { Json } from '../../../../kernel/json.ts';
import { shareOut } from '../../battle/share.ts';
import { countArg, pieceArg } from '../../define.ts';
import { type Ledger, worth } from '../../ledger/book.ts';

const about = v.object({
  banners: v.array(pieceArg),
  points: v.optional(countArg, 0),
  /** Of `caster`: the level of wizard it takes; 0 where any banner of those points is thought to have one. */
  level: v.optional(countArg, 0),
  /** Of `losses`: who bears the odd points, and what was charged already and is not yet booked. */
  first: v.optional(v.nullable(pieceArg), null),
  already: v.optional(v.record(pieceArg, countArg), {}),
});

/**
 * `total`: points of all banners together. `points`: of each banner. `contents`: units and characters of each.
 * `fewer-than`: whether they come to fewer than `points`. `caster`: whether one of them can cast an equinox spell. `losses`: how they bear so many points. Undefined where a banner is not in the book or not mustered.
 */
export function armyClaim(ledger: Ledger, what: string, given: Json): Json | undefined {
  const asked = parse(about, given);
  if (!asked.ok) return undefined;
  const { banners, points, level, first, already } = asked.value;
  // Banners that have fallen since are no longer there to be counted.
  const books = banners.flatMap((id) => {
    const contents = ledger.banners[id];
    return contents ? [{ id, contents }] : [];
  });
  if (books.length === 0 || books.some(({ contents }) => !contents.mustered)) return undefined;
  const total = books.reduce((sum, { contents }) => sum + worth(contents), 0);
  switch (what) {
    case 'total':
      return total;
    case 'points':
      return Object.fromEntries(books.map(({ id, contents }) => [id, worth(contents)]));
    case 'contents':
      return Object.fromEntries(
        books.map(({ id, contents }) => {
          const { units, characters } = contents;
          return [id, { points: worth(contents), units, characters }];
        }),
      );
    case 'fewer-than':
      return total < points;
    case 'caster':
      return (
        books.some(({ contents }) => worth(contents) >= points) &&
        (level === 0 ||
          books.some(({ contents }) =>
            contents.characters.some((each) => each.wizard === true && each.level >= level),
          ))
      );
    case 'losses':
      return shareOut(
        points,
        books.map(({ id, contents }) => ({ banner: id, points: worth(contents) - (already[id] ?? 0) })),
        first,
      );
    default:
      return undefined;
  }
}
