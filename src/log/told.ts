/**
 * What phones tell each other of their logs. A tainted log, or one that is not heard, is compared by what of it is in the core,
 * since what phones keep beside that differs; evidence of a taint travels until the other knows of it, and then no more (R6).
 */
import { hash } from './bytes.ts';
import { compare } from './causal.ts';
import { branchesOf, type Chain, type Chains, type Run, runFrom, sharedLines, type Vector } from './chain.ts';
import { type Core, coreOf } from './core.ts';
import type { Mark } from './entry.ts';
import type { Device } from './keys.ts';

/** Marks of a tainted log that are said one by one; where there are more, the digest still tells whether two phones agree. */
const MOST_TIPS = 64;

/** Whether somebody says of a log that it does not count as it is: they say line 0 of it. */
export const saidTainted = (marks: readonly Mark[] = []): boolean => marks.some(([seq]) => seq === 0);
/** In the place of a digest: all that is known against the log is that it shares its slot. */
export const CROWDED = '0'.repeat(64);
/**
 * Whether they know it to have two histories, and need no more evidence against it. A phone that knows it only to be crowded is shown its
 * second history where there is one: then the slot is the other's alone.
 */
const knownForked = (marks: readonly Mark[]): boolean =>
  marks.some(([seq, digest]) => seq === 0 && digest !== CROWDED);

const endOf = ({ hashes }: Chain): Mark => [hashes.length, hashes.at(-1) ?? ''];
const holds = ({ hashes }: Chain, [seq, end]: Mark): boolean => hashes[seq - 1] === end;

/**
 * Logs that are compared by what the core holds of them and that are told at all: where the core holds something, where the log
 * has forked, and of each crowded slot the two devices of the lowest names: two are enough to show that it is crowded (R4).
 */
export function shownOf(chains: Chains, core: Core): ReadonlySet<Device> {
  const { tainted, crowded, whole } = core;
  const slots = new Map<string, Device[]>();
  for (const [device, slot] of [...crowded].sort(([a], [b]) => compare(a, b)))
    slots.set(slot, [...(slots.get(slot) ?? []), device]);
  const witnesses = new Set([...slots.values()].flatMap((sharing) => sharing.slice(0, 2)));
  const forked = (device: Device): boolean => tainted.has(device) && !crowded.has(device);
  const shown = [...chains.keys()].filter(
    (device) => !whole(device) && (core.chains.has(device) || forked(device) || witnesses.has(device)),
  );
  return new Set(shown);
}

export function vectorOf(chains: Chains): Vector {
  const core = coreOf(chains);
  const whole = [...core.chains.values()].filter(({ author }) => core.whole(author));
  const partly = [...shownOf(chains, core)].map((author): [string, readonly Mark[]] => {
    const tips = branchesOf(core.chains.get(author)).map(endOf);
    const digest = core.crowded.has(author) ? CROWDED : hash(tips.map(([, end]) => end));
    return [author, [[0, digest], ...tips.slice(0, MOST_TIPS)]];
  });
  return Object.fromEntries([
    ...whole.map((chain): [string, readonly Mark[]] => [chain.author, [endOf(chain)]]),
    ...partly,
  ]);
}

/**
 * The runs a phone with this knowledge lacks, each signed at its end. A log is sent from where they have it, whole if they have
 * none of it, and after the one that let its author in. Where they have more of a log than we can follow, they are asked first:
 * their answer will show what they lack. Last come the lines of other logs that those lean on.
 */
export function runsAfter(chains: Chains, known: Vector): readonly Run[] {
  const core = coreOf(chains);
  const runs = core.heard.flatMap((device) => {
    const chain = core.whole(device) ? chains.get(device) : undefined;
    if (!chain) return [];
    const marks = known[device] ?? [];
    const beyond = marks.some((mark) => mark[0] > chain.lines.length && !holds(chain, mark));
    // Who knows a taint that we do not will show it; then we know what of ours is wanted.
    return beyond || saidTainted(marks) ? [] : news(chain, sharedWith(chain, [chain], marks));
  });
  const partly = [...shownOf(chains, core)].flatMap((author) => {
    const stored = branchesOf(chains.get(author));
    const marks = known[author] ?? [];
    const held = branchesOf(core.chains.get(author));
    const taint = core.crowded.has(author) ? 'crowded' : core.tainted.has(author) ? 'forked' : undefined;
    const told = lacked(stored, held, marks, taint);
    return [...told].flatMap((branch) => news(branch, sharedWith(branch, stored, marks)));
  });
  return [...runs, ...partly];
}

/** Branches that somebody lacks of a log: those with an end of the core, and of a tainted one what shows the taint. */
function lacked(
  stored: readonly Chain[],
  core: readonly Chain[],
  marks: readonly Mark[],
  taint: 'crowded' | 'forked' | undefined,
): ReadonlySet<Chain> {
  const wanted = core.map(endOf).flatMap((end) => {
    const branches = stored.filter((branch) => holds(branch, end));
    const has = branches.some((branch) => marks.some((mark) => mark[0] >= end[0] && holds(branch, mark)));
    return has ? [] : branches.slice(0, 1);
  });
  const here = marks.filter((mark) => stored.some((branch) => holds(branch, mark)));
  const seen = !stored.some((branch) => here.every((mark) => holds(branch, mark)));
  const known = taint === 'crowded' ? marks.length > 0 : seen || knownForked(marks);
  const evidence = taint === undefined || known ? [] : stored.slice(0, 2);
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
