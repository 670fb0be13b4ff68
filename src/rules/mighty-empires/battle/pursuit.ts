/** Pursuit: the victors may follow the beaten out of the tile, for better or worse. */
import { lookUp } from '../../../kernel/chart.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { choose, type Decision, note, type Procedure, part, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { pursuit as chart, type Pursuit } from '../charts/battles.ts';

export type Pursuing = {
  readonly winner: Seat;
  readonly loser: Seat;
  /** Fought with models: the commander is taken prisoner, instead of points. */
  readonly models?: true;
};
/** What it comes to, with the points either side loses by it. */
export type Pursued = {
  readonly pursuit: Pursuit['pursuit'] | null;
  readonly winner: number;
  readonly loser: number;
  readonly baggageTaken: boolean;
  readonly routeRoll: boolean;
};
export const letGo: Pursued = { pursuit: null, winner: 0, loser: 0, baggageTaken: false, routeRoll: true };

const rule = 'me.battle.pursuit';

/** The chart and its losses (Victory). */
export const pursuing: Decision<Pursuing, Pursued> = {
  id: rule,
  *run({ winner, loser, models }) {
    const total = yield* roll('pursuit', {
      by: winner,
      rule,
      dice: 'd6',
      chart: chart.id,
      text: say('Your riders are on their heels. How does the pursuit end?'),
    });
    const { pursuit, beatenLoses, pursuerLoses, baggageTaken, routeRoll } = lookUp(chart, total).is;
    const cost = function* (by: Seat, dice: string | null): Procedure<never, number> {
      return dice === null
        ? 0
        : yield* roll('points', {
            by,
            rule,
            dice,
            text: say('How many points does {seat} lose?', { seat: by }),
          });
    };
    const beaten = models && pursuit === 'general' ? 0 : yield* cost(loser, beatenLoses);
    return { pursuit, loser: beaten, winner: yield* cost(winner, pursuerLoses), baggageTaken, routeRoll };
  },
};

/** The winner decides, then the die. */
export function* pursue({
  winner,
  loser,
  tile,
  ...how
}: Pursuing & { readonly tile: TileId }): Procedure<never, Pursued> {
  const goes = yield* choose('pursue', {
    by: winner,
    rule,
    text: say('You have beaten {loserSeat}. Do you pursue?', { loserSeat: loser }),
    from: { pursue: say('Pursue'), stay: say('Let them go') },
  });
  if (goes === 'stay') {
    yield* note('let-go', rule, { seat: winner, loser, tile });
    return letGo;
  }
  const found = yield* part('chase', pursuing, { winner, loser, ...how });
  yield* note('pursued', rule, {
    seat: winner,
    loser,
    tile,
    pursuit: found.pursuit ?? '',
    points: found.winner + found.loser,
  });
  return found;
}
