/**
 * What a phone calls its players for: questions, tasks and agreements that wait for them, disputes that name them, and their
 * turn.
 */
import { mayAgree, stillAwaited } from '../../campaign/acts.ts';
import { calledOn } from '../../campaign/called-on.ts';
import { leftToSay } from '../../campaign/parties.ts';
import { phaseOf } from '../../campaign/phase-of.ts';
import { type Request, requestsTo } from '../../campaign/requests.ts';
import type { Asking, OpenOrder, View } from '../../campaign/view.ts';
import { canonical } from '../../kernel/json.ts';
import type { Question, Seat } from '../../kernel/question.ts';
import type { Task } from '../../kernel/ruleset.ts';
import { say, type Text } from '../../kernel/text.ts';
import type { Hash } from '../../log/bytes.ts';
import { type Entry, is } from '../../log/entry.ts';
import { disputesOf } from './disputes.ts';
import type { Mail } from './letters-read.ts';
import { underWay } from './under-way.ts';

export interface Call {
  /** The same as long as the same thing is asked. */
  readonly key: string;
  readonly seat: Seat;
  readonly kind: 'dispute' | 'question' | 'turn' | 'request' | 'agreement' | 'letter' | 'task';
  readonly text: Text;
  /** The order under way that asks it. */
  readonly order?: Hash;
  /** The line of the chronicle that an agreement is about. */
  readonly line?: Hash;
  /** The order that a task would have given. */
  readonly form?: string;
  /** Where all that a turn holds is the way on, and others have it as well: what it is. */
  readonly anybody?: Text;
  /** The orders that a turn begins with: who is at one of them knows of it. */
  readonly forms?: readonly string[];
}

export type Letters = (view: View, seat: Seat) => readonly Mail[];
const none: Letters = () => [];

/** All that waits for these seats, most pressing first; many tasks of one sort are one call. `letters` are those unread. */
export const callsOn = (view: View, seats: readonly Seat[], letters: Letters = none): readonly Call[] =>
  seats.flatMap((seat) => {
    const wishes = [
      ...agreements(view, seat),
      ...requests(view, seat),
      ...pages(view, seat),
      ...letters(view, seat).map(letterCall(seat)),
    ];
    const calls = [...disputes(view, seat), ...questions(view, seat), ...tasks(view, seat), ...wishes];
    const keys = new Set<string>();
    const once = [...turn(view, seat), ...calls].filter(({ key }) => !keys.has(key) && keys.add(key));
    return once.toSorted((a, b) => rank.indexOf(a.kind) - rank.indexOf(b.kind));
  });
const rank: readonly Call['kind'][] = [
  'dispute',
  'question',
  'turn',
  'request',
  'agreement',
  'letter',
  'task',
];

/**
 * What these seats are newly called for between two pictures of a campaign: nothing where only the player of this phone has
 * written, nor where nothing was known before. A turn that begins stands for the tasks it brings.
 */
export function calledFor(
  before: View | undefined,
  now: View,
  seats: readonly Seat[],
  letters: Letters = none,
): readonly Call[] {
  if (!before || !cameFromOutside(before, now)) return [];
  const known = new Set(callsOn(before, seats, letters).map(nameOf));
  const fresh = callsOn(now, seats, letters).filter((call) => !known.has(nameOf(call)));
  const begun = new Set(fresh.flatMap(({ kind, seat }) => (kind === 'turn' ? [seat] : [])));
  return fresh.filter(({ kind, seat }) => kind !== 'task' || !begun.has(seat));
}
const nameOf = ({ seat, key }: Call): string => `${seat} ${key}`;

const questions = (view: View, seat: Seat): readonly Call[] => [
  ...calledOn(view, seat).map(({ order, question }) => asCall(seat, order, question, question.text)),
  ...leftToSay(view, seat).map(({ order, question }) =>
    asCall(
      seat,
      order,
      question,
      say('{seat} is away: you are asked to answer for them', { seat: question.by }),
    ),
  ),
];
const asCall = (seat: Seat, { open: { order } }: OpenOrder, { label }: Question, text: Text): Call => {
  return { key: `${order}/${label}`, seat, kind: 'question', text, order };
};

const disputes = (view: View, seat: Seat): readonly Call[] =>
  disputesOf(view, view.seats.some(({ id, mine }) => mine && id === seat) ? [seat] : []).map(
    ({ entry, stands, other }) => ({
      key: entry,
      seat,
      kind: 'dispute',
      text: say("Two different answers: {seat}'s counts, not {other}'s", {
        seat: stands.hand ?? stands.seat,
        other: other.hand ?? other.seat,
      }),
    }),
  );

const letterCall =
  (seat: Seat) =>
  ({ id, from }: Mail): Call => ({
    key: id,
    seat,
    kind: 'letter',
    text: say('A letter from {seat}', { seat: from }),
  });

