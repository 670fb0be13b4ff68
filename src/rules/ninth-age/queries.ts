/** Plain questions about the table: who holds what, how large realms are, who plays. */
import { neighbours, type TileId } from '../../kernel/hex.ts';
import type { Seat } from '../../kernel/question.ts';
import { hexKinds } from './charts/hexes.ts';
import { realmPoints } from './charts/realms.ts';
import type { Hex, Improvement, State } from './state.ts';

export interface PlacedHex {
  readonly tile: TileId;
  readonly hex: Hex;
}
export const hexesOf = ({ hexes }: Pick<State, 'hexes'>, seat: Seat): readonly PlacedHex[] =>
  (Object.keys(hexes) as TileId[]).flatMap((tile) => {
    const hex = hexes[tile];
    return hex?.flag === seat ? [{ tile, hex }] : [];
  });

/** Seats whose realms still stand, in their order at the table. */
export const alive = ({ seats, realms }: Pick<State, 'seats' | 'realms'>): readonly Seat[] =>
  seats.filter((seat) => realms[seat]?.fell === null);

/** Whether an alliance may be declared before a turn's realms are measured. */
export const mayAlly = (state: Pick<State, 'options' | 'seats' | 'realms'>): boolean =>
  state.options.alliances && alive(state).length > 2;

export interface Size {
  readonly points: number;
  readonly hexes: number;
  readonly cities: number;
  readonly fortresses: number;
  readonly mines: number;
  readonly treasury: number;
}
export const worth = (of: 'hex' | 'city'): number =>
  realmPoints.rows.find(({ is }) => is.of === of)?.is.points ?? 0;

/** All that realms are compared by. */
export function sizeOf(state: State, seat: Seat): Size {
  const held = hexesOf(state, seat);
  const cities = held.filter(({ hex }) => hex.walls === 'city').length;
  return {
    points: held.length * worth('hex') + cities * worth('city'),
    hexes: held.length,
    cities,
    fortresses: held.filter(({ hex }) => hex.walls === 'fortress').length,
    mines: held.filter(({ hex }) => hex.mine).length,
    treasury: state.realms[seat]?.gold ?? 0,
  };
}
export const goldOf = ({ realms }: State, seat: Seat): number => realms[seat]?.gold ?? 0;

/** What stands on a hex. */
export const improvementsOn = ({ walls, mine }: Hex): readonly Improvement[] => [
  ...(walls === null ? [] : [walls]),
  ...(mine ? (['mine'] as const) : []),
];

/** Whether a hex touches one of a seat's own. */
export const touches = ({ hexes }: State, seat: Seat, tile: TileId): boolean =>
  neighbours(tile).some((next) => hexes[next]?.flag === seat);

export const groundOf = (kind: Hex['kind']) =>
  hexKinds.rows.find(({ id }) => id === kind)?.is ?? { kind, mine: false, builds: true };

/** Clockwise round the table, beginning with one of them. */
export function clockwise(seats: readonly Seat[], first: Seat): readonly Seat[] {
  const at = Math.max(0, seats.indexOf(first));
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** Whether two seats are of one team, or allied for this turn. */
export function allied({ teams, turn }: State, a: Seat, b: Seat): boolean {
  const team = teams !== null && turn.number <= teams.until ? teams.of[a] : undefined;
  return (
    a !== b &&
    ((team !== undefined && team === teams?.of[b]) ||
      turn.allies.some((group) => group.includes(a) && group.includes(b)))
  );
}
