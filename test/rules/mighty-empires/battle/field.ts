/** A battle in the middle of the small campaign: azure marched in from the west, gules stands and holds the east. */
import type { Json } from '../../../../src/kernel/json.ts';
import type { State } from '../../../../src/rules/mighty-empires/index.ts';
import { act, banner, type Done, east, holding, home, table, west } from '../table.ts';

export const battle = (over: Partial<State['encounters'][string]> = {}): State['encounters'][string] => ({
  kind: 'battle',
  tile: home,
  attacker: 'azure',
  attackers: { a: west },
  defender: 'gules',
  since: { year: 1, month: 1 },
  mustered: null,
  siege: null,
  ...over,
});
type Over = Parameters<typeof table>[0];
/** Azure's battle phase: banner `a` against `g` at home, gules owning home and the east, azure the west. */
export const field = (over: Over = {}): State =>
  table({
    tiles: {
      [home]: holding({ flag: 'gules' }),
      [east]: holding({ flag: 'gules' }),
      [west]: holding({ flag: 'azure' }),
    },
    banners: {
      a: banner({ spot: { edge: 3 } }),
      g: banner({ seat: 'gules', spot: { part: 0 } }),
    },
    encounters: { b: battle() },
    season: { phase: 'battle' },
    ...over,
  });

/** Both sides as strong, cards that cancel out: the score is what 2D6 show. */
export const even: { readonly [label: string]: Json } = {
  attack: 1000,
  defence: 1000,
  attacker: 'direct',
  defender: 'hold',
  'lost/attacker': [1],
  'lost/defender': [1],
  'battle/losses/attacker': { charged: { a: 50 }, destroyed: [] },
  'battle/losses/defender': { charged: { g: 50 }, destroyed: [] },
  'pursuit/pursue': 'stay',
};
export const dice = {
  scatters: [1, 1],
  beaten: [1, 3],
  draw: [3, 4],
  wins: [4, 5],
  rout: [6, 6],
} as const;

export const fight = (
  state: State,
  rolled: readonly number[],
  answers: { readonly [label: string]: Json } = {},
): Done => act(state, 'azure', 'fight', { encounter: 'b' }, { ...even, dice: [...rolled], ...answers });
export const where = ({ state }: Done, id: string): string | null | undefined => state.banners[id]?.tile;
