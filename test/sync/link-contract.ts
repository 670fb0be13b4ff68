/**
 * What every link must keep, whatever carries it. Plain functions, so that they run under vitest on lines in memory and in a
 * browser's page on real ones.
 */
import type { SyncFault } from '../../src/sync/faults.ts';
import type { Link } from '../../src/sync/types.ts';

export interface Heard {
  readonly frames: Uint8Array[];
  opened: number;
  drained: number;
  readonly closed: (SyncFault | 'by choice')[];
}
export function hear(link: Link): Heard {
  const heard: Heard = { frames: [], opened: 0, drained: 0, closed: [] };
  link.listen({
    open: () => {
      heard.opened++;
    },
    frame: (bytes) => void heard.frames.push(bytes),
    drained: () => {
      heard.drained++;
    },
    closed: (fault) => void heard.closed.push(fault ?? 'by choice'),
  });
  return heard;
}

export type Make = () => Promise<readonly [Link, Link]> | readonly [Link, Link];
export interface LinkCase {
  readonly name: string;
  /** @param make two ends of a new line that is opening. @throws where the line breaks its promise */
  run(make: Make): Promise<void>;
}

const equal = (what: string, actual: unknown, expected: unknown): void => {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: ${a} instead of ${b}`);
};
async function eventually(what: string, actual: () => unknown, expected: unknown): Promise<void> {
  const until = Date.now() + 10_000;
  while (JSON.stringify(actual()) !== JSON.stringify(expected) && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 5));
  equal(what, actual(), expected);
}
const bytes = (heard: Heard): number[][] => heard.frames.map((frame) => [...frame]);

async function opened(make: Make): Promise<{ links: readonly [Link, Link]; heard: readonly [Heard, Heard] }> {
  const links = await make();
  const heard = [hear(links[0]), hear(links[1])] as const;
  await eventually('opened', () => heard.map((one) => one.opened), [1, 1]);
  return { links, heard };
}

export const linkCases: readonly LinkCase[] = [
  {
    name: 'carries frames of any bytes, both ways, in order',
    async run(make) {
      const { links, heard } = await opened(make);
      const frames = Array.from({ length: 40 }, (_, i) => new Uint8Array(1 + ((i * 4_001) % 60_000)).fill(i));
      for (const frame of frames) links[0].send(frame);
      links[1].send(new Uint8Array([0, 255]));
      const seen = (list: readonly Uint8Array[]): unknown =>
        list.map((one) => [one.length, one[0], one.at(-1)]);
      await eventually('there', () => seen(heard[1].frames), seen(frames));
      await eventually('back', () => bytes(heard[0]), [[0, 255]]);
    },
  },
  {
    name: 'what is sent is not changed by what the sender does with his bytes afterwards',
    async run(make) {
      const { links, heard } = await opened(make);
      const sent = new Uint8Array([1, 2, 3]);
      links[0].send(sent);
      sent.fill(9);
      await eventually('arrived', () => bytes(heard[1]), [[1, 2, 3]]);
    },
  },
  {
    name: 'closing is heard once on both sides, and nothing comes after it',
    async run(make) {
      const { links, heard } = await opened(make);
      links[0].close();
      await eventually('closed', () => heard.map(({ closed }) => closed.length), [1, 1]);
      equal('whose doing', heard[0].closed, ['by choice']);
      links[0].send(new Uint8Array([1]));
      links[1].send(new Uint8Array([1]));
      links[0].close();
      links[1].close();
      equal(
        'states',
        links.map(({ state }) => state),
        ['closed', 'closed'],
      );
      equal(
        'frames',
        heard.map(({ frames }) => frames.length),
        [0, 0],
      );
      equal(
        'closed once',
        heard.map(({ closed }) => closed.length),
        [1, 1],
      );
    },
  },
  {
    name: 'what is sent before anybody listens is not lost',
    async run(make) {
      const links = await make();
      const first = hear(links[0]);
      await eventually('opened', () => first.opened, 1);
      links[0].send(new Uint8Array([7]));
      await eventually('sent', () => links[0].waiting, 0);
      const second = hear(links[1]);
      await eventually('arrived', () => bytes(second), [[7]]);
      equal('opened', second.opened, 1);
    },
  },
  {
    name: 'says how much is waiting, and when it has gone',
    async run(make) {
      const { links, heard } = await opened(make);
      for (let i = 0; i < 50; i++) links[0].send(new Uint8Array(48 * 1024));
      if (links[0].waiting === 0) throw new Error('nothing is waiting');
      await eventually('drained', () => heard[0].drained > 0, true);
      await eventually('waiting', () => links[0].waiting, 0);
    },
  },
  {
    name: 'says what it is, and its two ends agree on their fingerprints',
    async run(make) {
      const { links } = await opened(make);
      const [a, b] = links.map((link) => link.describe());
      equal('kind', a?.kind, b?.kind);
      if (!a?.ends?.mine || !a.ends.theirs) throw new Error('no fingerprints');
      equal('fingerprints', a.ends, { mine: b?.ends?.theirs, theirs: b?.ends?.mine });
    },
  },
];
