/**
 * Where two phones part that have the same lines and read them differently: found by halving, over fingerprints of the table after
 * so many lines, asked while linked. It accuses nobody: a mended rule or a bug is the likeliest cause.
 */
import type { Message } from './messages.ts';
import type { Library } from './types.ts';

export interface Parting {
  /** A number of lines after which both still agree (or none are read), and one after which they differ. */
  readonly low: number;
  readonly high: number;
  /** The other cannot say. */
  readonly unknown?: true;
}
/** The most questions a phone answers in one meeting: each may cost it a reading of the book. */
export const MOST_ANSWERS = 64;

type Read = Pick<Library, 'lines' | 'fingerprintAfter'>;
const middle = ({ low, high }: Parting): number => Math.floor((low + high) / 2);
const ask = (parting: Parting): readonly Message[] =>
  parting.high - parting.low > 1 ? [{ kind: 'print-at', lines: middle(parting) }] : [];

/** What a meeting remembers of it. */
export interface Looking {
  readonly parting?: Parting | undefined;
  /** How often the other has asked. */
  readonly answered?: number;
}
interface Asked extends Looking {
  readonly send: readonly Message[];
}
/** Begins to look where the two differ, and forgets it where they do not. */
export function seek(before: Parting | undefined, differs: boolean, read: Read): Asked {
  if (!differs) return { parting: undefined, send: [] };
  const high = read.lines?.() ?? 0;
  if (before || high < 1) return { parting: before, send: [] };
  const parting = { low: 0, high };
  return { parting, send: ask(parting) };
}
/** What the other asks or answers. An answer to what was not asked is passed over. */
export function said(state: Looking, message: Message<'print-at'> | Message<'print-is'>, read: Read): Asked {
  if (message.kind === 'print-is') return told(state.parting, message, read);
  const answered = (state.answered ?? 0) + 1;
  const print = answered > MOST_ANSWERS ? undefined : read.fingerprintAfter?.(message.lines);
  const answer = { kind: 'print-is' as const, lines: message.lines };
  return { answered, send: [print === undefined ? answer : { ...answer, print }] };
}
function told(parting: Parting | undefined, { lines, print }: Message<'print-is'>, read: Read): Asked {
  if (!parting || parting.unknown || parting.high - parting.low <= 1 || lines !== middle(parting))
    return { parting, send: [] };
  const own = read.fingerprintAfter?.(lines);
  if (print === undefined || own === undefined) return { parting: { ...parting, unknown: true }, send: [] };
  const next = print === own ? { ...parting, low: lines } : { ...parting, high: lines };
  return { parting: next, send: ask(next) };
}
/** Which line of the book, counted from 1, is the first after which they differ; undefined while that is not known. */
export const foundAt = (parting: Parting | undefined): number | undefined =>
  parting && !parting.unknown && parting.high - parting.low <= 1 ? parting.high : undefined;
