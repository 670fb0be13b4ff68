/** Snapshots and tellings of closed pages, kept on disk: only a saving of time, so a failure to store one is no failure. */
import type { Json } from '../kernel/json.ts';
import type { Hash } from '../log/bytes.ts';
import type { CampaignStore } from '../store/types.ts';
import type { Folded } from './folded.ts';
import type { Read, Snapshot } from './reader.ts';
import type { Telling } from './telling.ts';

/** Keeps each page once, as soon as the next is open. */
export function pageKeeper(store: CampaignStore, campaign: Hash): (read: Read, page: number) => void {
  let kept = -1;
  return (read, page) => {
    const [from, last] = [Math.max(kept + 1, 0), page - 1];
    if (last <= kept) return;
    kept = last;
    const marks = read.digests();
    const folded = read.after(last);
    const work = async (): Promise<void> => {
      const digest = marks[last];
      if (folded && digest && folded.stopped === undefined)
        await store.saveSnapshot(campaign, { page: last, digest, state: folded as unknown as Json });
      for (let at = from; at <= last; at++) {
        const told = read.tellings(at);
        const mark = marks[at];
        if (told && mark) await store.saveTellings(campaign, at, mark, told as unknown as Json);
      }
    };
    work().catch(() => undefined);
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
