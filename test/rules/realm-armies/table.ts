/** A small campaign to try single rules on: an open plain of farms with the sea to the west, two or three realms. */
import { place, type TileId, within } from '../../../src/kernel/hex.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { type Change, realmArmies, type State } from '../../../src/rules/realm-armies/index.ts';
import type { Activity, Army, Fleet, Holding, Turn } from '../../../src/rules/realm-armies/state.ts';
import { type Done as Tried, trial } from '../trial.ts';

export const home: TileId = 'q0r0';
export const east: TileId = 'q1r0';
export const west: TileId = 'q-1r0';
export const far: TileId = 'q2r0';

export const holding = (over: Partial<Holding> = {}): Holding => ({
  owner: 'azure',
  work: 'none',
  mine: false,
  port: false,
  name: '',
  ...over,
});
export const army = (over: Partial<Army> = {}): Army => ({
  seat: 'azure',
  number: 1,
  name: '',
  hero: null,
  tile: home,
  ...over,
});
export const fleet = (over: Partial<Fleet> = {}): Fleet => ({
  seat: 'azure',
  number: 1,
  name: '',
  port: west,
  blockades: null,
  carries: null,
  idle: 0,
  ...over,
});
export const activity = (over: Partial<Activity> = {}): Activity => ({
  kind: 'land',
  seat: 'azure',
  pieces: ['a'],
  target: east,
  rank: 0,
  since: 1,
  arranged: null,
  ...over,
});
export const earned = (
  points: Partial<{ wotr: number; sbg: number; seas: number }>,
  fielded: string[] = [],
) => ({
  points: { wotr: 0, sbg: 0, seas: 0, ...points },
  fielded,
});

type Over = Omit<Partial<State>, 'options' | 'turn'> & {
  readonly options?: { readonly [name: string]: Json };
  readonly turn?: Partial<Turn>;
  readonly grounds?: { readonly [tile: TileId]: State['map']['tiles'][TileId] };
  readonly rivers?: readonly (readonly TileId[])[];
  readonly treasury?: { readonly [seat: string]: number };
};

/** Night 1. Everything three tiles around the middle is land (farms), what lies west of it sea; `west` is coast. */
export function table({
  options = {},
  turn = {},
  seats = ['azure', 'gules'],
  grounds = {},
  rivers = [],
  treasury = {},
  ...rest
}: Over = {}): State {
  const state = realmArmies.found(options, seats);
  const tiles = Object.fromEntries(
    within(home, 4).map((tile) => [tile, place(tile).q <= -2 ? 'sea' : (grounds[tile] ?? 'farm')]),
  );
  return {
    ...state,
    stage: 'season',
    map: { tiles, rivers },
    realms: Object.fromEntries(
      seats.map((seat) => [seat, { name: '', tincture: null, treasury: treasury[seat] ?? 6, home: null }]),
    ),
    ...rest,
    turn: { ...state.turn, ...turn },
  } as State;
}

export type Done = Tried<State, Change>;
export const { act, refusal, minds } = trial(realmArmies);
export const tasksOf = (state: State, seat: string): readonly string[] =>
  realmArmies.tasks(state, seat).map(({ rule }) => rule);
