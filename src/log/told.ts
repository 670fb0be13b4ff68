/**
 * What phones tell each other of their logs. A tainted log is compared by what of it is in the core, since the evidence that
 * phones keep differs; evidence travels until the other knows of the taint, and then no more (R6).
 */
import { hash } from './bytes.ts';
import { branchesOf, type Chain, type Chains, type Run, runFrom, sharedLines, type Vector } from './chain.ts';
import { coreOf, isTainted } from './core.ts';
import type { Mark } from './entry.ts';

/** Marks of a tainted log that are said one by one; where there are more, the digest still tells whether two phones agree. */
const MOST_TIPS = 64;

/** Whether somebody knows a log to be tainted: they say line 0 of it, with a digest of what their core holds. */
export const knownTainted = (marks: readonly Mark[] = []): boolean =>
  marks.some(([seq, digest]) => seq === 0 && digest !== '');

const endOf = ({ hashes }: Chain): Mark => [hashes.length, hashes.at(-1) ?? ''];
const holds = ({ hashes }: Chain, [seq, end]: Mark): boolean => hashes[seq - 1] === end;

export function vectorOf(chains: Chains): Vector {
  const core = coreOf(chains);
  return Object.fromEntries(
    [...chains].map(([author, chain]): [string, readonly Mark[]] => {
      if (!core.tainted.has(author)) return [author, [endOf(chain)]];
      const tips = branchesOf(core.chains.get(author)).map(endOf);
      return [author, [[0, hash(tips.map(([, end]) => end))], ...tips.slice(0, MOST_TIPS)]];
    }),
  );
}

/**
 * What somebody who knows so much lacks, each run signed at its end. A log is sent from where they have it, whole if they have
 * none of it. Where they have more of a log than we can follow, they are asked first: what they send will tell what they lack.
 * Of tainted logs comes last what the others lean on.
 */
export function runsAfter(chains: Chains, known: Vector): readonly Run[] {
  const core = coreOf(chains);
  const untainted = [...chains.values()].filter((chain) => !isTainted(chain));
  const runs = untainted.flatMap((chain) => {
    const marks = known[chain.author] ?? [];
    const beyond = marks.some((mark) => mark[0] > chain.lines.length && !holds(chain, mark));
    // Who knows a taint that we do not will show it; then we know what of ours is wanted.
    return beyond || knownTainted(marks) ? [] : news(chain, sharedWith(chain, [chain], marks));
  });
  const tainted = [...core.tainted].flatMap((author) => {
    const stored = branchesOf(chains.get(author));
    const marks = known[author] ?? [];
    const told = lacked(stored, branchesOf(core.chains.get(author)), marks);
    return [...told].flatMap((branch) => news(branch, sharedWith(branch, stored, marks)));
  });
  return [...runs, ...tainted];
}

/** Branches of a tainted log that somebody lacks: those with an end of the core, and two by which the taint is seen. */
function lacked(
  stored: readonly Chain[],
  core: readonly Chain[],
  marks: readonly Mark[],
): ReadonlySet<Chain> {
  const wanted = core.map(endOf).flatMap((end) => {
    const branches = stored.filter((branch) => holds(branch, end));
    const has = branches.some((branch) => marks.some((mark) => mark[0] >= end[0] && holds(branch, mark)));
    return has ? [] : branches.slice(0, 1);
  });
  const here = marks.filter((mark) => stored.some((branch) => holds(branch, mark)));
  const seen = !stored.some((branch) => here.every((mark) => holds(branch, mark)));
  const evidence = seen || knownTainted(marks) ? [] : stored.slice(0, 2);
  return new Set([...evidence, ...wanted]);
}

/** How many lines of a branch somebody has who has these lines of its log. */
function sharedWith({ hashes }: Chain, stored: readonly Chain[], marks: readonly Mark[]): number {
  const shares = marks.map((mark): number => {
    const branch = stored.find((one) => holds(one, mark));
    if (!branch) return 0;
    return Math.min(mark[0], sharedLines(hashes, branch.hashes));
  });
  return Math.max(0, ...shares);
}

const news = (chain: Chain, from: number): readonly Run[] =>
  from < chain.lines.length ? [runFrom(chain, from)] : [];
