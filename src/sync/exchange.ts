/**
 * The exchange between two phones: pure functions over immutable state. No clock, no link, no store: the conversation around
 * it carries messages, takes runs and says what became of them.
 * Invariants: nothing of a log is said or taken before both have proved themselves and each has let the other in, nor after a
 * withdrawal has come; at most WINDOW run messages are under way; what was sent or declared once is not sent again on the same
 * link. Where a phone stands it says at first, in its answer to
 * runs, and else with a sign of life: in a meeting of eight a line would else be spoken of fifty times.
 */

import { atOnce, type Steps } from '../kernel/paced.ts';
import type { Run } from '../log/chain.ts';
import { type Device, isDevice } from '../log/keys.ts';
import { type Arrived, arriving, heldOf, readWith } from './arriving.ts';
import { claiming, claimMade } from './claiming.ts';
import {
  hearing,
  holding,
  knowingNothing,
  needless,
  type Stretch,
  saying,
  sentBy,
  stepOf,
  waited,
} from './declared.ts';
import type { Event } from './events.ts';
import type { Next, State, View } from './exchange-state.ts';
import type { SyncFault } from './faults.ts';
import { greeting, type Self, shake } from './handshake.ts';
import { faultSeen, type Message } from './messages.ts';
import { said, seek } from './parting.ts';
import { firstOf, messageOf, pieces, sentencesIn } from './pieces.ts';
import type { Taken } from './types.ts';
import { dropped, merged, unlike, vectorOfRuns, without } from './vectors.ts';

export type { Event, Next, State };

const WINDOW = 16;
const AGAIN = 8;

const just = (state: State, ...send: readonly Message[]): Next => ({ state, send, take: [], events: [] });
/** Ends the exchange; the other is told why where that helps it. */
const end = (state: State, fault: SyncFault): Next => ({
  ...just({ ...state, phase: 'closed', queue: [] }, { kind: 'bye', why: fault }),
  fault,
});

export function start(self: Self): Next {
  const state: State = {
    ...knowingNothing,
    self,
    phase: 'greeting',
    theirs: {},
    claims: 0,
    queue: [],
    underWay: 0,
    taking: 0,
    asked: [],
    begged: [],
    again: {},
    given: 0,
    received: 0,
    left: 0,
  };
  return just(state, greeting(self));
}

/** What a message brings of runs, before it is received; undefined where it brings none. */
export function* reading(state: State, message: Message): Steps<Arrived | undefined> {
  const { phase, taking, part, bundle } = state;
  if (phase !== 'open' || (message.kind !== 'run' && message.kind !== 'runs')) return undefined;
  if (taking >= WINDOW) return { fault: 'too fast' };
  return yield* arriving({ ...(part && { part }), ...(bundle && { bundle }) }, message);
}

/** @param brought what `reading` made of the message */
export function receive(
  state: State,
  message: Message,
  view: View,
  brought = atOnce(reading(state, message)),
): Next {
  if (state.phase === 'closed') return just(state);
  if (message.kind === 'bye')
    return {
      ...just({ ...state, phase: 'closed', queue: [] }),
      fault: faultSeen(message.why, state.phase === 'open'),
    };
  if (state.phase !== 'open') return shaken(state, message, view);
  switch (message.kind) {
    case 'welcome':
      return just({ ...state, versions: { app: message.app, rules: message.rules } });
    case 'have':
      return looking(had({ ...state, held: waited(state.held) }, message, view), view);
    case 'run':
    case 'runs':
      return ran(state, message, brought);
    case 'got':
      return got(state, message, view);
    case 'want':
      return wanted(state, message.authors, view);
    case 'others':
      return {
        ...just({ ...state, meets: message.meets ?? [] }),
        events: [{ kind: 'others', at: message.at }],
      };
    case 'claim': {
      const made = claimMade(state, message);
      if (!made) return end(state, 'too fast');
      return { ...just({ ...state, claims: made.claims }), events: [made.event] };
    }
    case 'print-at':
    case 'print-is': {
      const { send, ...on } = said(state, message, view);
      return just({ ...state, ...on }, ...send);
    }
    case 'beat':
      return offer({ ...state, held: waited(state.held) }, view);
    default:
      return end(state, 'malformed');
  }
}

