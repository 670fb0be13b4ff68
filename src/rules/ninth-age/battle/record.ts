/** A battle's result, entered by one side and agreed by the other; or a battle called off by all who would fight it. */
import * as v from 'valibot';
import { count, given, pick, unlessAny, whole } from '../../../kernel/asks.ts';
import { dissent } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say, type Text } from '../../../kernel/text.ts';
import type { Outcome } from '../charts/battles.ts';
import { against, countArg, define, notNow, pieceArg, rowOf, wrongStage } from '../define.ts';
import { type Encounter, otherSide, type Result, type Side, type State } from '../state.ts';
import { hasBattle, notYourBattle, ownBattle } from './arrange.ts';
import { battleOf, battlesOf, fightOf, isOpen, playersOf, sideOf } from './battles.ts';
import { hasItsResult, noEncounter } from './remarks.ts';
import { sizeOfBattle } from './sizes.ts';
import { margin, percentApart, winnerOf } from './victory.ts';

const args = v.object({
  battle: pieceArg,
  /** Victory points of both sides; or, without them, who was ahead by how many percent. */
  scores: v.optional(v.nullable(v.tuple([countArg, countArg])), null),
  ahead: v.optional(v.nullable(v.picklist(['first', 'second'])), null),
  percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)), 0),
});
export type Score = Omit<v.InferOutput<typeof args>, 'battle'>;

/** What was entered, as it is kept. @param size points of a side */
export function resultOf({ scores, ahead, percent }: Score, size: number) {
  if (!scores)
    return { scores: null, ahead: percent === 0 ? null : ahead, percent: ahead === null ? 0 : percent };
  const [first, second] = scores;
  const leads: Side | null = first === second ? null : first > second ? 'first' : 'second';
  return { scores: [first, second] as const, ahead: leads, percent: percentApart([first, second], size) };
}

export const recordBattle = define({
  id: 'record-battle',
  rule: 'na.battle.result',
  title: say('Enter the result'),
  args,
  single: ({ battle }) => battle,
  rival({ seat, args }, other) {
    const [one, two] = [figures(args, 'a', 'b'), figures(other.args, 'c', 'd')];
    return say(
      `{seat}: ${one.say} · {otherSeat}: ${two.say}${args.scores || other.args.scores ? ', the challenger’s points first' : ''}. What {seat} entered counts if the other side agrees.`,
      { seat, otherSeat: other.seat, ...one.with, ...two.with },
    );
  },
  *asks(state, seat) {
    yield* unlessAny(notNow(state, 'battle'));
    const battle = yield* ownBattle(state, seat);
    const scores = yield* whole<Score['scores']>('scores', {
      text: say('How many victory points has each side?'),
      suggest: () => null,
    });
    const ahead = yield* scores === null
      ? pick<Side | null>('ahead', {
          text: say('Who was ahead?'),
          among: () => ['first', null, 'second'],
          none: against('na.battle.result', say('There is no one to name.')),
          called: (one) =>
            one === null
              ? say('Neither side')
              : one === 'first'
                ? say('The challenger')
                : say('The challenged'),
        })
      : given<Side | null>('ahead', { value: null });
    const percent = yield* scores === null && ahead !== null
      ? count('percent', { text: say('By what percentage?'), from: 0, to: 1000 })
      : given<number>('percent', { value: 0 });
    return { battle, scores, ahead, percent };
  },
  applies: (state, { battle }) =>
    fightOf(state, battle).result === null ? hasBattle(state, battle) : hasItsResult(state, battle),
  brief(state, { battle, ...score }, { seat }) {
    const found = battleOf(state, battle);
    const side = (found && sideOf(found, seat)) ?? 'first';
    return {
      seat,
      battle,
      first: [...(found?.first ?? [])],
      second: [...(found?.second ?? [])],
      // Somebody who only keeps the book asks both sides.
      asked: found ? (sideOf(found, seat) ? [...found[otherSide(side)]] : [...playersOf(found)]) : [],
      result: resultOf(score, found ? sizeOfBattle(state, found) : 0),
    };
  },
  *run({ seat, battle, first, second, asked, result }) {
    const winner = winnerOf(result);
    const { outcome } = margin(result.percent);
    const winners = winner && { first, second }[winner];
    const losers = winner && { first, second }[otherSide(winner)];
    const rule = 'na.battle.result';
    const against = yield* dissent(asked, {
      rule,
      text: winners ? claim(outcome, winners, seat, result) : drawn(seat, result.scores),
      yes: say('That is right'),
      no: say('No, that is wrong'),
    });
    if (against !== undefined) return yield* note('result-refused', rule, { seat, other: against });
    yield* change({ type: 'battleFought', battle, result });
    yield* note('fought', rule, {
      outcome: winners ? outcome : 'draw',
      winner: winners?.[0] ?? first[0] ?? '',
      loser: losers?.[0] ?? second[0] ?? '',
      percent: result.percent,
    });
  },
});
/** A result in few words. @param a, b gaps that no other result beside it fills */
function figures({ scores, ahead, percent }: Score, a: string, b: string): Text {
  if (scores) return say(`{${a}} to {${b}}`, { [a]: scores[0], [b]: scores[1] });
  if (ahead === null || percent === 0) return say('a draw');
  return say(`the ${ahead === 'first' ? 'challenger' : 'challenged'} {${a}}% ahead`, { [a]: percent });
}

