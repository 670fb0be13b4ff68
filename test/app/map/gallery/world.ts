/** Maps to look at and to test with: a small vale made by hand, and a wide land grown from a seed. */

import type { Settlement, TileView, Tincture } from '../../../../src/app/map/model.ts';
import { rng } from '../../../../src/app/map/rng.ts';
import {
  columnRow,
  type Direction,
  directions,
  fromColumnRow,
  neighbour,
  place,
  type TileId,
  tileId,
} from '../../../../src/kernel/hex.ts';
import type { EdgeTerrain, Ground, Land } from '../../../../src/kernel/land.ts';
import { layAutomatically } from '../../../../src/rules/mighty-empires/land/auto/automatic.ts';
import { landsOf } from '../../../../src/rules/mighty-empires/land/survey.ts';

export type Kind =
  | 'sea'
  | 'plain'
  | 'copse'
  | 'wood'
  | 'hills'
  | 'peaks'
  | 'range'
  | 'valley'
  | 'marsh'
  | 'lake';
export type Extra = Partial<Omit<TileView, 'id' | 'land'>>;

const inside: Record<Kind, Pick<Land, 'ground' | 'hills' | 'forest'>> = {
  sea: { ground: 'sea', hills: 0, forest: 0 },
  plain: { ground: 'lowland', hills: 0, forest: 0 },
  copse: { ground: 'lowland', hills: 0, forest: 1 },
  wood: { ground: 'lowland', hills: 0, forest: 2 },
  hills: { ground: 'lowland', hills: 2, forest: 0 },
  peaks: { ground: 'highland', hills: 1, forest: 1 },
  range: { ground: 'highland', hills: 0, forest: 1 },
  valley: { ground: 'river', hills: 0, forest: 0 },
  marsh: { ground: 'swamp', hills: 0, forest: 0 },
  lake: { ground: 'lake', hills: 0, forest: 0 },
};

/** Views of tiles whose edges, ridges and coasts agree with their neighbours'. Rivers run through their tiles downstream. */
export function views(
  kinds: ReadonlyMap<TileId, Kind>,
  rivers: readonly (readonly TileId[])[],
  extra: (id: TileId) => Extra,
): TileView[] {
  const courses = new Map<TileId, Land['rivers'][number][]>();
  for (const river of rivers)
    river.forEach((id, i) => {
      if (kinds.get(id) === 'sea') return;
      const toward = (other: TileId | undefined): Direction | undefined =>
        other && directions.find((d) => neighbour(id, d) === other);
      const from = toward(river[i - 1]) ?? (kinds.get(id) === 'lake' ? 'lake' : 'spring');
      const next = river[i + 1];
      const to = next && kinds.get(next) !== 'sea' ? toward(next) : 'sea';
      if (to !== undefined) courses.set(id, [...(courses.get(id) ?? []), { from, to }]);
    });
  return [...kinds].map(([id, kind]): TileView => {
    const at = (d: number): Kind | undefined => kinds.get(neighbour(id, (((d % 6) + 6) % 6) as Direction));
    const runs = courses.get(id) ?? [];
    const wet = directions.map((i) => kind === 'sea' || at(i) === 'sea' || at(i - 1) === 'sea');
    const edges = directions.map((d): EdgeTerrain => {
      const ends = [wet[d], wet[(d + 1) % 6]].filter(Boolean).length;
      if (ends === 2) return 'sea';
      if (ends === 1) return 'coast';
      if (runs.some((run) => run.from === d || run.to === d)) return 'river';
      const other = at(d);
      if (kind === 'range' && other === 'range') return 'mountain';
      if (kind === 'wood' && (other === 'wood' || other === 'copse')) return 'forest';
      if (kind === 'copse' && other === 'wood') return 'forest';
      return kind === 'hills' && other === 'hills' ? 'hill' : 'plain';
    });
    const coasts: [Direction, Direction][] = [];
    if (kind !== 'sea' && !wet.every(Boolean))
      for (const d of directions)
        if (!wet[d] && wet[(d + 1) % 6]) {
          let to = (d + 1) % 6;
          while (wet[(to + 1) % 6]) to = (to + 1) % 6;
          coasts.push([d, to as Direction]);
        }
    const walls = directions.filter((d) => edges[d] === 'mountain');
    const ground: Ground =
      coasts.length && inside[kind].ground === 'lowland' ? 'coastal' : inside[kind].ground;
    const land: Land = {
      ...inside[kind],
      ground,
      edges,
      ridges: walls.length ? [walls] : [],
      rivers: runs,
      coasts,
    };
    return { id, land, known: false, ...extra(id) };
  });
}

export const cr = (column: number, row: number): TileId => tileId(fromColumnRow(column, row));

