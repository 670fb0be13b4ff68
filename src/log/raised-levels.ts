/** Where a line raised the level: each line is read at the level of the page it stands on, and no app reads past what it knows. */
import type { Hash } from './bytes.ts';
import { branchesOf, type Chain, type Chains } from './chain.ts';
import type { Device } from './keys.ts';
import type { InPast } from './past.ts';
import type { Raises } from './raises.ts';

/** A level that was raised, and which lines stand before. */
export interface Step {
  readonly level: number;
  readonly before: (line: Hash) => boolean;
}
interface Raised {
  readonly campaign: Hash;
  readonly raises: Raises;
  readonly pages: readonly { readonly id: Hash }[];
  readonly inPast: InPast;
}

/** The next raising of the level after those known; undefined where there is none. */
export function nextStep(
  { campaign, raises, pages, inPast }: Raised,
  level: number,
  known: readonly Step[],
): Step | undefined {
  const now = known.at(-1)?.level ?? level;
  const next = raises.inForce.find((one) => one.level > now);
  const close = next && pages[next.page]?.id;
  if (!next || close === undefined) return undefined;
  const before = (hash: Hash): boolean =>
    hash === campaign || hash === close || inPast({ hash }, { hash: close });
  return { level: next.level, before };
}
export const levelAfter =
  (level: number, steps: readonly Step[]) =>
  (hash: Hash): number =>
    steps.findLast(({ before }) => !before(hash))?.level ?? level;

/** The logs as far as all their lines stand before something. */
export function upTo(chains: Chains, before: (line: Hash) => boolean): Chains {
  const longest = new Map<Device, Chain>();
  for (const { author, signed, lines, entries, hashes } of [...chains.values()].flatMap(branchesOf)) {
    const end = hashes.findIndex((hash) => !before(hash));
    const length = end < 0 ? hashes.length : end;
    if (length <= (longest.get(author)?.hashes.length ?? 0)) continue;
    const cut = { lines: lines.slice(0, length), entries: entries.slice(0, length) };
    longest.set(author, { author, signed, ...cut, hashes: hashes.slice(0, length) });
  }
  return longest;
}
