/**
 * What lies in a backup file: text in lines, so that a hostile one is refused before it is whole in memory. First what it
 * is, with the keys if there are any; then for each log who wrote it and the signature over its end, and its entries.
 * Only fields named here are written, and only they are read.
 */
import * as v from 'valibot';
import type { Hash } from '../log/bytes.ts';
import {
  branchesOf,
  type Chain,
  type Chains,
  isOf,
  join,
  type Run,
  type RunFault,
  readRun,
} from '../log/chain.ts';
import { type Entry, hashOf, readEntry } from '../log/entry.ts';
import type { Device } from '../log/keys.ts';
import type { BackupContent } from './types.ts';

const spelled = ({ author, seat, seq, prev, saw, page, body }: Entry): Entry => {
  return { author, seat, seq, prev, saw, page, body };
};

/** Many more than the phones of any table, and few enough to be joined. */
const LOGS = 1_000;

/** @param content `secrets` absent where they must stay */
export function linesOf({ made, campaign, chains, secrets }: BackupContent): string {
  const keys = secrets && { seats: secrets.seats, invite: secrets.invite, table: secrets.table };
  const lines: object[] = [{ made, campaign, secrets: keys }];
  // No more than are read again: strangers who flooded a book with logs of a line or two take nobody's backup.
  const logs = [...chains.values()]
    .flatMap(branchesOf)
    .toSorted((a, b) => b.entries.length - a.entries.length);
  for (const { author, signed, entries } of logs.slice(0, LOGS))
    lines.push({ author, signed }, ...entries.map(spelled));
  return lines.map((line) => JSON.stringify(line)).join('\n');
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
      table: v.pipe(hexes, v.length(64)),
    }),
  ),
});
const head = v.object({ author: v.string(), signed: v.string() });

/** A log in it that does not hold together: it is left out. */
export interface Broken {
  readonly author: Device;
  readonly seq: number;
  readonly fault: RunFault;
}
/** Takes a backup line by line; what it cannot take throws. */
export function reading(): {
  take(line: string): void;
  done(): { readonly content: BackupContent; readonly damaged: readonly Broken[] };
} {
  let known: v.InferOutput<typeof first> | undefined;
  let run: { author: string; signed: string; entries: Entry[]; bad?: number } | undefined;
  let logs = 0;
  const chains = new Map<Device, Chain>();
  const damaged: Broken[] = [];

  const finish = (): void => {
    if (!run) return;
    const { author, bad } = run;
    const read = bad === undefined ? readRun(run) : undefined;
    const sound = read && known && isOf(known.campaign, read) ? read : undefined;
    const joined = sound && join(chains.get(author), sound);
    if (joined?.ok) chains.set(author, joined.chain);
    else if (sound && joined) damaged.push({ author, seq: breakIn(sound), fault: joined.fault });
    else damaged.push({ author, seq: bad ?? 1, fault: 'malformed' });
    run = undefined;
  };
  return {
    take(line) {
      if (!known) {
        known = v.parse(first, JSON.parse(line));
        return;
      }
      // Of a log that is left out the rest need not be read.
      if (run?.bad !== undefined && !line.includes('"signed"')) return;
      const raw: unknown = JSON.parse(line);
      const begun = v.safeParse(head, raw);
      if (begun.success) {
        finish();
        if (++logs > LOGS) throw new Error('too many logs');
        run = { ...begun.output, entries: [] };
        return;
      }
      if (!run) throw new Error('an entry of no log');
      const entry = readEntry(raw);
      if (entry?.author === run.author) run.entries.push(entry);
      else run.bad = run.entries.length + 1;
    },
    done() {
      finish();
      if (!known) throw new Error('an empty backup');
      const { secrets, ...rest } = known;
      if (!secrets) return { content: { ...rest, chains }, damaged };
      const { invite, ...others } = secrets;
      const keys = invite === undefined ? others : { ...others, invite };
      return { content: { ...rest, chains, secrets: keys }, damaged };
    },
  };
}

/** The number of the first entry that does not follow the one before it; of the last, where only the signature is wrong. */
function breakIn({ entries }: Run): number {
  const at = entries.findIndex((entry, i) => {
    const before = entries[i - 1];
    return before && (entry.seq !== before.seq + 1 || entry.prev !== hashOf(before));
  });
  return at + 1 || entries.length;
}

/** The campaign's founding, if one of the logs has it. */
export function foundingOf(chains: Chains, campaign: Hash): Entry | undefined {
  for (const chain of chains.values())
    for (const { entries, hashes } of branchesOf(chain)) {
      const entry = entries[hashes.indexOf(campaign)];
      if (entry) return entry;
    }
  return undefined;
}
