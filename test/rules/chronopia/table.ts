/** A small campaign to try single rules on: two or three forces in the field, and whatever a test lays on top. */
import type { Json } from '../../../src/kernel/json.ts';
import { emptyBattle } from '../../../src/rules/chronopia/battle/field.ts';
import type { Land } from '../../../src/rules/chronopia/charts/territories.ts';
import { type Figure, type Raised, rankKey } from '../../../src/rules/chronopia/figures.ts';
import { type Change, chronopia, type State } from '../../../src/rules/chronopia/index.ts';
import type {
  Army,
  Battle,
  Captive,
  Rank,
  Realm,
  Sitting,
  Warband,
} from '../../../src/rules/chronopia/state.ts';
import { type Done as Tried, trial } from '../trial.ts';

export const figure = (over: Partial<Figure> = {}, is: Partial<Figure['is']> = {}): Figure => ({
  seat: 'azure',
  name: 'Spearman',
  role: 'trooper',
  warband: 'Spears',
  cost: 20,
  missile: false,
  mounted: false,
  craft: 'none',
  nature: 'mortal',
  race: 'human',
  least: 0,
  most: null,
  per: 0,
  ...over,
  is: { cc: 10, mw: 8, pw: 0, ld: 10, ac: 2, st: 2, w: 1, mv: 3, a: 9, def: -1, ...is },
});
export const list: { readonly [id: string]: Figure } = {
  spear: figure({ least: 4 }),
  captain: figure({ name: 'Captain', role: 'leader', cost: 30, least: 1, most: 1 }, { ld: 13, cc: 12 }),
  great: figure({ name: 'Great spear', role: 'special', cost: 25, per: 4 }),
  bow: figure({ name: 'Bowman', warband: 'Bows', missile: true, least: 0 }),
  lord: figure(
    { name: 'Lord', role: 'individual', warband: '', cost: 90 },
    { ld: 16, w: 3, ac: 3, mv: 4, def: -2 },
  ),
  rider: figure(
    { name: 'Knight', role: 'individual', warband: '', cost: 80, mounted: true },
    { ld: 12, mv: 7 },
  ),
  wizard: figure(
    { name: 'Wizard', role: 'individual', warband: '', cost: 80, craft: 'wizard' },
    { ld: 12, pw: 12 },
  ),
  alchemist: figure({ name: 'Alchemist', role: 'individual', warband: '', cost: 60, craft: 'alchemist' }),
  chronomancer: figure({
    name: 'Chronomancer',
    role: 'individual',
    warband: '',
    cost: 70,
    craft: 'chronomancer',
  }),
  risen: figure({ name: 'Risen', warband: 'Risen', cost: 13, nature: 'summoned', race: 'other' }),
  drugged: figure({ name: 'Drugged', warband: 'Drugged', cost: 10, nature: 'drugged' }),
  foe: figure({ name: 'Foe', seat: 'gules', warband: 'Foes', cost: 25, race: 'orc' }),
  ogre: figure({ name: 'Ogre', seat: 'gules', warband: 'Foes', cost: 41, race: 'other' }),
  boss: figure({ name: 'Boss', seat: 'gules', role: 'individual', warband: '', cost: 100 }, { ld: 14 }),
};

type Row = {
  readonly figure: string;
  readonly fit?: number;
  readonly hurt?: number;
  readonly spent?: number;
  readonly raised?: Raised;
};
export const rank = ({ figure: id, fit = 0, hurt = 0, spent = 0, raised = {} }: Row): Rank => ({
  figure: id,
  raised,
  spent,
  fit,
  hurt,
});
export const warband = (rows: readonly Row[], over: Partial<Warband> = {}): Warband => {
  const first = list[rows[0]?.figure ?? ''];
  const individual = first?.role === 'individual';
  return {
    seat: first?.seat ?? 'azure',
    name: first?.warband === '' ? first.name : (first?.warband ?? ''),
    kind: individual ? (rows[0]?.figure ?? '') : (first?.warband ?? ''),
    individual,
    place: 'field',
    experience: 0,
    spells: {},
    ranks: Object.fromEntries(
      rows.map((row) => [rankKey(row.figure, row.spent ?? 0, row.raised ?? {}), rank(row)]),
    ),
    ...over,
  };
};
/** Eight spears with their captain, a lord; on the other side foes and their boss. */
const field: State['warbands'] = {
  spears: warband([
    { figure: 'spear', fit: 8 },
    { figure: 'captain', fit: 1 },
  ]),
  lord: warband([{ figure: 'lord', fit: 1 }]),
  foes: warband([{ figure: 'foe', fit: 6 }]),
  boss: warband([{ figure: 'boss', fit: 1 }]),
};
export const key = (id: string, spent = 0, raised: Raised = {}): string => rankKey(id, spent, raised);

