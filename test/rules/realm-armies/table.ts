/** A small campaign to try single rules on: an open plain of farms with the sea to the west, two or three realms. */
import { parse } from '../../../src/kernel/args.ts';
import { place, type TileId, within } from '../../../src/kernel/hex.ts';
import type { Json } from '../../../src/kernel/json.ts';
import type { Note } from '../../../src/kernel/procedure.ts';
import type { Mutable } from '../../../src/kernel/ruleset.ts';
import { play } from '../../../src/kernel/run.ts';
import { empty, type Flag, type Public, take } from '../../../src/kernel/table.ts';
import { type Change, realmArmies, type State } from '../../../src/rules/realm-armies/index.ts';
import type { Activity, Army, Fleet, Holding, Turn } from '../../../src/rules/realm-armies/state.ts';

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

export interface Done {
  readonly state: State;
  readonly changes: readonly Change[];
  readonly notes: readonly Note[];
  readonly told: readonly string[];
  /** The rules the notes name. */
  readonly rules: readonly string[];
  readonly flags: readonly Flag[];
}

/** Gives an order and answers it by a script; the state it was given on is left as it was. */
export function act(
  state: State,
  seat: string,
  id: string,
  given: Json,
  answers: { readonly [label: string]: Json } = {},
  /** What pieces it makes are called after. */
  entry = 'o1',
): Done {
  const order = realmArmies.orders[id];
  if (!order) throw new Error(`no order ${id}`);
  const parsed = parse(order.args, given);
  if (!parsed.ok) throw new Error(`${id} is not filled in right: ${parsed.where}`);
  const applies = order.applies(state, parsed.value, seat);
  if (applies !== true) throw new Error(`${applies.rule}: ${applies.why.say}`);
  const brief = JSON.parse(JSON.stringify(order.brief(state, parsed.value, { seat, order: entry })));
  const { notes, tells, changes } = play(order.run(brief), answers);
  const draft = empty(structuredClone(state)) as unknown as Mutable<Public>;
  const move = {
    entry: 'o1',
    order: 'o1',
    done: true,
    asked: [],
    notes,
    tells,
    changes: changes as unknown as Json[],
    flags: [],
  };
  const flags = take(realmArmies, draft, move, { order: 'o1' });
  return {
    state: draft.rules as State,
    changes: changes as Change[],
    notes,
    told: notes.map(({ note }) => note),
    rules: notes.map(({ rule }) => rule),
    flags,
  };
}

/** The rule an order is closed by; undefined if it is open. */
export function refusal(state: State, seat: string, id: string, given?: Json): string | undefined {
  const order = realmArmies.orders[id];
  const parsed = order && given !== undefined ? parse(order.args, given) : undefined;
  if (parsed?.ok === false) throw new Error(`${id} is not filled in right: ${parsed.where}`);
  const offer = order?.offered(state, seat, parsed?.value);
  return offer?.open === false ? offer.rule : undefined;
}
/** The rules an open offer asks one to mind. */
export function minded(state: State, seat: string, id: string, given: Json): readonly string[] {
  const order = realmArmies.orders[id];
  const parsed = order && parse(order.args, given);
  const offer = parsed?.ok ? order?.offered(state, seat, parsed.value) : undefined;
  return offer?.open ? (offer.mind ?? []).map(({ rule }) => rule) : [];
}
export const tasksOf = (state: State, seat: string): readonly string[] =>
  realmArmies.tasks(state, seat).map(({ rule }) => rule);
