/**
 * One meeting with one other phone: carries the exchange over a link, takes what comes, keeps time, and says how it goes.
 * Invariant: a link that fails or misbehaves is closed, and the partner says why.
 */
import type { Steps } from '../kernel/paced.ts';
import { hex } from '../log/bytes.ts';
import type { Run } from '../log/chain.ts';
import type { Device } from '../log/keys.ts';
import { type Budget, bucket, PACE } from './budget.ts';
import { newsIn, type Stretch, stepOf } from './declared.ts';
import * as exchange from './exchange.ts';
import type { SyncFault } from './faults.ts';
import { takenFew } from './few.ts';
import { assembler, framesOf } from './frames.ts';
import { LARGEST, LARGEST_BEFORE, type Message, readMessage, writeMessage } from './messages.ts';
import { foundAt } from './parting.ts';
import type { Library, Link, Partner, PartnerState, Pass } from './types.ts';

export interface ConversationEvents {
  onChange(conversation: Conversation): void;
  onProved(conversation: Conversation): void;
  /** Others of the table can be called at these addresses. */
  onOthers(at: readonly string[]): void;
  onOutrun(): void;
  /** The other phone has sent these, which are news here: it sends them to its other partners, too. */
  onTaking(conversation: Conversation, stretches: readonly Stretch[]): void;
  onEnded(conversation: Conversation, fault: SyncFault | undefined): void;
}
export interface Conversation {
  partner(): Partner;
  /** Who the other proved to be. */
  device(): Device | undefined;
  readonly address: string | undefined;
  /** The same at both ends of the link, and at no other link. */
  readonly mark: string;
  written(): void;
  /** @param at where others can be called @param meets the phones this one meets */
  tellOthers(at: readonly string[], meets: readonly Device[]): void;
  /** The phones that the other says it meets. */
  meets(): readonly Device[];
  /** Another phone sends the other these. */
  holdBack(stretches: readonly Stretch[]): void;
  /** @param fault what to say of it; left out where this side leaves by choice */
  close(fault?: SyncFault): void;
}

const BEAT = 3_000;
const SILENCE = 12_000;
const OPENING = 15_000;
/** How long the other may take to prove itself. */
const PROVING = 12_000;
const FAREWELL = 250;
const MUCH_WAITING = 256 * 1024;
/** How long to wait once as much was sent as another takes. */
const BREATH = 50;

