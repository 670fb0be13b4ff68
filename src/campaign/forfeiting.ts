/** What players who wait may declare forfeit: choices that others do not lay down, do not open, or do not say. */
import { forfeitOf, type Question, shapeOf } from '../kernel/question.ts';
import type { Hash } from '../log/bytes.ts';
import type { Forfeit } from '../log/forfeits.ts';
import { different, isLone } from '../log/hands.ts';
import { handOn, writeAs } from './absence.ts';
import { here } from './own-seat.ts';
import type { Session } from './session.ts';
import type { OpenOrder, View } from './view.ts';

const isFor = ({ line: { entry } }: Forfeit, view: View, order: OpenOrder, question: Question): boolean =>
  view.orderOf(entry.body.order) === order.open.order && entry.body.label === question.label;

/** What is missing of an order: cards not laid down or, once all lie, not opened; and what a seat alone can say. */
export function missing({ run, committed }: OpenOrder): readonly Question[] {
  const laid = run.open.filter(({ label }) => committed.includes(label));
  const lacking =
    run.sealed && laid.length < run.open.length ? run.open.filter((one) => !laid.includes(one)) : run.open;
  return lacking.filter(
    (question) => (run.sealed || question.ask === 'declare') && forfeitOf(question) !== undefined,
  );
}
/** Of these, what this phone may declare forfeit, and has not yet. */
export const mayForfeit = (view: View, order: OpenOrder): readonly Question[] =>
  missing(order).filter(
    (question) =>
      handOn(view, [question.by]) !== undefined &&
      !view.seats.some(({ id, mine }) => id === question.by && mine) &&
      !view.book.forfeits.all.some((one) => one.state === 'asked' && isFor(one, view, order, question)),
  );

/** Declares it forfeit: once another nods, or at once where nobody could. @throws CampaignError */
export const declareForfeit = (session: Session, order: Hash, question: Question): Promise<Hash> =>
  writeAs(session, [question.by], {
    kind: 'forfeit',
    order,
    label: question.label,
    seat: question.by,
    shape: shapeOf(question),
  });

/** Whether a forfeit that this phone declared would hold at once. */
export function forfeitsAlone(view: View, { by }: Question): boolean {
  const { roster, page, device } = here(view);
  const own = handOn(view, [by]);
  return own !== undefined && isLone(roster, { author: device, seat: own }, page, [by]);
}

/** Forfeits that wait for a nod, and may still come to something. */
export const forfeitsAsked = (view: View): readonly Forfeit[] =>
  view.book.forfeits.all.filter(
    (one) =>
      one.state === 'asked' &&
      view.open.some((order) => missing(order).some((question) => isFor(one, view, order, question))),
  );
/** Whether this phone may nod to one. */
export function mayNod(view: View, { line }: Forfeit): boolean {
  const { roster, page, device } = here(view);
  const own = handOn(view, [line.entry.body.seat]);
  return own !== undefined && different(roster, line.entry, { author: device, seat: own }, page);
}
