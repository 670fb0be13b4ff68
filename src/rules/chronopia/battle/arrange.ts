/** Battles agreed on: between two, or between many each for themselves. Until they are fought they wait, with their age. */
import * as v from 'valibot';
import { dissent } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import {
  against,
  define,
  hasBattle,
  hasSeats,
  minding,
  nameArg,
  partOff,
  pieceArg,
  unless,
  wrongStage,
} from '../define.ts';
import { anotherWaits, between, emptyBattle, foughtSoFar, notIn } from './field.ts';
import { paidBack, payBack } from './off.ts';

export const arrangeBattle = define({
  id: 'arrange-battle',
  rule: 'ch.battle',
  title: say('Arrange a battle'),
  /** One opponent: a battle of two with stakes. More: each for themselves. */
  args: v.object({
    with: v.pipe(v.array(pieceArg), v.minLength(1), v.maxLength(5)),
    when: v.optional(nameArg, ''),
  }),
  single: (args, seat) => between([seat, ...args.with]),
  rival: ({ seat }, other) =>
    say('{seat} and {otherSeat} both proposed this battle: it is one battle.', {
      seat,
      otherSeat: other.seat,
    }),
  means: (args, seat) => [between([seat, ...args.with]), args.when.trim()],
  offered(state, seat, args) {
    const found = unless(
      wrongStage(state, 'campaign'),
      args &&
        (args.with.includes(seat) || new Set(args.with).size < args.with.length) &&
        against('ch.battle', say('You cannot fight yourself.')),
      args && args.with.length > 1 && partOff(state, 'many'),
    );
    return found.open && args ? minding(...anotherWaits(state, [seat, ...args.with])) : found;
  },
  applies: (state, args, seat) => hasSeats(state, [seat, ...args.with]),
  brief: (state, args, { seat, order }) => ({
    id: order,
    seat,
    others: args.with,
    when: args.when,
    battle: emptyBattle(args.with.length > 1 ? 'many' : 'two', [seat, ...args.with], foughtSoFar(state)),
  }),
  *run({ id, seat, others, when, battle }) {
    const kind = battle.kind;
    const rule = kind === 'many' ? 'ch.battle.many' : 'ch.battle.two';
    const other = yield* dissent(others, {
      rule,
      text:
        kind === 'many'
          ? say('{seat} wants a battle of all, each for themselves.', { seat })
          : say('{seat} wants a battle: shall it be fought?', { seat }),
      yes: say('To arms'),
      no: say('Not now'),
    });
    if (other !== undefined) return yield* note('battle-refused', rule, { seat, other });
    yield* change({ type: 'battleArranged', id, battle: { ...battle, when } });
    yield* note('battle-arranged', rule, { seat, others, kind, when, battle: id });
  },
});

export const scheduleBattle = define({
  id: 'schedule-battle',
  rule: 'ch.battle.when',
  title: say('Say when and where'),
  args: v.object({ battle: pieceArg, when: v.pipe(nameArg, v.trim()) }),
  offered: (state, seat, args) =>
    unless(wrongStage(state, 'campaign'), args && notIn(state, seat, args.battle)),
  applies: (state, { battle }) => hasBattle(state, battle),
  brief: (_, args, { seat }) => ({ ...args, seat }),
  *run({ battle, when, seat }) {
    yield* change({ type: 'battleScheduled', battle, when });
    yield* note(when === '' ? 'battle-unscheduled' : 'battle-scheduled', 'ch.battle.when', {
      seat,
      battle,
      when,
    });
  },
  holds: ({ battle }) => [battle],
});

export const callOff = define({
  id: 'call-off',
  rule: 'ch.battle.off',
  title: say('Call the battle off'),
  args: v.object({ battle: pieceArg }),
  single: ({ battle }) => [battle],
  offered: (state, seat, args) =>
    unless(wrongStage(state, 'campaign'), args && notIn(state, seat, args.battle)),
  applies: (state, { battle }) => hasBattle(state, battle),
  brief(state, args, { seat }) {
    const battle = state.battles[args.battle];
    return {
      ...args,
      seat,
      others: (battle?.sides ?? []).filter((side) => side !== seat),
      back: battle ? paidBack(state, battle) : [],
    };
  },
  *run({ battle, seat, others, back }) {
    const rule = 'ch.battle.off';
    const other = yield* dissent(others, {
      rule,
      text: say('{seat} wants to call your battle off.', { seat }),
      no: say('No, we fight'),
    });
    if (other !== undefined) return yield* note('battle-stays', rule, { seat, other });
    yield* payBack(back);
    yield* change({ type: 'battleCalledOff', battle });
    yield* note('battle-off', rule, { seat, others });
  },
  holds: ({ battle }) => [battle],
});
