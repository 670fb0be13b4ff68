/** A battle fought: reported by one, agreed on by the others; land changes hands, and each goes on to what comes after. */
import * as v from 'valibot';
import {
  type Asking,
  given,
  pick,
  pickSome,
  type Shares,
  split,
  unlessAny,
  type Why,
} from '../../../kernel/asks.ts';
import { dissent } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { combatants, foughtSoFar, sideOf } from '../battles.ts';
import { against, countArg, define, hasBattle, pieceArg, rowOf, wrongStage } from '../define.ts';
import { fitIn, generalOf } from '../roll/points.ts';
import { unsettled } from '../sitting.ts';
import type { Battle, Fought, Outcome, Sitting, State } from '../state.ts';
import { holdingsOf } from '../territory/room.ts';
import { armyOf, battleOf, emptyBattle, enemyRating, ratingIn, rescueFirst, underdog } from './field.ts';
import { spoils } from './spoils.ts';
import { isOneThing, type Report, verdict } from './verdict.ts';

const report = v.object({
  battle: pieceArg,
  achieved: v.optional(v.array(pieceArg), []),
  first: v.optional(v.nullable(pieceArg), null),
  wounds: v.optional(v.record(pieceArg, countArg), {}),
  holds: v.optional(v.nullable(pieceArg), null),
  freed: v.optional(v.array(pieceArg), []),
});

/** What decides a battle of its kind; the rest is left as it is. */
function* reports({ kind, sides, missions, captives }: Battle): Asking<Report> {
  const none = against('ch.victory', say('There is nobody to name.'));
  const achieved = yield* kind === 'two' || kind === 'many'
    ? pickSome<Seat>('achieved', {
        text: say('Who completed their mission?'),
        among: () => sides,
        none,
        least: 0,
      })
    : given<readonly Seat[]>('achieved', { value: [] });
  const [a = '', b = ''] = sides;
  const both = kind === 'two' && sides.every((side) => achieved.includes(side));
  const first = yield* both && isOneThing(missions[a], missions[b])
    ? pick<Seat | null>('first', {
        text: say('Who was first to complete it, or took it from the player who was?'),
        among: () => [...sides, null],
        none,
      })
    : given<Seat | null>('first', { value: null });
  const wounds = yield* both && first === null
    ? split('wounds', {
        text: say('Wounds inflicted, including those on summoned creatures'),
        among: () => sides,
        most: () => 500,
        suggest: () => Object.fromEntries(sides.map((side) => [side, 0])),
      })
    : given<Shares>('wounds', { value: {} });
  const holds = yield* kind === 'challenge'
    ? pick<Seat | null>('holds', { text: say('Who holds the board?'), among: () => [...sides, null], none })
    : given<Seat | null>('holds', { value: null });
  const stray = (one: string): Why =>
    captives.includes(one)
      ? undefined
      : against('ch.rescue', say('They are not the captives of this rescue.'));
  const freed = yield* kind === 'rescue'
    ? pickSome('freed', {
        text: say('Which captives were freed?'),
        among: () => captives,
        against: stray,
        none,
        least: 0,
      })
    : given<readonly string[]>('freed', {
        value: [],
        against: (all) => all.map(stray).find((why) => why),
      });
  return { achieved, first, wounds, holds, freed };
}

/** A report in few words. @param gap filled with the player it names */
function reached({ achieved, holds, freed }: v.InferOutput<typeof report>, gap: string): Text {
  const [first = holds, second] = achieved;
  if (second !== undefined) return say('several completed their missions');
  if (first)
    return say(`{${gap}} ${holds ? 'holds the board' : 'completed their mission'}`, { [gap]: first });
  return say(freed.length > 0 ? 'captives were freed' : 'nobody completed their mission');
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
  title: say('Report the battle'),
  args: report,
  single: ({ battle }) => battle,
  rival({ seat, args }, other) {
    const [one, two] = [reached(args, 'aSeat'), reached(other.args, 'bSeat')];
    return say(
      `{seat}: ${one.say} · {otherSeat}: ${two.say}. What {seat} reported counts if the others agree.`,
      { seat, otherSeat: other.seat, ...one.with, ...two.with },
    );
  },
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'campaign'));
    const id = yield* battleOf(state, seat, (one, at) =>
      one.set
        ? (unsettled(state, combatants(one)) ?? rescueFirst(state, at))
        : against('ch.battle.stake', say('Prepare the battle first.')),
    );
    const battle = rowOf(state.battles, id);
    const reported = yield* reports(battle ?? emptyBattle('two', [], 0));
    return { battle: id, ...reported };
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
              ? say('{seat} reports that {count} players completed their missions.', {
                  seat,
                  count: winners.length,
                })
              : say('{seat} reports that {winner} won the battle.', { seat, winner }),
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
});
