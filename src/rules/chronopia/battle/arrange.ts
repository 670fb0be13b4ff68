/** Battles agreed on: between two, or between many each for themselves. Until they are fought they wait, with their age. */
import * as v from 'valibot';
import { minded, pickSome, unlessAny, words } from '../../../kernel/asks.ts';
import { dissent } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { foughtSoFar } from '../battles.ts';
import {
  against,
  define,
  hasBattle,
  hasSeats,
  nameArg,
  partOff,
  pieceArg,
  rowOf,
  wrongStage,
} from '../define.ts';
import { anotherWaits, battleOf, between, emptyBattle } from './field.ts';
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
    say('{seat} and {otherSeat} both proposed this battle: it counts as one.', {
      seat,
      otherSeat: other.seat,
    }),
  means: (args, seat) => [between([seat, ...args.with]), args.when.trim()],
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'campaign'));
    const others = yield* pickSome('with', {
      text: say('Who do you fight?'),
      among: () => state.seats.filter((one) => one !== seat),
      against: (one, before) =>
        one === seat || before.includes(one)
          ? against('ch.battle', say('You cannot fight yourself.'))
          : before.length > 0
            ? partOff(state, 'many')
            : undefined,
      none: against('ch.battle', say('There is no one you can fight.')),
    });
    yield* minded(...anotherWaits(state, [seat, ...others]));
    const when = yield* words('when', { text: say('When and where'), suggest: () => '' });
    return { with: others, when };
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
          ? say('{seat} wants a battle with you and others, each for themselves. Do you agree?', { seat })
          : say('{seat} wants to fight a battle with you. Do you agree?', { seat }),
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
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'campaign'));
    const battle = yield* battleOf(state, seat);
    const when = yield* words('when', {
      text: say('When and where?'),
      suggest: () => rowOf(state.battles, battle)?.when ?? '',
    });
    return { battle, when };
  },
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
});

export const callOff = define({
  id: 'call-off',
  rule: 'ch.battle.off',
  title: say('Call the battle off'),
  args: v.object({ battle: pieceArg }),
  single: ({ battle }) => [battle],
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'campaign'));
    return { battle: yield* battleOf(state, seat) };
  },
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
});
