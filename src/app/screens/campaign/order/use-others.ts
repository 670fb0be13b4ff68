/** The other players an order waits for: their dice, which of them are linked, and how this player may stand in for them. */
import { mayStandIn, nodsAsked, othersStandingIn, standingIn } from '../../../../campaign/absence.ts';
import type { OpenOrder } from '../../../../campaign/view.ts';
import type { Question, Seat } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { meetings } from '../../../campaign/meeting.ts';
import { sharesPhone } from '../../../campaign/next-here.ts';
import { linkedSeats } from '../../../campaign/wait.ts';

/** @param props.left the questions that nobody has answered yet */
export function useOthers(props: { readonly order: OpenOrder; readonly left: readonly Question[] }) {
  const { session, view, seat, back } = useCampaign();
  const others = () =>
    seat() === 'guest'
      ? []
      : props.left.filter(
          ({ by }) =>
            by !== 'table' &&
            by !== seat() &&
            !view().seats.some((one) => one.id === by && sharesPhone(view(), one, seat())),
        );
  /** Of each player one die at a time: the first for which this player has suggested nothing yet. */
  const dice = () => {
    const all = others().filter(({ ask }) => ask === 'roll');
    const next = (by: Seat) => {
      const own = all.filter((one) => one.by === by);
      return own.find(({ label }) => !made(label)) ?? own[0];
    };
    return all.filter((one) => one === next(one.by));
  };
  /** Another wants to stand in there, and the nod is what is wanted. */
  const nods = () => nodsAsked(view()).filter(({ seat: absent }) => seats().includes(absent));
  const linked = (by: Seat): boolean => linkedSeats(view(), meetings(session).now()).has(by);
  /** Whom this player stands in for, has asked to, or may. */
  const inForce = (by: Seat): boolean =>
    !back().includes(by) && standingIn(view()).some((one) => one.seat === by);
  const asked = (by: Seat): boolean => standingIn(view(), 'asked').some((one) => one.seat === by);
  const mayAsk = (by: Seat): boolean =>
    mayStandIn(view(), by) &&
    othersStandingIn(view(), by).length === 0 &&
    !nods().some(({ seat: absent }) => absent === by);
  const seats = () => [...new Set(others().map(({ by }) => by))];
  const made = (label: string): boolean =>
    view().suggestions.some(
      (one) => one.order === props.order.open.order && one.label === label && one.seat === seat(),
    );
  return { dice, nods, linked, inForce, asked, mayAsk, seats, made };
}