type Over = Omit<Partial<State>, 'options' | 'realms' | 'territories' | 'warbands'> & {
  readonly options?: { readonly [name: string]: Json };
  readonly realms?: { readonly [seat: string]: Partial<Realm> };
  readonly lands?: { readonly [id: string]: readonly [seat: string, land: Land] };
  readonly warbands?: { readonly [id: string]: Warband | null };
  readonly armies?: { readonly [seat: string]: Army };
};
/** Mustered, between battles; a warband set to null is not there. */
export function table({
  options = {},
  realms = {},
  lands = {},
  warbands = {},
  armies = {},
  seats = ['azure', 'gules'],
  ...rest
}: Over = {}): State {
  const state = chronopia.found(options, seats);
  const all = { ...field, ...warbands };
  return {
    ...state,
    stage: 'campaign',
    figures: list,
    realms: Object.fromEntries(
      seats.map((seat) => [
        seat,
        {
          ...(state.realms[seat] as Realm),
          gold: 500,
          ready: true,
          army: armies[seat] ?? 'other',
          ...realms[seat],
        },
      ]),
    ),
    territories: {
      ...state.territories,
      ...Object.fromEntries(
        Object.entries(lands).map(([id, [seat, land]]) => [id, { seat, land, name: '', home: false }]),
      ),
    },
    warbands: Object.fromEntries(
      Object.entries(all).flatMap(([id, each]) => (each === null ? [] : [[id, each]])),
    ),
    ...rest,
  };
}
export const sitting = (over: Partial<Sitting> = {}): Sitting => ({
  battle: 'b1',
  number: 1,
  at: 'casualties',
  outcome: 'won',
  bonus: 0,
  enemies: ['gules'],
  fought: { spears: 9, lord: 1 },
  survived: {},
  leader: 'lord',
  summoned: {},
  ...over,
});
/** After a battle, at a step. */
export const afterBattle = (at: Sitting['at'], over: Partial<Sitting> = {}, state: Over = {}): State =>
  table({
    sittings: { azure: [sitting({ at, ...over })], gules: [] },
    fought: { b1: { number: 1, kind: 'two', sides: ['azure', 'gules'], winners: ['azure'], ratings: {} } },
    ...state,
  });
export const battle = (over: Partial<Battle> = {}): Battle => ({
  ...emptyBattle('two', ['azure', 'gules'], 0),
  set: true,
  ...over,
});
export const captive = (over: Partial<Captive> = {}): Captive => ({
  seat: 'gules',
  holder: 'azure',
  warband: 'foes',
  figure: 'foe',
  raised: {},
  spent: 0,
  count: 1,
  battle: 'b1',
  hope: false,
  ...over,
});

export type Done = Tried<State, Change>;
const tried = trial(chronopia);
export const { refusal, minds } = tried;
/** Gives an order; what it comes to holds together. */
export const act: typeof tried.act = (...given) => {
  const done = tried.act(...given);
  const broken = chronopia.invariants(done.state);
  if (broken.length > 0) throw new Error(broken.join('; '));
  return done;
};
export const applies = (state: State, seat: string, id: string, args: Json): string | true => {
  const made = chronopia.orders[id]?.applies(state, args, seat);
  return made === undefined ? 'no order' : made === true ? true : made.rule;
};
export const gold = (state: State, seat = 'azure'): number => state.realms[seat]?.gold ?? -1;
export const tasksOf = (state: State, seat = 'azure') =>
  chronopia.tasks(state, seat).map(({ rule, kind, order }) => ({ rule, kind, order: order?.id }));
