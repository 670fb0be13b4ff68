/**
 * The record that a killed Chromium leaves half written at the end of its database's log. Chromium goes on writing behind it, finds
 * a wrong checksum in the middle when it next opens the file, and begins an empty database. It makes this mistake
 * whichever page wrote. See docs/decisions/storage-trouble.md.
 */
import { readdir, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';

/** LevelDB's log: blocks of 32 KiB; a record is a checksum of 4 bytes, its length in 2, its kind in 1, and what it holds. */
const BLOCK = 32_768;
const HEAD = 7;
/** Whole records, and the last part of one in several. */
const ENDS = [1, 4];

/** @returns bytes up to the end of the last record that is there whole */
export function wholeUpTo(log: Uint8Array): number {
  const view = new DataView(log.buffer, log.byteOffset, log.length);
  let whole = 0;
  for (let at = 0; at + HEAD <= log.length; ) {
    const left = BLOCK - (at % BLOCK);
    if (left < HEAD) {
      at += left;
      continue;
    }
    const end = at + HEAD + view.getUint16(at + 4, true);
    if (end <= log.length && ENDS.includes(view.getUint8(at + 6))) whole = end;
    at = end;
  }
  return whole;
}

/** Takes half a record off each log, as LevelDB should before it goes on with it. @returns how many logs had one */
export async function mendLogs(profile: string): Promise<number> {
  const folder = join(profile, 'Default/IndexedDB');
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const logs = names.filter((name) => /\.leveldb\/\d+\.log$/.test(name));
  let torn = 0;
  for (const name of logs) {
    const log = await readFile(join(folder, name));
    const whole = wholeUpTo(log);
    if (whole === log.length) continue;
    torn++;
    await truncate(join(folder, name), whole);
  }
  return torn;
}
