/** Battles put off to be fought with models: arranged, kept waiting, and entered when they are over. */
import * as v from 'valibot';
import { type Asking, option, pick, unlessAny, words } from '../../../kernel/asks.ts';
import { dissent } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { settle, unopposed } from '../battle/aftermath.ts';
import { fieldOf, sidesAt } from '../battle/field.ts';
import { contested } from '../battle/fight.ts';
import { against, define, nameArg, pieceArg, wrongStage } from '../define.ts';
import { speaker } from '../queries.ts';
import type { State } from '../state.ts';

const isBattle = ({ activities }: State, id: string): boolean =>
  activities[id]?.kind === 'land' || activities[id]?.kind === 'assault';
/** Somebody else's battle, or none at all. */
function unfit(state: State, seat: Seat, id: string): Remark | undefined {
  if (!isBattle(state, id)) return against('ra.night.over', say('That has already been done.'));
  if (!contested(fieldOf(state, id).kind))
    return against('ra.later.contested', say('No one is defending: there is nothing to fight.'));
  return sidesAt(state, id).some((each) => each === seat || speaker(state, each) === seat)
    ? undefined
    : against('ra.later.sides', say('That battle is not yours.'));
}

function* battleOf(state: State, seat: Seat): Asking<string> {
  return yield* pick('activity', {
    text: say('Which battle?'),
    among: () => Object.keys(state.activities).filter((id) => isBattle(state, id)),
    against: (one) => unfit(state, seat, one),
    none: against('ra.night.over', say('You have no battle to fight.')),
  });
}

export const arrange = define({
  id: 'arrange',
  rule: 'ra.later.arranged',
  title: say('Put off the battle'),
  args: v.object({ activity: pieceArg, when: v.optional(nameArg, ''), where: v.optional(nameArg, '') }),
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'season'));
    const activity = yield* battleOf(state, seat);
    const when = yield* words('when', { text: say('When do you fight it?'), suggest: () => '' });
    const where = yield* words('where', { text: say('Where do you fight it?'), suggest: () => '' });
    return { activity, when, where };
  },
  applies: (state, { activity }) =>
    Object.hasOwn(state.activities, activity) || against('ra.night.over', say('That has already been done.')),
  brief: (state, { activity, when, where }, { seat }) => ({
    seat,
    activity,
    when: when.trim(),
    where: where.trim(),
    tile: state.activities[activity]?.target ?? '',
  }),
  *run({ seat, activity, when, where, tile }) {
    yield* change({ type: 'activityArranged', id: activity, when, where });
    yield* note(when === '' && where === '' ? 'put-off' : 'arranged', 'ra.later.arranged', {
      seat,
      tile,
      when: [when, where].filter((part) => part !== '').join(', '),
    });
  },
});

export const tableResult = define({
  id: 'table-result',
  rule: 'ra.later.result',
  title: say('Enter the result of a battle'),
  args: v.object({ activity: pieceArg, winner: v.picklist(['attacker', 'defender']) }),
  single: ({ activity }) => activity,
  // Two results differ in who won, and in nothing else.
  rival({ seat, args }, other) {
    const [one, two] = args.winner === 'attacker' ? ['attacker', 'defender'] : ['defender', 'attacker'];
    return say(
      `{seat}: the ${one} won · {otherSeat}: the ${two} won. What {seat} entered counts if the other side agrees.`,
      { seat, otherSeat: other.seat },
    );
  },
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'season'));
    const activity = yield* battleOf(state, seat);
    const winner = yield* option('winner', { text: say('Who won?'), among: ['attacker', 'defender'] });
    return { activity, winner };
  },
  applies: (state, { activity }) =>
    Object.hasOwn(state.activities, activity) || against('ra.night.over', say('That has already been done.')),
  brief(state, { activity, winner }, { seat }) {
    const asked = sidesAt(state, activity).map((each) => speaker(state, each));
    return {
      field: fieldOf(state, activity),
      winner,
      seat,
      others: [...new Set(asked)].filter((each) => each !== seat),
    };
  },
  *run({ field, winner, seat, others }) {
    const won = winner === 'attacker' ? field.attacker.seat : field.defender.seat;
    const against = yield* dissent(others, {
      rule: 'ra.later.result',
      text: say('{seat} says that {wonSeat} won the battle of {tile}. Is that right?', {
        seat,
        wonSeat: won,
        tile: field.tile,
      }),
      yes: say('That is right'),
    });
    if (against !== undefined)
      return yield* note('result-refused', 'ra.later.result', { seat, other: against, tile: field.tile });
    if (!contested(field.kind)) return yield* unopposed(field);
    yield* note('fought-out', 'ra.later.result', { seat: won, tile: field.tile });
    yield* settle(field, field.kind, winner);
  },
});
