/** The words of this rule set's screens: grounds, works, missions, games, what modifies a die. */
import { lookUp } from '../../../kernel/chart.ts';
import { spell } from '../../../kernel/dice.ts';
import { type TileId, toward } from '../../../kernel/hex.ts';
import type { Cause } from '../../../rules/realm-armies/charts/battles.ts';
import { empirePoints } from '../../../rules/realm-armies/charts/realm.ts';
import { sourcesOf } from '../../../rules/realm-armies/income/yields.ts';
import type { Mission } from '../../../rules/realm-armies/missions/kinds.ts';
import { holding, isCoast, isRiver } from '../../../rules/realm-armies/queries.ts';
import type { GameKind, State, Work } from '../../../rules/realm-armies/state.ts';
import type { Building } from '../../../rules/realm-armies/upgrades/buildings.ts';
import { t } from '../../i18n/index.ts';
import { towards } from '../../map/describe.ts';
import type { GameIconName } from '../../ui/icons/game-icon.tsx';
import { commas } from '../parts/joined.ts';
import { placeName } from './names.ts';

/** "farm, river, coast" */
export function groundName(state: State, tile: TileId): string {
  const ground = state.map.tiles[tile];
  if (ground === undefined) return t('off the map');
  const base = {
    farm: t('farm'),
    forest: t('forest'),
    hill: t('hills'),
    mountain: t('mountain'),
    swamp: t('swamp'),
    sea: t('sea'),
  }[ground];
  return commas(base, isRiver(state, tile) ? t('river') : '', isCoast(state, tile) ? t('coast') : '');
}

const works: { readonly [work in Exclude<Work, 'none'>]: () => string } = {
  tower: () => t('tower'),
  fortress: () => t('fortress'),
  town: () => t('town'),
  citadel: () => t('citadel'),
};
export const workName = (work: Work): string => (work === 'none' ? t('open land') : works[work]());
/** "fortress, mine, port" */
export function builtWords(state: State, tile: TileId): string {
  const { work, mine, port } = holding(state, tile);
  const all = [
    ...(work === 'none' ? [] : [works[work]()]),
    ...(mine ? [t('mine')] : []),
    ...(port ? [t('port')] : []),
  ];
  return all.length > 0 ? all.join(', ') : t('open land');
}
/** What a tile brings in each turn: "3 + D6" */
export function yieldOf(state: State, tile: TileId): string {
  const all = sourcesOf(state, { ...holding(state, tile), tile }).map(
    (source) => lookUp(empirePoints, source).is,
  );
  const sure = all.reduce((sum, { points }) => sum + points, 0);
  return [String(sure), ...all.flatMap(({ dice }) => (dice ? [spell(dice)] : []))].join(' + ');
}
export const workIcons: { readonly [work in Work | 'mine' | 'port']: GameIconName } = {
  none: 'flying-flag',
  tower: 'stone-tower',
  fortress: 'tower-flag',
  town: 'village',
  citadel: 'castle',
  mine: 'gold-mine',
  port: 'lighthouse',
};
export const buildingName = (what: Building): string =>
  ({
    mine: t('Mine'),
    tower: t('Tower'),
    fortress: t('Fortress'),
    town: t('Town'),
    citadel: t('Citadel'),
    port: t('Port'),
  })[what];

export const missionIcons: { readonly [mission in Mission['mission']]: GameIconName } = {
  guard: 'tower-flag',
  march: 'walking-boot',
  invade: 'crossed-swords',
  siege: 'siege-tower',
  raid: 'burning-tree',
  interdict: 'black-flag',
  'to-sea': 'caravel',
  blockade: 'caravel',
  'sea-assault': 'spears',
  land: 'walking-boot',
  'put-in': 'lighthouse',
};
/** What a mission is called: a verb. */
export const missionName = (mission: Mission['mission']): string =>
  ({
    guard: t('Guard'),
    march: t('March'),
    invade: t('Invade'),
    siege: t('Besiege'),
    raid: t('Raid'),
    interdict: t('Interdict'),
    'to-sea': t('Put to sea'),
    blockade: t('Blockade'),
    'sea-assault': t('Assault from the sea'),
    land: t('Land'),
    'put-in': t('Put in'),
  })[mission];
/** What it is for, in a line. */
export const missionWhy = (mission: Mission['mission']): string =>
  ({
    guard: t('+1 on each die if the tile is invaded'),
    march: t('to a friendly tile next to it'),
    invade: t('beat the forces there and take the tile'),
    siege: t('storm the walls: beaten forces are destroyed'),
    raid: t('a D6 from its owner’s treasury'),
    interdict: t('no empire points from that tile tonight'),
    'to-sea': t('out of port, through a blockade if need be'),
    blockade: t('no fleet leaves that port without a fight'),
    'sea-assault': t('land the army aboard on that shore'),
    land: t('the army aboard goes ashore at home'),
    'put-in': t('into a port of your own'),
  })[mission];

/** Where a neighbouring place lies: "in the north-east". */
export function bearing(from: TileId | null, to: TileId): string {
  const d = from === null ? undefined : toward(from, to);
  return d === undefined ? '' : t('to the {direction}', { direction: towards(d) });
}

export const missionLine = (state: State, { mission, target }: Mission): string =>
  target === null || mission === 'guard'
    ? missionName(mission)
    : t('{mission}: {place}', { mission: missionName(mission), place: placeName(state, target) });

export const gameName = (game: GameKind): string =>
  ({ wotr: t('War of the Ring'), sbg: t('Lord of the Rings skirmish'), seas: t('Uncharted Seas') })[game];

export const causeName = (cause: Cause): string =>
  ({
    'tactic-1': t('one tactic point'),
    'tactic-2': t('two tactic points'),
    game: t('earned in the right game'),
    general: t('general in the field'),
    guard: t('guard or tower'),
    mountain: t('mountains'),
    town: t('town'),
    fortress: t('fortress'),
    citadel: t('citadel'),
  })[cause];
