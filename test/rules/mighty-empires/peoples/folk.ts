/** Azure as some other people than men, gules as men unless said otherwise. */
import type { People } from '../../../../src/rules/mighty-empires/map/peoples.ts';
import type { State } from '../../../../src/rules/mighty-empires/state.ts';
import { table as lay, type table } from '../table.ts';

/** The same table with its realms given to these peoples. */
export const peopled = (state: State, peoples: { readonly [seat: string]: People }): State => ({
  ...state,
  options: { ...state.options, parts: { ...state.options.parts, peoples: true } },
  realms: Object.fromEntries(
    Object.entries(state.realms).map(([seat, realm]) => [seat, { ...realm, people: peoples[seat] ?? null }]),
  ),
});
export const as = (people: People, over: Parameters<typeof table>[0] = {}): State =>
  peopled(lay(over), { azure: people });

/** A banner hired of a people of its own. */
export const hired = (people: People, kind: 'mercenaries' | 'allies' = 'mercenaries') => ({
  kind,
  people,
  alliance: null,
  year: 0,
});
