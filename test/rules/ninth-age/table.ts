/** A small campaign to try single rules on: three realms round a mountain, and whatever a test lays on top. */
import { type TileId, within } from '../../../src/kernel/hex.ts';
import type { Json } from '../../../src/kernel/json.ts';
import type { Change } from '../../../src/rules/ninth-age/change.ts';
import { ninthAge } from '../../../src/rules/ninth-age/index.ts';
import type { Encounter, Fight, Hex, Pick, Realm, State, Turn } from '../../../src/rules/ninth-age/state.ts';
import { newTurn } from '../../../src/rules/ninth-age/turn/state.ts';
import { type Done as Tried, trial } from '../trial.ts';

export const hex = (over: Partial<Hex> = {}): Hex => ({
  kind: 'plain',
  river: null,
  flag: null,
  walls: null,
  mine: false,
  capitalOf: null,
  name: '',
  ...over,
});
export const middle: TileId = 'q0r0';
export const east: TileId = 'q1r0';
export const far: TileId = 'q2r0';
export const west: TileId = 'q-1r0';
export const westEnd: TileId = 'q-2r0';
export const south: TileId = 'q0r1';
export const north: TileId = 'q0r-1';

type Over = Omit<Partial<State>, 'options' | 'turn' | 'hexes' | 'realms'> & {
  readonly options?: { readonly [name: string]: Json };
  readonly turn?: Partial<Turn>;
  readonly hexes?: { readonly [tile: TileId]: Partial<Hex> };
  readonly realms?: { readonly [seat: string]: Partial<Realm> };
};
export const seats = ['azure', 'gules', 'or'];

/** In the second turn: azure holds the east, gules the west, or the south; the middle is free. */
export function table({ options = {}, turn = {}, hexes = {}, realms = {}, ...rest }: Over = {}): State {
  const players = rest.seats ?? seats;
  const found = ninthAge.found(options, players);
  const open = Object.fromEntries(within(middle, 2).map((tile) => [tile, hex()]));
  const held: { readonly [tile: TileId]: Partial<Hex> } = {
    [east]: { flag: 'azure', walls: 'city', capitalOf: 'azure' },
    [far]: { flag: 'azure' },
    [west]: { flag: 'gules', walls: 'city', capitalOf: 'gules' },
    [westEnd]: { flag: 'gules' },
    [south]: { flag: 'or', walls: 'city', capitalOf: 'or' },
    q0r2: { flag: 'or' },
  };
  const all = { ...open } as { [tile: TileId]: Hex };
  for (const over of [held, hexes])
    for (const [tile, part] of Object.entries(over) as [TileId, Partial<Hex>][])
      all[tile] = { ...hex(), ...all[tile], ...part };
  return {
    ...found,
    stage: 'play',
    hexes: all,
    order: players,
    realms: Object.fromEntries(
      players.map((seat) => [seat, { ...(found.realms[seat] as Realm), ...realms[seat] }]),
    ),
    ...rest,
    turn: { ...newTurn(2), order: players, ...turn },
  };
}

/** A battle of azure against gules, as it stands in the Battle Phase. */
export const encounter = (over: Partial<Encounter> = {}): Encounter => ({
  since: 2,
  first: ['azure'],
  second: ['gules'],
  form: null,
  ...over,
});
export const fight = (ahead: 'first' | 'second' | null, percent: number, turn = 2): Fight => ({
  date: '',
  place: '',
  size: null,
  bought: {},
  result: { scores: null, ahead, percent, turn },
});
export const picks = (...all: readonly Partial<Pick>[]): readonly Pick[] =>
  all.map((each) => ({ seat: 'azure', event: 'brash-attack', target: null, ...each }));

export type Done = Tried<State, Change>;
export const { act, refusal, minds } = trial(ninthAge);
/** The orders a seat is asked to give, or may give. */
export const tasksOf = (state: State, seat: string, kind: 'asked' | 'may' | 'mind'): readonly string[] =>
  ninthAge
    .tasks(state, seat)
    .filter((task) => task.kind === kind)
    .map(({ order, rule }) => order?.id ?? rule);
