/**
 * Who enters what only the phone of an absent player knows. A player who acts for them and is a side of the same order does not
 * make it up: a player at the table who is no side says it, and they enter that.
 */
import type { DeclareQuestion, Seat } from '../kernel/question.ts';
import { markOf } from '../log/mark.ts';
import type { Suggestion } from './folded.ts';
import type { OpenOrder, View } from './view.ts';

/** Seats that gave the order or are asked something in it. */
const parties = ({ open, run }: OpenOrder): ReadonlySet<Seat> =>
  new Set([open.seat, ...run.asked.map(({ by }) => by)]);

const acting = ({ book }: View, id: Seat) =>
  book.standIns.filter(({ seat, state }) => seat === id && state === 'in force');
/** Who writes for a seat whose player is away, or that nobody holds: their own seats. */
const handsOf = (view: View, id: Seat): readonly Seat[] => {
  const free = view.seats.some((one) => one.id === id && !one.held && !one.idle);
  const mark = free ? markOf(view.book.roster) : undefined;
  return [...acting(view, id).map(({ own }) => own), ...(mark === undefined ? [] : [mark])];
};
/** The seats somebody plays as their own. */
const present = (view: View): readonly Seat[] =>
  view.seats.flatMap(({ id, held, idle }) => (held && !idle && acting(view, id).length === 0 ? [id] : []));

/**
 * Whose word a result takes that is written here: each side's that sits elsewhere; while one is away and nobody acts for it
 * who is no side, another player's who is none. Empty where nobody else sits at the table.
 */
export function wordsFor(view: View, sides: readonly Seat[]): readonly Seat[] {
  const mine = (id: Seat): boolean => view.seats.some((one) => one.id === id && one.mine);
  const there = present(view).filter((id) => !mine(id));
  const asked = sides.flatMap((side) => {
    if (mine(side) || !view.seats.some(({ id }) => id === side)) return [];
    const fair = acting(view, side).some(({ device, own }) => device !== view.device && !sides.includes(own));
    return fair || there.includes(side) ? [side] : there.filter((id) => !sides.includes(id)).slice(0, 1);
  });
  return [...new Set(asked)];
}

/** Players at the table who are no side of it and for whom nobody stands in. */
export const outsiders = (view: View, order: OpenOrder): readonly Seat[] =>
  present(view).filter((id) => !parties(order).has(id));
/** Whether a player of this phone is a side of it. */
export const isParty = ({ seats }: View, order: OpenOrder): boolean =>
  seats.some(({ id, mine }) => mine && parties(order).has(id));

/** The players who say it for an absent one, where a side of it acts for them here; nobody where no other sits there. */
export const judges = (view: View, order: OpenOrder): readonly Seat[] =>
  isParty(view, order)
    ? outsiders(view, order).filter((id) => !view.seats.some((one) => one.id === id && one.mine))
    : [];
/** What players who are no side of it have said. */
export const saidBy = (view: View, order: OpenOrder, label: string): readonly Suggestion[] =>
  view.suggestions.filter(
    (made) =>
      made.order === order.open.order && made.label === label && judges(view, order).includes(made.seat),
  );
/** The questions of absent players, acted for by one side, that a seat on neither side may answer. */
export const toSay = (view: View, order: OpenOrder, seat: Seat): readonly DeclareQuestion[] =>
  outsiders(view, order).includes(seat)
    ? order.run.open.flatMap((question) =>
        question.ask === 'declare' && handsOf(view, question.by).some((own) => parties(order).has(own))
          ? [question]
          : [],
      )
    : [];

/** What a seat is asked to say for players who are away, and has not said yet, among all that is open. */
export const leftToSay = (
  view: View,
  seat: Seat,
): readonly { readonly order: OpenOrder; readonly question: DeclareQuestion }[] =>
  view.open.flatMap((order) =>
    toSay(view, order, seat)
      .filter(
        ({ label }) =>
          !view.suggestions.some(
            (made) => made.order === order.open.order && made.label === label && made.seat === seat,
          ),
      )
      .map((question) => ({ order, question })),
  );
