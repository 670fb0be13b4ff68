/** A battle fought: reported by one, agreed on by the others; land changes hands, and each goes on to what comes after. */
import * as v from 'valibot';
import { dissent } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { against, countArg, define, hasBattle, pieceArg, unless, wrongStage } from '../define.ts';
import { fitIn, generalOf } from '../roll/points.ts';
import type { Battle, Fought, Outcome, Sitting, State } from '../state.ts';
import {
  armyOf,
  combatants,
  enemyRating,
  foughtSoFar,
  notIn,
  ratingIn,
  sideOf,
  underdog,
  unsettled,
} from './field.ts';
import { holdingsOf } from './room.ts';
import { spoils } from './spoils.ts';
import { verdict } from './verdict.ts';

const report = v.object({
  battle: pieceArg,
  achieved: v.optional(v.array(pieceArg), []),
  first: v.optional(v.nullable(pieceArg), null),
  wounds: v.optional(v.record(pieceArg, countArg), {}),
  holds: v.optional(v.nullable(pieceArg), null),
  freed: v.optional(v.array(pieceArg), []),
});

/** A report in few words. @param gap filled with the player it names */
function reached({ achieved, holds, freed }: v.InferOutput<typeof report>, gap: string): Text {
  const [first = holds, second] = achieved;
  if (second !== undefined) return say('several did what they came for');
  if (first) return say(`{${gap}} ${holds ? 'holds the board' : 'did what they came for'}`, { [gap]: first });
  return say(freed.length > 0 ? 'captives were freed' : 'nobody did what they came for');
}

/** Everything of each combatant's sitting that stands before the outcome. */
function sittings(
  state: State,
  id: string,
  battle: Battle,
  ratings: Fought['ratings'],
  freed: readonly string[],
) {
  const number = foughtSoFar(state) + 1;
  return combatants(battle).map(
    (seat): { readonly seat: Seat; readonly side: Seat; readonly sitting: Sitting } => {
      const side = sideOf(battle, seat) ?? seat;
      const army = armyOf(state, battle, seat);
      const general = side === seat ? generalOf(state, seat) : undefined;
      const { underdog: measure } = state.options.rulings;
      const paid = battle.paid?.[seat];
      const fought = Object.fromEntries(army.map(([warband, each]) => [warband, fitIn(each)]));
      // Captives who were freed fight from then on, and may fall (E.4.a.3).
      for (const { seat: owner, warband, count } of freed.flatMap((each) => state.captives[each] ?? []))
        if (owner === seat) fought[warband] = (fought[warband] ?? 0) + count;
      return {
        seat,
        side,
        sitting: {
          battle: id,
          number,
          at: 'casualties',
          outcome: 'drawn',
          bonus: underdog(ratings[side] ?? 0, enemyRating(ratings, side, measure)),
          enemies: battle.sides.filter((other) => other !== side),
          fought,
          survived: {},
          leader: general !== undefined && army.some(([warband]) => warband === general) ? general : '',
          summoned: { ...battle.summoned[seat] },
          ...(paid ? { paid } : {}),
        },
      };
    },
  );
}

export const settleBattle = define({
  id: 'settle-battle',
  rule: 'ch.victory',
  title: say('The battle is over'),
  args: report,
  single: ({ battle }) => battle,
  rival({ seat, args }, other) {
    const [one, two] = [reached(args, 'aSeat'), reached(other.args, 'bSeat')];
    return say(
      `{seat}: ${one.say} · {otherSeat}: ${two.say}. What {seat} reported counts if the others agree.`,
      { seat, otherSeat: other.seat, ...one.with, ...two.with },
    );
  },
  offered(state, seat, args) {
    const battle = args && state.battles[args.battle];
    return unless(
      wrongStage(state, 'campaign'),
      args && notIn(state, seat, args.battle),
      battle?.set === false && against('ch.battle.stake', say('Prepare the battle first.')),
      args?.freed.some((id) => !battle?.captives.includes(id)) &&
        against('ch.rescue', say('This rescue is not about them.')),
      battle && unsettled(state, combatants(battle)),
    );
  },
  applies: (state, { battle }) => hasBattle(state, battle),
  brief(state, args, { seat, order }) {
    const battle = state.battles[args.battle] as Battle;
    const ratings = Object.fromEntries(battle.sides.map((side) => [side, ratingIn(state, battle, side)]));
    const captives = battle.captives.filter((id) => Object.hasOwn(state.captives, id));
    const freed = args.freed.filter((id) => captives.includes(id));
    return {
      order,
      seat,
      id: args.battle,
      battle: { ...battle, captives },
      ...verdict({ ...battle, captives }, args),
      freed,
      ratings,
      number: foughtSoFar(state) + 1,
      sittings: sittings(state, args.battle, battle, ratings, freed),
      held: holdingsOf(state, battle.sides),
      lands: Object.fromEntries(Object.entries(state.territories).map(([id, { land }]) => [id, land])),
    };
  },
  *run({ order, seat, id, battle, winners, rule, freed, ratings, number, sittings, held, lands }) {
    const { kind, sides } = battle;
    const [winner] = winners;
    const other = yield* dissent(
      sides.filter((side) => side !== seat),
      {
        rule: 'ch.victory.agreed',
        text:
          winner === undefined
            ? say('{seat} reports a draw.', { seat })
            : winners.length > 1
              ? say('{seat} reports that {count} players reached what they came for.', {
                  seat,
                  count: winners.length,
                })
              : say('{seat} reports that the battle is won by {winner}.', { seat, winner }),
        yes: say('That is right'),
        no: say('No, that is wrong'),
      },
    );
    if (other !== undefined) return yield* note('result-disputed', 'ch.victory.agreed', { seat, other });
    yield* note(winner === undefined ? 'drawn' : kind === 'many' ? 'won-many' : 'won', rule, {
      winners: [...winners],
      winner: winner ?? '',
      loser: sides.find((side) => !winners.includes(side)) ?? '',
      count: winners.length,
      number,
      kind,
    });
    for (const captive of freed) yield* change({ type: 'captiveHome', captive });
    if (freed.length > 0)
      yield* note('captives-freed', 'ch.rescue', { seat: sides[0] ?? '', count: freed.length });
    const outcomeOf = (side: Seat): Outcome =>
      winners.length === 0 ? 'drawn' : winners.includes(side) ? 'won' : 'lost';
    yield* change({
      type: 'battleFought',
      id,
      fought: { number, kind, sides, winners, ratings },
      sittings: Object.fromEntries(
        sittings.map(({ seat: who, side, sitting }) => [who, { ...sitting, outcome: outcomeOf(side) }]),
      ),
    });
    yield* spoils({ order, battle, winners, held, lands });
  },
  holds: ({ id }) => [id],
});
