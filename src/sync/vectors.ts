/** Reckoning with vectors: what another phone is known to have. Pure. */
import { hashesOf, type Run, type Vector } from '../log/chain.ts';
import type { Mark } from '../log/entry.ts';

/** More marks of one log than anybody forks it: older ones are forgotten first. */
const MOST_MARKS = 64;

/** What is known after hearing of both. A mark once true stays true: logs only grow. */
export function merged(a: Vector, b: Vector): Vector {
  const out: { [device: string]: readonly Mark[] } = { ...a };
  for (const device of Object.keys(b)) {
    const known = out[device] ?? [];
    const news = (b[device] ?? []).filter(
      ([seq, hash]) => !known.some((mark) => mark[0] === seq && mark[1] === hash),
    );
    if (news.length > 0) out[device] = [...known, ...news].slice(-MOST_MARKS);
  }
  return out;
}

/** What somebody has who has these runs. */
export const vectorOfRuns = (runs: readonly Run[]): Vector =>
  runs.reduce<Vector>((vector, run) => {
    const last = hashesOf(run).at(-1);
    return last ? merged(vector, { [run.author]: [[run.seq + run.lines.length - 1, last]] }) : vector;
  }, {});

/** Without these authors: as if nothing of theirs were known. */
export const without = (vector: Vector, authors: readonly string[]): Vector =>
  Object.fromEntries(Object.entries(vector).filter(([device]) => !authors.includes(device)));

/** Whether two phones have the same entries; which of a log's branches each follows makes no difference. */
export const sameVector = (a: Vector, b: Vector): boolean => within(a, b) && within(b, a);
const within = (some: Vector, all: Vector): boolean =>
  Object.entries(some).every(([device, marks]) =>
    marks.every(([seq, hash]) => all[device]?.some((mark) => mark[0] === seq && mark[1] === hash) === true),
  );

/** Whether theirs names anything beyond ours: a longer log, an unknown one, or more branches. */
export const lacks = (ours: Vector, theirs: Vector): boolean =>
  Object.keys(theirs).some((device) => {
    const [mine, other] = [ours[device] ?? [], theirs[device] ?? []];
    const reach = Math.max(0, ...mine.map(([seq]) => seq));
    return other.length > mine.length || other.some(([seq]) => seq > reach);
  });