const rows: Record<string, string> = {
  '-2': 's s L C H M M M',
  '-1': 's s L C H M M M',
  0: 's s C L H M M M',
  1: 's L L W H M M P',
  2: 's s L L H M M P',
  3: 's s C K P M M L',
  4: 's s L H V M P H',
  5: 's s W C V L W H',
  6: 's s s X V C A W',
  7: 's s s s C H V L',
  8: 's L s s s L V L',
  9: 's H C s s s L W',
  10: 's C L L s L L H',
  11: 's L W L L C H H',
  12: 's H L L C L L L',
  13: 's L L H L L C L',
};
const letters: Record<string, Kind> = {
  s: 'sea',
  L: 'plain',
  C: 'copse',
  W: 'wood',
  H: 'hills',
  P: 'peaks',
  M: 'range',
  V: 'valley',
  K: 'valley',
  X: 'marsh',
  A: 'lake',
};
const held: Partial<Record<Tincture, string>> = {
  azure: '3,4 2,4 1,4 1,5 4,4 2,5 3,5 3,6 4,6 3,7 4,7 2,6',
  gules: '0,1 1,1 2,1 1,2 2,2 3,2 4,2 1,3 2,3 1,0 2,0 3,0 3,1 1,-1 2,-1 3,-1 4,1',
  tenne: '5,4 4,5 5,5',
  or: '5,6 6,6 5,7 4,8 5,8 6,8 6,7 5,9 6,9 5,10 4,10 6,10 4,11 5,11',
  vert: '0,8 0,9 1,9 0,10',
  purpure: '1,11 0,11 0,12 1,12',
  sable: '2,12 3,12 3,13 2,13',
  argent: '4,12 5,12 5,13 4,13',
};
const homes: Record<string, readonly [Settlement, string, Extra?]> = {
  '3,6': ['capital', 'Harrowmere'],
  '3,4': ['village', 'Thornford'],
  '4,4': ['fortress', 'Greywick', { siege: true }],
  '4,6': ['village', 'Pell'],
  '2,4': ['village', 'Ostrel'],
  '4,7': ['village', 'Marl'],
  '2,1': ['city', 'Vaskerhold'],
  '2,3': ['village', 'Dunmarrow'],
  '1,2': ['village', 'Saltby'],
  '3,2': ['fortress', 'Hexley'],
  '4,5': ['city', 'Brackenmoor'],
  '5,4': ['fortress', 'Vyre'],
  '5,8': ['city', 'Sillmouth'],
  '5,7': ['village', 'Quenby'],
  '0,9': ['fortress', 'Corrie'],
  '5,10': ['village', 'Aldern', { razed: true }],
  '1,12': ['capital', 'Isk'],
  '3,13': ['city', 'Dunholt'],
  '5,12': ['village', 'Fen End'],
};

/** About 120 tiles: the Vale of Aurn. */
export function vale(): TileView[] {
  const kinds = new Map<TileId, Kind>();
  for (const [row, line] of Object.entries(rows))
    line.split(' ').forEach((letter, i) => {
      kinds.set(cr(i - 1, Number(row)), letters[letter] ?? 'plain');
    });
  kinds.set(cr(0, 6), 'peaks');
  const owner = new Map<TileId, Tincture>();
  for (const [tincture, list] of Object.entries(held))
    for (const pair of list.split(' ')) {
      const [c, r] = pair.split(',').map(Number);
      owner.set(cr(c ?? 0, r ?? 0), tincture as Tincture);
    }
  const rivers = [
    [cr(4, 2), cr(3, 3), cr(3, 4), cr(3, 5), cr(3, 6), cr(2, 7)],
    [cr(5, 4), cr(4, 5), cr(3, 5), cr(3, 6)],
    [cr(5, 6), cr(5, 7), cr(5, 8), cr(4, 9)],
  ];
  return views(kinds, rivers, (id) => {
    const [c, r] = columnRow(place(id));
    const home = homes[`${c},${r}`];
    const mine = owner.get(id);
    return {
      known: mine !== undefined || kinds.get(id) === 'sea',
      ...(mine ? { owner: mine } : {}),
      ...(home ? { settlement: home[0], name: home[1], ...home[2] } : {}),
    };
  });
}

/** A map laid by the rules themselves, part of it explored. */
export function laid(players: number, seed: string): TileView[] {
  const r = rng(seed, 'laying');
  const lands = landsOf(layAutomatically(players, (below) => r.int(0, below - 1)).tiles);
  return Object.entries(lands).map(([id, land], i): TileView => {
    const draw = rng(seed, 'laid', id);
    const known = land.ground === 'sea' || draw() < 0.72;
    const random = draw();
    const home = known && land.ground !== 'sea' && land.ground !== 'swamp' && land.ground !== 'lake';
    return {
      id: id as TileId,
      land,
      known,
      ...(home && random < 0.5 ? { owner: (['azure', 'gules', 'or'] as const)[i % 3] ?? 'azure' } : {}),
      ...(home && random < 0.28
        ? {
            settlement:
              random < 0.05 ? ('city' as const) : random < 0.1 ? ('fortress' as const) : ('village' as const),
            name: `${syllables[draw.int(0, 19)]}${endings[draw.int(0, 9)]}`,
          }
        : {}),
    };
  });
}

