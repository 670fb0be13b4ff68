/**
 * The book's pages: which closes stand, and on which page each entry counts.
 * Of two closes of one page the one more seats have built on stands, then the lower hash. A page holds what its close lists;
 * what no standing close lists is on the open page. Nothing here asks what an order means.
 */
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import { compare, type Ready } from './causal.ts';
import type { Chains } from './chain.ts';
import { is, type Known } from './entry.ts';
import type { Device } from './keys.ts';

export interface Closing extends Ready {
  readonly entry: Known<'close'>;
}

/** The closes that stand, first to last; `counts` says whose entries lend a close their seat's weight. */
export function standingCloses(
  ready: readonly Ready[],
  campaign: Hash,
  counts: (ready: Ready) => boolean,
): readonly Closing[] {
  const closes = ready.filter((item): item is Closing => is(item.entry, 'close') && counts(item));
  const builders = new Map<Hash, Set<Seat>>();
  const at = (page: Hash): Set<Seat> => {
    const found = builders.get(page) ?? new Set<Seat>();
    builders.set(page, found);
    return found;
  };
  for (const item of ready) if (counts(item)) at(item.entry.page).add(item.entry.seat);
  for (const { hash, entry } of closes.toReversed()) for (const seat of at(hash)) at(entry.page).add(seat);
  const byPage = new Map<Hash, Closing[]>();
  for (const close of closes) byPage.set(close.entry.page, [...(byPage.get(close.entry.page) ?? []), close]);
  const standing: Closing[] = [];
  const used = new Set<Hash>();
  for (let page = campaign; !used.has(page); ) {
    used.add(page);
    const rivals = byPage.get(page) ?? [];
    const [best] = rivals.toSorted((a, b) => at(b.hash).size - at(a.hash).size || compare(a.hash, b.hash));
    if (!best) break;
    standing.push(best);
    page = best.hash;
  }
  return standing;
}

/** For each standing close, whether a seat other than its author's has built on it. */
export function settledBy(
  ready: readonly Ready[],
  standing: readonly Closing[],
  counts: (ready: Ready) => boolean,
): readonly boolean[] {
  const index = new Map(standing.map(({ hash }, i) => [hash, i]));
  const seats = standing.map(() => new Set<Seat>());
  for (const item of ready) {
    const i = index.get(item.entry.page);
    if (i !== undefined && counts(item)) seats[i]?.add(item.entry.seat);
  }
  const settled = standing.map(() => false);
  const later = new Set<Seat>();
  for (let reach = standing.length - 1; reach >= 0; reach--) {
    for (const seat of seats[reach] ?? []) later.add(seat);
    settled[reach] = [...later].some((seat) => seat !== standing[reach]?.entry.seat);
  }
  return settled;
}

export interface Listing {
  /** The page (index) an entry is listed on; undefined: no close lists it. */
  pageOf(hash: Hash): number | undefined;
  /** Whether a fork's other branch took this entry's place. */
  displaced(hash: Hash): boolean;
}

/** On which page each entry is listed. Of a forked log, the branch that closes list is followed. */
export function listing(chains: Chains, standing: readonly Closing[]): Listing {
  const page = new Map<Hash, number>();
  const out = new Set<Hash>();
  for (const chain of chains.values()) {
    const marks = standing.flatMap(({ entry }, index) => {
      const mark = entry.body.has[chain.author];
      return mark ? [{ index, seq: mark[0], hash: mark[1] }] : [];
    });
    const branches = [chain, ...(chain.forks ?? [])];
    let from = 0;
    let before: Hash | undefined;
    for (const mark of marks) {
      const branch = branches.find(
        ({ hashes }) => hashes[mark.seq - 1] === mark.hash && (from === 0 || hashes[from - 1] === before),
      );
      if (!branch || mark.seq <= from) continue;
      for (let i = from; i < mark.seq; i++) page.set(branch.hashes[i] as Hash, mark.index);
      from = mark.seq;
      before = mark.hash;
    }
    if (branches.length > 1)
      for (const { hashes } of branches) for (const hash of hashes) if (!page.has(hash)) out.add(hash);
  }
  return { pageOf: (hash) => page.get(hash), displaced: (hash) => out.has(hash) };
}

export const forkedDevices = (chains: Chains): readonly Device[] =>
  [...chains.values()].filter(({ forks }) => forks?.length).map(({ author }) => author);
