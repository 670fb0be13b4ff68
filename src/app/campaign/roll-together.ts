/**
 * This phone's dice while another player's phone is linked: both have a hand in them, at no more taps than its own. Where the
 * other's number does not come in time, this phone rolls alone.
 */
import { here } from '../../campaign/own-seat.ts';
import { rollWith } from '../../campaign/roll-with.ts';
import type { Session } from '../../campaign/session.ts';
import type { Faces } from '../../kernel/dice.ts';
import type { RollQuestion, Seat } from '../../kernel/question.ts';
import { isPhoneOf, plays, seatsOf } from '../../log/hands.ts';
import type { Device } from '../../log/keys.ts';
import { meetings } from './meeting.ts';

/** A linked phone answers in a tenth of this; one whose screen has just gone dark not at all. */
const PATIENCE = 3_000;

/** A linked phone of another player, who could have a hand in the dice of a seat. */
export function witnessFor(session: Session, seat: Seat): Device | undefined {
  const view = session.view();
  if (!view) return undefined;
  const { roster, page } = here(view);
  return meetings(session)
    .now()
    .partners.flatMap(({ device, state }) =>
      device !== undefined && (state === 'in step' || state === 'exchanging') ? [device] : [],
    )
    .find(
      (device) =>
        seatsOf(roster, device, page).length > 0 &&
        !plays(roster, device, seat, page) &&
        !isPhoneOf(roster, view.device, device, page),
    );
}

/**
 * Rolls the dice of some questions with another phone.
 * @returns the faces of each, as they stand in the book; undefined where the other phone was not heard of in time
 */
export async function rollTogether(
  session: Session,
  order: string,
  asked: readonly { readonly seat: Seat; readonly question: RollQuestion }[],
  device: Device,
): Promise<readonly (Faces | undefined)[]> {
  for (const { seat, question } of asked) await rollWith(session, seat, order, question, device);
  const fallen = (): readonly (Faces | undefined)[] =>
    asked.map(({ question }) => facesIn(session, order, question.label));
  return new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer);
      unsubscribe();
      done(fallen());
    };
    const unsubscribe = session.subscribe(() => {
      if (fallen().every((faces) => faces !== undefined)) end();
    });
    const timer = setTimeout(end, PATIENCE);
  });
}

/** How a question of an order was answered by dice of two phones, whether the order still asks or has come to its end. */
function facesIn(session: Session, order: string, label: string): Faces | undefined {
  const told = session
    .view()
    ?.tellings.find(({ entry }) => entry === order)
    ?.asked.find(({ question }) => question.label === label);
  return told?.how === 'witnessed' ? (told.value as Faces) : undefined;
}
