/**
 * A campaign, open on this phone: its logs in memory and on disk, read and published.
 * Invariants: what is published is on disk; writes stand in one queue; what comes from other phones is joined whole or not
 * at all; the phone's own duties are done after every change, and only on the newest page with nothing missing.
 */

import { type Pace, paced, type Steps } from '../kernel/paced.ts';
import type { Seat } from '../kernel/question.ts';
import type { AnyRuleset } from '../kernel/ruleset.ts';
import type { Book } from '../log/book.ts';
import type { Hash, RandomBytes } from '../log/bytes.ts';
import type { Chains, Run } from '../log/chain.ts';
import { type Device, makeDevice } from '../log/keys.ts';
import { foundingOf } from '../log/levels.ts';
import { takingIn } from '../log/taking.ts';
import { runsAfter, vectorOf } from '../log/told.ts';
import { united } from '../log/united.ts';
import { isStoreFault, StoreError } from '../store/faults.ts';
import type { CampaignKeys, CampaignStore, Damage } from '../store/types.ts';
import type { Library, Taken } from '../sync/types.ts';
import { afterFault } from './after-fault.ts';
import { bringer } from './bringing.ts';
import { claimDesk, claimsOver, ownWishes } from './claim-desk.ts';
import { duties } from './duties.ts';
import type { Duty } from './duty.ts';
import { CampaignError } from './faults.ts';
import { fingerprintIn, fingerprints } from './fingerprints.ts';
import { newestKept, pageKeeper, pageTeller } from './kept-pages.ts';
import { type Keyring, keyring } from './keyring.ts';
import { keysDue } from './keys-due.ts';
import { nextLine, type Writing } from './next-line.ts';
import { partsToTake } from './part.ts';
import { makeReader, type Read } from './reader.ts';
import type { Telling } from './telling.ts';
import { type View, viewOf, viewWith } from './view.ts';

export interface Deps {
  readonly store: CampaignStore;
  readonly loadRuleset: (id: string) => Promise<AnyRuleset>;
  readonly random: RandomBytes;
  /** Which Realmbook it is: what another kept, to be shown first, is not read. */
  readonly app?: string;
  /** What a phone lets happen while a long book is read; without it all is read before anything else is done. */
  readonly pace?: Pace;
}

export interface Session {
  readonly campaign: Hash;
  /** undefined until the founding has reached this phone. */
  view(): View | undefined;
  read(): Read | undefined;
  /** Logs of which a part could not be read when it was opened. */
  readonly damaged: readonly Damage[];
  chains(): Chains;
  /** Whether all of these were read, with these keys: while newer ones are, the view is of those before. */
  upToDate(): boolean;
  /** What the campaign would come to if its book were corrected so; changes nothing. */
  imagine(book: Book): Read | undefined;
  /** The same, a page at a time: of much that would be read anew. */
  imagined(book: Book): Promise<Read | undefined>;
  /** Goes through long work as this phone does, so that taps are answered meanwhile. */
  paced<T>(steps: Steps<T>): Promise<T>;
  keys(): CampaignKeys;
  ring(): Keyring;
  /** Called after every change; returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** Writes one line for a seat, durably; on the open page unless another is named. @throws CampaignError, StoreError */
  write(seat: Seat, body: Writing, page?: Hash): Promise<Hash>;
  /** Says no to what a phone claims; it is told while it is linked. */
  refuse(device: Device): void;
  /** Changes the keys this phone has for the campaign (a seat taken, a seed brought in, a device renewed), as they are in its turn. */
  setKeys(change: (keys: CampaignKeys) => CampaignKeys): Promise<void>;
  /** What a page came to, from memory, disk, or folded again. */
  tellings(page: number): Promise<readonly Telling[]>;
  readonly library: Library;
  /** Resolves when everything asked so far is on disk and every duty is done. */
  settled(): Promise<void>;
  close(): void;
  /** Whether it was closed: nothing of it is to be kept any more. */
  readonly ended: () => boolean;
}

