/**
 * A meeting of the table: this phone is findable, calls those it finds, keeps one conversation with each, and says how it all
 * goes. Of two phones that know of each other the one with the lower id calls.
 */
import type { Device } from '../log/keys.ts';
import { clockOfPhone, makeBudget } from './budget.ts';
import { makeCalls } from './calls.ts';
import { type Conversation, openConversation } from './conversation.ts';
import type { SyncFault } from './faults.ts';
import { peerSwitchboard } from './links/peer.ts';
import { keepPresent, type Presence } from './presence.ts';
import type { Switchboard } from './switchboard.ts';
import type { Link, Meeting, MeetingOptions, MeetingSnapshot, MeetingState, Partner } from './types.ts';
import { watchWaking } from './waking.ts';

const TOGETHER = 3_000;
/** Links whose other end has not proved itself: calls this phone makes at once, and calls it takes. */
const UNPROVED = { calling: 12, called: 16 } as const;
/** Phones that proved themselves, at once. */
const PROVED = 32;
/** Phones that could not be reached, on the screen; and for how long once nobody names them, in milliseconds. */
const STRANGERS = 12;
const SHOWN = 30_000;

interface Lost {
  readonly partner: Partner;
  readonly address: string | undefined;
  readonly at: number;
}

export function startMeeting(
  options: MeetingOptions,
  switchboard: Switchboard = peerSwitchboard(options.signalling),
): Meeting {
  const { library, pass, onChange, clock = clockOfPhone } = options;
  const budget = makeBudget(clock);
  const calls = makeCalls(clock);
  const conversations = new Set<Conversation>();
  const lost = new Map<string, Lost>();
  const counted = new Map<Device, { given: number; received: number }>();
  /** Links nobody could make again without the users' help. */
  const adopted = new WeakSet<Conversation>();
  const provedAt = new WeakMap<Conversation, number>();
  const calling = new WeakSet<Conversation>();
  const over = new WeakSet<Conversation>();
  let presence: Presence | undefined;
  let registered = false;
  let fault: SyncFault | undefined;
  let state: 'on' | 'paused' | 'stopped' = 'on';
  let outrun = false;
  let telling = false;

  const stopWatching = watchWaking({
    leaving: () => pause(),
    awake: () => {
      if (state !== 'stopped') rebuild();
    },
    online: () => {
      if (state !== 'stopped' && !registered) rebuild();
    },
  });
  rebuild();

  return {
    snapshot,
    written: () => {
      for (const conversation of [...conversations]) conversation.written();
      presence?.follow();
    },
    adopt: (link) => void adopted.add(sit(link)),
    retry: () => {
      if (state !== 'stopped') rebuild();
    },
    stop() {
      pause();
      state = 'stopped';
      stopWatching();
      tell();
    },
  };

  function pause(): void {
    state = 'paused';
    hangUp(() => true);
    tell();
  }
  function hangUp(which: (conversation: Conversation) => boolean): void {
    for (const conversation of [...conversations]) if (which(conversation)) conversation.close();
    presence?.stop();
    presence = undefined;
    registered = false;
  }
  /**
   * Everything anew: links, ids, beacon. What was exchanged is in the logs, so nothing is lost by it. A link made by scanned
   * codes is left to prove that it is alive.
   */
  function rebuild(): void {
    hangUp((conversation) => !adopted.has(conversation));
    state = 'on';
    fault = undefined;
    calls.forget();
    presence = keepPresent(switchboard, pass.secrets, clock, {
      registered: (why) => {
        registered = why === undefined;
        fault = why && globalThis.navigator?.onLine === false ? 'no network' : why;
        tell();
      },
      present(ids) {
        calls.beacon(ids);
        for (const [key, { partner, address, at }] of lost)
          if (partner.device === undefined && address !== undefined && !ids.includes(address))
            if (clock() - at > SHOWN) lost.delete(key);
        call();
      },
      called(link) {
        makeRoom();
        sit(link);
      },
      apart: tell,
      proved: (ids) =>
        [...conversations].some(
          (one) => one.device() !== undefined && (one.address === undefined || ids.includes(one.address)),
        ),
    });
  }

  function call(): void {
    const own = presence?.id;
    const met = metAt();
    for (const id of calls.due()) {
      if (own === undefined || id <= own || met.has(id)) continue;
      if (unproved(true).length >= UNPROVED.calling) break;
      const link = presence?.call(id);
      calls.called(id);
      if (link) calling.add(sit(link));
    }
    tell();
  }
  function metAt(): ReadonlySet<string> {
    return new Set([...conversations].flatMap(({ address }) => (address === undefined ? [] : [address])));
  }
  function unproved(byThis: boolean): Conversation[] {
    return [...conversations].filter(
      (one) => one.device() === undefined && !adopted.has(one) && calling.has(one) === byThis,
    );
  }
  /** Of those who call and do not prove themselves the one that has had most time goes. */
  function makeRoom(): void {
    const [oldest, ...others] = unproved(false);
    if (others.length + 1 >= UNPROVED.called) oldest?.close('too fast');
  }

  function sit(link: Link): Conversation {
    const conversation = openConversation(link, library, pass, budget, {
      onChange: tell,
      onProved: proved,
      onOthers(at) {
        const device = conversation.device();
        if (device === undefined) return;
        calls.partner(device, at, metAt());
        call();
      },
      onTaking(_, stretches) {
        const met = new Set(conversation.meets());
        for (const one of conversations)
          if (one !== conversation && met.has(one.device() ?? '')) one.holdBack(stretches);
      },
      onOutrun: () => {
        outrun = true;
        tell();
      },
      onEnded: ended,
    });
    if (conversation.address !== undefined) lost.delete(conversation.address);
    // What lay ready on the link may have ended it at once.
    if (!over.has(conversation)) conversations.add(conversation);
    tell();
    return conversation;
  }

  function proved(conversation: Conversation): void {
    const device = conversation.device();
    if (device === undefined) return;
    lost.delete(device);
    provedAt.set(conversation, clock());
    const twin = [...conversations].find((other) => other !== conversation && other.device() === device);
    if (twin) spare(twin, conversation).close('stopped');
    const others = [...conversations].filter((one) => one !== conversation && one.device() !== undefined);
    if (others.length >= PROVED) conversation.close('too fast');
    forget();
    introduce();
  }
  /** Each phone hears of the others. */
  function introduce(): void {
    for (const one of conversations) {
      const others = [...conversations].filter((other) => other !== one);
      const at = others.flatMap(({ address }) => (address === one.address ? [] : (address ?? [])));
      const meets = others.flatMap((other) => other.device() ?? []);
      one.tellOthers(at, meets);
    }
  }

  /** Which of two links to one phone to drop: the old one, which may be dead; of two made together both ends drop the same. */
  function spare(old: Conversation, young: Conversation): Conversation {
    if (clock() - (provedAt.get(old) ?? 0) > TOGETHER) return old;
    return old.mark < young.mark ? young : old;
  }

  function ended(conversation: Conversation, why: SyncFault | undefined): void {
    conversations.delete(conversation);
    over.add(conversation);
    const partner = conversation.partner();
    const { device } = partner;
    if (device !== undefined) {
      const before = counted.get(device) ?? { given: 0, received: 0 };
      counted.set(device, {
        given: before.given + partner.given,
        received: before.received + partner.received,
      });
    }
    if (why !== undefined && conversation.address !== undefined && why !== 'line cut')
      calls.failed(conversation.address, why);
    const there = device !== undefined && [...conversations].some((other) => other.device() === device);
    const key = device ?? conversation.address;
    const again = device === undefined && metBefore(conversation) !== undefined;
    if (!there && !again && key !== undefined && state !== 'stopped')
      miss(key, { partner, address: conversation.address, at: clock() });
    // Strangers who come and go cost friends nothing.
    if (device !== undefined) introduce();
    tell();
  }

  function miss(key: string, one: Lost): void {
    lost.delete(key);
    lost.set(key, one);
    forget();
  }
  /** Of those who are gone the newest are shown: as many strangers, and with those who are here as many known phones, as there is room for. */
  function forget(): void {
    const known = ([, { partner }]: readonly [string, Lost]): boolean => partner.device !== undefined;
    const here = [...conversations].filter((one) => one.device() !== undefined).length;
    const strangers = [...lost].filter((one) => !known(one));
    const gone = [...lost].filter(known);
    for (const [oldest] of strangers.slice(0, -STRANGERS)) lost.delete(oldest);
    for (const [oldest] of gone.slice(0, Math.max(0, gone.length + here - PROVED))) lost.delete(oldest);
  }

  function standing(): MeetingState {
    if (state !== 'on') return state;
    if ([...conversations].some((conversation) => conversation.device() !== undefined)) return 'meeting';
    if (fault) return 'failed';
    return registered ? 'waiting' : 'looking';
  }
  /** The phone that was met at the address a conversation now tries again. */
  function metBefore({ address }: Conversation): Lost | undefined {
    return [...lost.values()].find(
      (one) => address !== undefined && one.address === address && one.partner.device !== undefined,
    );
  }
  /** While a phone that could not be reached is tried again, it still says why it could not. */
  function trying(conversation: Conversation): Partner {
    const partner = conversation.partner();
    if (partner.state !== 'connecting') return partner;
    const why = calls.fault(conversation.address ?? '');
    const known = metBefore(conversation)?.partner;
    return { ...(known ?? partner), state: 'connecting', ...(why && { fault: why }) };
  }
  function summed(partner: Partner, live: boolean): Partner {
    const before = partner.device === undefined ? undefined : counted.get(partner.device);
    if (!before) return partner;
    if (!live) return { ...partner, ...before };
    return { ...partner, given: partner.given + before.given, received: partner.received + before.received };
  }
  function snapshot(): MeetingSnapshot {
    const again = new Set([...conversations].map(metBefore));
    const partners = [
      ...[...conversations].map((conversation) =>
        summed(trying(conversation), conversation.device() !== undefined),
      ),
      ...[...lost.values()].filter((one) => !again.has(one)).map(({ partner }) => summed(partner, false)),
    ];
    const now = standing();
    const why = fault ?? (now === 'meeting' ? undefined : hindrance());
    return { state: now, partners, outrun, ...(why && { fault: why }) };
  }
  function hindrance(): SyncFault | undefined {
    if (presence?.apart) return 'kept apart';
    return presence?.doubted ? 'false beacon' : undefined;
  }
  /** Many things change at once: they are told together. */
  function tell(): void {
    if (telling) return;
    telling = true;
    queueMicrotask(() => {
      telling = false;
      presence?.follow();
      onChange(snapshot());
    });
  }
}
