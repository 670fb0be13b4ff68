/**
 * What others have written since this player left off, and the mark of how far that was: kept on the phone for each seat,
 * from the first sight of a campaign, so that what happened before is never news.
 */
import { createEffect, createSignal } from 'solid-js';
import type { Session } from '../../../../campaign/session.ts';
import type { Telling } from '../../../../campaign/telling.ts';
import type { Seat } from '../../../../kernel/question.ts';
import type { Campaign } from '../../../campaign/context.tsx';
import { isTold } from '../chronicle/told.ts';

interface Mark {
  readonly at: number;
  readonly seen: { readonly [device: string]: number };
  /** Whose each tile was then, as far as this seat could see. */
  readonly owners?: { readonly [tile: string]: string };
  /** How much had been told to this seat. */
  readonly told?: number;
}
const key = (campaign: string, seat: Seat): string => `realmbook.met.${campaign}.${seat}`;

function read(campaign: string, seat: Seat): Mark | undefined {
  try {
    const known = JSON.parse(localStorage.getItem(key(campaign, seat)) ?? 'null') as Partial<Mark> | null;
    return known?.seen ? { ...known, at: Number(known.at ?? 0), seen: known.seen } : undefined;
  } catch {
    return undefined;
  }
}
const seenIn = (session: Session): Mark['seen'] =>
  Object.fromEntries([...session.chains()].map(([device, { entries }]) => [device, entries.length]));

export interface News {
  readonly telling: Telling;
  readonly page: number;
}
/** In figures: battles fought, tiles that changed hands, and how much was told to this seat. */
export interface Sum {
  readonly battles: number;
  readonly land: number;
  readonly told: number;
}

type Place = Pick<Campaign, 'session' | 'view' | 'app' | 'seat'>;
const ownersIn = ({ view, app, seat }: Place): { readonly [tile: string]: string } =>
  Object.fromEntries((app.scene?.(view(), seat()).tiles ?? []).map(({ id, owner }) => [id, owner ?? '']));
const toldTo = ({ view, seat }: Place): number =>
  view().intelligence.filter(({ to }) => to === seat()).length;

export function createSince(place: Place) {
  const { session, seat, app } = place;
  const [changed, setChanged] = createSignal(0);
  const mark = (): Mark => {
    changed();
    return read(session.campaign, seat()) ?? { at: 0, seen: seenIn(session) };
  };
  const remember = (now: number): void => {
    const next: Mark = { at: now, seen: seenIn(session), owners: ownersIn(place), told: toldTo(place) };
    localStorage.setItem(key(session.campaign, seat()), JSON.stringify(next));
    setChanged((n) => n + 1);
  };
  // Before the book is read this phone cannot say how far it goes.
  let known = false;
  createEffect(() => {
    if (known || place.view().early) return;
    known = true;
    if (!read(session.campaign, seat())) remember(Date.now());
  });
  return {
    remember,
    /** Changes with the mark. */
    mark,
    /** Days since then. */
    days: (now: number): number => Math.floor((now - mark().at) / 86_400_000),
    sum(news: readonly News[]): Sum {
      const then = mark();
      const now = Object.entries(ownersIn(place));
      return {
        battles: news.filter(({ telling }) =>
          telling.notes.some(({ note }) => app.battles?.includes(note) ?? false),
        ).length,
        land: then.owners ? now.filter(([tile, owner]) => owner !== (then.owners?.[tile] ?? '')).length : 0,
        told: Math.max(0, toldTo(place) - (then.told ?? 0)),
      };
    },
    /** Lines of the story by other phones' hands that were not here then, newest first. */
    async lines(): Promise<readonly News[]> {
      const own = session.keys().device.device;
      const book = session.read()?.book;
      if (!book) return [];
      const { seen } = mark();
      const news: News[] = [];
      for (let page = book.pages.length - 1; page >= 0; page--) {
        const fresh = new Set(
          (book.pages[page]?.entries ?? [])
            .filter(({ entry }) => entry.author !== own && entry.seq > (seen[entry.author] ?? 0))
            .map(({ hash }) => hash),
        );
        if (fresh.size === 0) {
          if (page < book.pages.length - 1) break;
          continue;
        }
        const tellings =
          page === book.pages.length - 1 ? (session.view()?.tellings ?? []) : await session.tellings(page);
        for (const telling of tellings.toReversed())
          if (fresh.has(telling.entry) && isTold(telling)) news.push({ telling, page });
      }
      return news;
    },
  };
}
