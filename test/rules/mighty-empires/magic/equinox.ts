/** A winter at its equinox: azure's capital in the middle with a banner in it, gules three tiles to the east. */
import { type TileId, within } from '../../../../src/kernel/hex.ts';
import type { Json } from '../../../../src/kernel/json.ts';
import type { Land } from '../../../../src/kernel/land.ts';
import type { Magic, SpellName } from '../../../../src/rules/mighty-empires/magic/state.ts';
import type { State } from '../../../../src/rules/mighty-empires/state.ts';
import { act, banner, type Done, holding, home, plain, table } from '../table.ts';

export const rival: TileId = 'q3r0';
export const target: TileId = 'q1r-1';

export interface Setting {
  readonly equinox?: 'autumn' | 'spring';
  readonly spell?: SpellName;
  readonly tiles?: State['tiles'];
  readonly banners?: State['banners'];
  readonly ships?: State['ships'];
  readonly encounters?: State['encounters'];
  readonly lands?: { readonly [tile: TileId]: Land };
  readonly magic?: Partial<Magic>;
  readonly options?: { readonly [name: string]: Json };
}

/** In the winter after the first season; azure casts first and has drawn the spell, if one is named. */
export function equinox(setting: Setting = {}): State {
  const {
    equinox: phase = 'spring',
    spell,
    magic = {},
    tiles = {},
    banners = {},
    lands = {},
    ...rest
  } = setting;
  const wide = Object.fromEntries(within(home, 4).map((tile) => [tile, plain]));
  const state = table({
    ...rest,
    lands: { ...wide, ...lands },
    options: { armies: 'points', ...setting.options },
    season: { month: 6, turn: null, phase: 'initiative' },
    tiles: {
      [home]: holding({ site: 'city', capitalOf: 'azure' }),
      [rival]: holding({ site: 'city', flag: 'gules', capitalOf: 'gules' }),
      ...tiles,
    },
    banners: { mage: banner(), foe: banner({ seat: 'gules', tile: rival }), ...banners },
  });
  const realm = (seat: string, capital: TileId) => ({
    ...(state.realms[seat] as State['realms'][string]),
    capital,
  });
  return {
    ...state,
    stage: 'winter',
    realms: { azure: realm('azure', home), gules: realm('gules', rival) },
    winter: { ...state.winter, at: { azure: phase, gules: phase } },
    magic: {
      ...state.magic,
      at: { year: 1, equinox: phase },
      order: ['azure', 'gules'],
      drawn: spell ? { azure: spell } : {},
      ...magic,
    },
  };
}

/** Azure casts the spell it has drawn, near enough to need no die unless `reach` is among the answers. */
export const cast = (
  setting: Setting,
  tile: TileId | null = target,
  answers: { readonly [label: string]: Json } = {},
): Done => act(equinox(setting), 'azure', 'cast-spell', { tile }, answers);

/** The next season begun on what the winter left. */
export const spring = (state: State): State => act(state, 'azure', 'begin-season', { year: 2 }).state;

/** Azure's turn in a phase of the first month of that season. */
export const inTurn = (state: State, phase: State['season']['phase'], turn = 'azure'): State => {
  const begun = state.stage === 'season' ? state : spring(state);
  return { ...begun, season: { ...begun.season, order: ['azure', 'gules'], turn, phase } };
};
export const lyingOn = (state: State, tile: TileId): readonly string[] =>
  Object.values(state.magic.spells)
    .filter((row) => row.tile === tile)
    .map(({ spell }) => spell);