const pressing = (view: View, seat: Seat): readonly Task[] =>
  view.tasks(seat).filter((task) => task.kind !== 'mind' && !task.aside && !underWay(view, seat, task));

const tasks = (view: View, seat: Seat): readonly Call[] =>
  pressing(view, seat)
    .filter(({ kind }) => kind === 'asked')
    .map(({ title, together, order, about }) => ({
      key: together ? together.say : JSON.stringify([title.say, order ?? null, about ?? null]),
      seat,
      kind: 'task',
      text: together ?? title,
      ...(order ? { form: order.id } : {}),
    }));

function turn(view: View, seat: Seat): readonly Call[] {
  const presses = pressing(view, seat);
  const busy = view.clock.turn === seat || presses.some(({ book, quiet }) => !book && !quiet);
  if (!busy || !stillAwaited(view).includes(seat)) return [];
  const forms = presses.flatMap(({ order }) => order?.id ?? []);
  const shared = wayForAnybody(view, seat, presses);
  const call = { key: 'turn', seat, kind: 'turn', text: phaseOf(view, seat), forms } as const;
  // A turn of one's own that follows is another call.
  return [shared ? { ...call, key: 'anybody', anybody: shared } : call];
}

/** The way on, where nothing else is left and another player may take it just as well. */
function wayForAnybody(view: View, seat: Seat, presses: readonly Task[]): Text | undefined {
  const [only, ...others] = presses.filter(({ book, quiet }) => !book && !quiet);
  if (view.clock.turn !== undefined || !only?.onward || only.begins || only.told || others.length > 0)
    return undefined;
  const same = canonical([only.order?.id ?? '', only.order?.args ?? null]);
  const another = stillAwaited(view).some(
    (other) =>
      other !== seat &&
      view
        .tasks(other)
        .some(({ onward, order }) => onward && canonical([order?.id ?? '', order?.args ?? null]) === same),
  );
  return another ? only.title : undefined;
}

const agreements = (view: View, seat: Seat): readonly Call[] =>
  view.asking
    .filter((asking) => asking.seat !== seat && mayAgree(view, seat, asking))
    .map((asking) => ({
      key: asking.entry,
      seat,
      kind: 'agreement',
      text: wishOf(asking),
      ...(asking.order === undefined ? {} : { line: asking.order }),
    }));

/** A nod or a seat that is asked of this phone's players: told at their own seat, and answered on Today. */
const requests = (view: View, seat: Seat): readonly Call[] =>
  requestsTo(view, seat).map(({ entry, kind, seat: about, absent }) => ({
    key: entry,
    seat,
    kind: 'request',
    text: say(asks[kind], { seat: about, ...(absent === undefined ? {} : { otherSeat: absent }) }),
  }));
const asks: { readonly [kind in Request['kind']]: string } = {
  'stand-in': '{seat} wants to stand in for {otherSeat}, and asks you to agree',
  proposal: '{seat} asks you to agree',
  claim: 'Another phone asks for {seat}’s seat',
};

/** A page that another turned, and from which this phone does not go on without its player's word. */
const pages = ({ doubt }: View, seat: Seat): readonly Call[] =>
  doubt?.seat === seat
    ? [
        {
          key: doubt.close,
          seat,
          kind: 'request',
          text: say('{seat} turned the page: do you go on from it?', { seat: doubt.by }),
        },
      ]
    : [];

/** What a proposal is, in a sentence. */
export const wishOf = ({ kind, seat }: Asking): Text => say(wishes[kind], { seat });
const wishes: { readonly [kind in Asking['kind']]: string } = {
  strike: '{seat} wants to undo an entry',
  restore: '{seat} wants to bring back an entry',
  correct: '{seat} wants to correct an entry',
  amend: '{seat} wants to change the book by agreement',
};

/** Whether another phone has written, or this one by itself: what its player did they know. */
function cameFromOutside(before: View, now: View): boolean {
  const grown = Object.entries(now.book.reached).filter(([log, n]) => n > (before.book.reached[log] ?? 0));
  if (grown.some(([log]) => log !== now.device)) return true;
  const fresh = writtenHere(before, now);
  return fresh.length > 0 && fresh.every(isDuty);
}
/** Whether this phone's player has written, and not only the phone by itself. */
export const didHere = (before: View, now: View): boolean =>
  writtenHere(before, now).some((entry) => !isDuty(entry));
const writtenHere = (before: View, now: View): readonly Entry[] =>
  now.book.pages
    .slice(-2)
    .flatMap(({ entries }) => entries.map(({ entry }) => entry))
    .filter(({ author, seq }) => author === now.device && seq > (before.book.reached[now.device] ?? 0));
const isDuty = (entry: Entry): boolean =>
  is(entry, 'reveal') ||
  is(entry, 'tell') ||
  is(entry, 'seen') ||
  (is(entry, 'answer') && entry.body.how === 'ledger');