function shaken(state: State, message: Message, view: View): Next {
  const next = shake(state, message);
  if ('fault' in next) return end(state, next.fault);
  const now = { ...state, ...next.now };
  if (now.phase !== 'open' || now.device === undefined) return just(now, ...next.send);
  const { send, ...open } = flow(now, view);
  return { ...open, send: [...next.send, ...send], events: [{ kind: 'proved', device: now.device }] };
}

/** @param said what the other has said of itself: all of it at first, then what has changed */
function had(state: State, said: Omit<Extract<Message, { kind: 'have' }>, 'kind'>, view: View): Next {
  const vector = view.vector();
  const declared = hearing(state.declared, said, (device) => Object.hasOwn(vector, device));
  // Of logs unknown here only what it says now counts: else names made up would pile up.
  const known = Object.entries(state.theirs).filter(([device]) => Object.hasOwn(vector, device));
  // What was sent and set aside, since what leans on it or lets its author in had not come, is sent again.
  const quiet = state.queue.length === 0 && state.underWay === 0;
  const aside = quiet ? dropped(Object.fromEntries(known), declared.vector) : [];
  const again = [...unlike(vector, declared.vector), ...aside].filter(
    (device) => (state.again[device] ?? 0) < AGAIN,
  );
  const counts = again.map((device) => [device, (state.again[device] ?? 0) + 1]);
  const has = Object.entries(declared.vector).filter(([device]) => Object.hasOwn(vector, device));
  const theirs = merged(without(Object.fromEntries(known), again), {
    ...said.vector,
    ...Object.fromEntries(has),
  });
  return offer(
    { ...state, theirs, declared, again: { ...state.again, ...Object.fromEntries(counts) } },
    view,
  );
}

/** Where both have the same lines and read them differently, looks for the first that they part at. */
function looking(next: Next, view: View): Next {
  const differs = stepOf(next.state, view) === 'differs';
  const { parting, send } = seek(next.state.parting, differs, view);
  return { ...next, state: { ...next.state, parting }, send: [...next.send, ...send] };
}

/** Something was written here, or the page has turned. */
export const written = (state: State, view: View): Next => {
  if (state.phase !== 'open') return just(state);
  return state.declared ? offer(state, view) : withClaims(just(state), view);
};

/** Queues what the other lacks and nobody else is thought to send. */
function offer(state: State, view: View): Next {
  if (!state.declared) return flow(state, view);
  return queued(state, view.runsAfter(needless(state.theirs, state.held)), view);
}
function queued(state: State, runs: readonly Run[], view: View): Next {
  const theirs = merged(state.theirs, vectorOfRuns(runs));
  return flow({ ...state, theirs, queue: [...state.queue, ...pieces(runs, state.protocol ?? 1)] }, view);
}
function wanted(state: State, authors: readonly Device[], view: View): Next {
  const vector = view.vector();
  const fresh = authors.filter((one) => Object.hasOwn(vector, one) && !state.begged.includes(one));
  if (fresh.length === 0) return just(state);
  const runs = view.runsAfter(without(state.theirs, fresh)).filter(({ author }) => fresh.includes(author));
  return queued({ ...state, begged: [...state.begged, ...fresh] }, runs, view);
}

/** Some of what was sent is dealt with; and where the other stands now. */
function got(state: State, { runs, have }: Extract<Message, { kind: 'got' }>, view: View): Next {
  if (runs > state.underWay) return end(state, 'malformed');
  const on = { ...state, underWay: state.underWay - runs };
  return have ? looking(had(on, have, view), view) : flow(on, view);
}

/** Whether the other is a phone that the book has let go. */
export const isWithdrawn = ({ device, self }: State): boolean =>
  device !== undefined && self.pass.knows(device) === 'withdrawn';

/** Sends as much as may be under way; at first also where this phone stands. */
function flow(state: State, view: View): Next {
  if (isWithdrawn(state)) return end(state, 'withdrawn');
  const { going, rest: queue } = firstOf(state.queue, WINDOW - state.underWay);
  let left = state.queue.reduce((sum, piece) => sum + sentencesIn(piece), 0);
  const send = going.map((piece): Message => {
    left -= sentencesIn(piece);
    return messageOf(piece, left);
  });
  const given = state.given + going.reduce((sum, piece) => sum + sentencesIn(piece), 0);
  const moved = { ...state, queue, given, underWay: state.underWay + going.length };
  const next = withClaims(just(moved, ...send), view);
  return moved.said ? next : standing(next, view);
}
/** Says where this phone stands, where that is news and all that was to be sent has left. */
function standing(next: Next, view: View): Next {
  const now = isBusy(next.state) ? undefined : saying(next.state, view);
  if (!now) return next;
  const have: Message = { kind: 'have', ...now.have };
  return { ...next, state: { ...next.state, said: now.said }, send: [...next.send, have] };
}
const isBusy = ({ queue, taking }: State): boolean => queue.length > 0 || taking > 0;

