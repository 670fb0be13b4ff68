/** How each banner would live if its seat's turn began now: for the map, the realm's screen and the warnings. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { needsNoFood } from '../map/talents.ts';
import { forces, turnOf } from '../queries.ts';
import type { BannerId, State } from '../state.ts';
import { foraged, messes, provisions, served } from './forage.ts';

export type Fare = {
  readonly banner: BannerId;
  readonly number: number;
  readonly tile: TileId;
  /** From the land, a stockpile, its own baggage, a comrade's, or not at all. */
  readonly by: 'forage' | 'stockpile' | 'own' | 'shared' | 'hunger';
  /** The banner whose baggage it eats. */
  readonly from?: BannerId;
  /** Already settled this month. */
  readonly settled: boolean;
};

const fare = (banner: BannerId, from: string): Pick<Fare, 'by' | 'from'> => {
  if (from === 'forage' || from === 'stockpile' || from === 'hunger') return { by: from };
  return { by: from === banner ? 'own' : 'shared', from };
};

/** One row for each banner on the map, force by force. */
export const forecast = (state: State, seat: Seat): readonly Fare[] => {
  const { fed } = turnOf(state, seat);
  return [...forces(state, seat)].flatMap(([tile, banners]) => {
    const plan = provisions(state, seat, tile);
    return banners
      .filter(({ id }) => !needsNoFood(state, id))
      .map(({ id, number }) => {
        const from = fed[id] ?? plan[id] ?? 'hunger';
        return { banner: id, number, tile, ...fare(id, from), settled: fed[id] !== undefined };
      });
  });
};

/** The plan for every banner of a seat that is not provided for yet: what the subsistence order asks for. */
export const wholePlan = (state: State, seat: Seat): { readonly [banner: BannerId]: string } => {
  const { fed } = turnOf(state, seat);
  const plan: Record<BannerId, string> = {};
  for (const tile of forces(state, seat).keys())
    for (const mess of messes(state, seat, tile)) {
      const still = mess.eaters.filter(({ id }) => !fed[id]);
      Object.assign(plan, served(mess, still, foraged(mess, fed)));
    }
  return plan;
};