export function openConversation(
  link: Link,
  library: Library,
  pass: Pass,
  budget: Budget,
  events: ConversationEvents,
): Conversation {
  const { clock } = budget;
  let state = exchange.start({ pass, nonce: hex(crypto.getRandomValues(new Uint8Array(32))) }).state;
  const assembly = assembler();
  const purse = budget.open(() => refuse('too large'));
  const pace = bucket(PACE, clock);
  /** Bytes of frames that wait for their turn. */
  let queued = 0;
  /** Bytes of the message that is being read. */
  let reading = 0;
  let opened = false;
  let ended = false;
  let fault: SyncFault | undefined;
  let heard = clock();
  let ticked = clock();
  let met: number | undefined;
  const outgoing: Uint8Array[] = [];
  const toTake: (readonly Run[])[] = [];
  let taking = false;

  let breathing: ReturnType<typeof setTimeout> | undefined;
  let opening = setTimeout(
    () => finish(link.describe().answered ? 'kept apart' : 'peer unreachable'),
    OPENING,
  );
  const beating = setInterval(() => {
    if (!opened) return;
    // After a sleep the other has had no chance yet to be heard.
    if (clock() - ticked > 2 * BEAT) heard = clock();
    ticked = clock();
    if (clock() - heard > SILENCE) finish('silent');
    else follow(exchange.beat(state, library));
  }, BEAT);

  const conversation: Conversation = {
    partner,
    device: () => state.device,
    address: link.describe().address,
    get mark() {
      return [state.self.nonce, state.nonce ?? ''].sort().join('');
    },
    written: () => follow(exchange.written(state, library)),
    tellOthers: (at, meets) => follow(exchange.tellOthers(state, at, meets)),
    meets: () => state.meets,
    holdBack(stretches) {
      state = exchange.heldBack(state, stretches);
    },
    close: (why) => {
      if (!ended) follow({ ...exchange.leave(state) });
      finish(why);
    },
  };

  link.listen({
    open() {
      clearTimeout(opening);
      opening = setTimeout(() => {
        if (state.phase !== 'open') refuse('silent');
      }, PROVING);
      opened = true;
      heard = clock();
      const { ends } = link.describe();
      follow(exchange.start({ ...state.self, ends }));
    },
    frame: arrived,
    drained: flush,
    // In its turn: what came before still waits to be read.
    closed: (why) => purse.work(() => finish(why ?? 'line cut')),
  });
  return conversation;

  function arrived(frame: Uint8Array): void {
    if (ended) return;
    heard = clock();
    if (!purse.frame(frame.length)) {
      refuse('too fast');
      return;
    }
    queued += frame.length;
    purse.work(function* () {
      queued -= frame.length;
      if (!ended) yield* read(frame);
    });
    holds();
  }
  function holds(): void {
    if (!ended) purse.hold(queued + reading + assembly.size + exchange.heldBy(state));
  }
  function* read(frame: Uint8Array): Steps<void> {
    const next = assembly.add(frame, state.phase === 'open' ? LARGEST : LARGEST_BEFORE);
    if ('fault' in next) refuse(next.fault);
    else if (next.message) yield* understood(next.message);
  }

  function* understood(bytes: Uint8Array): Steps<void> {
    const message = readMessage(bytes);
    if (message === 'malformed') refuse(message);
    else if (message === 'unknown' && state.phase !== 'open') refuse('malformed');
    else if (message !== 'unknown') {
      if (state.phase === 'open') met = Date.now();
      // Only messages of this link change what has come of runs, and each waits for the one before it.
      reading = bytes.length + exchange.readWith(state, message);
      holds();
      const brought = yield* exchange.reading(state, message);
      reading = 0;
      follow(exchange.receive(state, message, library, brought));
      holds();
    }
  }

  function follow(next: exchange.Next): void {
    if (ended) return;
    state = next.state;
    for (const message of next.send) say(message);
    if (next.take.length > 0) toTake.push(next.take);
    flush();
    for (const event of next.events) {
      if (event.kind === 'proved') {
        met = Date.now();
        purse.prove();
        events.onProved(conversation);
      } else if (event.kind === 'others') events.onOthers(event.at);
      else if (event.kind === 'outrun') events.onOutrun();
      else if (event.kind === 'claimed' || event.kind === 'refused') void claim(event);
    }
    if (next.fault) finish(next.fault);
    else events.onChange(conversation);
    void takeAll();
  }

  async function claim(event: Extract<exchange.Event, { kind: 'claimed' | 'refused' }>): Promise<void> {
    const { claims } = library;
    if (!claims || state.device === undefined) return;
    try {
      await (event.kind === 'refused' ? claims.refused() : claims.made(state.device, event.claim));
    } catch {
      refuse('not stored');
    }
  }

  /** Runs are stored one lot after the other; what comes meanwhile goes into the next lot. */
  async function takeAll(): Promise<void> {
    if (taking || toTake.length === 0 || ended) return;
    taking = true;
    const lots = toTake.splice(0);
    const runs = lots.flat();
    events.onTaking(conversation, newsIn(runs, library.vector()));
    try {
      const result = await takenFew(library, runs, () => !ended && !exchange.isWithdrawn(state));
      taking = false;
      follow(exchange.taken(state, lots.length, result, library));
    } catch {
      refuse('not stored');
    }
  }

  function say(message: Message): void {
    outgoing.push(...framesOf(writeMessage(message)));
  }
  function flush(): void {
    while (outgoing.length > 0 && link.waiting < MUCH_WAITING) {
      if (!pace.spend(1)) {
        breathing ??= setTimeout(() => {
          breathing = undefined;
          flush();
        }, BREATH);
        return;
      }
      link.send(outgoing.shift() as Uint8Array);
    }
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
    clearTimeout(breathing);
    purse.close();
    // A moment, so that the reason still gets through.
    setTimeout(() => link.close(), FAREWELL);
    events.onChange(conversation);
    events.onEnded(conversation, why);
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
    const step = stepOf(state, library);
    const parted = foundAt(state.parting);
    return {
      via: link.describe().kind,
      state: standing(step),
      given,
      received,
      left,
      ...(device !== undefined && { device }),
      ...(versions && { versions }),
      ...(step && { step }),
      ...(step === 'differs' && parted !== undefined && { parted }),
      ...(met !== undefined && { met }),
      ...(fault && { fault }),
    };
  }
}
