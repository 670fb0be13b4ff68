/** Reads pages of the chronicle, and finds how far a stretch of them goes: so many lines on, or to the end of a year. */
import { type Accessor, createMemo } from 'solid-js';
import type { Telling } from '../../../../campaign/telling.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { asBefore, type ChroniclePage } from './unfolding.ts';

/** Pages from one to another (index), both among them. */
export interface Stretch {
  readonly from: number;
  /** undefined: the open page, also when others have been turned. */
  readonly to: number | undefined;
}

/** Lines shown at most. */
const MOST = 240;
/** Pages looked through at a time, for lines of a kind that is rare. */
const PAGES = 64;

/** @param keeps whether a line is of the kind that is shown */
export function createPages(keeps: Accessor<(telling: Telling) => boolean>) {
  const { session, view } = useCampaign();
  const kept = new Map<number, { readonly mark: string | undefined; readonly page: ChroniclePage }>();
  const open = createMemo(
    (before: ChroniclePage): ChroniclePage => ({
      page: view().page,
      tellings: asBefore(before.tellings, view().tellings),
    }),
    { page: -1, tellings: [] },
  );
  /** A page that has not changed is the same object, and is not drawn anew. */
  const read = async (page: number): Promise<ChroniclePage> => {
    if (page === view().page) return open();
    const mark = session.read()?.digests()[page];
    const known = kept.get(page);
    if (known && known.mark === mark) return known.page;
    const found = { page, tellings: asBefore(known?.page.tellings, await session.tellings(page)) };
    kept.set(page, { mark, page: found });
    return found;
  };
  const newest = ({ to }: Stretch): number => Math.min(to ?? view().page, view().page);
  /** The pages of a stretch, newest first, without the open one. */
  const closedIn = async (wanted: Stretch, last: number): Promise<readonly ChroniclePage[]> => {
    const pages: ChroniclePage[] = [];
    for (let page = newest(wanted); page >= wanted.from; page--)
      if (page !== last) pages.push(await read(page));
    return pages;
  };
  /** Lets go of all beyond a stretch. */
  const keepOnly = (wanted: Stretch): void => {
    for (const page of kept.keys()) if (page < wanted.from || page > newest(wanted)) kept.delete(page);
  };
  const finding = createFinding(read, keeps, newest);
  return { open, closedIn, keepOnly, newest, ...finding };
}

/** How far a stretch goes. */
function createFinding(
  read: (page: number) => Promise<ChroniclePage>,
  keeps: Accessor<(telling: Telling) => boolean>,
  newest: (stretch: Stretch) => number,
) {
  const { view } = useCampaign();
  const lengthOf = ({ tellings }: ChroniclePage): number => tellings.filter(keeps()).length;
  /** How far it is from a page on, that one not counted, until there are some lines more. @param step −1: towards the founding */
  const some = async (page: number, step: -1 | 1, lines: number): Promise<number> => {
    let [at, left] = [page, lines];
    for (let looked = 0; left > 0 && looked < PAGES; looked++) {
      const next = at + step;
      if (next < 0 || next > view().page) break;
      at = next;
      left -= lengthOf(await read(at));
    }
    return at;
  };
  /** The year in which a page begins, or the last before it of which that is told, not further back than `least`; before all years 0. */
  const begunIn = async (page: number, least: number): Promise<number> => {
    for (let at = page; at >= least; at--) {
      const [first] = (await read(at)).tellings;
      if (first) return (first.at as { readonly year?: number }).year ?? 0;
    }
    return 0;
  };
  /** The stretch without what is too long of it, seen from one end. */
  const within = async ({ from, to }: Stretch, step: -1 | 1): Promise<Stretch> => {
    const [near, far] = step < 0 ? [from, to ?? view().page] : [to ?? view().page, from];
    let lines = 0;
    for (let page = near; step < 0 ? page < far : page > far; page -= step) {
      lines += lengthOf(await read(page));
      if (lines >= MOST) return step < 0 ? { from, to: page } : { from: page, to };
    }
    return { from, to };
  };
  /** Some lines more of a stretch towards the founding. */
  const furtherBack = async ({ from, to }: Stretch, lines: number): Promise<Stretch> =>
    within({ from: await some(from, -1, lines), to }, -1);
  /** Some lines more of a stretch towards the newest. */
  const furtherOn = async (stretch: Stretch, lines: number): Promise<Stretch> => {
    const to = await some(newest(stretch), 1, lines);
    return within({ from: stretch.from, to: to === view().page ? undefined : to }, 1);
  };
  /** The page on which a year ends, as the rules count them. */
  const endOf = async (year: number): Promise<number> => {
    let [low, high] = [0, view().page];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((await begunIn(middle, low)) <= year) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return { some, furtherBack, furtherOn, endOf };
}
