/** A campaign that is shown before its book has been read: what looks into the book waits for it, and so does what is written. */
import type { Chains } from '../log/chain.ts';
import type { CampaignStore, FirstLook } from '../store/types.ts';
import { ownWishes } from './claim-desk.ts';
import { CampaignError } from './faults.ts';
import { lookedAt, markIn, ruleSetOf } from './first-look.ts';
import { keptPage } from './kept-pages.ts';
import { keyring } from './keyring.ts';
import { type Deps, openSession, type Session } from './session.ts';
import { type View, viewWith } from './view.ts';

export interface Opening {
  /** What can be shown at once; the whole campaign where nothing was kept to be shown first. */
  readonly first: Session;
  /** The same session, once its book has been read. Rejects with a CampaignError or StoreError. */
  readonly whole: Promise<Session>;
}

/**
 * Opens a campaign.
 * @param ready what comes before the book is read where something can be shown first
 */
export async function openEarly(
  deps: Deps,
  campaign: string,
  ready: () => Promise<void> = async () => undefined,
): Promise<Opening> {
  const look = await deps.store.firstLook(campaign).catch(() => undefined);
  const view = look && (await viewAtFirst(deps, campaign, look));
  if (!look || !view) {
    const session = await openSession(deps, campaign);
    return { first: session, whole: Promise.resolve(session) };
  }
  const opening = ready().then(() => openSession(deps, campaign));
  const first = early(deps.store, campaign, look, view, opening);
  return { first, whole: opening.then(() => first) };
}

/** Whatever keeps it from being shown, the book can be read. */
async function viewAtFirst(
  { loadRuleset, app = '' }: Deps,
  campaign: string,
  { keys, shown }: FirstLook,
): Promise<View | undefined> {
  try {
    const id = ruleSetOf(shown);
    const newest = id === undefined ? undefined : await loadRuleset(id);
    const ring = keyring(campaign, keys.seats, keys.device);
    const view = newest && lookedAt({ newest, ring, device: keys.device.device, app }, shown);
    return view && viewWith(view, ownWishes(keys));
  } catch {
    return undefined;
  }
}

function early(
  store: CampaignStore,
  campaign: string,
  { keys, shown }: FirstLook,
  view: View,
  opening: Promise<Session>,
): Session {
  let read: Session | undefined;
  let ended = false;
  const none: Chains = new Map();
  const listeners = new Set<() => void>();
  const ring = keyring(campaign, keys.seats, keys.device);
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  opening.then(
    (session) => {
      read = session;
      if (ended) session.close();
      session.subscribe(tell);
      tell();
    },
    () => undefined,
  );
  return {
    campaign,
    view: () => (read ? read.view() : view),
    read: () => read?.read(),
    get damaged() {
      return read?.damaged ?? [];
    },
    chains: () => read?.chains() ?? none,
    upToDate: () => read?.upToDate() ?? false,
    imagine: (book) => read?.imagine(book),
    imagined: async (book) => (await opening).imagined(book),
    paced: async (steps) => (await opening).paced(steps),
    keys: () => read?.keys() ?? keys,
    ring: () => read?.ring() ?? ring,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write: async (seat, body, page) => (await opening).write(seat, body, page),
    refuse: (device) => read?.refuse(device),
    setKeys: async (change) => (await opening).setKeys(change),
    tellings: async (page) => {
      if (read) return read.tellings(page);
      if (page === view.page) return view.tellings;
      const mark = markIn(shown, page);
      const kept = mark === undefined ? undefined : await keptPage(store, campaign, page, mark);
      return kept ?? (await opening).tellings(page);
    },
    get library() {
      if (!read) throw new CampaignError('not here yet');
      return read.library;
    },
    settled: async () => (await opening).settled(),
    close() {
      ended = true;
      listeners.clear();
      read?.close();
    },
    ended: () => ended || read?.ended() === true,
  };
}
