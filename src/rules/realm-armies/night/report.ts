/** The games of the night: tactic points earned, in which game, and the named generals who were fielded with their armies. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm, minding, notNow, pieceArg, unless } from '../define.ts';
import { armyOf, inPlay } from '../queries.ts';
import type { Report, State } from '../state.ts';

/** Tactic points a player can earn in a night. */
export const mostTactics = 2;
const earned = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostTactics)), 0);

/** Tactic points of a night, never more than two. */
export const tacticsOf = (report: Report | undefined): number =>
  Math.min(mostTactics, report ? report.points.wotr + report.points.sbg + report.points.seas : 0);

/** Only for oneself, or for somebody absent. */
export const notFor = (state: State, seat: string, whom: string): Remark | false =>
  whom !== seat &&
  state.turn.absent[whom] === undefined &&
  against('ra.absent', say('{seat} is here and answers for themselves.', { seat: whom }));

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
  offered(state, seat, args) {
    const offer = unless(
      notNow(state, 'games'),
      args && notFor(state, seat, args.seat),
      args && !inPlay(state, args.seat) && against('ra.realm.fallen', say('That realm has fallen.')),
      args &&
        args.wotr + args.sbg + args.seas > mostTactics &&
        against('ra.tactics.most', say('No more than two tactic points are earned in a night.')),
    );
    if (!offer.open || !args) return offer;
    const idle = args.fielded.find(
      (hero) => state.heroes[hero]?.seat !== args.seat || armyOf(state, hero) === undefined,
    );
    return idle === undefined
      ? offer
      : minding(against('ra.general.fielded', say('A hero who leads no army helps none.')));
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
