/** Whose phones hold the campaign, and how much of it: by what their lines had seen, and by where this phone left them in step. */
import { ownSeat } from '../../campaign/own-seat.ts';
import type { View } from '../../campaign/view.ts';
import type { Book } from '../../log/book.ts';
import type { Hash } from '../../log/bytes.ts';
import type { MeetingSnapshot } from '../../sync/types.ts';

const key = (campaign: Hash): string => `realmbook.copies.${campaign}`;
type Copies = { readonly [device: string]: number };

function kept(campaign: Hash): Copies {
  try {
    return (JSON.parse(localStorage.getItem(key(campaign)) ?? '{}') ?? {}) as Copies;
  } catch {
    return {};
  }
}
const linesOf = ({ pages }: Book): number => pages.reduce((sum, { entries }) => sum + entries.length, 0);

/** Remembers how much the phones have that are in step now. */
export function noteCopies(campaign: Hash, book: Book | undefined, { partners }: MeetingSnapshot): void {
  const devices = partners.flatMap(({ device, state }) => (device && state === 'in step' ? [device] : []));
  if (!book || devices.length === 0) return;
  const lines = linesOf(book);
  const copies = { ...kept(campaign), ...Object.fromEntries(devices.map((device) => [device, lines])) };
  localStorage.setItem(key(campaign), JSON.stringify(copies));
}

export interface Copy {
  readonly name: string;
  /** Lines it may lack, at most. */
  readonly lacks: number;
}

/** Whether a phone that is not this player's was ever seen to have some of it: one that left or only looked on keeps what it has. */
export function heldElsewhere({ book, seats, device, campaign }: View): boolean {
  const own = new Set(
    book.roster.members.flatMap((one) =>
      seats.some(({ id, mine }) => mine && id === one.seat) && one.role === 'player' ? [one.device] : [],
    ),
  ).add(device);
  return (
    Object.keys(kept(campaign)).some((one) => !own.has(one)) ||
    book.pages.some(({ entries }) => entries.some(({ entry }) => !own.has(entry.author)))
  );
}

/** The other players' phones, each by its player. */
export function copiesOf(view: View): readonly Copy[] {
  const { book, seats, campaign, device } = view;
  const own = ownSeat(view);
  const lines = book.pages.flatMap(({ entries }) => entries);
  const copies = kept(campaign);
  return seats.flatMap(({ id, name, held, mine }) => {
    // A friend who once sat at this phone has one of their own: their seat is on both.
    if (!held || id === own) return [];
    const devices = book.roster.members.flatMap((one) =>
      one.seat === id && one.role === 'player' && (!mine || one.device !== device) ? [one.device] : [],
    );
    const lacking = devices.map((device) => {
      const last = lines.findLast(({ entry }) => entry.author === device);
      const unseen = last
        ? lines.filter((line) => line.entry.author !== device && !book.inPast(line, last)).length
        : lines.length;
      return Math.min(unseen, Math.max(0, lines.length - (copies[device] ?? 0)));
    });
    return lacking.length > 0 ? [{ name, lacks: Math.min(...lacking) }] : [];
  });
}
