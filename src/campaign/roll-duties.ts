/**
 * Rolling with another phone: the roller's phone lays down a number, the other adds one of its own, and the roller's opens
 * it. What follows the first line both phones do by themselves. A phone makes its numbers from its own key and their place in
 * its log, so none has to be kept, and adds to the rolls of others only.
 */
import { dice } from '../kernel/dice.ts';
import { type Question, shapeOf } from '../kernel/question.ts';
import { hex } from '../log/bytes.ts';
import { type Entry, is } from '../log/entry.ts';
import { isPhoneOf } from '../log/hands.ts';
import { playsFor } from '../log/roster.ts';
import { lineKey, type Spot } from '../log/seal.ts';
import { facesOf, type RolledTogether, rollCommit } from '../log/together.ts';
import type { Duty } from './duty.ts';
import { type Keyring, spotOf } from './keyring.ts';
import { here, ownSeat } from './own-seat.ts';
import type { View } from './view.ts';

/** This phone's number for a line of its own. */
export const numberAt = ({ acting }: Keyring, at: Spot): string | undefined =>
  acting && hex(lineKey(acting, at));

/** What this phone owes to rolls of two phones: its number to those of others, and the opening of its own. */
export const rollDuties = (view: View, ring: Keyring): readonly Duty[] =>
  view.open.flatMap(({ open, run }) =>
    run.open.flatMap((question): readonly Duty[] =>
      question.ask === 'roll'
        ? view.seats.flatMap(({ id }) => {
            const made = view.book.together.of(open.order, question.label, id);
            if (!made || (question.by !== 'table' && question.by !== id)) return [];
            return made.share ? opening(view, ring, question, made) : sharing(view, ring, made);
          })
        : [],
    ),
  );

/** Whether this phone has written such a line already: what came of it is the fold's to say. */
const wrote = ({ book, device }: View, such: (entry: Entry) => boolean): boolean =>
  book.pages.some(({ entries }) => entries.some(({ entry }) => entry.author === device && such(entry)));

function sharing(view: View, ring: Keyring, { roll }: RolledTogether): readonly Duty[] {
  const seat = ownSeat(view);
  if (roll.entry.body.witness !== view.device || seat === undefined || !ring.acting) return [];
  if (view.book.waiting.has(roll.entry.author)) return [];
  const { roster, page, device } = here(view);
  if (playsFor(roster, device, roll.entry.seat) || isPhoneOf(roster, roll.entry.author, device, page))
    return [];
  if (wrote(view, (entry) => is(entry, 'witness') && entry.body.roll === roll.hash)) return [];
  return [
    {
      seat,
      body: (at) => ({ kind: 'witness', roll: roll.hash, share: numberAt(ring, at) ?? '' }),
    },
  ];
}

function opening(
  view: View,
  ring: Keyring,
  question: Extract<Question, { ask: 'roll' }>,
  { roll, share }: RolledTogether,
): readonly Duty[] {
  const { author, seat, body } = roll.entry;
  const at = spotOf(ring, roll.entry);
  const secret = author === view.device ? numberAt(ring, at) : undefined;
  // A number that was laid down under an older key cannot be opened here.
  if (secret === undefined || !share || rollCommit(at, secret) !== body.commit) return [];
  if (wrote(view, (entry) => is(entry, 'answer') && entry.body.roll?.secret === secret)) return [];
  const faces = facesOf(roll.hash, [secret, share.entry.body.share], dice(question.dice));
  return [
    {
      seat,
      body: () => ({
        kind: 'answer',
        order: body.order,
        label: body.label,
        shape: shapeOf(question),
        value: [...faces],
        how: 'witnessed',
        roll: { entry: roll.hash, secret },
      }),
    },
  ];
}
