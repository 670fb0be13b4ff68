/** Reckoning with vectors: what another phone is known to have. Pure. */
import { hash } from '../log/bytes.ts';
import { hashesOf, type Run, type Vector } from '../log/chain.ts';
import type { Mark } from '../log/entry.ts';
import { CROWDED, saidTainted } from '../log/told.ts';

/** Marks of one log that are kept, older ones forgotten first; of a tainted log each end of its core may be one. */
const MOST_MARKS = 64;
const MOST_TAINTED = 10_000;

/** What is known after hearing of both. A mark once true stays true: logs only grow. */
export function merged(a: Vector, b: Vector): Vector {
  const out: { [device: string]: readonly Mark[] } = { ...a };
  for (const device of Object.keys(b)) {
    const known = out[device] ?? [];
    const news = (b[device] ?? []).filter(
      ([seq, hash]) => !known.some((mark) => mark[0] === seq && mark[1] === hash),
    );
    if (news.length === 0) continue;
    const tainted = saidTainted(known) || saidTainted(news);
    // Of statements about a tainted log as a whole the last one counts.
    const before = saidTainted(news) ? known.filter(([seq]) => seq > 0) : known;
    const last = before.filter(([seq]) => seq === 0);
    const lines = [...before, ...news].filter((mark) => !last.includes(mark));
    out[device] = [...last, ...lines.slice(-(tainted ? MOST_TAINTED : MOST_MARKS))];
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

/** Tainted logs of which both know, and of which somebody says to lack what was thought to be there. */
export const unlike = (ours: Vector, theirs: Vector): readonly string[] =>
  Object.keys(ours).filter((device) => {
    const [mine, other] = [ours[device], theirs[device]];
    return (
      saidTainted(mine) &&
      saidTainted(other) &&
      !sameVector({ [device]: mine ?? [] }, { [device]: other ?? [] })
    );
  });

/** Logs that were sent, and that somebody then says not to have: they had not heard yet of the line that lets their author in. */
export const dropped = (sent: Vector, theirs: Vector): readonly string[] =>
  Object.keys(sent).filter((device) => !Object.hasOwn(theirs, device));

/** Whether two phones have the same entries, but for the evidence against tainted devices. */
export const sameVector = (a: Vector, b: Vector): boolean => within(a, b) && within(b, a);
const within = (some: Vector, all: Vector): boolean =>
  Object.entries(some).every(
    ([device, marks]) =>
      (!Object.hasOwn(all, device) && marks.every(isEvidence)) ||
      marks.every(([seq, hash]) => all[device]?.some((mark) => mark[0] === seq && mark[1] === hash) === true),
  );
/** Of a log of which the core holds nothing no more is told than that it is tainted. */
const isEvidence = ([seq, digest]: Mark): boolean => seq === 0 && (digest === NOTHING || digest === CROWDED);
const NOTHING = hash([]);

/** Whether theirs names anything beyond ours: a longer log, an unknown one, or more branches. */
export const lacks = (ours: Vector, theirs: Vector): boolean =>
  Object.keys(theirs).some((device) => {
    const [mine, other] = [ours[device] ?? [], theirs[device] ?? []];
    const reach = Math.max(0, ...mine.map(([seq]) => seq));
    return other.length > mine.length || other.some(([seq]) => seq > reach);
  });
