/**
 * How parts begin and end. What several lines do to a seat on one page adds up: none undoes another, or a line that is dated back
 * would take from a phone what others have seen it do. So a part that ends counts to the end of its page, for lines that had not heard.
 */
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import type { SeatPublic } from './keys.ts';
import { type Membership, membershipsOf, type Roster } from './roster.ts';

export interface End {
  /** The line that ends it. */
  readonly word: Hash;
  readonly as: 'out' | 'left';
}
const over = (one: Membership, page: number, { word, as }: End): Membership => ({
  ...one,
  until: page + 1,
  words: [...(one.words ?? []), word],
  [as]: true,
});

/** The roster with parts, taken up or not, that end with the page; those that do so already end by this line too, for those who hear of it first. */
export function ended(roster: Roster, page: number, ends: (one: Membership) => boolean, how: End): Roster {
  const again = (one: Membership): Membership =>
    (one.until === undefined || one.until === page + 1) && ends(one) ? over(one, page, how) : one;
  return {
    ...roster,
    members: roster.members.filter((one) => !ends(one)),
    former: [...roster.former.map(again), ...roster.members.filter(ends).map((one) => over(one, page, how))],
    offers: roster.offers.map(again),
  };
}

/**
 * The roster with a part whose phone takes it up, though a line of this page of which it had not heard may have ended it already.
 * @param hears what the author of that line had heard of
 */
export function joined(
  roster: Roster,
  part: Membership,
  page: number,
  hears: (line: Hash) => boolean,
): Roster {
  const { device, seat, role, key } = part;
  const before = [...membershipsOf(roster), ...roster.offers].filter(
    (one) =>
      one.device === device &&
      one.seat === seat &&
      one.role === role &&
      one.key === key &&
      one.until === page + 1,
  );
  const ends = [
    ...before.flatMap(({ words = [], left }) =>
      words.map((word): End => ({ word, as: left ? 'left' : 'out' })),
    ),
    ...roster.barred.flatMap((bar): End[] =>
      bar.seat === seat && bar.key === key && bar.page === page
        ? bar.words.map((word): End => ({ word, as: 'out' }))
        : [],
    ),
    ...roster.rekeyed.flatMap((one): End[] =>
      one.seat === seat && one.keys?.sign === key && one.page === page
        ? one.words.map((word): End => ({ word, as: one.as }))
        : [],
    ),
  ];
  const unheard = ends.filter(({ word }) => !hears(word));
  if (unheard.length === 0) return { ...roster, members: [...roster.members, part] };
  const gone = unheard.reduce((one, how) => over(one, page, how), part);
  return { ...roster, former: [...roster.former, gone] };
}

/** The roster with a seat under other keys, or under none. */
export function rekeyed(
  roster: Roster,
  seat: Seat,
  keys: SeatPublic | undefined,
  page: number,
  { word, as }: End,
): Roster {
  const had = roster.seats.find(({ id }) => id === seat)?.keys;
  return {
    ...roster,
    seats: roster.seats.map((one) => {
      if (one.id !== seat) return one;
      const { keys: _, ...place } = one;
      return keys ? { ...place, keys } : place;
    }),
    rekeyed: [...roster.rekeyed, { seat, keys: had, page, words: [word], as }],
  };
}

/** The roster where a line says once more what others have brought about: it holds for those, too, who heard of this one alone. */
export function echoed(roster: Roster, said: readonly Hash[], word: Hash): Roster {
  const alsoBy = (words: readonly Hash[]): readonly Hash[] =>
    words.some((one) => said.includes(one)) ? [...words, word] : words;
  const part = (one: Membership): Membership =>
    [...one.from, ...(one.words ?? [])].some((line) => said.includes(line))
      ? { ...one, from: alsoBy(one.from), ...(one.words ? { words: alsoBy(one.words) } : {}) }
      : one;
  return {
    ...roster,
    members: roster.members.map(part),
    former: roster.former.map(part),
    offers: roster.offers.map(part),
    barred: roster.barred.map((one) => ({ ...one, words: alsoBy(one.words) })),
    rekeyed: roster.rekeyed.map((one) => ({ ...one, words: alsoBy(one.words) })),
    invitations: roster.invitations.map((one) => ({ ...one, ended: alsoBy(one.ended) })),
  };
}
