/** What 10,000 phones cost the rendezvous, each alive every five seconds, beside a bare server of as many sockets. */
import type { Measure } from '../../scripts/bench.ts';
import { type Cost, crowd } from '../server/crowd/crowd.ts';

const PHONES = 10_000;
const WATCHED = 20_000;

interface Held {
  readonly kilobytes: number;
  /** Of one core. */
  readonly share: number;
}
async function held(kind: 'rendezvous' | 'bare'): Promise<Held> {
  const there = await crowd(kind, PHONES);
  try {
    const before: Cost = await there.cost();
    await new Promise((over) => setTimeout(over, WATCHED));
    const after = await there.cost();
    const { open, lost } = await there.count();
    if (open < PHONES || lost > 0) throw new Error(`${open} phones came, ${lost} were lost`);
    return {
      kilobytes: (after.memory - there.empty.memory) / 1024 / PHONES,
      share: (100 * (after.used - before.used)) / (after.at - before.at),
    };
  } finally {
    there.end();
  }
}

export default async function bench(): Promise<Measure[]> {
  const [ours, peer] = [await held('rendezvous'), await held('bare')];
  const name = 'ws, which keeps nothing';
  return [
    {
      name: '10,000 phones at one rendezvous: memory of each',
      value: ours.kilobytes,
      unit: 'KB',
      peer: { name, value: peer.kilobytes },
    },
    {
      name: '10,000 phones at one rendezvous: share of a core',
      value: ours.share,
      unit: '%',
      peer: { name, value: peer.share },
    },
  ];
}
