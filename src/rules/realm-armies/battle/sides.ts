/** Who fights for a tile, with what dice, and what is added to them. */
import { neighbours, type TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Clash as ClashKind } from '../charts/aftermath.ts';
import { type Cause, force, type ModifierChart } from '../charts/battles.ts';
import { tactics } from '../night/report.ts';
import { armiesIn, holding, isStronghold, ownerOf, speaker } from '../queries.ts';
import type { Activity, ArmyId, State } from '../state.ts';
import type { Pool, Side } from './score.ts';

/** An army's dice; its named general helps if fielded with it tonight. */
const poolOf = (state: State, army: ArmyId): Pool => {
  const { hero, seat, number } = state.armies[army] ?? { hero: null, seat: '', number: 0 };
  return {
    army: { id: army, number },
    points: force.army,
    general: hero !== null && (state.turn.reports[seat]?.fielded.includes(hero) ?? false),
  };
};

export const chartFor = (kind: ClashKind): ModifierChart =>
  kind === 'field' ? 'modifiers-open-field' : kind === 'siege' ? 'modifiers-siege' : 'modifiers-sea-assault';

/** Armies of the attacker that can still fight for the tile, from beside it or from their fleets. */
export function attackers(state: State, { kind, seat, pieces, target }: Activity): readonly ArmyId[] {
  if (kind === 'assault')
    return pieces.flatMap((fleet) => {
      const { port, carries, seat: owner } = state.fleets[fleet] ?? { port: target, carries: null, seat: '' };
      return port === null && carries !== null && owner === seat && state.armies[carries] ? [carries] : [];
    });
  return pieces.filter((army) => {
    const { tile, seat: owner } = state.armies[army] ?? { tile: null, seat: '' };
    const beside = tile !== null && neighbours(tile).includes(target);
    return beside && owner === seat && !state.turn.beaten.includes(army);
  });
}

/** Armies that stand against an attacker in a tile. */
export const defenders = (state: State, tile: TileId, attacker: Seat): readonly ArmyId[] =>
  armiesIn(state, tile).flatMap(({ id, seat }) => (seat === attacker ? [] : [id]));

/** What kind of battle a tile calls for: walls make a siege, an army or a tower a field, nothing no battle at all. */
export function kindOf(state: State, tile: TileId, attacker: Seat, bySea: boolean): ClashKind {
  const { owner, work } = holding(state, tile);
  const held = owner !== null && owner !== attacker;
  const walled = held && isStronghold(work);
  const defended = walled || (held && work === 'tower') || defenders(state, tile, attacker).length > 0;
  if (bySea) return defended ? 'assault' : 'landing';
  return walled ? 'siege' : defended ? 'field' : 'uncontested';
}

function groundCauses(state: State, tile: TileId, kind: ClashKind, attacker: Seat): readonly Cause[] {
  const { work } = holding(state, tile);
  const onGuard = defenders(state, tile, attacker).some(
    (army) => state.turn.missions[army]?.mission === 'guard' && !state.turn.beaten.includes(army),
  );
  const works: readonly Cause[] =
    kind === 'field'
      ? onGuard || work === 'tower'
        ? ['guard']
        : []
      : work === 'town' || work === 'fortress' || work === 'citadel'
        ? [work]
        : [];
  return [...works, ...(state.map.tiles[tile] === 'mountain' ? (['mountain'] as const) : [])];
}

/** Both sides of a fight for a tile. */
export function sidesOf(
  state: State,
  activity: Activity,
  kind: ClashKind,
): { readonly attacker: Side; readonly defender: Side } {
  const { seat, target } = activity;
  const against = defenders(state, target, seat);
  const defender = ownerOf(state, target) ?? state.armies[against[0] ?? '']?.seat ?? seat;
  const { work } = holding(state, target);
  return {
    attacker: {
      seat,
      by: speaker(state, seat),
      pools: attackers(state, activity).map((army) => poolOf(state, army)),
      causes: tactics(state, seat, 'wotr'),
    },
    defender: {
      seat: defender,
      by: speaker(state, defender),
      pools: [
        ...against.map((army) => poolOf(state, army)),
        ...(isStronghold(work) ? [{ points: force.garrison, general: false }] : []),
      ],
      causes: [...tactics(state, defender, 'wotr'), ...groundCauses(state, target, kind, seat)],
    },
  };
}
