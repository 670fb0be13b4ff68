/** The chronicle's lines: tellings page by page, those in memory at once, older ones as they are scrolled to. */
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Telling } from '../../../../campaign/telling.ts';
import { useCampaign } from '../../../campaign/context.tsx';

export interface ChroniclePage {
  readonly page: number;
  readonly settled: boolean;
  readonly tellings: readonly Telling[];
}

/** How many pages are read at a time. */
const BATCH = 8;

export function createLines() {
  const { session, view } = useCampaign();
  const [depth, setDepth] = createSignal(BATCH);
  const [older, setOlder] = createSignal<ReadonlyMap<number, readonly Telling[]>>(new Map());
  const first = () => Math.max(0, view().page - depth() + 1);
  createEffect(
    on([() => view().book, depth], async () => {
      const [from, to] = [first(), view().page];
      const loaded = new Map<number, readonly Telling[]>();
      for (let page = from; page < to; page++) loaded.set(page, await session.tellings(page));
      setOlder(loaded);
    }),
  );
  const pages = createMemo((): readonly ChroniclePage[] => {
    const found: ChroniclePage[] = [];
    for (let page = view().page; page >= first(); page--) {
      const settled = view().book.pages[page]?.settled ?? false;
      const tellings = page === view().page ? view().tellings : (older().get(page) ?? []);
      if (tellings.length > 0) found.push({ page, settled, tellings });
    }
    return found;
  });
  return {
    pages,
    more: () => first() > 0,
    readOn: () => setDepth((known) => known + BATCH),
    /** Reads back until a line is among them. */
    async find(entry: string): Promise<void> {
      const { pages } = view().book;
      let page = pages.findIndex(({ entries }) => entries.some(({ hash }) => hash === entry));
      // An order that has a name of its own stands on no line.
      for (let back = view().page; page < 0 && back >= 0; back--)
        if ((await session.tellings(back)).some((told) => told.entry === entry)) page = back;
      if (page >= 0) setDepth((known) => Math.max(known, view().page - page + 1));
    },
  };
}
