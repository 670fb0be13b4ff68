/** Our own phones: the session of src/sync over a line that our switchboard makes, the book of the one given to the other. */
import { Dexie } from 'dexie';
import { prepareToJoin } from '../../../../src/campaign/enter.ts';
import {
  introductionOf,
  meetingSecrets,
  peerStatusOf,
  welcomed,
} from '../../../../src/campaign/peer-status.ts';
import { openSession as openCampaign, type Session } from '../../../../src/campaign/session.ts';
import { paced } from '../../../../src/kernel/paced.ts';
import type { Book } from '../../../../src/log/book.ts';
import type { Chains, Run } from '../../../../src/log/chain.ts';
import { deviceOf } from '../../../../src/log/keys.ts';
import { takingIn } from '../../../../src/log/taking.ts';
import { runsAfter, vectorOf } from '../../../../src/log/told.ts';
import type { CampaignKeys, Store } from '../../../../src/store/types.ts';
import { makeBudget } from '../../../../src/sync/budget.ts';
import { type ConversationEvents, openConversation as talk } from '../../../../src/sync/conversation.ts';
import { peerSwitchboard } from '../../../../src/sync/links/peer.ts';
import type { Station } from '../../../../src/sync/switchboard.ts';
import type { Library, Link, Pass } from '../../../../src/sync/types.ts';
import { bytesOf, chainsOf, type Handed } from '../../handed.ts';
import { atRest, depsOf, linesOf, opened, type PhoneDeps } from '../phone.ts';
import { signalling } from './signalling.ts';

export interface Came {
  /** Milliseconds since the line was open. */
  readonly took: number;
  /** Until all lines were on the disk, where that was before the end. */
  readonly durable?: number;
  /** In frames, as they came down the line. */
  readonly bytes: number;
}

const budget = makeBudget();
const GIVER = 'giver';
const quiet: ConversationEvents = {
  onChange: () => undefined,
  onProved: () => undefined,
  onOthers: () => undefined,
  onOutrun: () => undefined,
  onTaking: () => undefined,
  onEnded: () => undefined,
};

const passOf = (
  campaign: string,
  keys: CampaignKeys,
  now: () => { readonly chains: Chains; readonly book: Book | undefined },
): Pass => ({
  campaign,
  secrets: () => meetingSecrets(campaign, now().chains, now().book, keys),
  device: keys.device,
  versions: { app: 'bench', rules: 1 },
  knows: (other) => peerStatusOf(now().book, other),
  introduction: () => introductionOf(campaign, keys),
  welcomes: (other, said) => welcomed(now().book, other, said),
});
const passOfSession = (session: Session): Pass =>
  passOf(session.campaign, session.keys(), () => ({
    chains: session.chains(),
    book: session.view()?.book,
  }));

const station = (id: string, called: (link: Link) => void): Promise<Station> =>
  new Promise((resolve, reject) => {
    const made = peerSwitchboard(signalling).open(id, {
      open: () => resolve(made),
      called,
      taken: () => reject(new Error(`${id} is taken`)),
      lost: (fault) => reject(new Error(fault)),
    });
  });

/** A phone that has the campaign, and gives it to all who call. */
export async function give(all: Handed, invite: string): Promise<Session> {
  const { campaign } = all;
  const secret = bytesOf(all.secret);
  const deps = depsOf(GIVER);
  await deps.store.saveKeys(campaign, { device: { device: deviceOf(secret), secret }, seats: {}, invite });
  await deps.store.appendAll(
    campaign,
    chainsOf(all).map((chain) => ({ chain, from: 0 })),
  );
  const session = await opened(deps, campaign);
  await station(GIVER, (link) => void talk(link, session.library, passOfSession(session), budget, quiet));
  return session;
}

