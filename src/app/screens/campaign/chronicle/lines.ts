/**
 * The chronicle's lines: a stretch of pages, read from what is stored. It grows to either side and lets go at the other, so that
 * a phone draws as much in a book of a thousand pages as in one of ten.
 */
import {
  type Accessor,
  batch,
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
  onMount,
  untrack,
} from 'solid-js';
import type { Telling } from '../../../../campaign/telling.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { others, painted } from '../../../turns.ts';
import { toldAs } from './telling-of.ts';
import { AT_FIRST, asBefore, type ChroniclePage, FEW, unfolding } from './unfolding.ts';

/** Pages from one to another (index), both among them. */
interface Stretch {
  readonly from: number;
  /** undefined: the open page, also when others have been turned. */
  readonly to: number | undefined;
}
export interface Lines {
  /** By which of the lines of these pages are of the kind that is shown: it changes with the pages. */
  readonly kind: Accessor<(telling: Telling) => boolean>;
  /** Newest first. */
  readonly pages: Accessor<readonly ChroniclePage[]>;
  /** Whether the book has older pages than these, and newer ones. */
  readonly older: Accessor<boolean>;
  readonly newer: Accessor<boolean>;
  /** Whether it is still being read. */
  readonly busy: Accessor<boolean>;
  /** Reads some lines further back. */
  readBack(): Promise<void>;
  /** Reads some lines on, towards the newest. */
  readOn(): Promise<void>;
  /** Goes to the end of a page; undefined: to the newest. */
  go(page: number | undefined): Promise<void>;
  /** Goes to the first lines of the book. */
  first(): Promise<void>;
  /** Goes to the end of a year, as the rules count them. */
  year(year: number): Promise<void>;
  /** Goes to a line, or to the one that began the order of this name, where it is not shown yet. */
  find(name: string): Promise<void>;
}

/** Lines shown at first, lines read at a time from there, and lines shown at most. */
const FIRST = 120;
const STEP = 60;
const MOST = 240;
/** Pages looked through at a time, for lines of a kind that is rare. */
const PAGES = 64;

/**
 * @param keeps whether a line is of the kind that is shown
 * @param inPlace changes what is shown, so that what is read stays where it is under the eye
 */
export function createLines(
  keeps: Accessor<(telling: Telling) => boolean>,
  inPlace: (change: () => void) => void,
): Lines {
  const { session, view } = useCampaign();
  const kept = new Map<number, { readonly mark: string | undefined; readonly page: ChroniclePage }>();
  const [stretch, setStretch] = createSignal<Stretch>({ from: untrack(view).page, to: undefined });
  const [closed, setClosed] = createSignal<readonly ChroniclePage[]>([]);
  const [kind, setKind] = createSignal(untrack(keeps), { equals: false });
  const [busy, setBusy] = createSignal(false);
  let turn = 0;
  /** What was asked for last. */
  let under: Promise<void> = Promise.resolve();
  let gone = false;
  onCleanup(() => {
    gone = true;
    turn++;
  });

  const open = createMemo(
    (before: ChroniclePage): ChroniclePage => ({
      page: view().page,
      tellings: asBefore(before.tellings, view().tellings),
    }),
    { page: -1, tellings: [] },
  );
  const [upTo, setUpTo] = createSignal(AT_FIRST);
  const unfoldOpen = async (): Promise<void> => {
    for (; !gone && upTo() < view().tellings.length; setUpTo((lines) => lines + FEW)) await painted();
    setUpTo(Number.POSITIVE_INFINITY);
  };
  onMount(() => void unfoldOpen());
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
  const lengthOf = ({ tellings }: ChroniclePage): number => tellings.filter(keeps()).length;
  const newest = ({ to }: Stretch): number => Math.min(to ?? view().page, view().page);

  /** Shows a stretch if it is wanted still once it is read, and lets go of all beyond it. */
  const show = async (wanted: Stretch, still: () => boolean): Promise<void> => {
    await painted();
    for (;;) {
      const [{ book, page: last }, by] = [view(), keeps()];
      const pages: ChroniclePage[] = [];
      for (let page = newest(wanted); page >= wanted.from; page--)
        if (page !== last) pages.push(await read(page));
      if (!still()) return;
      if (book !== view().book || by !== keeps()) continue;
      for (const page of kept.keys()) if (page < wanted.from || page > newest(wanted)) kept.delete(page);
      const had = kind() === by ? closed() : [];
      const draw = (shown: readonly ChroniclePage[]): void =>
        inPlace(() =>
          batch(() => {
            setStretch(wanted);
            setKind(() => by);
            setClosed(shown);
          }),
        );
      for (const [i, shown] of unfolding(pages, had).entries()) {
        if (i > 0) await others();
        if (!still()) return;
        draw(shown);
      }
      if (book === view().book) return;
    }
  };
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
  /** Only the latest thing that was asked for is done. */
  const asked = (work: (still: () => boolean) => Promise<void>): Promise<void> => {
    const mine = ++turn;
    const still = (): boolean => mine === turn;
    setBusy(true);
    under = work(still).finally(() => still() && setBusy(false));
    return under;
  };
  const go = (page: number | undefined): Promise<void> =>
    asked(async (still) => {
      const to = page === undefined || page >= view().page ? undefined : Math.max(page, 0);
      await show({ from: await some((to ?? view().page) + 1, -1, FIRST), to }, still);
    });

  createEffect(on(keeps, () => void go(stretch().to)));
  createEffect(
    on(
      () => view().book,
      () => {
        const [now, mine] = [stretch(), turn];
        void show(now, () => stretch() === now && mine === turn);
      },
      { defer: true },
    ),
  );
  return {
    kind,
    busy: () => busy() || upTo() < view().tellings.length,
    pages: createMemo(() => {
      const { page, tellings } = open();
      const tip = newest(stretch()) === page ? [{ page, tellings: tellings.slice(-upTo()) }] : [];
      return [...tip, ...closed()].filter(({ tellings }) => tellings.length > 0);
    }),
    older: () => stretch().from > 0,
    newer: () => newest(stretch()) < view().page,
    go,
    first: async () => go(await some(-1, 1, FIRST)),
    async year(year) {
      let [low, high] = [0, view().page];
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((await begunIn(middle, low)) <= year) low = middle;
        else high = middle - 1;
      }
      await go(low);
    },
    readBack: () =>
      asked(async (still) => {
        const { from, to } = stretch();
        await show(await within({ from: await some(from, -1, STEP), to }, -1), still);
      }),
    readOn: () =>
      asked(async (still) => {
        const { from } = stretch();
        const to = await some(newest(stretch()), 1, STEP);
        await show(await within({ from, to: to === view().page ? undefined : to }, 1), still);
      }),
    async find(name) {
      const [told] = await Promise.all([toldAs(session, name), under]);
      if (!told || (told.page >= stretch().from && told.page <= newest(stretch()))) return;
      await go(told.page);
    },
  };
}
