/** Teams for a number of turns, and alliances declared for a single one. */
import * as v from 'valibot';
import { count, pickSome, unlessAny, whole } from '../../../kernel/asks.ts';
import { dissent } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { turnArg } from '../acting.ts';
import { against, define, exist, hasRealm, notNow, outOfPlay, pieceArg } from '../define.ts';
import { alive, allied } from '../queries.ts';
import type { State } from '../state.ts';

export const teamNames = ['dawn', 'dusk', 'storm', 'frost', 'ember', 'tide'] as const;
const teamArg = v.record(pieceArg, v.picklist(teamNames));
type Of = v.InferOutput<typeof teamArg>;

function muddled(state: State, of: Of): Remark | undefined {
  const rule = 'na.teams';
  if (state.seats.some((seat) => of[seat] === undefined))
    return against(rule, say('Every player must be on a team.'));
  return new Set(Object.values(of)).size < 2
    ? against(rule, say('There must be at least two teams.'))
    : undefined;
}

export const formTeams = define({
  id: 'form-teams',
  rule: 'na.teams',
  title: say('Split into teams'),
  args: v.object({ of: teamArg, turns: turnArg }),
  *asks(state) {
    yield* unlessAny(
      !state.options.teams && against('na.teams', say('You play without teams.')),
      state.stage === 'play' &&
        against('na.setup.stage', say('You can split into teams only before the first turn.')),
    );
    const of = yield* whole<Of>('of', {
      text: say('Who is on which team?'),
      against: (teams) => muddled(state, teams),
      suggest: () =>
        Object.fromEntries(
          state.seats.map((seat, index) => [seat, index < state.seats.length / 2 ? 'dawn' : 'dusk']),
        ),
    });
    const turns = yield* count('turns', { text: say('For how many turns?'), from: 1, to: 60 });
    return { of, turns };
  },
  applies: (state, { of }) => exist(...Object.keys(of).map((seat) => hasRealm(state, seat))),
  brief: (state, { of, turns }, { seat }) => ({
    seat,
    of,
    turns,
    others: state.seats.filter((other) => other !== seat),
  }),
  *run({ seat, of, turns, others }) {
    const rule = 'na.teams';
    const against = yield* dissent(others, {
      rule,
      text: say(
        turns === 1
          ? '{seat} wants to split the table into teams for one turn.'
          : '{seat} wants to split the table into teams for {turns} turns.',
        { seat, turns },
      ),
    });
    if (against !== undefined) return yield* note('teams-refused', rule, { seat, other: against });
    yield* change({ type: 'teamsFormed', of, until: turns });
    yield* note('teams', rule, { turns });
    for (const [member, team] of Object.entries(of)) yield* note('team-member', rule, { seat: member, team });
  },
});

function unfit(state: State, seat: Seat, others: readonly Seat[]): Remark | undefined {
  if (others.length === 0 || others.includes(seat) || new Set(others).size < others.length)
    return against('na.alliance', say('Choose a player to ally with.'));
  const gone = others.flatMap((other) => outOfPlay(state, other) ?? []);
  if (gone[0]) return gone[0];
  // Pair by pair all may come to be allied with all.
  const all = { ...state, turn: { ...state.turn, allies: [...state.turn.allies, [seat, ...others]] } };
  const living = alive(state);
  if (!living.some((a) => living.some((b) => a !== b && !allied(all, a, b))))
    return against('na.alliance', say('Someone must be left to fight against.'));
  return others.every((other) => allied(state, seat, other))
    ? against('na.alliance', say('You are already allied.'))
    : undefined;
}

export const ally = define({
  id: 'ally',
  rule: 'na.alliance',
  title: say('Declare an alliance for this turn'),
  args: v.object({ with: v.pipe(v.array(pieceArg), v.maxLength(8)) }),
  *asks(state, seat) {
    yield* unlessAny(
      !state.options.alliances && against('na.alliance', say('You play without one-turn alliances.')),
      notNow(state, 'realms'),
      outOfPlay(state, seat),
      alive(state).length < 3 && against('na.alliance', say('Someone must be left to fight against.')),
    );
    const others = yield* pickSome<Seat>('with', {
      text: say('Who do you ally with?'),
      among: () => alive(state).filter((other) => other !== seat),
      none: against('na.alliance', say('There is no one you can ally with.')),
    });
    yield* unlessAny(unfit(state, seat, others));
    return { with: others };
  },
  applies: (state, { with: others }, seat) =>
    exist(...[seat, ...others].map((other) => hasRealm(state, other))),
  brief: (_, { with: others }, { seat }) => ({ seat, others }),
  *run({ seat, others }) {
    const rule = 'na.alliance';
    const against = yield* dissent(others, {
      rule,
      text: say('{seat} wants to be your ally for this turn.', { seat }),
    });
    if (against !== undefined) return yield* note('alliance-refused', rule, { seat, other: against });
    yield* change({ type: 'alliedForTurn', seats: [seat, ...others] });
    for (const other of others) yield* note('allied', rule, { seat, other });
  },
});
