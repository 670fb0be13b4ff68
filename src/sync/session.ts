/**
 * One meeting with one other phone: carries the exchange over a link, takes what comes, keeps time, and says how it goes.
 * Invariant: a link that fails or misbehaves is closed, and the partner says why.
 */
import { hex } from '../log/bytes.ts';
import type { Run } from '../log/chain.ts';
import type { Device } from '../log/keys.ts';
import * as exchange from './exchange.ts';
import type { SyncFault } from './faults.ts';
import { type Assembly, assemble, framesOf } from './frames.ts';
import { LARGEST, LARGEST_BEFORE, type Message, readMessage, writeMessage } from './messages.ts';
import type { Library, Link, Partner, PartnerState, Pass } from './types.ts';

export interface SessionEvents {
  onChange(session: Session): void;
  onProved(session: Session): void;
  /** Others of the table can be called at these addresses. */
  onOthers(at: readonly string[]): void;
  onOutrun(): void;
  onEnded(session: Session, fault: SyncFault | undefined): void;
}
export interface Session {
  partner(): Partner;
  /** Who the other proved to be. */
  device(): Device | undefined;
  readonly address: string | undefined;
  /** The same at both ends of the line, and at no other line. */
  readonly mark: string;
  written(): void;
  tellOthers(at: readonly string[]): void;
  /** @param fault what to say of it; left out where this side leaves by choice */
  close(fault?: SyncFault): void;
}

const BEAT = 3_000;
const SILENCE = 12_000;
const OPENING = 15_000;
const FAREWELL = 250;
const MUCH_WAITING = 256 * 1024;
/** Messages the other may send at once, and in a second. */
const BURST = 2_000;
const PER_SECOND = 1_000;

export function openSession(link: Link, library: Library, pass: Pass, events: SessionEvents): Session {
  let state = exchange.start({ pass, nonce: hex(crypto.getRandomValues(new Uint8Array(32))) }).state;
  let assembly: Assembly | undefined;
  let opened = false;
  let ended = false;
  let fault: SyncFault | undefined;
  let heard = Date.now();
  let ticked = Date.now();
  let met: number | undefined;
  let allowance = BURST;
  const outgoing: Uint8Array[] = [];
  const toTake: Run[] = [];
  let taking = false;

  const opening = setTimeout(() => finish('peer unreachable'), OPENING);
  const beating = setInterval(() => {
    if (!opened) return;
    // After a sleep the other has had no chance yet to be heard.
    if (Date.now() - ticked > 2 * BEAT) heard = Date.now();
    ticked = Date.now();
    if (Date.now() - heard > SILENCE) finish('silent');
    else follow(exchange.beat(state, library));
  }, BEAT);

  const session: Session = {
    partner,
    device: () => state.device,
    address: link.describe().address,
    get mark() {
      return [state.self.nonce, state.nonce ?? ''].sort().join('');
    },
    written: () => follow(exchange.written(state, library)),
    tellOthers: (at) => follow(exchange.tellOthers(state, at)),
    close: (why) => {
      if (!ended) follow({ ...exchange.leave(state) });
      finish(why);
    },
  };

  link.listen({
    open() {
      clearTimeout(opening);
      opened = true;
      heard = Date.now();
      const { ends } = link.describe();
      follow(exchange.start({ ...state.self, ends }));
    },
    frame: arrived,
    drained: flush,
    closed: (why) => finish(why ?? 'line cut'),
  });
  return session;

  function arrived(frame: Uint8Array): void {
    if (ended) return;
    const now = Date.now();
    allowance = Math.min(BURST, allowance + ((now - heard) * PER_SECOND) / 1_000);
    heard = now;
    const next = assemble(assembly, frame, state.phase === 'open' ? LARGEST : LARGEST_BEFORE);
    if ('fault' in next) {
      refuse(next.fault);
      return;
    }
    assembly = next.assembly;
    if (next.message) understood(next.message, now);
  }

  function understood(bytes: Uint8Array, now: number): void {
    const message = --allowance < 0 ? 'too fast' : readMessage(bytes);
    if (message === 'too fast' || message === 'malformed') refuse(message);
    else if (message === 'unknown' && state.phase !== 'open') refuse('malformed');
    else if (message !== 'unknown') {
      if (state.phase === 'open') met = now;
      follow(exchange.receive(state, message, library));
    }
  }

  function follow(next: exchange.Next): void {
    if (ended) return;
    state = next.state;
    for (const message of next.send) say(message);
    toTake.push(...next.take);
    flush();
    for (const event of next.events) {
      if (event.kind === 'proved') {
        met = Date.now();
        events.onProved(session);
      } else if (event.kind === 'others') events.onOthers(event.at);
      else if (event.kind === 'outrun') events.onOutrun();
    }
    if (next.fault) finish(next.fault);
    else events.onChange(session);
    void takeAll();
  }

  /** Runs are stored one lot after the other; what comes meanwhile goes into the next lot. */
  async function takeAll(): Promise<void> {
    if (taking || toTake.length === 0 || ended) return;
    taking = true;
    const runs = toTake.splice(0);
    try {
      const result = await library.take(runs);
      taking = false;
      follow(exchange.taken(state, runs.length, result, library));
    } catch {
      refuse('not stored');
    }
  }

  function say(message: Message): void {
    outgoing.push(...framesOf(writeMessage(message)));
  }
  function flush(): void {
    while (outgoing.length > 0 && link.waiting < MUCH_WAITING) link.send(outgoing.shift() as Uint8Array);
  }
  function refuse(why: SyncFault): void {
    say({ kind: 'bye', why });
    finish(why);
  }

  function finish(why: SyncFault | undefined): void {
    if (ended) return;
    flush();
    ended = true;
    fault = why;
    clearTimeout(opening);
    clearInterval(beating);
    // A moment, so that the reason still gets through.
    setTimeout(() => link.close(), FAREWELL);
    events.onChange(session);
    events.onEnded(session, why);
  }

  function standing(step: Partner['step']): PartnerState {
    if (ended) return 'lost';
    if (!opened) return 'connecting';
    if (state.phase !== 'open') return 'proving';
    if (!exchange.atRest(state)) return 'exchanging';
    return step === 'same' ? 'in step' : step === 'differs' ? 'differs' : 'exchanging';
  }
  function partner(): Partner {
    const { device, versions, given, received, left } = state;
    const step = exchange.stepOf(state, library);
    return {
      via: link.describe().kind,
      state: standing(step),
      given,
      received,
      left,
      ...(device !== undefined && { device }),
      ...(versions && { versions }),
      ...(step && { step }),
      ...(met !== undefined && { met }),
      ...(fault && { fault }),
    };
  }
}
