/**
 * The union of all known logs, read as a book: pages, what counts on each, and the standing of every entry.
 * A pure function of the entries, so phones that know the same read the same, in whatever order they learnt it.
 * It knows no rule: the book settles signatures, seats, forks, pages and strikes before any rule is asked.
 */
import type { Hash } from './bytes.ts';
import { causal, compare, type Ready } from './causal.ts';
import type { Chains } from './chain.ts';
import { is, type Known } from './entry.ts';
import type { Device } from './keys.ts';
import { type Closing, forkedDevices, listing, settledBy, standingCloses } from './pages.ts';
import { held, isAdmission, mayWrite, type Roster, roster } from './seats.ts';
import { type Mending, mending, type Placed } from './strikes.ts';

/** counted: on a closed page. open: on the page being written. late: its page was closed without it. waiting: part of what it saw is missing. refused: its author may not write there. frozen: its device forked or was withdrawn. */
export type Standing = 'counted' | 'open' | 'late' | 'waiting' | 'struck' | 'refused' | 'frozen';

export interface Page {
  /** The close that opened it; the campaign for the first. */
  readonly id: Hash;
  readonly entries: readonly Placed[];
  /** The close that ended it; absent on the open page. */
  readonly closed?: Closing;
  /** A second seat has built on its close: only agreement reaches it now. */
  readonly settled: boolean;
}
export interface Book extends Mending {
  readonly campaign: Hash;
  readonly founding: Known<'found'>;
  readonly roster: Roster;
  /** The last one is open. */
  readonly pages: readonly Page[];
  readonly late: readonly Ready[];
  readonly forked: readonly Device[];
  readonly waiting: number;
  /** How far each log is ready, and the highest time there: what a new entry leans on. */
  readonly reached: { readonly [device: Device]: number };
  readonly time: number;
  readonly standing: (hash: Hash) => Standing | undefined;
}

/** Reads the logs of a campaign; undefined while its founding is not among them. */
export function readBook(chains: Chains, campaign: Hash): Book | undefined {
  const { ready, waiting, reached, time } = causal(chains);
  const first = ready.find(({ hash }) => hash === campaign);
  if (!first || !is(first.entry, 'found')) return undefined;
  const founding = first.entry;
  const founder = founding.author;
  const forked = new Set(forkedDevices(chains));
  const asRoster = (items: readonly Ready[]): Roster =>
    roster(
      founding,
      campaign,
      items.flatMap(({ hash, entry }) => (isAdmission(entry) ? [{ hash, entry }] : [])),
    );

  const guess = asRoster(ready);
  const counts = ({ entry }: Ready): boolean => !forked.has(entry.author) && mayWrite(guess, founder, entry);
  const closes = standingCloses(ready, campaign, counts);
  const listed = listing(chains, closes);
  const open = closes.length;
  const pageOf = (hash: Hash): number => listed.pageOf(hash) ?? open;
  const seats = asRoster(ready.toSorted((a, b) => pageOf(a.hash) - pageOf(b.hash)));
  const withdrawn = withdrawals(ready, pageOf, founder, seats);

  const standing = new Map<Hash, Standing>();
  const pages: Placed[][] = Array.from({ length: open + 1 }, () => []);
  const late: Ready[] = [];
  const ids = [campaign, ...closes.map(({ hash }) => hash)];
  const stands = new Set(ids);
  for (const item of ready) {
    const { hash, entry } = item;
    const page = pageOf(hash);
    const state = judge();
    standing.set(hash, state);
    if (state === 'late') late.push(item);
    else if (entry.body.kind === 'close') continue;
    else if (state === 'counted' || state === 'open') pages[page]?.push({ hash, entry, page });

    function judge(): Standing {
      if (listed.displaced(hash) || (forked.has(entry.author) && listed.pageOf(hash) === undefined))
        return 'frozen';
      if (page >= (withdrawn.get(entry.author) ?? Number.POSITIVE_INFINITY)) return 'frozen';
      if (!mayWrite(seats, founder, entry)) return 'refused';
      if (entry.body.kind === 'close') return stands.has(hash) ? 'counted' : 'late';
      const bound = entry.body.kind === 'order' || entry.body.kind === 'done';
      if (bound && entry.page !== ids[page]) return 'late';
      return page === open ? 'open' : 'counted';
    }
  }
  for (const { hash } of waiting) standing.set(hash, 'waiting');
  const mended = mending(pages.flat(), held(seats).length < 2);
  for (const hash of mended.struck.keys()) standing.set(hash, 'struck');
  const settled = settledBy(ready, closes, counts);
  return {
    campaign,
    founding,
    roster: seats,
    pages: pages.map((entries, i): Page => {
      const closed = closes[i];
      const page = { id: ids[i] as Hash, entries, settled: settled[i] ?? false };
      return closed ? { ...page, closed } : page;
    }),
    late: late.filter(({ entry }) => entry.body.kind === 'order'),
    forked: [...forked].sort(compare),
    waiting: waiting.length,
    reached,
    time,
    standing: (hash) => standing.get(hash),
    ...mended,
  };
}

/** Withdrawn devices, with the first page on which they no longer count. */
function withdrawals(
  ready: readonly Ready[],
  pageOf: (hash: Hash) => number,
  founder: Device,
  { members }: Roster,
): ReadonlyMap<Device, number> {
  const seatsOf = (device: Device): readonly string[] =>
    members.filter((member) => member.device === device && member.role === 'player').map(({ seat }) => seat);
  const recorders = new Set([
    founder,
    ...members.filter(({ role }) => role === 'recorder').map(({ device }) => device),
  ]);
  const out = new Map<Device, number>();
  for (const { hash, entry } of ready) {
    if (!is(entry, 'withdraw')) continue;
    const { device } = entry.body;
    const mine = seatsOf(entry.author).some((seat) => seatsOf(device).includes(seat));
    if (!mine && !recorders.has(entry.author)) continue;
    out.set(device, Math.min(out.get(device) ?? Number.POSITIVE_INFINITY, pageOf(hash)));
  }
  return out;
}
