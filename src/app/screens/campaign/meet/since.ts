/** What others have written since this phone last met them, and the mark of how far that was. */
import { createSignal } from 'solid-js';
import type { Session } from '../../../../campaign/session.ts';
import type { Telling } from '../../../../campaign/telling.ts';

interface Mark {
  readonly at: number;
  readonly seen: { readonly [device: string]: number };
}
const key = (campaign: string): string => `realmbook.met.${campaign}`;

function read(campaign: string): Mark {
  try {
    const known = JSON.parse(localStorage.getItem(key(campaign)) ?? 'null') as Partial<Mark> | null;
    return { at: Number(known?.at ?? 0), seen: known?.seen ?? {} };
  } catch {
    return { at: 0, seen: {} };
  }
}

export function createSince(session: Session) {
  const [mark, setMark] = createSignal(read(session.campaign));
  return {
    mark,
    /** Days since the last meeting; undefined before the first. */
    days: (now: number): number | undefined =>
      mark().at === 0 ? undefined : Math.floor((now - mark().at) / 86_400_000),
    /** Remembers that everything here has been seen. */
    remember(now: number): void {
      const seen = Object.fromEntries(
        [...session.chains()].map(([device, { entries }]) => [device, entries.length]),
      );
      const next = { at: now, seen };
      localStorage.setItem(key(session.campaign), JSON.stringify(next));
      setMark(next);
    },
    /** Lines by other phones' hands that were not here then, newest first. */
    async lines(): Promise<readonly { readonly telling: Telling; readonly page: number }[]> {
      const own = session.keys().device.device;
      const book = session.read()?.book;
      if (!book) return [];
      const news: { telling: Telling; page: number }[] = [];
      for (let page = book.pages.length - 1; page >= 0; page--) {
        const fresh = new Set(
          (book.pages[page]?.entries ?? [])
            .filter(({ entry }) => entry.author !== own && entry.seq > (mark().seen[entry.author] ?? 0))
            .map(({ hash }) => hash),
        );
        if (fresh.size === 0) {
          if (page < book.pages.length - 1) break;
          continue;
        }
        const tellings =
          page === book.pages.length - 1 ? (session.view()?.tellings ?? []) : await session.tellings(page);
        for (const telling of tellings.toReversed())
          if (fresh.has(telling.entry)) news.push({ telling, page });
      }
      return news;
    },
  };
}
