/** What 10,000 phones cost the rendezvous, each alive every five seconds, beside a bare server of as many sockets. */
import type { Measure, Size } from '../../scripts/bench.ts';
import { type Cost, crowd } from '../server/crowd/crowd.ts';

/** And for how many milliseconds they are watched. */
const CROWDS = { full: { phones: 10_000, watched: 20_000 }, tenth: { phones: 1_000, watched: 10_000 } };

interface Held {
  readonly kilobytes: number;
  /** Of one core. */
  readonly share: number;
}
async function held(
  kind: 'rendezvous' | 'bare',
  { phones, watched }: { readonly phones: number; readonly watched: number },
): Promise<Held> {
  const there = await crowd(kind, phones);
  try {
    const before: Cost = await there.cost();
    await new Promise((over) => setTimeout(over, watched));
    const after = await there.cost();
    const { open, lost } = await there.count();
    if (open < phones || lost > 0) throw new Error(`${open} phones came, ${lost} were lost`);
    return {
      kilobytes: (after.memory - there.empty.memory) / 1024 / phones,
      share: (100 * (after.used - before.used)) / (after.at - before.at),
    };
  } finally {
    there.end();
  }
}

export default async function bench(size: Size): Promise<Measure[]> {
  const { phones } = CROWDS[size];
  const ours = await held('rendezvous', CROWDS[size]);
  const peer = await held('bare', CROWDS[size]);
  const name = 'ws, which keeps nothing';
  return [
    {
      name: `${phones} phones at one rendezvous: memory of each`,
      value: ours.kilobytes,
      unit: 'KB',
      peer: { name, value: peer.kilobytes },
    },
    {
      name: `${phones} phones at one rendezvous: share of a core`,
      value: ours.share,
      unit: '%',
      peer: { name, value: peer.share },
    },
  ];
}