export async function openSession(
  { store, loadRuleset, random, pace }: Deps,
  campaign: Hash,
): Promise<Session> {
  const loaded = await store.load(campaign);
  if (!loaded.keys) throw new CampaignError(loaded.keysLost ? 'keys damaged' : 'unknown campaign');
  let { keys, chains } = { ...loaded, keys: loaded.keys };
  // A log that could not be read to its end cannot be gone on with: the next line would fork it.
  if (loaded.damaged.some(({ author }) => author === keys.device.device)) {
    keys = { ...keys, device: makeDevice(random) };
    await store.saveKeys(campaign, keys);
  }
  /** Whether the disk may hold more than is known here: a write went wrong, and nobody said how far it had got. */
  let unsure = false;
  let ring = keyring(campaign, keys.seats, keys.device);
  let read: Read | undefined;
  let view: View | undefined;
  /** What was read, and with which secrets. */
  let readOf: { readonly logs: Chains; readonly ring: Keyring } | undefined;
  let ruleset: AnyRuleset | undefined;
  let reader: ReturnType<typeof makeReader> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let ended = false;
  /** What came of logs that nobody has let in yet. */
  let aside: readonly Run[] = [];
  const keepPage = pageKeeper(store, campaign);
  const tellPage = pageTeller(store, campaign, async () =>
    ruleset ? paced(makeReader(ruleset, campaign, () => ring).reading(chains), pace) : undefined,
  );
  const bring = bringer({ store, random });
  const desk = claimDesk(campaign);
  const listeners = new Set<() => void>();

  const begin = async (): Promise<void> => {
    const founding = reader ? undefined : foundingOf(chains, campaign);
    if (!founding) return;
    ruleset = await loadRuleset(founding.body.ruleset);
    reader = makeReader(ruleset, campaign, () => ring, await newestKept(store, campaign));
  };
  const tell = (): void => {
    for (const listener of listeners) listener();
    if (read && view) keepPage(read, view.page);
  };
  const refresh = async (told = true): Promise<void> => {
    const now = { logs: chains, ring };
    if (reader) read = await paced(reader.reading(now.logs), pace);
    readOf = now;
    const seen = ruleset && read ? viewOf(ruleset, read, ring, keys.device.device) : undefined;
    view = seen && Object.assign(seen, ownWishes(keys), { claims: desk.claims() });
    if (told) tell();
  };
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(async () => {
      if (unsure) await readAgain();
      return work();
    });
    queue = result.catch(() => undefined);
    return result;
  };

  const writeNow = async (seat: Seat, body: Writing, page?: Hash): Promise<Hash> => {
    if (ended) throw new CampaignError('held elsewhere');
    if (!read || !view) throw new CampaignError('not here yet');
    try {
      return await setDown(seat, body, view, page);
    } catch (problem) {
      if (!isStoreFault(problem, 'overtaken')) throw problem;
    }
    // Another tab has written meanwhile: what it wrote has been read, and this line stands after it.
    return setDown(seat, body, view, page);
  };
  /** Reads what this phone did not know it had written, or another tab wrote; what is here and not there is stored again. */
  const readAgain = async (): Promise<void> => {
    const there = await store.load(campaign);
    const both = united(there.chains, chains);
    await store.appendAll(
      campaign,
      [...both.values()].map((chain) => ({ chain, from: there.chains.get(chain.author)?.lines.length ?? 0 })),
    );
    if (there.keys) keys = there.keys;
    else await store.saveKeys(campaign, keys);
    ring = keyring(campaign, keys.seats, keys.device);
    chains = both;
    unsure = false;
    await begin();
    await refresh();
  };
  const onDisk = async (work: Promise<void>): Promise<void> => {
    unsure = true;
    await work;
    unsure = false;
  };
  const setDown = async (seat: Seat, body: Writing, now: View, page: Hash | undefined): Promise<Hash> => {
    const { device } = keys.device;
    const grown = nextLine(chains, keys.device, now, seat, body, page);
    const hash = grown.hashes.at(-1) ?? '';
    try {
      await onDisk(store.append(campaign, grown, grown.hashes.length - 1));
    } catch (problem) {
      const there = await afterFault(store, campaign, problem);
      await readAgain().catch(() => undefined);
      if (there.chains.get(device)?.hashes.includes(hash)) return hash;
      throw problem;
    }
    chains = new Map(chains).set(device, grown);
    await refresh();
    return hash;
  };
  const rekey = async (changed: CampaignKeys): Promise<void> => {
    await onDisk(store.saveKeys(campaign, changed));
    keys = changed;
    ring = keyring(campaign, keys.seats, keys.device);
    await refresh();
  };
  const renew = async (): Promise<void> => {
    if (!view || ended) return;
    const due = keysDue(view, keys, chains.get(keys.device.device), random);
    if (due !== keys) await rekey(due);
  };
  const doDuties = async (): Promise<void> => {
    await renew();
    for (let rounds = 0; rounds < 32 && view && read && !ended; rounds++) {
      const [duty] = [...(await bring(view, ring)), ...duties(view, read, ring, random)];
      if (!duty || view.onward) return;
      await writeNow(duty.seat, (at) => (duty as Duty).body(at));
    }
  };
  /** A duty that could not be stored is due still, and done after the next change: what came before it is stored. */
  const attend = (work: () => Promise<void> = doDuties): Promise<void> =>
    work().catch((problem: unknown) => {
      if (!(problem instanceof StoreError)) throw problem;
    });

  const take = async (runs: readonly Run[]): Promise<Taken> => {
    if (ended) throw new CampaignError('held elsewhere');
    const { changed, added, refused, forked, ...next } = await paced(
      takingIn(chains, campaign, runs, aside),
      pace,
    );
    aside = next.aside;
    // A line of its own key that its disk did not have: the log goes on elsewhere, and a next line here would fork it.
    const outrun = changed.has(keys.device.device);
    if (changed.size > 0) {
      await onDisk(store.appendAll(campaign, [...changed.values()]));
      chains = next.chains;
      await begin();
      await refresh(false);
      // Who gets the seat they wait for is shown it with its keys: without these they look like a guest.
      if (keys.claim) await attend(renew);
      tell();
      if (outrun) await rekey({ ...keys, device: makeDevice(random) });
      await attend();
    }
    return { added, refused, forked, outrun };
  };
  const claims = claimsOver(desk, () => ({ keys, view }), {
    made: () =>
      inTurn(async () => {
        await refresh();
        await attend();
      }),
    rekey: (changed) => inTurn(() => rekey(changed)),
  });

  await begin();
  await refresh();
  queue = attend().catch(() => undefined);

  return {
    campaign,
    view: () => view,
    read: () => read,
    damaged: loaded.damaged,
    chains: () => chains,
    upToDate: () => readOf?.logs === chains && readOf.ring === ring,
    imagine: (book) => reader?.imagine(book),
    imagined: async (book) => reader && paced(reader.imagining(book), pace),
    paced: (steps) => paced(steps, pace),
    keys: () => keys,
    ring: () => ring,
    subscribe: (listener) => listeners.add(listener) && (() => listeners.delete(listener)),
    write: (seat, body, page) =>
      inTurn(async () => {
        for (const part of partsToTake(view, seat)) await writeNow(seat, part);
        const hash = await writeNow(seat, body, page);
        await attend();
        return hash;
      }),
    setKeys: (change) =>
      inTurn(async () => {
        await rekey(change(keys));
        await attend();
      }),
    refuse(device) {
      desk.refuse(device);
      view = view && viewWith(view, { claims: desk.claims() });
      tell();
    },
    tellings: async (page) => (read ? tellPage(read, page) : []),
    library: {
      campaign,
      paced: (steps) => paced(steps, pace),
      vector: () => vectorOf(chains),
      runsAfter: (known) => runsAfter(chains, known),
      take: (runs) => inTurn(() => take(runs)),
      claims,
      ...fingerprints(() => ({ newest: ruleset, read, ring })),
      // While newer lines are read it would stand beside their vector, and phones would look for where they part.
      fingerprint: () => (readOf?.logs === chains ? fingerprintIn(view) : undefined),
    },
    settled: () => queue.then(() => undefined),
    close() {
      ended = true;
      listeners.clear();
    },
    ended: () => ended,
  };
}
