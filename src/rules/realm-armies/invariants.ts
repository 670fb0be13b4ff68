/** What must hold of every state of the table; names what does not. */
import type { TileId } from '../../kernel/hex.ts';
import { armyOf, inPlay, isCoast, isLand, ownerOf, phasesOf } from './queries.ts';
import type { State } from './state.ts';

type Check = (state: State) => readonly string[];

const tiles: Check = (state) =>
  (Object.keys(state.tiles) as TileId[]).flatMap((tile) => {
    const { owner, work, mine, port } = state.tiles[tile] ?? {
      owner: null,
      work: 'none',
      mine: false,
      port: false,
    };
    const ground = state.map.tiles[tile];
    return [
      ...(isLand(state, tile) ? [] : [`${tile} is held, and no land`]),
      ...(owner === null || state.realms[owner] ? [] : [`${tile} is held by nobody known`]),
      ...(ground === 'swamp' && (mine || work === 'fortress' || work === 'citadel')
        ? [`${tile} is a swamp, and built on`]
        : []),
      ...(work === 'town' && ground !== 'farm' ? [`${tile} is a town without fields`] : []),
      ...(port && !isCoast(state, tile) ? [`${tile} is a port without a sea`] : []),
    ];
  });

const realms: Check = (state) =>
  Object.entries(state.realms).flatMap(([seat, { treasury }]) => [
    ...(treasury >= 0 ? [] : [`${seat} owes ${treasury}`]),
  ]);

const armies: Check = (state) =>
  Object.entries(state.armies).flatMap(([id, { seat, tile, hero }]) => {
    const aboard = Object.values(state.fleets).filter(({ carries }) => carries === id);
    return [
      ...(tile === null || ownerOf(state, tile) === seat ? [] : [`${id} stands in ${tile}, not its own`]),
      ...(tile === null
        ? aboard.length === 1 && aboard[0]?.port === null
          ? []
          : [`${id} is nowhere`]
        : aboard.length === 0
          ? []
          : [`${id} is ashore and aboard`]),
      ...(hero === null || (state.heroes[hero]?.seat === seat && !state.heroes[hero]?.lost)
        ? []
        : [`${id} is led by ${hero}, who does not serve`]),
      ...(hero === null || armyOf(state, hero) === id ? [] : [`${hero} leads two armies`]),
    ];
  });

const fleets: Check = (state) =>
  Object.entries(state.fleets).flatMap(([id, { seat, port, blockades, carries }]) => [
    ...(port === null || (state.tiles[port]?.port && ownerOf(state, port) === seat)
      ? []
      : [`${id} lies in ${port}, no port of its own`]),
    ...(port === null || (blockades === null && carries === null) ? [] : [`${id} is in port and at sea`]),
    ...(carries === null || state.armies[carries]?.seat === seat ? [] : [`${id} carries strangers`]),
  ]);

const heroes: Check = (state) =>
  Object.entries(state.heroes).flatMap(([id, { seat, lost, name }]) => [
    ...(seat === null || !lost ? [] : [`${id} is lost, and serves`]),
    ...(name.trim() === '' ? [`${id} has no name`] : []),
  ]);

const night: Check = (state) => {
  if (state.stage !== 'season') return [];
  return [
    ...(phasesOf(state).includes(state.turn.phase) ? [] : [`part ${state.turn.phase} of the turn`]),
    ...(Object.keys(state.turn.missions).length > 0 && state.turn.phase === 'missions'
      ? ['missions are open too early']
      : []),
    ...Object.values(state.activities).flatMap(({ arranged, since }) =>
      arranged === null && since !== state.turn.number ? ['something of an earlier night waits'] : [],
    ),
    ...(state.draft.turn === null || inPlay(state, state.draft.turn) ? [] : ['the fallen draft']),
  ];
};

/** A realm's one capital: conquest can never bring a second, since walls come down as they are taken. */
const capitals: Check = (state) =>
  state.seats.flatMap((seat) =>
    Object.values(state.tiles).filter(({ owner, work }) => owner === seat && work === 'citadel').length > 1
      ? [`${seat} has two capitals`]
      : [],
  );

const checks: readonly Check[] = [tiles, realms, armies, fleets, heroes, night, capitals];
export const invariants = (state: State): readonly string[] => checks.flatMap((check) => check(state));
