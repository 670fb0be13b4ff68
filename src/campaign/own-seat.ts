/** Where this phone's own player sits. */
import type { Seat } from '../kernel/question.ts';
import { seatsOf } from '../log/hands.ts';
import { knowing } from '../log/known.ts';
import type { OpenOrder, View } from './view.ts';

/** This phone at the open page; the roster as one knows it who has heard everything. */
export const here = ({ book: { roster, pages }, device }: View) => {
  const page = pages.length - 1;
  return { roster: knowing(roster, page, () => true), page, device };
};

/** The seat this phone's player sits on themself: the one that is asked for where it holds it, else its first. */
export function ownSeat(view: View, rather?: Seat): Seat | undefined {
  const { roster, page, device } = here(view);
  const own = seatsOf(roster, device, page).filter((seat) =>
    roster.members.some((one) => one.device === device && one.seat === seat && one.role === 'player'),
  );
  return own.find((seat) => seat === rather) ?? own[0];
}

/**
 * Whether chance draws for a seat: this phone acts for it, and its own player lays a card against it. Nobody may see both
 * before they lie.
 */
export function chanceDraws(view: View, { run: { sealed, asked } }: OpenOrder, seat: Seat): boolean {
  const own = ownSeat(view);
  const mine = view.seats.some((one) => one.id === seat && one.mine);
  return sealed && own !== undefined && !mine && asked.some(({ by }) => by === own);
}
