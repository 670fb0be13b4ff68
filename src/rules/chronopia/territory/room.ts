/** Territory comes to a player: nobody holds more than twelve, so a thirteenth asks for one to be given up, or goes by. */
import { change, choose, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Rule, Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { mostTerritories } from '../charts/forces.ts';
import type { Land } from '../charts/territories.ts';
import { territoriesOf } from '../roll/points.ts';
import type { State, TerritoryId } from '../state.ts';

export type Holdings = { readonly [seat: Seat]: readonly TerritoryId[] };
export const holdingsOf = (state: State, seats: readonly Seat[]): Holdings =>
  Object.fromEntries(seats.map((seat) => [seat, territoriesOf(state, seat).map(([id]) => id)]));

const rule = 'ch.territory.most';
/** Whether a seat takes what is coming to it; where it holds twelve it may give one up. */
export function* makesRoom(
  label: string,
  seat: Seat,
  held: readonly TerritoryId[],
): Procedure<Change, boolean> {
  if (held.length < mostTerritories) return true;
  const given = yield* choose(label, {
    by: seat,
    rule,
    text: say('You hold {most} territories, the most a player may hold. Which one do you give up?', {
      most: mostTerritories,
    }),
    from: {
      nothing: say('None: let the new one go'),
      ...Object.fromEntries(held.map((territory) => [territory, say('{territory}', { territory })])),
    },
  });
  if (given === 'nothing') {
    yield* note('territory-declined', rule, { seat });
    return false;
  }
  yield* change({ type: 'territoryLost', territory: given });
  yield* note('territory-given-up', rule, { seat, territory: given });
  return true;
}

export function* gain(id: TerritoryId, seat: Seat, land: Land, why: Rule): Procedure<Change> {
  yield* change({ type: 'territoryGained', id, seat, land });
  yield* note('territory-gained', why, { seat, land });
}
export function* seize(
  territory: TerritoryId,
  from: Seat,
  to: Seat,
  land: Land,
  why: Rule,
): Procedure<Change> {
  yield* note('territory-taken', why, { seat: to, loser: from, territory, land });
  yield* change({ type: 'territoryPassed', territory, to });
}