function withClaims(next: Next, view: View): Next {
  const { claimed, send } = claiming(next.state, view);
  if (send.length === 0) return next;
  return { ...next, state: { ...next.state, ...(claimed && { claimed }) }, send: [...next.send, ...send] };
}

function ran(state: State, { left }: Message<'run' | 'runs'>, more: Arrived | undefined): Next {
  if (!more) return end(state, 'malformed');
  const { part: _part, bundle: _bundle, ...rest } = state;
  if ('fault' in more) return end(state, more.fault);
  const now = { ...rest, ...more.now, left };
  if (more.runs.length === 0) return just(now, { kind: 'got', runs: 1 });
  const theirs = merged(state.theirs, vectorOfRuns(more.runs));
  const declared = sentBy(state.declared, more.runs);
  const on = { ...now, theirs, taking: state.taking + 1, ...(declared && { declared }) };
  return { ...just(on), take: more.runs };
}

/**
 * What became of runs that were given out to be taken.
 * @param runs of how many messages
 */
export function taken(state: State, runs: number, result: Taken, view: View): Next {
  if (state.phase !== 'open') return just(state);
  const unjoined = result.refused.filter(({ fault }) => fault === 'gap' || fault === 'broken chain');
  const again = unjoined.filter(({ author }) => state.asked.includes(author));
  const full = result.refused.filter(({ fault }) => fault === 'full');
  if (result.refused.length > unjoined.length + full.length || again.length > 0)
    return end(state, 'false entries');
  const authors = [...new Set(unjoined.map(({ author }) => author))].filter(isDevice);
  const next = offer(
    {
      ...state,
      taking: state.taking - runs,
      received: state.received + result.added,
      asked: [...state.asked, ...authors],
    },
    view,
  );
  const events: Event[] = [];
  if (result.added > 0) events.push({ kind: 'received', added: result.added });
  if (result.forked.length > 0) events.push({ kind: 'forked', authors: result.forked });
  if (result.outrun) events.push({ kind: 'outrun' });
  const want: readonly Message[] = authors.length > 0 ? [{ kind: 'want', authors }] : [];
  const now = isBusy(next.state) ? undefined : saying(next.state, view);
  const told: Message = now ? { kind: 'got', runs, have: now.have } : { kind: 'got', runs };
  const on = now ? { ...next.state, said: now.said } : next.state;
  return { ...next, state: on, send: [told, ...want, ...next.send], events };
}

/** A sign of life; with it whatever has not been said yet. */
export const beat = (state: State, view: View): Next => {
  if (state.phase !== 'open') return just(state);
  const next = standing(written(state, view), view);
  return next.send.length > 0 ? next : just(next.state, { kind: 'beat' });
};
/** Tells the other where more of the table can be called, and which phones this one meets besides. */
export const tellOthers = (state: State, at: readonly string[], meets: readonly Device[]): Next =>
  state.phase === 'open'
    ? just(state, { kind: 'others', at: at.slice(0, 64), meets: meets.slice(0, 64) })
    : just(state);
/** Others are thought to send it these. */
export const heldBack = (state: State, stretches: readonly Stretch[]): State => ({
  ...state,
  held: holding(state.held, stretches),
});
export const leave = (state: State): Next => just({ ...state, phase: 'closed', queue: [] }, { kind: 'bye' });

/** Bytes of runs whose ends have not come yet; and those that reading a message takes besides. */
export { heldOf as heldBy, readWith };
/** Whether nothing is on its way in either direction. */
export const atRest = (state: State): boolean => {
  const { phase, queue, underWay, taking, part, bundle, left } = state;
  const waits = queue.length > 0 || underWay > 0 || taking > 0;
  return phase === 'open' && !waits && !part && !bundle && left === 0;
};
