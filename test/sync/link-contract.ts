/** What every link must keep, whatever carries it. To be run on each, the real ones too. */
import { describe, expect, test } from 'vitest';
import type { SyncFault } from '../../src/sync/faults.ts';
import type { Link } from '../../src/sync/types.ts';

export interface Heard {
  readonly frames: Uint8Array[];
  opened: number;
  closed: (SyncFault | 'by choice')[];
}
export function hear(link: Link): Heard {
  const heard: Heard = { frames: [], opened: 0, closed: [] };
  link.listen({
    open: () => {
      heard.opened++;
    },
    frame: (bytes) => void heard.frames.push(bytes),
    drained: () => undefined,
    closed: (fault) => void heard.closed.push(fault ?? 'by choice'),
  });
  return heard;
}

/** @param make two ends of a new line that is opening */
export function linkContract(
  name: string,
  make: () => Promise<readonly [Link, Link]> | readonly [Link, Link],
): void {
  describe(`every link: ${name}`, () => {
    const opened = async (): Promise<{ links: readonly [Link, Link]; heard: readonly [Heard, Heard] }> => {
      const links = await make();
      const heard = [hear(links[0]), hear(links[1])] as const;
      await expect.poll(() => heard.map(({ opened }) => opened)).toEqual([1, 1]);
      return { links, heard };
    };

    test('carries frames of any bytes, both ways, in order', async () => {
      const { links, heard } = await opened();
      const frames = Array.from({ length: 40 }, (_, i) => new Uint8Array(1 + ((i * 4_001) % 60_000)).fill(i));
      for (const frame of frames) links[0].send(frame);
      links[1].send(new Uint8Array([0, 255]));
      await expect.poll(() => heard[1].frames.length).toBe(40);
      expect(heard[1].frames.map((frame) => [frame.length, frame[0], frame.at(-1)])).toEqual(
        frames.map((frame) => [frame.length, frame[0], frame.at(-1)]),
      );
      await expect.poll(() => heard[0].frames.map((frame) => [...frame])).toEqual([[0, 255]]);
    });

    test('what is sent is not changed by what the sender does with his bytes afterwards', async () => {
      const { links, heard } = await opened();
      const bytes = new Uint8Array([1, 2, 3]);
      links[0].send(bytes);
      bytes.fill(9);
      await expect.poll(() => heard[1].frames.map((frame) => [...frame])).toEqual([[1, 2, 3]]);
    });

    test('closing is heard once on both sides, and nothing comes after it', async () => {
      const { links, heard } = await opened();
      links[0].close();
      await expect.poll(() => heard.map(({ closed }) => closed.length)).toEqual([1, 1]);
      expect(heard[0].closed).toEqual(['by choice']);
      links[0].send(new Uint8Array([1]));
      links[1].send(new Uint8Array([1]));
      links[0].close();
      links[1].close();
      expect(links.map(({ state }) => state)).toEqual(['closed', 'closed']);
      expect(heard.map(({ frames }) => frames.length)).toEqual([0, 0]);
      expect(heard.map(({ closed }) => closed.length)).toEqual([1, 1]);
    });

    test('what is sent before anybody listens is not lost', async () => {
      const links = await make();
      const first = hear(links[0]);
      await expect.poll(() => first.opened).toBe(1);
      links[0].send(new Uint8Array([7]));
      await expect.poll(() => links[0].waiting).toBe(0);
      const second = hear(links[1]);
      await expect.poll(() => second.frames.map((frame) => [...frame])).toEqual([[7]]);
      expect(second.opened).toBe(1);
    });

    test('says how much is waiting, and when it has gone', async () => {
      const links = await make();
      let drained = 0;
      let opened = 0;
      hear(links[1]);
      links[0].listen({
        open: () => {
          opened++;
        },
        frame: () => undefined,
        drained: () => {
          drained++;
        },
        closed: () => undefined,
      });
      await expect.poll(() => opened).toBe(1);
      for (let i = 0; i < 50; i++) links[0].send(new Uint8Array(48 * 1024));
      expect(links[0].waiting).toBeGreaterThan(0);
      await expect.poll(() => drained).toBeGreaterThan(0);
      await expect.poll(() => links[0].waiting).toBe(0);
    });

    test('says what it is, and two ends agree on their fingerprints', async () => {
      const { links } = await opened();
      const [a, b] = links.map((link) => link.describe());
      expect(a?.kind).toBe(b?.kind);
      expect(a?.ends?.mine).toBe(b?.ends?.theirs);
      expect(a?.ends?.theirs).toBe(b?.ends?.mine);
    });
  });
}
