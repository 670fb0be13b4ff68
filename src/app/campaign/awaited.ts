/**
 * Who is awaited, for what, and since when. The book knows no clock: a phone remembers when it first saw somebody awaited.
 */
import { waitedFor } from '../../campaign/acts.ts';
import { phaseOf } from '../../campaign/phase-of.ts';
import type { View } from '../../campaign/view.ts';
import type { Seat } from '../../kernel/question.ts';
import type { Text } from '../../kernel/text.ts';
import type { Hash } from '../../log/bytes.ts';
import { t, tn } from '../i18n/index.ts';
import { askedOfOthers } from './asked-of-others.ts';

export interface Awaited {
  readonly seat: Seat;
  /** What they are asked, or the phase they are in. */
  readonly what: Text;
  /** The order that asks it. */
  readonly order?: Hash;
  /** The same for as long as this one thing is awaited. */
  readonly key: string;
}
type Times = { readonly [key: string]: number };

/**
 * Whom everybody waits for: questions first, each seat with its first; then the seats whose "done" the page waits for, and
 * that can do something towards it.
 */
export function awaitedIn(view: View): readonly Awaited[] {
  const found = new Map<Seat, Awaited>();
  for (const { open, run, committed } of view.open)
    for (const question of run.open) {
      const { by, label } = question;
      if (by === 'table' || committed.includes(label) || found.has(by)) continue;
      const what = askedOfOthers(view, open.id, question);
      found.set(by, { seat: by, what, order: open.order, key: `${by}/${open.order}/${label}` });
    }
  const { stage, year = 0, step } = view.clock;
  const questioned = found.size > 0;
  for (const seat of waitedFor(view))
    if (!found.has(seat) && !waitsItself(view, seat) && !(questioned && isStuck(view, seat)))
      found.set(seat, { seat, what: phaseOf(view, seat), key: `${seat}/${stage}/${year}/${step}` });
  return [...found.values()];
}

/** An order of this seat asks others, and nothing of the seat itself: it can do nothing until they answer. */
const waitsItself = (view: View, seat: Seat): boolean =>
  view.open.some(({ open, run, committed }) => {
    const asked = run.open.filter(({ by, label }) => by !== 'table' && !committed.includes(label));
    return open.seat === seat && asked.length > 0 && asked.every(({ by }) => by !== seat);
  });

/** A seat has nothing to do while others are asked: it has rolled in a roll-off that is not over. */
const isStuck = (view: View, seat: Seat): boolean =>
  view.tasks(seat).every(({ kind, aside }) => kind === 'mind' || aside);

/** When each was first seen awaited; what is awaited no more is forgotten. */
export const timesOf = (known: Times, awaited: readonly Pick<Awaited, 'key'>[], now: number): Times =>
  Object.fromEntries(awaited.map(({ key }) => [key, known[key] ?? now]));

const place = (campaign: Hash): string => `realmbook.awaited.${campaign}`;
function kept(campaign: Hash): Times {
  try {
    return (JSON.parse(localStorage.getItem(place(campaign)) ?? '{}') ?? {}) as Times;
  } catch {
    return {};
  }
}

/** Remembers who is awaited from now on. */
export function noteAwaited(view: View, now: number): void {
  const times = timesOf(kept(view.campaign), awaitedIn(view), now);
  localStorage.setItem(place(view.campaign), JSON.stringify(times));
}

/** Since when, in milliseconds; undefined where this phone has not seen it yet. */
export const awaitedSince = (campaign: Hash, { key }: Awaited): number | undefined => kept(campaign)[key];

const DAY = 86_400_000;
/**
 * "since yesterday", "for 3 days": at least so long. Of today nothing is said: a line that another phone wrote long before
 * may have come only now.
 */
export function sinceWords(since: number, now: number): string | undefined {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  if (since >= midnight) return undefined;
  const days = Math.ceil((midnight - since) / DAY);
  return days === 1 ? t('since yesterday') : tn(days, 'for {n} day', 'for {n} days');
}