const syllables = [
  'Ald',
  'Bren',
  'Cor',
  'Dun',
  'Esk',
  'Fal',
  'Gar',
  'Hol',
  'Ing',
  'Kel',
  'Lyn',
  'Mar',
  'Nor',
  'Oth',
  'Pel',
  'Quer',
  'Ros',
  'Sel',
  'Thorn',
  'Wex',
];
const endings = ['wick', 'ford', 'by', 'mouth', 'hold', 'ley', 'mere', 'den', 'ton', 'haven'];

/** A land of columns × rows grown from a seed: about two thirds known and held by eight realms. */
export function wide(seed: string, columns = 40, height = 25): TileView[] {
  const wave = (name: string, size: number) => {
    const r = rng(seed, name);
    const parts = Array.from(
      { length: 5 },
      () => [r.range(-1, 1) / size, r.range(-1, 1) / size, r() * 7] as const,
    );
    return (x: number, y: number): number =>
      parts.reduce((sum, [a, b, c]) => sum + Math.sin(x * a + y * b + c), 0) / 2.2;
  };
  const [sea, hill, tree] = [wave('sea', 3.2), wave('hill', 2.6), wave('tree', 2)];
  const kinds = new Map<TileId, Kind>();
  for (let row = 0; row < height; row++)
    for (let column = 0; column < columns; column++) {
      const x = column + (row & 1) / 2;
      const y = row * 0.87;
      const [wet, high, green] = [sea(x, y), hill(x, y), tree(x, y)];
      const kind: Kind =
        wet > 0.7
          ? 'sea'
          : high > 0.95
            ? 'range'
            : high > 0.7
              ? 'peaks'
              : high > 0.35
                ? 'hills'
                : green > 0.75
                  ? 'wood'
                  : green > 0.2
                    ? 'copse'
                    : green < -1.2
                      ? 'marsh'
                      : 'plain';
      kinds.set(cr(column, row), kind);
    }
  const r = rng(seed, 'places');
  const capitals = Array.from({ length: 8 }, () => [r.int(2, columns - 3), r.int(2, height - 3)] as const);
  const order: readonly Tincture[] = ['azure', 'gules', 'or', 'tenne', 'vert', 'purpure', 'sable', 'argent'];
  return views(kinds, flows(kinds, seed), (id) => {
    const [c, row] = columnRow(place(id));
    if (kinds.get(id) === 'sea') return { known: true };
    let [best, least] = [0, Infinity];
    capitals.forEach(([cc, rr], i) => {
      const far = Math.hypot(cc - c, rr - row) + r.range(0, 1.2);
      if (far < least) [best, least] = [i, far];
    });
    const known = least < 5.4;
    const draw = rng(seed, 'home', id);
    const random = draw();
    const settlement: Settlement | undefined =
      least < 0.9
        ? 'capital'
        : random < 0.03
          ? 'city'
          : random < 0.08
            ? 'fortress'
            : random < 0.3
              ? 'village'
              : undefined;
    const name = `${syllables[draw.int(0, 19)]}${endings[draw.int(0, 9)]}`;
    const owner = order[best];
    return {
      known,
      ...(known && owner ? { owner } : {}),
      ...(settlement && kinds.get(id) !== 'lake' ? { settlement, name } : {}),
    };
  });
}

/** Rivers that run from high ground to the sea, straight as the crow flies but for a wobble. */
function flows(kinds: ReadonlyMap<TileId, Kind>, seed: string): TileId[][] {
  const toSea = new Map<TileId, number>();
  let front = [...kinds].filter(([, kind]) => kind === 'sea').map(([id]) => id);
  for (const id of front) toSea.set(id, 0);
  while (front.length) {
    const next: TileId[] = [];
    for (const id of front)
      for (const d of directions) {
        const other = neighbour(id, d);
        if (!kinds.has(other) || toSea.has(other) || kinds.get(other) === 'range') continue;
        toSea.set(other, (toSea.get(id) ?? 0) + 1);
        next.push(other);
      }
    front = next;
  }
  const run = new Map<TileId, TileId>();
  const springs = [...toSea].filter(
    ([id, far]) => far > 2 && kinds.get(id) !== 'sea' && rng(seed, 'spring', id)() < 0.05,
  );
  const found: TileId[][] = [];
  for (const [spring] of springs) {
    const course = [spring];
    for (let at = spring; toSea.get(at); ) {
      const options = directions
        .map((d) => neighbour(at, d))
        .filter((id) => (toSea.get(id) ?? 99) < (toSea.get(at) ?? 0));
      const next = run.get(at) ?? options[rng(seed, 'run', at).int(0, options.length - 1)];
      if (!next) break;
      const joined = run.has(at);
      run.set(at, next);
      course.push(next);
      at = next;
      if (joined) break;
    }
    found.push(course.length > 1 ? course : []);
  }
  return found.filter((course) => course.length > 1);
}
