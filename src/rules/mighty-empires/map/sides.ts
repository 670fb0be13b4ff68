/** Who fights an encounter: banners behind walls or aboard ships take no part, unless they rallied out to attack. */

import type { Battles } from '../battle/state.ts';
import type { Month } from '../pieces.ts';
import { force, type PlacedBanner } from '../queries.ts';
import type { BannerId, Encounter, State } from '../state.ts';
import { fieldForce, insideOf } from './walls.ts';

type Fought = Pick<Encounter, 'attacker' | 'attackers' | 'defender' | 'tile'>;

/** The attacker's banners by number, those who rallied out among them. */
export const attackersOf = (state: State, { attacker, attackers, tile }: Fought): readonly PlacedBanner[] =>
  force(state, attacker, tile).filter(({ id }) => attackers[id] !== undefined);

/** The defender's banners in the open, by number; independents have none. */
export const defendersOf = (state: State, { defender, tile }: Fought): readonly PlacedBanner[] =>
  defender === 'independent' ? [] : fieldForce(state, defender, tile);

/** Whether a banner came out of a besieged settlement, and goes back behind its walls. */
export const isRallied = (state: State, { tile }: Fought, banner: BannerId): boolean =>
  insideOf(state, tile).includes(banner);

/** Battles a seat is part of, by id. */
export const battlesOf = (
  { encounters }: State,
  seat: string,
): readonly (Encounter & { readonly id: string })[] =>
  Object.entries(encounters)
    .filter(([, { kind, attacker, defender }]) => kind === 'battle' && [attacker, defender].includes(seat))
    .map(([id, encounter]) => ({ id, ...encounter }));

/** Whether a banner was defeated in the month that is being played. */
export function isBeaten(
  { battles, season }: { readonly battles: Battles; readonly season: Month },
  banner: BannerId,
): boolean {
  const when = battles.beaten[banner];
  return when?.year === season.year && when.month === season.month;
}
