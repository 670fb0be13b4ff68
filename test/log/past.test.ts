import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { atOnce } from '../../src/kernel/paced.ts';
import { causal } from '../../src/log/causal.ts';
import { branchesOf } from '../../src/log/chain.ts';
import { type PastEntry, pasts } from '../../src/log/past.ts';
import { closing, drafted, meet, order, type Phone, put, read, table, tell, twin, write } from './phones.ts';

vi.mock('../../src/log/keys.ts', async (original) =>
  (await import('./plain-signatures.ts')).plainSignatures(original),
);

const linesOf = ({ chains }: Phone): ReadonlyMap<string, PastEntry> =>
  new Map(
    [...chains.values()]
      .flatMap(branchesOf)
      .flatMap(({ entries, hashes }) =>
        entries.map((entry, i): [string, PastEntry] => [hashes[i] ?? '', { hash: hashes[i] ?? '', entry }]),
      ),
  );
const inPastOf = ({ chains, campaign }: Phone) =>
  atOnce(pasts(atOnce(causal(chains, campaign)).branches)).inPast;

/** Everything a line reaches, walked hash by hash. */
function walked(lines: ReadonlyMap<string, PastEntry>, from: PastEntry): ReadonlySet<string> {
  const reached = new Set<string>();
  const left = [from];
  for (let now = left.pop(); now; now = left.pop()) {
    const { prev, page, saw } = now.entry;
    for (const hash of [prev, page, ...saw]) {
      const line = lines.get(hash);
      if (!line || reached.has(hash)) continue;
      reached.add(hash);
      left.push(line);
    }
  }
  return reached;
}

describe('what a line had in its past', () => {
  test('log.past.seen: what its author had seen, and not what came to others', () => {
    const t = table('ABC', 'A: order x | ~ | order y\nB: | ~ | order z\nC: | | order v');
    const [a, c] = [t.phone('A'), t.phone('C')];
    meet(a, t.phone('B'), c);
    const [lines, inPast] = [linesOf(c), inPastOf(c)];
    const past = (one: string, other: string) =>
      inPast(lines.get(t.at(one)) as PastEntry, lines.get(t.at(other)) as PastEntry);
    expect(past('x', 'z')).toBe(true);
    expect(past('z', 'x')).toBe(false);
    expect(past('x', 'y')).toBe(true);
    expect(past('y', 'z')).toBe(false);
    expect(past('z', 'y')).toBe(false);
    expect(past('x', 'v')).toBe(false);
    expect(past('x', 'x')).toBe(false);
  });
  test('log.past.page: who stands on a page has what its close lists in his past, seen or not', () => {
    const t = table('AB', 'A: order x, close p\nB: |');
    const [a, b] = [t.phone('A'), t.phone('B')];
    tell(a, b);
    const hash = put(b, { ...drafted(b, order('y')), saw: [] });
    const lines = linesOf(b);
    expect(inPastOf(b)(lines.get(t.at('x')) as PastEntry, lines.get(hash) as PastEntry)).toBe(true);
  });
  test('log.past.fork: one branch of a fork is not in the past of who saw the other', () => {
    const t = table('ABC', "B: order x\nB': order y");
    const a = t.phone('A');
    tell(t.phone('B'), a);
    const hash = write(a, order('after x'));
    meet(...t.phones.values());
    const [lines, inPast] = [linesOf(a), inPastOf(a)];
    const [x, y, after] = [t.at('x'), t.at('y'), hash].map((one) => lines.get(one) as PastEntry) as [
      PastEntry,
      PastEntry,
      PastEntry,
    ];
    expect([inPast(x, after), inPast(y, after), inPast(x, y), inPast(y, x)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
  test('log.past.walk: any history, forks or no forks: as if every line were walked back by hand', () => {
    const act = fc.record({ who: fc.nat(9), on: fc.nat(9), what: fc.nat(11) });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (steps) => {
        const phones = [...table('ABC').phones.values()];
        for (const { who, on, what } of steps) {
          const [from, to] = [phones[who % phones.length] as Phone, phones[on % phones.length] as Phone];
          if (what < 5 && from !== to) tell(from, to);
          else if (what === 5 && phones.length < 6) phones.push(twin(from));
          else if (what < 8) write(from, closing);
          else if (what === 8)
            put(from, { ...drafted(from, order('blind')), saw: [], page: read(from).campaign });
          else write(from, order(`order ${on}`));
        }
        meet(...phones);
        const one = phones[0] as Phone;
        const [lines, inPast] = [linesOf(one), inPastOf(one)];
        for (const later of lines.values()) {
          const past = walked(lines, later);
          for (const earlier of lines.values()) expect(inPast(earlier, later)).toBe(past.has(earlier.hash));
        }
      }),
      { numRuns: 60 },
    );
  });
});
