/**
 * What lies in a backup file: blocks, so that a hostile one is refused before it is whole in memory. First what it is, with the
 * keys if there are any; then for each log who wrote it, what its first line leans on and the signature over its end, and its
 * lines, as bytes. What follows a line is told from it by being a map. Only fields named here are written, and only they are read.
 */
import * as v from 'valibot';
import type { Steps } from '../kernel/paced.ts';
import { type Bytes, join as joinBytes } from '../log/bytes.ts';
import { spell, unspell } from '../log/cbor.ts';
import { type Chain, hashing, isOf, join, type Run, type RunFault, runFrom, treeOf } from '../log/chain.ts';
import { type Device, isDevice } from '../log/keys.ts';
import { type Line, readLine } from '../log/line.ts';
import { block } from '../log/packing.ts';
import type { BackupContent } from './types.ts';

/** Many more than the phones of any table, and few enough to be joined. */
const LOGS = 1_000;

/** @param content `secrets` absent where they must stay */
export function blocksOf({ made, campaign, chains, secrets }: BackupContent): Bytes {
  const keys = secrets && { seats: secrets.seats, invite: secrets.invite };
  const parts: Bytes[] = [spell({ made, campaign, secrets: keys })];
  // No more than are read again: strangers who flooded a book with logs of a line or two take nobody's backup.
  const logs = [...chains.values()].toSorted((a, b) => b.lines.length - a.lines.length).flatMap(treeOf);
  for (const { branch, from } of logs.slice(0, LOGS)) {
    const { author, seq, prev, signed, lines } = runFrom(branch, from);
    const head = from > 0 ? { author, seq, prev, signed } : { author, prev, signed };
    parts.push(spell(head), ...lines.map(({ bytes }) => bytes));
  }
  return joinBytes(...parts.map(block));
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const hexes = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/));
const first = v.object({
  made: whole,
  campaign: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  secrets: v.optional(
    v.object({
      seats: v.record(v.string(), hexes),
      invite: v.optional(hexes),
    }),
  ),
});
const hash = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{64})?$/));
/** `seq` where a branch parts from what stands before it of its log. */
const head = v.object({
  author: v.custom<Device>(isDevice),
  seq: v.optional(v.pipe(whole, v.minValue(1)), 1),
  prev: hash,
  signed: v.string(),
});
/** Lines that are read before others have their turn. */
const STEP = 64;

/** Maps are told by their first byte; a line is a list. */
const isMap = ([first = 0]: Bytes): boolean => first >> 5 === 5;

/** A log in it that does not hold together: it is left out. */
export interface Broken {
  readonly author: Device;
  readonly seq: number;
  readonly fault: RunFault;
}
/** Takes a backup block by block, in steps; what it cannot take throws. */
export function reading(): {
  take(block: Bytes): Steps<void>;
  done(): Steps<{ readonly content: BackupContent; readonly damaged: readonly Broken[] }>;
} {
  let known: v.InferOutput<typeof first> | undefined;
  let run: (Omit<Run, 'lines'> & { readonly lines: Line[]; bad?: number }) | undefined;
  let logs = 0;
  const chains = new Map<Device, Chain>();
  const damaged: Broken[] = [];

  function* finish(): Steps<void> {
    if (!run) return;
    const { author, lines, bad } = run;
    if (bad === undefined) yield* hashing(run);
    const sound = bad === undefined && lines.length > 0 && known && isOf(known.campaign, run);
    const joined = sound ? join(chains.get(author), run) : undefined;
    if (joined?.ok) chains.set(author, joined.chain);
    else
      damaged.push({
        author,
        seq: bad ?? run.seq + Math.max(1, lines.length) - 1,
        fault: joined?.fault ?? 'malformed',
      });
    run = undefined;
  }
  return {
    *take(block) {
      if (!known) {
        known = v.parse(first, unspell(block));
        return;
      }
      if (isMap(block)) {
        yield* finish();
        if (++logs > LOGS) throw new Error('too many logs');
        run = { ...v.parse(head, unspell(block)), lines: [] };
        return;
      }
      if (!run) throw new Error('a line of no log');
      // Of a log that is left out the rest need not be read.
      if (run.bad !== undefined) return;
      const line = readLine(block);
      if (line) run.lines.push(line);
      else run.bad = run.seq + run.lines.length;
      if (run.lines.length % STEP === 0) yield;
    },
    *done() {
      yield* finish();
      if (!known) throw new Error('an empty backup');
      const { secrets, ...rest } = known;
      if (!secrets) return { content: { ...rest, chains }, damaged };
      const { invite, ...others } = secrets;
      const keys = invite === undefined ? others : { ...others, invite };
      return { content: { ...rest, chains, secrets: keys }, damaged };
    },
  };
}