const claims = {
  narrow: [
    '{seat} claims a narrow victory',
    '{seat} enters a narrow victory for {aSeat}',
    '{seat} enters a narrow victory for {aSeat} and {bSeat}',
  ],
  solid: [
    '{seat} claims a solid victory',
    '{seat} enters a solid victory for {aSeat}',
    '{seat} enters a solid victory for {aSeat} and {bSeat}',
  ],
  massacre: [
    '{seat} claims a massacre',
    '{seat} enters a massacre by {aSeat}',
    '{seat} enters a massacre by {aSeat} and {bSeat}',
  ],
} as const;
/** What is entered, with everybody who would have won. */
function claim(outcome: Outcome, [a = '', b]: readonly Seat[], seat: Seat, { scores, percent }: Came): Text {
  const [own, one, two] = claims[outcome === 'massacre' || outcome === 'solid' ? outcome : 'narrow'];
  const end = `: ${scores ? tally(scores) : '{percent}% ahead'}.`;
  if (b !== undefined) return say(two + end, { seat, aSeat: a, bSeat: b, percent });
  return a === seat ? say(own + end, { seat, percent }) : say(one + end, { seat, aSeat: a, percent });
}

type Came = Pick<Result, 'scores' | 'percent'>;

/** The winner's points first. They stand in the sentence, not in its gaps: recorded campaigns hear those. */
const tally = (scores: readonly [number, number]): string =>
  `${Math.max(...scores)} victory points to ${Math.min(...scores)}`;

const drawn = (seat: Seat, scores: Came['scores']): Text =>
  say(
    scores
      ? `{seat} enters a draw: ${scores[0]} victory points for the challenger, ${scores[1]} for the challenged.`
      : '{seat} enters a draw.',
    { seat },
  );

const nobody: Encounter = { since: 0, first: [], second: [], form: null };
const inEncounter = (state: State, seat: Seat, id: string): Remark | undefined => {
  const encounter = rowOf(state.encounters, id);
  if (!encounter) return noEncounter;
  if (![...encounter.first, ...encounter.second].includes(seat))
    return against('na.battle.others', say('That battle is not yours.'));
  const battles = battlesOf(id, encounter);
  return battles.length > 0 && !battles.some((battle) => isOpen(state, battle))
    ? against('na.battle.fought', say('That battle has already been fought.'))
    : undefined;
};

/** A battle nobody will ever fight: all agree, nobody earns anything, and the gold spent on it comes back. */
export const callOff = define({
  id: 'call-off',
  rule: 'na.battle.called-off',
  title: say('Call the battle off'),
  /** Without a battle, all of the encounter that are not fought yet. */
  args: v.object({ encounter: pieceArg, battle: v.optional(v.nullable(pieceArg), null) }),
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'play'));
    const none = against('na.battle.called-off', say('You have no battle to call off.'));
    const encounter = yield* pick('encounter', {
      text: say('Which battle?'),
      among: () => Object.keys(state.encounters).filter((id) => sideOf(state.encounters[id] ?? nobody, seat)),
      none,
    });
    const battle = yield* pick<string | null>('battle', {
      text: say('Do you call off all of it, or one of its battles?'),
      among: () => [
        null,
        ...battlesOf(encounter, rowOf(state.encounters, encounter) ?? nobody).map(({ id }) => id),
      ],
      against: (one) => (one === null ? undefined : notYourBattle(state, seat, one)),
      none,
    });
    yield* unlessAny(inEncounter(state, seat, encounter));
    return { encounter, battle };
  },
  applies: (state, { encounter }) => Object.hasOwn(state.encounters, encounter) || noEncounter,
  brief(state, { encounter, battle }, { seat }) {
    const found = battle === null ? undefined : battleOf(state, battle);
    const { first = [], second = [] } = found ?? state.encounters[encounter] ?? {};
    return { seat, encounter, battle, others: [...first, ...second].filter((other) => other !== seat) };
  },
  *run({ seat, encounter, battle, others }) {
    const rule = 'na.battle.called-off';
    const against = yield* dissent(others, {
      rule,
      text: say('{seat} wants to call the battle off: no one earns Conquest Points from it.', { seat }),
    });
    if (against !== undefined) return yield* note('battle-stands', rule, { seat, other: against });
    yield* change(
      battle === null
        ? { type: 'encounterDropped', encounter }
        : { type: 'encounterDropped', encounter, battle },
    );
    yield* note('called-off', rule, { seat });
  },
});
