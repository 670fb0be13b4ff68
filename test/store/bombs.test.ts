/** Files made to fill a phone's memory or time. */
import { encode } from 'cborg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupWording } from '../../src/store/index.ts';
import { disk } from './disk.ts';
import { blocked, blocksIn, fileOf } from './file.ts';
import { bulk, deviceNamed, foundedBy } from './samples.ts';

const anna = deviceNamed('anna');
const bert = deviceNamed('bert');
const { campaign, chain } = foundedBy(anna, 3, undefined, [bert]);
const MB = 1024 * 1024;
const unhex = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'));
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

async function mine(): Promise<readonly Uint8Array[]> {
  const store = disk().open();
  await store.shelve({ campaign, title: 'The Winter War', ruleset: 'border-princes', card: null });
  await store.append(campaign, chain, 0);
  return blocksIn(await store.exportCampaign(campaign, { secrets: false }));
}
/** The first bytes of a block that claims to be so long. */
const claim = (length: number): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(length);
  return head;
};
const head = (author: string): Uint8Array => encode({ author, prev: '', signed: '' });

describe('M8: a file that unpacks to more than any campaign is refused while it unpacks', () => {
  const following = async (more: Buffer): Promise<Buffer> => Buffer.concat([blocked(await mine()), more]);
  const repeated = (one: Uint8Array): Buffer => Buffer.alloc(255 * MB, blocked([one]));
  const bombs: [string, () => Promise<Uint8Array>, string, number][] = [
    [
      'one block without end',
      async () => Buffer.concat([claim(255 * MB), Buffer.alloc(255 * MB)]),
      'too large',
      20,
    ],
    ['lists in lists', async () => Buffer.concat([claim(MB), Buffer.alloc(255 * MB, 0x81)]), 'damaged', 20],
    ['many blocks of nothing', async () => Buffer.alloc(255 * MB), 'damaged', 20],
    ['many lines after a log', async () => following(repeated(Uint8Array.of(0x80))), 'too large', 80],
    ['many logs of nothing', async () => following(repeated(head(bert.device))), 'damaged', 20],
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
    bytes.set(fileOf(blocked(await mine())));
    expect(await disk().open().readBackup(bytes)).toEqual({ ok: false, fault: 'too large' });
    expect(came).toBe(0);
  });

  test('a campaign of 20,000 lines is none of them', async () => {
    const log = bulk(bert, campaign, 20_000);
    const { author, signed } = log;
    const about = encode({ author, prev: unhex(campaign), signed: unhex(signed) });
    const bytes = fileOf(blocked([...(await mine()), about, ...log.lines.map((line) => line.bytes)]));
    expect(await disk().open().readBackup(bytes)).toMatchObject({
      ok: true,
      file: { lines: 20_004 },
      damaged: [],
    });
  });

  test('a long log with one line in it that is not its author’s is named, not tried line by line', async () => {
    const log = bulk(bert, campaign, 5_000);
    const lines = log.lines.map(({ bytes }, i) =>
      i === 4_000 ? encode([null, null, [], { kind: 'x' }]) : bytes,
    );
    const about = encode({ author: bert.device, prev: unhex(campaign), signed: unhex(log.signed) });
    const bytes = fileOf(blocked([...(await mine()), about, ...lines]));
    expect(await disk().open().readBackup(bytes)).toMatchObject({
      ok: true,
      file: { lines: 4 },
      damaged: [{ author: bert.device, seq: 5_000, fault: 'bad signature' }],
    });
  });
});
