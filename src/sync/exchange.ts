/**
 * The exchange between two phones: pure functions over immutable state. No clock, no line, no store: the session around it
 * carries messages, takes runs and says what became of them.
 * Invariants: nothing of a log is said or taken before both have proved themselves and each has let the other in, nor after a
 * withdrawal has come; at most WINDOW run messages are under
 * way; what was sent or declared once is not sent again on the same line.
 */

import { same } from '../kernel/json.ts';
import { type Bytes, hex, unhex } from '../log/bytes.ts';
import { type Run, readRun, type ToldRun, type Vector } from '../log/chain.ts';
import { type Device, isDevice } from '../log/keys.ts';
import type { Event } from './events.ts';
import type { SyncFault } from './faults.ts';
import { greeting, type Self, type Shaking, shake } from './handshake.ts';
import { faultSeen, LARGEST_RUN, type Message } from './messages.ts';
import { type Looking, said, seek } from './parting.ts';
import { type Piece, packLines, pieces, unpackLines } from './pieces.ts';
import type { Library, Print, Step, Taken, Versions } from './types.ts';
import { dropped, lacks, merged, sameVector, unlike, vectorOfRuns, without } from './vectors.ts';

/** The logs as they are now. */
export type View = Pick<Library, 'vector' | 'runsAfter' | 'print' | 'claims' | 'lines' | 'printAfter'>;

export interface State extends Shaking, Looking {
  readonly versions?: Versions;
  /** What the other is known to have, by its word or because it was sent. */
  readonly theirs: Vector;
  /** What it said last of itself. */
  readonly declared?: Extract<Message, { kind: 'have' }>;
  /** What was said last of this phone. */
  readonly said?: { readonly vector: Vector; readonly print: Print | undefined };
  /** What was said last of claims: this phone's own, and whether the other's is refused. */
  readonly claimed?: { readonly own: Bytes | undefined; readonly refuses: boolean };
  /** Claims the other has made. */
  readonly claims: number;
  readonly queue: readonly Piece[];
  readonly underWay: number;
  readonly part?: Omit<ToldRun, 'signed'> & { readonly size: number };
  /** Runs given out to be taken and not yet reported on. */
  readonly taking: number;
  /** Logs asked for whole, so that they are asked for once. */
  readonly asked: readonly Device[];
  /** Logs the other has asked for whole: each is given once. */
  readonly begged: readonly Device[];
  /** How often a log was offered anew. */
  readonly again: { readonly [device: Device]: number };
  readonly given: number;
  readonly received: number;
  /** Entries the other has announced and not yet sent. */
  readonly left: number;
}

export interface Next {
  readonly state: State;
  readonly send: readonly Message[];
  readonly take: readonly Run[];
  readonly events: readonly Event[];
  /** Set where the line is to be closed. */
  readonly fault?: SyncFault;
}

export type { Event };

const WINDOW = 16;
const AGAIN = 8;
/** A player changes their mind less often. */
const MOST_CLAIMS = 32;

const just = (state: State, ...send: readonly Message[]): Next => ({ state, send, take: [], events: [] });
/** Ends the exchange; the other is told why where that helps it. */
const end = (state: State, fault: SyncFault): Next => ({
  ...just({ ...state, phase: 'closed', queue: [] }, { kind: 'bye', why: fault }),
  fault,
});

