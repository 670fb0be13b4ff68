/** A fight for a tile as its rules see it: who, where, with what, and where the beaten can go. */
import { neighbours, type TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Clash as ClashKind } from '../charts/aftermath.ts';
import type { ModifierChart } from '../charts/battles.ts';
import { closestPorts } from '../ports.ts';
import { armiesIn, fleetsOf, holding, isStronghold, ownerOf } from '../queries.ts';
import type { ArmyId, FleetId, State, Work } from '../state.ts';
import type { Side, Terms } from './score.ts';
import { attackers, chartFor, defenders, kindOf, sidesOf } from './sides.ts';

/** A fighting force, and the tiles it can withdraw to: only the preferred ones, where there are any. */
export type Fighter = {
  readonly army: ArmyId;
  readonly number: number;
  /** The general who leads it; empty: nobody. */
  readonly hero: string;
  readonly ways: readonly TileId[];
  /** Whether those ways were to be taken first. */
  readonly preferred: boolean;
};
export type Field = {
  readonly activity: string;
  readonly tile: TileId;
  /** `lapsed`: nobody is left to attack. `friendly`: the tile is the attacker's already. */
  readonly kind: ClashKind | 'lapsed' | 'friendly';
  readonly attacker: Side;
  readonly defender: Side;
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  /** Fleets the attackers land from. */
  readonly fleets: readonly FleetId[];
  /** Ships of the defender in the harbour, and whether they have a port to run for. */
  readonly harbour: readonly { readonly number: number; readonly port: TileId | null }[];
  readonly work: Work;
  readonly mine: boolean;
  readonly minesGo: 'taken' | 'fought';
  readonly terms: Terms;
  readonly chart: ModifierChart;
};

const byTile = (a: TileId, b: TileId): number => (a < b ? -1 : 1);

/** Tiles beside a battle that a beaten army can withdraw to: with a friendly army or garrison first. */
export function waysOut(
  state: State,
  seat: Seat,
  from: TileId,
  beaten: readonly ArmyId[],
): { readonly ways: readonly TileId[]; readonly preferred: boolean } {
  const open = neighbours(from)
    .filter((tile) => ownerOf(state, tile) === seat)
    .sort(byTile);
  const manned = open.filter(
    (tile) =>
      isStronghold(holding(state, tile).work) ||
      armiesIn(state, tile).some((army) => army.seat === seat && !beaten.includes(army.id)),
  );
  return manned.length > 0 ? { ways: manned, preferred: true } : { ways: open, preferred: false };
}

const harboured = (state: State, owner: Seat, tile: TileId): Field['harbour'] =>
  fleetsOf(state, owner)
    .filter(({ port }) => port === tile)
    .map(({ number }) => {
      const [port = null] = closestPorts(state, owner, tile);
      return { number, port };
    });

export function fieldOf(state: State, id: string): Field {
  const activity = state.activities[id] ?? {
    kind: 'land' as const,
    seat: '',
    pieces: [],
    target: 'q0r0' as TileId,
    rank: 0,
    since: 0,
    arranged: null,
  };
  const { seat, target, kind: how } = activity;
  const going = attackers(state, activity);
  const standing = defenders(state, target, seat);
  const fighters = (armies: readonly ArmyId[]): readonly Fighter[] =>
    armies.map((army) => {
      const { number, hero, seat: owner } = state.armies[army] ?? { number: 0, hero: null, seat: '' };
      return {
        army,
        number,
        hero: hero === null ? '' : (state.heroes[hero]?.name ?? ''),
        ...waysOut(state, owner, target, armies),
      };
    });
  const kind = kindOf(state, target, seat, how === 'assault');
  const { work, mine, owner } = holding(state, target);
  return {
    activity: id,
    tile: target,
    kind: going.length === 0 ? 'lapsed' : owner === seat ? 'friendly' : kind,
    ...sidesOf(state, activity, kind),
    attackers: fighters(going),
    defenders: fighters(standing),
    fleets:
      how === 'assault'
        ? activity.pieces.filter((fleet) => going.includes(state.fleets[fleet]?.carries ?? ''))
        : [],
    harbour: owner === null || owner === seat ? [] : harboured(state, owner, target),
    work,
    mine,
    minesGo: state.options.readings.mines,
    terms: { dice: state.options.readings.dice, general: state.options.readings.general },
    chart: chartFor(kind),
  };
}

/** Seats on both sides of what is planned for a tile. */
export const sidesAt = (state: State, id: string): readonly Seat[] => {
  const activity = state.activities[id];
  if (!activity) return [];
  const owner = ownerOf(state, activity.target);
  return [activity.seat, ...(owner === null || owner === activity.seat ? [] : [owner])];
};
