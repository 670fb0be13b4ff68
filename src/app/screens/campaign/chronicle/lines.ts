/** The chronicle's lines: tellings page by page, those in memory at once, older ones as they are scrolled to. */
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Telling } from '../../../../campaign/telling.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { toldAs } from './telling-of.ts';

export interface ChroniclePage {
  readonly page: number;

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
      const tellings = page === view().page ? view().tellings : (older().get(page) ?? []);
      if (tellings.length > 0) found.push({ page, tellings });
    }
    return found;
  });
  return {
    pages,
    more: () => first() > 0,
    readOn: () => setDepth((known) => known + BATCH),
    /** Reads back until a line is among them, or the one that began the order of this name. */
    async find(name: string): Promise<void> {
      const told = await toldAs(session, name);
      if (told) setDepth((known) => Math.max(known, view().page - told.page + 1));
    },
  };
}