export function start(self: Self): Next {
  const state: State = {
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

export function receive(state: State, message: Message, view: View): Next {
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
      return looking(had(state, message, view), view);
    case 'run':
      return ran(state, message);
    case 'got':
      if (message.runs > state.underWay) return end(state, 'malformed');
      return flow({ ...state, underWay: state.underWay - message.runs }, view);
    case 'want':
      return wanted(state, message.authors, view);
    case 'others':
      return { ...just(state), events: [{ kind: 'others', at: message.at }] };
    case 'claim':
      return claimed(state, message);
    case 'print-at':
    case 'print-is': {
      const { send, ...on } = said(state, message, view);
      return just({ ...state, ...on }, ...send);
    }
    case 'beat':
      return just(state);
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

function had(state: State, declared: Extract<Message, { kind: 'have' }>, view: View): Next {
  const vector = view.vector();
  // Of logs unknown here only what it says now counts: else names made up would pile up.
  const known = Object.entries(state.theirs).filter(([device]) => Object.hasOwn(vector, device));
  // What was sent and set aside, since what leans on it or lets its author in had not come, is sent again.
  const quiet = state.queue.length === 0 && state.underWay === 0;
  const aside = quiet ? dropped(Object.fromEntries(known), declared.vector) : [];
  const again = [...unlike(vector, declared.vector), ...aside].filter(
    (device) => (state.again[device] ?? 0) < AGAIN,
  );
  const counts = again.map((device) => [device, (state.again[device] ?? 0) + 1]);
  const theirs = merged(without(Object.fromEntries(known), again), declared.vector);
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
  return state.declared ? offer(state, view) : claiming(just(state), view);
};

/** Queues what the other lacks. */
function offer(state: State, view: View): Next {
  return queued(state, view.runsAfter(state.theirs), view);
}
function queued(state: State, runs: readonly Run[], view: View): Next {
  const theirs = merged(state.theirs, vectorOfRuns(runs));
  return flow({ ...state, theirs, queue: [...state.queue, ...runs.flatMap(pieces)] }, view);
}
function wanted(state: State, authors: readonly Device[], view: View): Next {
  const vector = view.vector();
  const fresh = authors.filter((one) => Object.hasOwn(vector, one) && !state.begged.includes(one));
  if (fresh.length === 0) return just(state);
  const runs = view.runsAfter(without(state.theirs, fresh)).filter(({ author }) => fresh.includes(author));
  return queued({ ...state, begged: [...state.begged, ...fresh] }, runs, view);
}

/** Sends as much as may be under way, and when nothing is left to send, where this phone stands. */
function flow(state: State, view: View): Next {
  if (state.device !== undefined && state.self.pass.knows(state.device) === 'withdrawn')
    return end(state, 'withdrawn');
  const going = state.queue.slice(0, Math.max(0, WINDOW - state.underWay));
  const queue = state.queue.slice(going.length);
  let left = state.queue.reduce((sum, { lines }) => sum + lines.length, 0);
  const send = going.map((piece): Message => {
    left -= piece.lines.length;
    return { kind: 'run', ...piece, lines: packLines(piece.lines), left };
  });
  const given = state.given + going.reduce((sum, { lines }) => sum + lines.length, 0);
  const moved = { ...state, queue, given, underWay: state.underWay + going.length };
  const [vector, print] = [view.vector(), view.print()];
  const news =
    !moved.said || !sameVector(moved.said.vector, vector) || !same(moved.said.print ?? null, print ?? null);
  const next = claiming(just(moved, ...send), view);
  if (queue.length > 0 || moved.taking > 0 || !news) return next;
  const have: Message = print ? { kind: 'have', vector, print } : { kind: 'have', vector };
  return { ...next, state: { ...next.state, said: { vector, print } }, send: [...next.send, have] };
}

/** Says what this phone claims, and whether what the other claims is refused, where that has changed. */
function claiming(next: Next, { claims }: View): Next {
  const { device, claimed } = next.state;
  if (!claims || device === undefined) return next;
  const now = { own: claims.own(), refuses: claims.refuses(device) };
  if (now.own === claimed?.own && now.refuses === (claimed?.refuses ?? false)) return next;
  const send: Message[] = [];
  if (now.own !== claimed?.own)
    send.push(now.own ? { kind: 'claim', claim: hex(now.own) } : { kind: 'claim' });
  if (now.refuses && !claimed?.refuses) send.push({ kind: 'claim', refused: true });
  return { ...next, state: { ...next.state, claimed: now }, send: [...next.send, ...send] };
}
function claimed(state: State, { claim, refused }: Extract<Message, { kind: 'claim' }>): Next {
  const claims = state.claims + 1;
  if (claims > MOST_CLAIMS) return end(state, 'too fast');
  const made = claim === undefined ? undefined : unhex(claim);
  const event: Event = refused ? { kind: 'refused' } : { kind: 'claimed', claim: made };
  return { ...just({ ...state, claims }), events: [event] };
}

function ran(state: State, message: Extract<Message, { kind: 'run' }>): Next {
  const { author, seq, prev, signed, left } = message;
  const { part, ...rest } = state;
  if (state.taking >= WINDOW) return end(state, 'too fast');
  if (part && part.author !== author) return end(state, 'malformed');
  const more = unpackLines(message.lines);
  if (!more || more.length === 0) return end(state, 'malformed');
  const size = more.reduce((sum, { length }) => sum + length, part?.size ?? 0);
  if (size > LARGEST_RUN) return end(state, 'too large');
  const lines = part ? [...part.lines, ...more] : more;
  const told = { author, seq: part?.seq ?? seq, prev: part?.prev ?? prev, lines };
  if (signed === undefined) return just({ ...rest, left, part: { ...told, size } }, { kind: 'got', runs: 1 });
  const run = readRun({ ...told, signed });
  if (!run) return end(state, 'malformed');
  const theirs = merged(state.theirs, vectorOfRuns([run]));
  return { ...just({ ...rest, left, theirs, taking: state.taking + 1 }), take: [run] };
}

/** What became of runs that were given out to be taken. */
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
  return { ...next, send: [{ kind: 'got', runs }, ...want, ...next.send], events };
}

/** A sign of life; with it whatever has not been said yet. */
export const beat = (state: State, view: View): Next => {
  if (state.phase !== 'open') return just(state);
  const next = written(state, view);
  return next.send.length > 0 ? next : just(next.state, { kind: 'beat' });
};
/** Tells the other where more of the table can be called. */
export const tellOthers = (state: State, at: readonly string[]): Next =>
  state.phase === 'open' ? just(state, { kind: 'others', at: at.slice(0, 64) }) : just(state);
export const leave = (state: State): Next => just({ ...state, phase: 'closed', queue: [] }, { kind: 'bye' });

/** How the two books compare; undefined before the other has said where it stands. */
export function stepOf({ declared }: State, view: View): Step | undefined {
  if (!declared) return undefined;
  const vector = view.vector();
  if (sameVector(vector, declared.vector)) {
    const print = view.print();
    return !print || !declared.print || same(print, declared.print) ? 'same' : 'differs';
  }
  return lacks(vector, declared.vector) ? 'behind' : 'ahead';
}
/** Bytes of a run whose end has not come yet. */
export const heldBy = ({ part }: State): number => part?.size ?? 0;
/** Whether nothing is on its way in either direction. */
export const atRest = ({ phase, queue, underWay, taking, part, left }: State): boolean =>
  phase === 'open' && queue.length === 0 && underWay === 0 && taking === 0 && !part && left === 0;
