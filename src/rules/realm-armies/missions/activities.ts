/** What revealed missions lead to, in the order it is carried out: fights for tiles, fleets that sail, landings, raids. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Activity, ActivityKind } from '../state.ts';
import type { Mission, Plans } from './kinds.ts';

/** Where a piece is when missions are revealed; null: aboard, or at sea. */
export type Whereabouts = {
  readonly seat: Seat;
  readonly fleet: boolean;
  readonly number: number;
  readonly at: TileId | null;
};
type Pieces = { readonly [piece: string]: Whereabouts };

/** Pieces as players count them: by seat, armies before fleets, by the number on the flag; never by what they are called inside. */
export const byNumber =
  (pieces: Pieces, order: readonly Seat[]) =>
  (a: string, b: string): number => {
    const [x, y] = [pieces[a], pieces[b]];
    if (!x || !y) return Number(x === undefined) - Number(y === undefined) || (a < b ? -1 : 1);
    return (
      order.indexOf(x.seat) - order.indexOf(y.seat) ||
      Number(x.fleet) - Number(y.fleet) ||
      x.number - y.number ||
      (a < b ? -1 : 1)
    );
  };

/** Landings come after everybody has sailed. */
const base: { readonly [kind in ActivityKind]: number } = { land: 0, sail: 0, assault: 10_000, raid: 0 };

/** What a mission leads to at its target; nothing where it is done without a word. */
const leadsTo: { readonly [mission in Mission['mission']]: Exclude<ActivityKind, 'sail'> | null } = {
  guard: null,
  march: null,
  invade: 'land',
  siege: 'land',
  raid: 'raid',
  interdict: null,
  'to-sea': null,
  blockade: null,
  'sea-assault': 'assault',
  land: null,
  'put-in': null,
};

/** @param id what the order calls them after */
export function activitiesFrom(
  missions: Plans,
  pieces: Pieces,
  order: readonly Seat[],
  turn: number,
  id: string,
): { readonly [activity: string]: Activity } {
  const groups = new Map<string, { kind: ActivityKind; seat: Seat; target: TileId; pieces: string[] }>();
  const join = (kind: ActivityKind, seat: Seat, target: TileId, piece: string, apart = ''): void => {
    const key = `${kind} ${seat} ${target} ${apart}`;
    const group = groups.get(key) ?? { kind, seat, target, pieces: [] };
    group.pieces.push(piece);
    groups.set(key, group);
  };
  const carried = new Set(Object.values(missions).flatMap(({ carry }) => carry ?? []));
  for (const piece of Object.keys(missions).sort(byNumber(pieces, order))) {
    const { mission, target } = missions[piece] as Plans[string];
    const where = pieces[piece];
    if (!where || carried.has(piece)) continue;
    const { seat, at, fleet } = where;
    if (fleet && at !== null) join('sail', seat, at, piece);
    const kind = leadsTo[mission];
    if (kind && target) join(kind, seat, target, piece, kind === 'raid' ? piece : '');
  }
  const ranked = [...groups.values()].map((group, i) => ({
    ...group,
    rank: base[group.kind] + 100 * Math.max(0, order.indexOf(group.seat)) + i,
  }));
  return Object.fromEntries(
    ranked.map((group, i) => [`${id}.${i + 1}`, { ...group, since: turn, arranged: null }]),
  );
}
