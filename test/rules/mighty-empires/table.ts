/** A small campaign to try single rules on: open country, two or three realms, and whatever a test lays on top. */

import { type TileId, within } from '../../../src/kernel/hex.ts';
import type { Json } from '../../../src/kernel/json.ts';
import type { Land } from '../../../src/kernel/land.ts';
import { type Change, mightyEmpires, type State } from '../../../src/rules/mighty-empires/index.ts';
import type { Banner, Holding, Ship } from '../../../src/rules/mighty-empires/state.ts';
import type { Captive } from '../../../src/rules/mighty-empires/tabletop/state.ts';
import { type Done as Tried, trial } from '../trial.ts';

export const plain: Land = {
  ground: 'lowland',
  edges: ['plain', 'plain', 'plain', 'plain', 'plain', 'plain'],
  hills: 0,
  forest: 0,
  ridges: [],
  rivers: [],
  coasts: [],
};
/** A river through the tile from west to east. */
export const valley: Land = {
  ...plain,
  ground: 'river',
  edges: ['river', 'plain', 'plain', 'river', 'plain', 'plain'],
  rivers: [{ from: 3, to: 0 }],
};
/** The sea to the east of a shore from north to south. */
export const shore: Land = {
  ...plain,
  ground: 'coastal',
  edges: ['sea', 'coast', 'plain', 'plain', 'plain', 'coast'],
  coasts: [[5, 1]],
};

export const home: TileId = 'q0r0';
export const east: TileId = 'q1r0';
export const west: TileId = 'q-1r0';

type Over = Omit<Partial<State>, 'options' | 'season' | 'map'> & {
  readonly options?: { readonly [name: string]: Json };
  readonly season?: Partial<State['season']>;
  readonly lands?: { readonly [tile: TileId]: Land };
  readonly seats?: readonly string[];
};

/** In azure's turn of the first month, on plain country three tiles around the middle. */
export function table({
  options = {},
  season = {},
  lands = {},
  seats = ['azure', 'gules'],
  ...rest
}: Over = {}): State {
  const state = mightyEmpires.found({ map: 'painted', ...options }, seats);
  const painted = Object.fromEntries(within(home, 3).map((tile) => [tile, lands[tile] ?? plain]));
  return {
    ...state,
    stage: 'season',
    map: { ...state.map, painted: { ...painted, ...lands } as State['map']['painted'] },
    ...rest,
    season: { ...state.season, order: seats, turn: seats[0] ?? null, phase: 'subsistence', ...season },
  };
}

export const banner = (over: Partial<Banner> = {}): Banner => ({
  seat: 'azure',
  number: 1,
  name: '',
  tile: home,
  spot: { part: 0 },
  baggage: 0,
  charged: 0,
  gained: 0,
  mutiny: null,
  ...over,
});
export const holding = (over: Partial<Holding> = {}): Holding => ({
  site: 'village',
  flag: 'azure',
  razed: false,
  capitalOf: null,
  stockpile: 0,
  name: '',
  ...over,
});
export const ship = (over: Partial<Ship> = {}): Ship => ({
  owner: 'azure',
  number: 1,
  name: '',
  tile: home,
  harbour: true,
  carries: null,
  ...over,
});
/** Of azure, in the train of gules' banner. */
export const captive = (over: Partial<Captive> = {}): Captive => ({
  owner: 'azure',
  holder: 'gules',
  character: 'c9',
  name: 'Osanne',
  level: 5,
  points: 60,
  banner: 'g1',
  since: { year: 1, month: 1 },
  tried: null,
  ...over,
});

export type Done = Tried<State, Change>;
export const { act, refusal, minds } = trial(mightyEmpires);
export const charges = ({ changes }: Done): Record<string, number> =>
  Object.fromEntries(
    changes.flatMap((change) => (change.type === 'charged' ? [[change.banner, change.points]] : [])),
  );
