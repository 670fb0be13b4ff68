/** Phones whose logs lie in a real store: killed at any moment and started again, they lose nothing and fork nothing. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { branchesOf, type Run } from '../../src/log/chain.ts';
import type { Store } from '../../src/store/index.ts';
import type { Taken } from '../../src/sync/types.ts';
import { type Disk, disk } from '../store/disk.ts';
import { campaign, phone, Round, Shelf, type TestPhone } from './phones.ts';

/** A shelf over a store: durable before it speaks, read anew after a restart. */
class Stored extends Shelf {
  readonly #store: Store;
  constructor(store: Store) {
    super();
    this.#store = store;
  }
  static async open(on: Disk): Promise<Stored> {
    const store = on.open();
    const shelf = new Stored(store);
    for (const [author, chain] of (await store.load(campaign)).chains) shelf.chains.set(author, chain);
    return shelf;
  }
  override async take(runs: readonly Run[]): Promise<Taken> {
    const before = new Map(this.chains);
    const result = this.takeNow(runs);
    await this.save(before);
    return result;
  }
  async save(before: Shelf['chains'] = new Map()): Promise<void> {
    const changes = [...this.chains.values()]
      .filter((chain) => before.get(chain.author) !== chain)
      .map((chain) => ({ chain, from: before.get(chain.author)?.entries.length ?? 0 }));
    await this.#store.appendAll(campaign, changes);
  }
}

test('whatever was durable before a phone was killed is there after, and all phones end with the same', async () => {
  const step = fc.oneof(
    fc.record({ write: fc.nat(2), saved: fc.boolean() }),
    fc.record({ kill: fc.nat(2) }),
    fc.record({ meet: fc.tuple(fc.nat(2), fc.nat(2)), saved: fc.boolean() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const disks = [disk(), disk(), disk()];
      const start = async (i: number): Promise<TestPhone> => {
        const made = phone(`phone ${i}`);
        const shelf = await Stored.open(disks[i] as Disk);
        for (const [author, chain] of made.shelf.chains)
          if (!shelf.chains.has(author)) shelf.chains.set(author, chain);
        return { ...made, shelf };
      };
      const phones = [await start(0), await start(1), await start(2)];
      const save = (i: number): Promise<void> => ((phones[i] as TestPhone).shelf as Stored).save();
      const durable = [new Set<string>(), new Set<string>(), new Set<string>()];
      const keep = async (i: number): Promise<void> => {
        await save(i);
        durable[i] = new Set(phones[i]?.shelf.all());
      };
      for (const [n, act] of steps.entries()) {
        if ('kill' in act) {
          phones[act.kill] = await start(act.kill);
          for (const hash of durable[act.kill] ?? []) expect(phones[act.kill]?.shelf.all()).toContain(hash);
        } else if ('write' in act) {
          const writer = phones[act.write] as TestPhone;
          writer.shelf.write(writer.key, `entry ${n}`);
          // What is not durable is never sent: it is written again after a restart, or lost with the phone's memory.
          if (act.saved) await keep(act.write);
          else phones[act.write] = await start(act.write);
        } else {
          const [i, j] = act.meet;
          const round = new Round(phones);
          round.connect(i, j);
          round.settle();
          for (const k of [i, j])
            if (act.saved) await keep(k);
            else phones[k] = await start(k);
        }
      }
      const round = new Round(phones);
      round.connect(0, 1);
      round.connect(1, 2);
      round.settle();
      const all = phones.map(({ shelf }) => shelf.all());
      expect(all[1]).toEqual(all[0]);
      expect(all[2]).toEqual(all[0]);
      for (const set of durable) for (const hash of set) expect(all[0]).toContain(hash);
      for (const chain of phones[0]?.shelf.chains.values() ?? []) expect(branchesOf(chain)).toHaveLength(1);
    }),
    { numRuns: 25 },
  );
});
