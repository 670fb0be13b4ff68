/** Logs of some authors who hear each other at once, written without asking anybody: their heads are signed at the end. */
import { type Chain, type Chains, signHead, storedChain } from '../../src/log/chain.ts';
import type { Entry, KnownBody } from '../../src/log/entry.ts';
import type { Device, DeviceKey } from '../../src/log/keys.ts';
import { hashOf, type Line, lineOf } from '../../src/log/line.ts';
import type { Spot } from '../../src/log/seal.ts';

export interface Author {
  readonly key: DeviceKey;
  readonly seat: string;
}
export interface Scribe {
  /** @param by which of the authors, counted from 0 @returns the line's name */
  write(by: number, body: KnownBody | ((at: Spot) => KnownBody)): string;
  /** Ends the page, by this author's vote. */
  turn(by: number): void;
  lines(): number;
  chains(): Chains;
}

interface Log extends Author {
  readonly lines: Line[];
  readonly entries: Entry[];
  readonly hashes: string[];
}

/** @param before what stands in their logs already, all of which they have heard */
export function scribe(campaign: string, authors: readonly Author[], before: Chains): Scribe {
  const logs = authors.map((author): Log => {
    const { lines = [], entries = [], hashes = [] } = before.get(author.key.device) ?? {};
    return { ...author, lines: [...lines], entries: [...entries], hashes: [...hashes] };
  });
  let page = campaign;
  let last = logs[0]?.hashes.at(-1) ?? campaign;
  let count = logs.reduce((sum, { lines }) => sum + lines.length, 0);
  const write: Scribe['write'] = (by, what) => {
    const { key, seat, entries, hashes, lines } = logs[by] as Log;
    const own = hashes.at(-1) ?? campaign;
    const saw = last === own || last === page ? [] : [last];
    const at = { campaign, author: key.device, seq: entries.length + 1, prev: own };
    const body = typeof what === 'function' ? what(at) : what;
    const entry: Entry = { author: key.device, seat, seq: at.seq, prev: own, saw, page, body };
    const line = lineOf(entry, entries.at(-1));
    lines.push(line);
    entries.push(entry);
    last = hashOf(line.bytes, entry);
    hashes.push(last);
    count++;
    return last;
  };
  return {
    write,
    turn(by) {
      page = write(by, { kind: 'close', fingerprint: '0'.repeat(64) });
    },
    lines: () => count,
    chains: () =>
      new Map(
        logs.map(({ key, lines, hashes }): [Device, Chain] => {
          const signed = signHead(hashes.at(-1) ?? '', key);
          return [
            key.device,
            storedChain(campaign, { author: key.device, lines, hashes: [...hashes], signed }) as Chain,
          ];
        }),
      ),
  };
}
