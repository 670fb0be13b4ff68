/** The games of the night: tactic points earned, in which game, and the named generals who were fielded with their armies. */
import * as v from 'valibot';
import { count, given, minded, pickSome, unlessAny } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import type { Cause } from '../charts/battles.ts';
import { against, define, hasRealm, notFor, notNow, pieceArg } from '../define.ts';
import { armyOf, heroesOf, inPlay, playing } from '../queries.ts';
import type { GameKind, Report, State } from '../state.ts';

/** Tactic points a player can earn in a night. */
export const mostTactics = 2;
const earned = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostTactics)), 0);

/** Each game one may earn them in, and how it is asked. */
const games = [
  ['wotr', say('Tactic points: War of the Ring')],
  ['sbg', say('Tactic points: skirmish')],
  ['seas', say('Tactic points: Uncharted Seas')],
] as const;

/** Tactic points of a night, never more than two. */
export const tacticsOf = (report: Report | undefined): number =>
  Math.min(mostTactics, report ? report.points.wotr + report.points.sbg + report.points.seas : 0);

/** What tactic points add: +1 or +2, never both, and +1 if they were earned in the game that matters here. */
export function tactics(state: State, seat: Seat, game: GameKind): readonly Cause[] {
  const report = state.turn.reports[seat];
  const points = tacticsOf(report);
  if (!report || points === 0) return [];
  const { wotr, sbg, seas } = report.points;
  const there = report.points[game];
  const counts = state.options.readings.games === 'any' ? there > 0 : there === wotr + sbg + seas;
  return [points === 1 ? 'tactic-1' : 'tactic-2', ...(counts ? (['game'] as const) : [])];
}

/** Players who have not said what they earned tonight. */
export const unreported = (state: State): readonly Seat[] =>
  playing(state).filter((seat) => !state.turn.reports[seat]);

export const reportNight = define({
  id: 'report-night',
  rule: 'ra.tactics',
  title: say('Report the games of the night'),
  args: v.object({
    seat: pieceArg,
    wotr: earned,
    sbg: earned,
    seas: earned,
    fielded: v.optional(v.array(pieceArg), []),
  }),
  *asks(state, seat) {
    yield* unlessAny(notNow(state, 'games'));
    const whose = yield* given<Seat>('seat', {
      value: seat,
      against: (one) =>
        notFor(state, seat, one) ??
        (inPlay(state, one) ? undefined : against('ra.realm.fallen', say('That realm has fallen.'))),
    });
    const points = { wotr: 0, sbg: 0, seas: 0 };
    const most = against('ra.tactics.most', say('You can earn at most two tactic points in a night.'));
    for (const [game, text] of games) {
      const others = points.wotr + points.sbg + points.seas;
      points[game] = yield* count(game, {
        text,
        from: 0,
        to: mostTactics,
        against: (one) => (others + one > mostTactics ? most : undefined),
      });
    }
    const fielded = yield* pickSome('fielded', {
      text: say('Which generals did you field with their armies?'),
      among: () => heroesOf(state, whose).map(({ id }) => id),
      least: 0,
      none: against('ra.general.fielded', say('You have no heroes.')),
    });
    const idle = fielded.some(
      (hero) => state.heroes[hero]?.seat !== whose || armyOf(state, hero) === undefined,
    );
    if (idle)
      yield* minded(
        against('ra.general.fielded', say('That hero does not lead an army, and so helps none.')),
      );
    return { seat: whose, ...points, fielded: [...fielded] };
  },
  applies: (state, { seat }) => hasRealm(state, seat),
  brief: (_, { seat, fielded, ...points }) => ({ seat, report: { points, fielded } }),
  *run({ seat, report }) {
    yield* change({ type: 'reported', seat, report });
    const points = tacticsOf(report);
    yield* note('reported', 'ra.tactics', { seat, points });
    for (const hero of report.fielded) yield* note('fielded', 'ra.general.fielded', { seat, hero });
  },
});
