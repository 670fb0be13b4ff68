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
import { createPages, type Stretch } from './stretches.ts';
import { toldAs } from './telling-of.ts';
import { AT_FIRST, type ChroniclePage, FEW, unfolding } from './unfolding.ts';

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

/** Lines shown at first, and lines read at a time from there. */
const FIRST = 120;
const STEP = 60;

/**
 * @param keeps whether a line is of the kind that is shown
 * @param inPlace changes what is shown, so that what is read stays where it is under the eye
 */
export function createLines(
  keeps: Accessor<(telling: Telling) => boolean>,
  inPlace: (change: () => void) => void,
): Lines {
  const { session, view } = useCampaign();
  const [stretch, setStretch] = createSignal<Stretch>({ from: untrack(view).page, to: undefined });
  const [closed, setClosed] = createSignal<readonly ChroniclePage[]>([]);
  const [kind, setKind] = createSignal(untrack(keeps), { equals: false });
  const { open, closedIn, keepOnly, newest, some, furtherBack, furtherOn, endOf } = createPages(keeps);
  const { upTo, whole } = createUpTo();
  const latest = createLatest();

  /** Shows a stretch if it is wanted still once it is read, and lets go of all beyond it. */
  const show = async (wanted: Stretch, still: () => boolean): Promise<void> => {
    await painted();
    for (;;) {
      const [{ book, page: last }, by] = [view(), keeps()];
      const pages = await closedIn(wanted, last);
      if (!still()) return;
      if (book !== view().book || by !== keeps()) continue;
      keepOnly(wanted);
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
  const go = (page: number | undefined): Promise<void> =>
    latest.asked(async (still) => {
      const to = page === undefined || page >= view().page ? undefined : Math.max(page, 0);
      await show({ from: await some((to ?? view().page) + 1, -1, FIRST), to }, still);
    });

  createEffect(on(keeps, () => void go(stretch().to)));
  createEffect(
    on(
      () => view().book,
      () => {
        const [now, still] = [stretch(), latest.unchanged()];
        void show(now, () => stretch() === now && still());
      },
      { defer: true },
    ),
  );
  return {
    kind,
    busy: () => latest.busy() || !whole(),
    pages: createMemo(() => {
      const { page, tellings } = open();
      const tip = newest(stretch()) === page ? [{ page, tellings: tellings.slice(-upTo()) }] : [];
      return [...tip, ...closed()].filter(({ tellings }) => tellings.length > 0);
    }),
    older: () => stretch().from > 0,
    newer: () => newest(stretch()) < view().page,
    go,
    first: async () => go(await some(-1, 1, FIRST)),
    year: async (year) => go(await endOf(year)),
    readBack: () => latest.asked(async (still) => show(await furtherBack(stretch(), STEP), still)),
    readOn: () => latest.asked(async (still) => show(await furtherOn(stretch(), STEP), still)),
    async find(name) {
      const [told] = await Promise.all([toldAs(session, name), latest.last()]);
      if (!told || (told.page >= stretch().from && told.page <= newest(stretch()))) return;
      await go(told.page);
    },
  };
}

/** Only the latest thing that was asked for is done. */
function createLatest() {
  const [busy, setBusy] = createSignal(false);
  let turn = 0;
  let last: Promise<void> = Promise.resolve();
  onCleanup(() => turn++);
  const unchanged = (): (() => boolean) => {
    const mine = turn;
    return () => mine === turn;
  };
  const asked = (work: (still: () => boolean) => Promise<void>): Promise<void> => {
    turn++;
    const still = unchanged();
    setBusy(true);
    last = work(still).finally(() => still() && setBusy(false));
    return last;
  };
  return { busy, unchanged, asked, last: () => last };
}

/** How many lines of the open page are drawn yet, some more of them at a time. */
function createUpTo() {
  const { view } = useCampaign();
  let gone = false;
  onCleanup(() => {
    gone = true;
  });
  const [upTo, setUpTo] = createSignal(AT_FIRST);
  const unfoldOpen = async (): Promise<void> => {
    for (; !gone && upTo() < view().tellings.length; setUpTo((lines) => lines + FEW)) await painted();
    setUpTo(Number.POSITIVE_INFINITY);
  };
  onMount(() => void unfoldOpen());
  return { upTo, whole: () => upTo() >= view().tellings.length };
}
