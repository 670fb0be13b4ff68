/** Challenges, smallest realm first: a player who has been challenged issues none. */
import * as v from 'valibot';
import { pick, unlessAny } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { notYourTurn } from '../acting.ts';
import { against, define, exist, hasRealm, notNow, outOfPlay, pieceArg } from '../define.ts';
import { stayed } from '../events/effects.ts';
import { alive, allied } from '../queries.ts';
import { otherSide, type State } from '../state.ts';
import { meeting, mostOnSide } from './sides.ts';

/** Why one seat may not challenge another. */
export function unchallengeable(state: State, seat: Seat, other: Seat): Remark | undefined {
  if (seat === other) return against('na.challenge', say('You cannot challenge yourself.'));
  const gone = outOfPlay(state, other);
  if (gone) return gone;
  if (stayed(state, seat, other))
    return against(
      'na.events.emissary',
      say('{seat}’s emissary bars you from challenging them this turn.', { seat: other }),
    );
  if (allied(state, seat, other))
    return against('na.teams.challenge', say('{seat} is on your side.', { seat: other }));
  const met = meeting(state, other);
  if (!met) return undefined;
  if (met.encounter[met.side].some((foe) => allied(state, seat, foe)))
    return against('na.teams.challenge', say('You would be fighting a player on your own side.'));
  return met.encounter[otherSide(met.side)].length >= mostOnSide
    ? against('na.challenge.full', say('Two players already stand against {seat}.', { seat: other }))
    : undefined;
}
/** Seats that may be challenged now. */
export const foes = (state: State, seat: Seat): readonly Seat[] =>
  alive(state).filter((other) => !unchallengeable(state, seat, other));

const notFree = (state: State, seat: Seat): Remark | undefined =>
  notNow(state, 'challenge') ??
  (state.turn.challenges.some(({ against }) => against === seat)
    ? against('na.challenge.challenged', say('You have been challenged: you issue no challenge this turn.'))
    : undefined) ??
  notYourTurn(state, seat, 'challenge');

export const challenge = define({
  id: 'challenge',
  rule: 'na.challenge',
  title: say('Issue a challenge'),
  args: v.object({ against: pieceArg }),
  *asks(state, seat) {
    yield* unlessAny(notFree(state, seat));
    const other = yield* pick<Seat>('against', {
      text: say('Who do you challenge?'),
      among: () => alive(state).filter((one) => one !== seat),
      against: (one) => unchallengeable(state, seat, one),
      none: against('na.challenge.nobody', say('There is no one you can challenge.')),
    });
    return { against: other };
  },
  applies: (state, { against }, seat) => exist(hasRealm(state, seat), hasRealm(state, against)),
  brief(state, { against }, { seat, order }) {
    const met = meeting(state, against);
    const beside = met ? met.encounter[otherSide(met.side)] : [];
    return {
      id: order,
      seat,
      against,
      beside: [...beside],
      many: (met?.encounter[met.side].length ?? 1) > 1,
    };
  },
  *run({ id, seat, against, beside, many }) {
    yield* change({ type: 'challenged', id, seat, against });
    const [ally] = beside;
    if (ally === undefined) return yield* note('challenge', 'na.challenge', { seat, other: against });
    yield* note(many ? 'alliances' : 'alliance', many ? 'na.challenge.alliances' : 'na.challenge.alliance', {
      seat,
      other: against,
      ally,
    });
  },
});

/** Where there is nobody to challenge. */
export const holdBack = define({
  id: 'hold-back',
  rule: 'na.challenge.nobody',
  title: say('Issue no challenge'),
  args: v.object({}),
  *asks(state, seat) {
    yield* unlessAny(
      notFree(state, seat),
      foes(state, seat).length > 0 &&
        against(
          'na.challenge.nobody',
          say('There is a player you can challenge, so you must issue a challenge.'),
        ),
    );
    return {};
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (_, __, { seat }) => ({ seat }),
  *run({ seat }) {
    yield* change({ type: 'heldBack', seat });
    yield* note('held-back', 'na.challenge.nobody', { seat });
  },
});
