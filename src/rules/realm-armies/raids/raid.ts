/** Raids: each raiding army rolls for what its victim's treasury loses. */
import * as v from 'valibot';
import { unlessAny } from '../../../kernel/asks.ts';
import { lookUp } from '../../../kernel/chart.ts';
import { change, note, type Procedure, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { attackers } from '../battle/sides.ts';
import { raid as raidChart, raidModifiers } from '../charts/battles.ts';
import { against, define, pieceArg, wrongStage } from '../define.ts';
import { dueNow } from '../night/due.ts';
import { tactics } from '../night/report.ts';
import { ownerOf, speaker } from '../queries.ts';
import type { State } from '../state.ts';

export type Raid = {
  readonly seat: Seat;
  readonly by: Seat;
  /** Added to the die. */
  readonly plus: number;
  /** What the victim has to lose. */
  readonly treasury: number;
};
/** Empire points the victim loses. */
export function* plunder({ seat, by, plus, treasury }: Raid): Procedure<never, number> {
  const d6 = yield* roll('raid', {
    by,
    rule: 'ra.raid',
    dice: 'd6',
    chart: 'raid',
    modifier: plus,
    text: say('What do the raiders of {seat} find?', { seat }),
  });
  return Math.min(treasury, lookUp(raidChart, d6 + plus).is);
}

export const raidPlus = (state: State, seat: Seat): number =>
  tactics(state, seat, 'sbg').reduce(
    (sum, cause) => sum + (raidModifiers[cause as keyof typeof raidModifiers] ?? 0),
    0,
  );

export const raid = define({
  id: 'raid',
  rule: 'ra.raid',
  title: say('Carry out a raid'),
  args: v.object({ activity: pieceArg }),
  single: ({ activity }) => activity,
  *asks(state) {
    yield* unlessAny(wrongStage(state, 'season'));
    return { activity: yield* dueNow(state, ['raid'], say('Which raid?')) };
  },
  applies: (state, { activity }) =>
    Object.hasOwn(state.activities, activity) || against('ra.night.over', say('That has already been done.')),
  brief(state, { activity: id }) {
    const activity = state.activities[id];
    const seat = activity?.seat ?? '';
    const victim = activity ? ownerOf(state, activity.target) : null;
    const able = activity !== undefined && attackers(state, activity).length > 0;
    return {
      id,
      tile: activity?.target ?? '',
      victim: able && victim !== seat ? victim : null,
      seat,
      by: speaker(state, seat),
      plus: raidPlus(state, seat),
      treasury: victim === null ? 0 : (state.realms[victim]?.treasury ?? 0),
      keeps: state.options.readings.raids === 'taken',
    };
  },
  *run({ id, tile, victim, keeps, ...raiders }) {
    if (victim === null) yield* note('lapsed', 'ra.night.lapsed', { seat: raiders.seat, tile });
    else {
      const points = yield* plunder(raiders);
      yield* change({ type: 'paid', seat: victim, points });
      if (keeps) yield* change({ type: 'earned', seat: raiders.seat, points });
      const empty = points === raiders.treasury;
      yield* note('raided', empty ? 'ra.raid.empty' : 'ra.raid', {
        seat: raiders.seat,
        victim,
        tile,
        points,
      });
    }
    yield* change({ type: 'activityDone', id });
  },
});
