/**
 * How long a player waits before standing in, where no third player could agree to it. The book knows no clock and judges no
 * wait: this phone keeps it, out of courtesy, from when it was last linked with the absent player's.
 */
import { standingIn } from '../../campaign/absence.ts';
import type { View } from '../../campaign/view.ts';
import type { Seat } from '../../kernel/question.ts';
import type { Hash } from '../../log/bytes.ts';
import type { MeetingSnapshot } from '../../sync/types.ts';
import { language } from '../i18n/index.ts';
import { awaitedIn, awaitedSince } from './awaited.ts';

export const waits = { none: 0, hour: 3_600_000, day: 86_400_000 } as const;
export type Wait = keyof typeof waits;
type Times = { readonly [device: string]: number };

const waitKey = (campaign: Hash): string => `realmbook.wait.${campaign}`;
const linkedKey = (campaign: Hash): string => `realmbook.linked.${campaign}`;

interface Chosen {
  readonly wait: Wait;
  /** The longest that counted before it, since the phones were last linked. */
  readonly before: Wait;
  readonly at: number;
}
function chosen(campaign: Hash): Chosen {
  const [wait, before, at] = (localStorage.getItem(waitKey(campaign)) ?? '').split(' ');
  return { wait: known(wait) ?? 'hour', before: known(before) ?? 'none', at: Number(at) || 0 };
}
const known = (kept = ''): Wait | undefined => (Object.hasOwn(waits, kept) ? (kept as Wait) : undefined);
const longer = (one: Wait, other: Wait): Wait => (waits[one] < waits[other] ? other : one);

export const waitOf = (campaign: Hash): Wait => chosen(campaign).wait;

/** A shorter one counts from when the phones are next linked: one who waits already cannot cut the wait short alone. */
export function setWait(campaign: Hash, wait: Wait, now: number): void {
  const last = chosen(campaign);
  if (wait === last.wait) return;
  const met = Math.max(0, ...Object.values(timesOf(campaign))) >= last.at;
  const before = met ? last.wait : longer(last.wait, last.before);
  localStorage.setItem(waitKey(campaign), `${wait} ${before} ${now}`);
}

function timesOf(campaign: Hash): Times {
  try {
    return (JSON.parse(localStorage.getItem(linkedKey(campaign)) ?? '{}') ?? {}) as Times;
  } catch {
    return {};
  }
}
/** Remembers which phones are linked, or were until this moment. */
export function noteLinked(campaign: Hash, snapshots: readonly MeetingSnapshot[], now: number): void {
  const devices = snapshots.flatMap(({ partners }) => partners.flatMap(here));
  if (devices.length === 0) return;
  const times = { ...timesOf(campaign), ...Object.fromEntries(devices.map((device) => [device, now])) };
  localStorage.setItem(linkedKey(campaign), JSON.stringify(times));
}
type Partner = MeetingSnapshot['partners'][number];
const here = ({ device, state }: Partner): readonly string[] =>
  device !== undefined && state !== 'lost' && state !== 'connecting' ? [device] : [];

/** Seats whose player's phone is linked with this one. */
export function linkedSeats({ book }: View, { partners }: MeetingSnapshot): ReadonlySet<Seat> {
  const devices = new Set(partners.flatMap(here));
  return new Set(
    book.roster.members.flatMap(({ device, seat, role }) =>
      role === 'player' && devices.has(device) ? [seat] : [],
    ),
  );
}

/**
 * Those whom this phone stands in for and who are linked again. Their own first line ends the absence; until it comes they
 * play themselves all the same, and a roll for them is a suggestion as it is for anybody who is linked.
 */
export function hereAgain(view: View, now: MeetingSnapshot): readonly Seat[] {
  const linked = linkedSeats(view, now);
  return standingIn(view).flatMap(({ seat }) => (linked.has(seat) ? [seat] : []));
}

/** When the wait for a seat is over: from when its phone was last linked, or this phone first waited for it. */
export function opensAt(view: View, seat: Seat, now: number): number {
  const { book, campaign } = view;
  const times = timesOf(campaign);
  const linked = book.roster.members.flatMap((one) =>
    one.seat === seat && one.role === 'player' ? [times[one.device] ?? 0] : [],
  );
  const awaited = awaitedIn(view).find((one) => one.seat === seat);
  const since = Math.max(0, ...linked) || (awaited && awaitedSince(campaign, awaited)) || now;
  const { wait, before, at } = chosen(campaign);
  return since + waits[at <= since ? wait : longer(wait, before)];
}

/** A time of day, with the day where that is another. */
export function clock(at: number, now: number): string {
  const sameDay = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language(), {
    ...(sameDay ? {} : { weekday: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}
