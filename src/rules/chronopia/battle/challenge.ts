/** A challenge: fought for stakes each names for the other, or declined at the price of a territory. */
import * as v from 'valibot';
import { pick, unlessAny, words } from '../../../kernel/asks.ts';
import { change, choose, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { foughtSoFar } from '../battles.ts';
import type { Change } from '../change.ts';
import type { Land } from '../charts/territories.ts';
import { against, define, hasSeats, nameArg, partOff, pieceArg, wrongStage } from '../define.ts';
import { type Holdings, holdingsOf, makesRoom, seize } from '../territory/room.ts';
import { between, emptyBattle } from './field.ts';

const declined = 'ch.challenge.declined';

export const challenge = define({
  id: 'challenge',
  rule: 'ch.challenge',
  title: say('Challenge a player'),
  args: v.object({ seat: pieceArg, when: v.optional(nameArg, '') }),
  single: (args, seat) => between([seat, args.seat]),
  rival: ({ seat }, other) =>
    say('{seat} and {otherSeat} challenged each other: it counts as one challenge.', {
      seat,
      otherSeat: other.seat,
    }),
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'campaign'), partOff(state, 'challenges'));
    const other = yield* pick<Seat>('seat', {
      text: say('Who do you challenge?'),
      among: () => state.seats.filter((one) => one !== seat),
      against(one) {
        if (one === seat) return against('ch.challenge', say('You cannot fight yourself.'));
        return Object.values(state.battles).some(
          ({ kind, sides }) => kind === 'challenge' && sides.includes(seat) && sides.includes(one),
        )
          ? against('ch.challenge', say('There is already a challenge between you.'))
          : undefined;
      },
      none: against('ch.challenge', say('There is no one you can challenge.')),
    });
    const when = yield* words('when', { text: say('When and where'), suggest: () => '' });
    return { seat: other, when };
  },
  applies: (state, args, seat) => hasSeats(state, [seat, args.seat]),
  brief: (state, args, { seat, order }) => ({
    id: order,
    seat,
    other: args.seat,
    battle: { ...emptyBattle('challenge', [seat, args.seat], foughtSoFar(state)), when: args.when },
    held: holdingsOf(state, [seat, args.seat]),
    lands: Object.fromEntries(Object.entries(state.territories).map(([id, { land }]) => [id, land])),
  }),
  *run({ id, seat, other, battle, held, lands }) {
    const answer = yield* choose('answer', {
      by: other,
      rule: 'ch.challenge',
      text: say('{seat} challenges you.', { seat }),
      from: { accept: say('Accept'), decline: say('Decline, and give up a territory') },
    });
    if (answer === 'decline') return yield* decline(seat, other, held, lands);
    yield* change({ type: 'battleArranged', id, battle });
    yield* note('challenge-accepted', 'ch.challenge', { seat, other, battle: id });
  },
});

function* decline(
  seat: Seat,
  other: Seat,
  held: Holdings,
  lands: { readonly [territory: string]: Land },
): Procedure<Change> {
  const theirs = held[other] ?? [];
  yield* note('challenge-declined', declined, { seat, other });
  if (theirs.length === 0) return;
  const given = yield* choose('gives', {
    by: other,
    rule: declined,
    text: say('Which territory do you give up to {seat}?', { seat }),
    from: Object.fromEntries(theirs.map((territory) => [territory, say('{territory}', { territory })])),
  });
  if (yield* makesRoom('room', seat, held[seat] ?? []))
    yield* seize(given, other, seat, lands[given] ?? 'outpost', declined);
}
