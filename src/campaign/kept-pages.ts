/** Snapshots and tellings of closed pages, kept on disk: only a saving of time, so a failure to store one is no failure. */
import type { Json } from '../kernel/json.ts';
import type { Hash } from '../log/bytes.ts';
import type { CampaignStore } from '../store/types.ts';
import type { Folded } from './folded.ts';
import type { Read, Snapshot } from './reader.ts';
import type { Telling } from './telling.ts';

type Stored = Parameters<CampaignStore['saveTellings']>[1];
/** What pages came to, with the marks under which it is kept; without those whose mark is known. */
const toldOf = (read: Read, pages: readonly number[], but: readonly string[]): Stored => {
  const marks = read.digests();
  return pages.flatMap((page) => {
    const [told, digest] = [read.tellings(page), marks[page]];
    if (!told || digest === undefined || but.includes(digest)) return [];
    return [{ page, digest, told: told as unknown as Json }];
  });
};

/** Stores tellings that the disk does not have yet, some pages at a time: to spell all of a long campaign at a stretch holds a phone up. */
async function keepTold(
  store: CampaignStore,
  campaign: Hash,
  read: Read,
  pages: readonly number[],
): Promise<void> {
  // Of pages before the snapshot from which it was opened a phone has none in memory: those need not be looked for.
  const here = pages.filter((page) => read.tellings(page) !== undefined);
  for (let at = 0; at < here.length; at += PAGES) {
    const some = here.slice(at, at + PAGES);
    const known = (await store.tellings(campaign, some)).map(({ digest }) => digest);
    const told = toldOf(read, some, known);
    if (told.length > 0) await store.saveTellings(campaign, told);
  }
}
const PAGES = 32;

/** Keeps each page once, as soon as the next is open; the state at its end where that is not kept already. */
export function pageKeeper(store: CampaignStore, campaign: Hash): (read: Read, page: number) => void {
  let kept = -1;
  return (read, page) => {
    const [from, last] = [Math.max(kept + 1, 0), page - 1];
    if (last <= kept) return;
    kept = last;
    const digest = read.digests()[last];
    const folded = read.after(last);
    const work = async (): Promise<void> => {
      const there = await store.snapshots(campaign);
      const same = there.some((one) => one.page === last && one.digest === digest);
      if (folded && digest && folded.stopped === undefined && !same)
        await store.saveSnapshot(campaign, { page: last, digest, state: folded as unknown as Json });
      const pages = Array.from({ length: last - from + 1 }, (_, i) => from + i);
      await keepTold(store, campaign, read, pages);
    };
    work().catch(() => undefined);
  };
}

/**
 * What closed pages came to: from memory or from disk; where neither has it as it is now, all is folded again, once, and what has changed
 * is kept.
 * @param anew folds everything
 */
export function pageTeller(
  store: CampaignStore,
  campaign: Hash,
  anew: () => Promise<Read | undefined>,
): (read: Read, page: number) => Promise<readonly Telling[]> {
  let folding: { readonly of: Read; readonly read: Promise<Read | undefined> } | undefined;
  return async (read, page) => {
    const known = read.tellings(page) ?? (await keptPage(store, campaign, page, read.digests()[page]));
    if (known) return known;
    if (folding?.of === read) return (await folding.read)?.tellings(page) ?? [];
    const mine = { of: read, read: anew() };
    folding = mine;
    const again = await mine.read;
    const closed = Array.from({ length: read.book.pages.length - 1 }, (_, i) => i);
    const renew = async (): Promise<void> => {
      if (!again) return;
      await keepTold(store, campaign, again, closed);
      // From here on they come from disk.
      if (folding === mine) folding = undefined;
    };
    renew().catch(() => undefined);
    return again?.tellings(page) ?? [];
  };
}

/** The newest of what is kept. */
export async function newestKept(store: CampaignStore, campaign: Hash): Promise<readonly Snapshot[]> {
  const marks = (await store.snapshots(campaign)).toSorted((a, b) => b.page - a.page).slice(0, 3);
  const found = await Promise.all(marks.map(({ page }) => store.snapshot(campaign, page)));
  return found.flatMap((kept) =>
    kept ? [{ page: kept.page, digest: kept.digest, folded: kept.state as unknown as Folded }] : [],
  );
}

/** What a page came to, as it was kept. @param mark the page's digest now; one that was kept under another is out of date */
export async function keptPage(
  store: CampaignStore,
  campaign: Hash,
  page: number,
  mark: Hash | undefined,
): Promise<readonly Telling[] | undefined> {
  const [kept] = await store.tellings(campaign, [page]);
  return kept?.digest === mark ? (kept?.told as unknown as readonly Telling[] | undefined) : undefined;
}
