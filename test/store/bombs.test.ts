/** Files made to fill a phone's memory or time. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupWording } from '../../src/store/index.ts';
import { disk } from './disk.ts';
import { fileOf, linesIn } from './file.ts';
import { bulk, deviceNamed, foundedBy } from './samples.ts';

const anna = deviceNamed('anna');
const bert = deviceNamed('bert');
const { campaign, chain } = foundedBy(anna, 3);
const MB = 1024 * 1024;
const Real = globalThis.DecompressionStream;
let came = 0;

/** Counts what is unpacked, whether or not anybody wants it. */
beforeEach(() => {
  came = 0;
  globalThis.DecompressionStream = class {
    readonly readable: ReadableStream;
    readonly writable: WritableStream;
    constructor(format: CompressionFormat) {
      const { readable, writable } = new Real(format);
      this.writable = writable;
      const count = new TransformStream<Uint8Array, Uint8Array>({
        transform(part, to) {
          came += part.length;
          to.enqueue(part);
        },
      });
      this.readable = readable.pipeThrough(count);
    }
  };
});
afterEach(() => {
  globalThis.DecompressionStream = Real;
});

async function mine(): Promise<readonly Record<string, unknown>[]> {
  const store = disk().open();
  await store.shelve({ campaign, title: 'The Winter War', ruleset: 'border-princes', card: null });
  await store.append(campaign, chain, 0);
  return linesIn(await store.exportCampaign(campaign, { secrets: false }));
}
const spelled = (lines: readonly unknown[]): string => lines.map((line) => JSON.stringify(line)).join('\n');

describe('M8: a file that unpacks to more than any campaign is refused while it unpacks', () => {
  const long = (what: string): Buffer => Buffer.alloc(255 * MB, what);
  const bombs: [string, () => Promise<string | Uint8Array>, string, number][] = [
    ['one line without end', async () => long(' '), 'too large', 20],
    ['one string without end', async () => `{"made":"${'x'.repeat(255 * MB)}"}`, 'too large', 20],
    ['lists in lists', async () => `${'['.repeat(200 * MB)}`, 'too large', 20],
    ['many lines of nothing', async () => long('0\n'), 'damaged', 20],
    [
      'many lines after a log',
      async () => Buffer.concat([Buffer.from(`${spelled(await mine())}\n`), long('{"seq":1}\n')]),
      'too large',
      80,
    ],
    [
      'many logs of nothing',
      async () =>
        Buffer.concat([Buffer.from(`${spelled(await mine())}\n`), long('{"author":"","signed":""}\n')]),
      'damaged',
      20,
    ],
  ];
  test.each(bombs)('%s', async (_, plain, fault, most) => {
    const bytes = fileOf(await plain());
    expect(bytes.length).toBeLessThan(2 * MB);
    expect(await disk().open().readBackup(bytes)).toEqual({ ok: false, fault });
    expect(came).toBeLessThan(most * MB);
    expect(backupWording[fault as 'too large'].what).not.toBe('');
  });

  test('a file that is larger itself is not looked into', async () => {
    const bytes = new Uint8Array(65 * MB);
    bytes.set(fileOf(spelled(await mine())));
    expect(await disk().open().readBackup(bytes)).toEqual({ ok: false, fault: 'too large' });
    expect(came).toBe(0);
  });

  test('a campaign of 20,000 lines is none of them', async () => {
    const log = bulk(bert, campaign, 20_000);
    const { author, entries, signed } = log;
    const bytes = fileOf(spelled([...(await mine()), { author, signed }, ...entries]));
    expect(await disk().open().readBackup(bytes)).toMatchObject({
      ok: true,
      file: { lines: 20_004 },
      damaged: [],
    });
  });

  test('a long log in which no two lines fit is named, not tried line by line', async () => {
    const log = bulk(bert, campaign, 5_000);
    const entries = log.entries.map((entry, i) => (i === 4_000 ? { ...entry, seat: 'south' } : entry));
    const bytes = fileOf(
      spelled([...(await mine()), { author: bert.device, signed: log.signed }, ...entries]),
    );
    expect(await disk().open().readBackup(bytes)).toMatchObject({
      ok: true,
      file: { lines: 4 },
      damaged: [{ author: bert.device, seq: 4_002, fault: 'broken chain' }],
    });
  });
});
