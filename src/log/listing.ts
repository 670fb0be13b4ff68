/**
 * What a close lists (R9): its past, all of it and nothing else, so it can neither leave out nor forge. Of a log that is
 * forked within that past it lists no more than the close before it did (R6).
 */
import type { Hash } from './bytes.ts';
import type { Branch, Ready } from './causal.ts';
import { branchesOf, type Chains } from './chain.ts';
import type { Mark } from './entry.ts';
import type { Device } from './keys.ts';
import type { Reach } from './past.ts';
import type { Twins } from './slots.ts';

/** How far each log is listed. */
export type Marks = ReadonlyMap<Device, Mark>;

/** @param past of the close @param before what the close before it lists @param twins devices that share a slot (R4) */
export function listed(branches: readonly Branch[], past: Reach, before: Marks, twins: Twins): Marks {
  const reached = new Map<Device, { readonly branch: Branch; readonly seq: number }[]>();
  branches.forEach((branch, i) => {
    const { author } = branch.chain;
    const seq = past[i] ?? 0;
    if (seq > 0) reached.set(author, [...(reached.get(author) ?? []), { branch, seq }]);
  });
  const marks = new Map(before);
  for (const [device, ends] of reached) {
    const [first, ...rest] = ends.toSorted((a, b) => b.seq - a.seq);
    if (!first) continue;
    const { hashes } = first.branch.chain;
    const oneHistory = rest.every(({ branch, seq }) => branch.chain.hashes[seq - 1] === hashes[seq - 1]);
    const alone = ![...(twins.get(device) ?? [])].some((twin) => reached.has(twin));
    if (oneHistory && alone) marks.set(device, [first.seq, hashes[first.seq - 1] as Hash]);
  }
  return marks;
}

/** Whether a line is among those listed. */
export function lists(chains: Chains, marks: Marks, { hash, entry: { author, seq } }: Ready): boolean {
  const [last, end] = marks.get(author) ?? [0, ''];
  return seq <= last && branchAt(chains, author, [last, end])?.hashes[seq - 1] === hash;
}
/** How many lines are listed. */
export const countOf = (marks: Marks): number => [...marks.values()].reduce((sum, [seq]) => sum + seq, 0);

/** Of each log the history that is listed, and the page (index) that lists each line of it. */
export type Listed = ReadonlyMap<Device, { readonly hashes: readonly Hash[]; readonly pages: number[] }>;

/**
 * By the marks of each standing close: the page that lists each line.
 * @param before the same by fewer closes, of which those before `from` stand still
 */
export function listing(
  chains: Chains,
  standing: readonly Marks[],
  before?: { readonly listed: Listed; readonly from: number },
): Listed {
  const from = before?.from ?? 0;
  const listed = new Map(
    [...(standing.at(-1) ?? [])].map(([device, end]) => {
      const pages = [...(before?.listed.get(device)?.pages ?? [])];
      while (pages.length > 0 && (pages.at(-1) ?? 0) >= from) pages.pop();
      return [device, { hashes: branchAt(chains, device, end)?.hashes ?? [], pages }];
    }),
  );
  standing.slice(from).forEach((marks, i) => {
    for (const [device, [seq]] of marks) {
      const pages = listed.get(device)?.pages ?? [];
      while (pages.length < seq) pages.push(from + i);
    }
  });
  return listed;
}
/** On which page (index) a line is listed; undefined if on none. */
export const pageIn =
  (listed: Listed) =>
  ({ hash, entry }: Pick<Ready, 'hash' | 'entry'>): number | undefined => {
    const log = listed.get(entry.author);
    return log?.hashes[entry.seq - 1] === hash ? log.pages[entry.seq - 1] : undefined;
  };

const branchAt = (chains: Chains, device: Device, [seq, hash]: Mark) =>
  branchesOf(chains.get(device)).find(({ hashes }) => hashes[seq - 1] === hash);