/** What a campaign's library takes and stores, without the reading of it. */
function shelfOf(campaign: string, { store, pace }: PhoneDeps): Library {
  let chains: Chains = new Map();
  let aside: readonly Run[] = [];
  return {
    campaign,
    vector: () => vectorOf(chains),
    runsAfter: (known) => runsAfter(chains, known),
    fingerprint: () => undefined,
    async take(runs) {
      const next = await paced(takingIn(chains, campaign, runs, aside), pace);
      await store.appendAll(campaign, [...next.changed.values()]);
      ({ chains, aside } = next);
      return { ...next, outrun: false };
    },
  };
}

export interface Wanted {
  readonly campaign: string;
  readonly invite: string;
  readonly lines: number;
  readonly print: string;
}

/** Hears what happens on a line before anybody else does. */
const heard = (link: Link, by: { open(): void; frame(bytes: number): void }): Link => ({
  get state() {
    return link.state;
  },
  get waiting() {
    return link.waiting;
  },
  describe: () => link.describe(),
  send: (frame) => link.send(frame),
  close: () => link.close(),
  listen: (events) =>
    link.listen({
      ...events,
      open() {
        by.open();
        events.open();
      },
      frame(frame) {
        by.frame(frame.length);
        events.frame(frame);
      },
    }),
});

let caller: Station | undefined;
let phones = 0;

/** A phone that has nothing but the invitation takes all there is. @param reads whether it also reads what came */
export async function take({ campaign, invite, lines, print }: Wanted, reads: boolean): Promise<Came> {
  caller ??= await station('taker', () => undefined);
  const name = `taker-${phones++}`;
  const deps = depsOf(name);
  await prepareToJoin(deps, { campaign, invite, title: 'War', ruleset: 'chess' });
  const { keys } = await deps.store.load(campaign);
  if (!keys) throw new Error('no keys');
  let [since, durable, bytes] = [0, 0, 0];
  let done: (() => void) | undefined;
  const whole = new Promise<void>((resolve) => {
    done = resolve;
  });
  let stored = 0;
  const isWhole = (): boolean => stored === lines;
  const store: Store = {
    ...deps.store,
    async appendAll(of, changes) {
      await deps.store.appendAll(of, changes);
      stored += changes.reduce((sum, { chain, from }) => sum + chain.entries.length - from, 0);
      if (isWhole()) durable = performance.now();
    },
  };
  const timed = { ...deps, store };
  const session = reads ? await openCampaign(timed, campaign) : undefined;
  const shelf = shelfOf(campaign, timed);
  const library: Library = {
    ...shelf,
    async take(runs) {
      const taken = await shelf.take(runs);
      if (isWhole()) done?.();
      return taken;
    },
  };
  const pass = session
    ? passOfSession(session)
    : passOf(campaign, keys, () => ({ chains: new Map(), book: undefined }));
  const link = heard(caller.call(GIVER), {
    open: () => {
      since = performance.now();
    },
    frame: (size) => {
      bytes += size;
    },
  });
  const failed = new Promise<never>((_, fail) => {
    const line = talk(link, session?.library ?? library, pass, budget, {
      ...quiet,
      onEnded: (_session, fault) => fail(new Error(fault ?? 'the line has ended')),
    });
    session?.subscribe(() => {
      line.written();
      if (isWhole()) done?.();
    });
    void whole.then(() => line.close()).catch(fail);
  });
  await Promise.race([whole, failed]);
  const took = performance.now() - since;
  failed.catch(() => undefined);
  if (session) {
    if (linesOf(session.chains()) !== lines || session.view()?.fingerprint !== print)
      throw new Error('it reads differently');
    await atRest(session, deps.store);
    session.close();
  }
  const there = await deps.store.load(campaign);
  if (linesOf(there.chains) !== lines || there.damaged.length > 0)
    throw new Error(`${linesOf(there.chains)} of ${lines} lines are on the disk`);
  deps.store.close();
  await Dexie.delete(name);
  return { took, bytes, ...(reads && { durable: durable - since }) };
}
