/**
 * What the other phone has: by its own word, which after the first names only what has changed; by the runs it sent; and by what
 * others are thought to send it. Pure.
 */
import { same } from '../kernel/json.ts';
import { hashesOf, type Run, type Vector } from '../log/chain.ts';
import type { Mark } from '../log/entry.ts';
import type { Device } from '../log/keys.ts';
import { saidTainted } from '../log/told.ts';
import type { Message } from './messages.ts';
import type { Fingerprint, Library, Step } from './types.ts';
import { lacks, merged, sameVector } from './vectors.ts';

/** What a phone says of itself: how far it knows each log, and how it reads them. */
export interface Declared {
  readonly vector: Vector;
  readonly print?: Fingerprint | undefined;
}
/** A stretch of a log, told by its ends. */
export interface Stretch {
  readonly author: Device;
  readonly seq: number;
  readonly prev: string;
  readonly end: Mark;
}
export interface Knowing {
  /** What the other has: as it said last, and with the runs it has sent since. */
  readonly declared?: Declared;
  /** What was said last of this phone. */
  readonly said?: Declared;
  /** The phones that the other meets besides. */
  readonly meets: readonly Device[];
  /**
   * What others are thought to send it, not to be sent by this phone before the other has given two signs of life without it: the
   * first may have been on its way already. The younger first.
   */
  readonly held: readonly [readonly Stretch[], readonly Stretch[]];
}
export const knowingNothing: Knowing = { meets: [], held: [[], []] };

type Have = Extract<Message, { kind: 'have' }>;
type View = Pick<Library, 'vector' | 'fingerprint'>;

const stretchOf = (run: Run): Stretch => {
  const { author, seq, prev, lines } = run;
  return { author, seq, prev, end: [seq + lines.length - 1, hashesOf(run).at(-1) ?? ''] };
};

/** What some runs bring that is not here: a phone that sends a line again and again makes nobody wait again. */
export const newsIn = (runs: readonly Run[], here: Vector): readonly Stretch[] =>
  runs.map(stretchOf).filter(({ author, end: [last] }) => !here[author]?.some(([seq]) => seq >= last));

/** What is to be said of this phone, and what is then said of it; undefined where that is no news. */
export function saying(
  { said }: Knowing,
  view: View,
): { readonly have: Omit<Have, 'kind'>; readonly said: Declared } | undefined {
  const now = { vector: view.vector(), print: view.fingerprint() };
  if (said && sameVector(said.vector, now.vector) && same(said.print ?? null, now.print ?? null))
    return undefined;
  const changed = Object.entries(now.vector).filter(
    ([device, marks]) => !same(said?.vector[device] ?? null, marks),
  );
  const gone = Object.keys(said?.vector ?? {}).filter((device) => !Object.hasOwn(now.vector, device));
  const have = {
    vector: Object.fromEntries(changed),
    ...(gone.length > 0 && { gone }),
    ...(now.print && { print: now.print }),
  };
  return { have, said: now };
}

/**
 * What is kept of its words: of one log twice as many marks as a phone names, and of logs that are unknown here so many marks in all, the
 * oldest forgotten first. Names cost nothing to make up, and differences add up.
 */
const MOST = { ofOne: 128, unknown: 2_000 } as const;
/** @param known whether a log is here */
export function hearing(
  before: Declared | undefined,
  { vector, gone = [], print }: Omit<Have, 'kind'>,
  known: (device: Device) => boolean,
): Declared {
  const went = new Set([...gone, ...Object.keys(vector)]);
  const left = Object.entries(before?.vector ?? {}).filter(([device]) => !went.has(device));
  const news = Object.entries(vector).map(([device, marks]): [Device, readonly Mark[]] => [
    device,
    marks.slice(0, MOST.ofOne),
  ]);
  let room: number = MOST.unknown;
  const kept = [...left, ...news].toReversed().filter(([device, { length }]) => {
    if (known(device)) return true;
    room -= length;
    return room >= 0;
  });
  return { vector: Object.fromEntries(kept.toReversed()), print };
}

/** With stretches that go on where what was known ends. How the other reads them it has yet to say. */
function grown(before: Declared, stretches: readonly Stretch[]): Declared {
  let { vector } = before;
  for (const { author, seq, prev, end } of stretches) {
    const marks = Object.hasOwn(vector, author) ? vector[author] : undefined;
    if (saidTainted(marks) || (marks?.length ?? 0) > 1) continue;
    const [[at, hash] = [0, prev]] = marks ?? [];
    if (at === seq - 1 && hash === prev) vector = { ...vector, [author]: [end] };
  }
  return vector === before.vector ? before : { vector };
}
/** What it has that sent these runs. */
export const sentBy = (declared: Declared | undefined, runs: readonly Run[]): Declared | undefined =>
  declared && grown(declared, runs.map(stretchOf));

const marksOf = (held: Knowing['held']): Vector =>
  held.flat().reduce<Vector>((vector, { author, end }) => merged(vector, { [author]: [end] }), {});
/** What need not be sent to it. */
export const needless = (theirs: Vector, held: Knowing['held']): Vector =>
  held.some(({ length }) => length > 0) ? merged(theirs, marksOf(held)) : theirs;
export const holding = ([young, old]: Knowing['held'], more: readonly Stretch[]): Knowing['held'] => [
  [...young, ...more],
  old,
];
/** The other has given a sign of life. */
export const waited = ([young]: Knowing['held']): Knowing['held'] => [[], young];

/** How the two books compare; undefined before the other has said where it stands. */
export function stepOf({ declared, held }: Knowing, view: View): Step | undefined {
  if (!declared) return undefined;
  const vector = view.vector();
  if (sameVector(vector, declared.vector)) {
    const print = view.fingerprint();
    return !print || !declared.print || same(print, declared.print) ? 'same' : 'differs';
  }
  if (sameVector(vector, grown(declared, held.toReversed().flat()).vector)) return 'same';
  return lacks(vector, declared.vector) ? 'behind' : 'ahead';
}
