/**
 * Walls under siege, laid by agreement of every seat: azure before a city of gules and a fortress of townsfolk, and gules
 * on the march against a town of azure's.
 */
import type { Session } from '../../../src/campaign/session.ts';
import type { TileId } from '../../../src/kernel/hex.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { landNeighbours, spotsOf } from '../../../src/rules/mighty-empires/map/terrain.ts';
import { bannersOf, holdingsOf } from '../../../src/rules/mighty-empires/queries.ts';
import { newSiege } from '../../../src/rules/mighty-empires/siege/state.ts';
import { mend, stateOf } from './scenes.ts';

export async function beleaguer(session: Session): Promise<void> {
  const state = stateOf(session);
  const [a1, a2, a3] = bannersOf(state, 'azure');
  const [g1, g2] = bannersOf(state, 'gules');
  const walls = (owner: string) =>
    holdingsOf(state, owner).filter(({ site }) => site === 'city' || site === 'fortress');
  const [city] = walls('gules');
  const [town] = walls('azure');
  const empty = ({ tile }: { readonly tile: TileId }) =>
    Object.values(state.banners).every((banner) => banner.tile !== tile);
  const folk = walls('independent').find(empty) ?? holdingsOf(state, 'or').find(empty);
  if (!a1 || !a2 || !a3 || !g1 || !g2 || !city || !town || !folk) throw new Error('nobody to besiege');
  const from = (tile: TileId): TileId => landNeighbours(state, tile)[0] as TileId;
  const at = (tile: TileId) => ({
    tile,
    spot: spotsOf(state, tile).find((spot) => 'edge' in spot) ?? { part: 0 },
  });
  const { hardship } = newSiege;
  await mend(session, [
    { type: 'withdrew', banner: a1.id, ...at(city.tile) },
    { type: 'withdrew', banner: g1.id, ...at(city.tile) },
    { type: 'baggageSet', banner: a1.id, points: 4 },
    { type: 'baggageSet', banner: g1.id, points: 2 },
    { type: 'stockpileSet', tile: city.tile, points: 1 },
    {
      type: 'joinedSiege',
      id: 's1',
      tile: city.tile,
      attacker: 'azure',
      attackers: { [a1.id]: from(city.tile) },
      defender: 'gules',
      inside: [g1.id],
      mustered: null,
      hardship: 1,
    },
    { type: 'built', seat: 'or', tile: folk.tile, site: 'city' },
    { type: 'turnedCoat', tile: folk.tile, owner: 'independent' },
    { type: 'withdrew', banner: a2.id, ...at(folk.tile) },
    {
      type: 'joinedSiege',
      id: 's2',
      tile: folk.tile,
      attacker: 'azure',
      attackers: { [a2.id]: from(folk.tile) },
      defender: 'independent',
      inside: [],
      mustered: 600,
      hardship,
    },
    { type: 'withdrew', banner: a3.id, ...at(town.tile) },
    { type: 'withdrew', banner: g2.id, ...at(town.tile) },
    {
      type: 'met',
      id: 'e1',
      tile: town.tile,
      attacker: 'gules',
      attackers: { [g2.id]: from(town.tile) },
      defender: 'azure',
    },
  ] as readonly Json[]);
}
