/** What holds of every map, laid or painted: neighbours agree, features stand where the edges say, rivers run on. */
import { directions, neighbour, opposite, type TileId } from '../../../../src/kernel/hex.ts';
import { type Land, seaCorners } from '../../../../src/kernel/land.ts';

export type Lands = Readonly<Record<TileId, Land>>;
type Course = Land['rivers'][number];

/** Follows every river downstream: none runs in a ring, uphill, or against land. */
function rivers(lands: Lands): string[] {
  const wrong: string[] = [];
  for (const [id, land] of Object.entries(lands))
    for (const start of land.rivers) {
      let at = id as TileId;
      const seen = new Set<string>();
      for (let on: Course | undefined = start; on; ) {
        const key = `${at} ${on.from} ${on.to}`;
        if (seen.has(key)) {
          wrong.push(`a ring of rivers at ${key}`);
          break;
        }
        seen.add(key);
        const { to }: Course = on;
        if (typeof to !== 'number') {
          // Through standing water to its outlet.
          on = lands[at]?.rivers.find(({ from }) => from === to);
          continue;
        }
        const next = neighbour(at, to);
        const beyond = lands[next];
        if (!beyond) break;
        if (beyond.edges[opposite(to)] !== 'river') wrong.push(`${at} runs against ${next}`);
        on = beyond.rivers.find(({ from }) => from === opposite(to));
        if (!on) wrong.push(`${at} runs uphill into ${next}`);
        at = next;
      }
    }
  return wrong;
}

function within(id: string, land: Land): string[] {
  const { edges, ridges, ground } = land;
  const wrong: string[] = [];
  const must = (fine: boolean, what: string) => fine || wrong.push(`${id}: ${what}`);
  const sea = seaCorners(land);
  for (const d of directions) {
    const wet = [sea[d], sea[(d + 1) % 6]].filter(Boolean).length;
    must((edges[d] === 'sea') === (wet === 2), `sea edge ${d}`);
    must((edges[d] === 'coast') === (wet === 1), `coast edge ${d}`);
    const named = ridges.filter((ridge) => ridge.includes(d)).length;
    must(named === (edges[d] === 'mountain' ? 1 : 0), `massif at edge ${d}`);
    const crossed = land.rivers.some(({ from, to }) => from === d || to === d);
    must(crossed === (edges[d] === 'river'), `river at edge ${d}`);
  }
  for (const { from, to } of land.rivers) {
    must((from !== 'lake' && from !== 'swamp') || ground === from, `river from ${from}`);
    must(to !== 'swamp' || ground === 'swamp', 'river into a swamp');
    must(to !== 'sea' || land.coasts.length > 0, 'river into the sea');
  }
  return wrong;
}

/** What is wrong with a map; nothing, it is to be hoped. */
export function complaints(lands: Lands): readonly string[] {
  const wrong = rivers(lands);
  for (const [id, land] of Object.entries(lands)) {
    wrong.push(...within(id, land));
    const sea = seaCorners(land);
    for (const d of directions) {
      const other = lands[neighbour(id, d)];
      if (!other) continue;
      const back = opposite(d);
      for (const shared of ['sea', 'coast', 'river'])
        if ((land.edges[d] === shared) !== (other.edges[back] === shared))
          wrong.push(`${id} edge ${d}: ${land.edges[d]} on ${other.edges[back]}`);
      const beyond = seaCorners(other);
      if (sea[d] !== beyond[(back + 1) % 6]) wrong.push(`${id} corner ${d}: the neighbour disagrees`);
    }
  }
  return wrong;
}
