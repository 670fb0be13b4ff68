/** After a battle, second: what those who came through it have learnt. */
import * as v from 'valibot';
import { split } from '../../../kernel/asks.ts';
import { change, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { earnedFor } from '../charts/experience.ts';
import { against, countArg, define, hasRealm, pieceArg } from '../define.ts';
import { settledNow, sittingOf } from '../sitting.ts';
import type { State, Warband } from '../state.ts';
import { handfuls } from './handfuls.ts';

export const isDrugged = (state: State, { ranks }: Warband): boolean =>
  Object.values(ranks).some(({ figure }) => state.figures[figure]?.nature === 'drugged');

/** Who earns after the battle a player is settling: those who fought and are still on the roll, but not the Drugged. */
export function earners(state: State, seat: Seat) {
  const sitting = sittingOf(state, seat);
  return Object.keys(sitting?.fought ?? {}).flatMap((id) => {
    const warband = state.warbands[id];
    if (!warband || warband.seat !== seat || isDrugged(state, warband)) return [];
    return [{ warband: id, name: warband.name, survivors: sitting?.survived[id] ?? 0 }];
  });
}

export const earnExperience = define({
  id: 'earn-experience',
  rule: 'ch.experience',
  title: say('Earn experience'),
  /** Hits that left an enemy with an unsaved wound, by warband. */
  args: v.object({ battle: pieceArg, hits: v.optional(v.record(pieceArg, countArg), {}) }),
  *asks(state, seat) {
    const battle = yield* settledNow(state, seat, 'experience');
    const { fought = {} } = sittingOf(state, seat) ?? {};
    const hits = yield* split('hits', {
      text: say('How many of each warband’s hits left an unsaved wound?'),
      among: () => earners(state, seat).map(({ warband }) => warband),
      most: () => 200,
      against: (all) =>
        Object.keys(all).some((id) => !Object.hasOwn(fought, id))
          ? against('ch.experience.hits', say('That warband did not take the field.'))
          : undefined,
      suggest: () => ({}),
    });
    return { battle, hits };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief(state, { battle, hits }, { seat }) {
    const sitting = sittingOf(state, seat);
    const rows = earners(state, seat).map((row) => ({ ...row, hits: hits[row.warband] ?? 0 }));
    return { seat, battle, rows, bonus: sitting?.bonus ?? 0, leader: leaderOf(state, seat) };
  },
  *run({ seat, battle, rows, bonus, leader }) {
    for (const row of rows) yield* learn(seat, row, bonus, leader);
    if (leader !== '')
      yield* note('leader', 'ch.experience.leader', {
        seat,
        name: nameOf(rows, leader),
        points: earnedFor('leader'),
      });
    if (bonus > 0) yield* note('underdog', 'ch.experience.underdog', { seat, bonus });
    if (rows.every(({ survivors, hits }) => survivors + hits === 0))
      yield* note('nothing-learnt', 'ch.experience', { seat });
    yield* change({ type: 'stepped', seat, battle, step: 'experience' });
  },
});

/** The winning side's leader, if still alive; empty: nobody earns that bonus here. */
export function leaderOf(state: State, seat: Seat): string {
  const sitting = sittingOf(state, seat);
  if (sitting?.outcome !== 'won' || (sitting.survived[sitting.leader] ?? 0) === 0) return '';
  return earners(state, seat).some(({ warband }) => warband === sitting.leader) ? sitting.leader : '';
}
const nameOf = (rows: readonly Row[], id: string): string =>
  rows.find(({ warband }) => warband === id)?.name ?? '';

type Row = {
  readonly warband: string;
  readonly name: string;
  readonly survivors: number;
  readonly hits: number;
};
function* learn(seat: Seat, row: Row, bonus: number, leader: string): Procedure<Change> {
  const { warband, name, survivors, hits } = row;
  const rolledFor = yield* survivorDice(seat, row);
  const points =
    rolledFor * earnedFor('survivor') +
    hits * earnedFor('hit') +
    survivors * bonus +
    (warband === leader ? earnedFor('leader') : 0);
  if (hits > 0)
    yield* note('hits', 'ch.experience.hits', { seat, name, hits, points: hits * earnedFor('hit') });
  if (points === 0) return;
  yield* change({ type: 'experience', warband, amount: points });
  yield* note('learnt', 'ch.experience', { seat, name, points, survivors });
}

const survivorDice = (by: Seat, { warband, name, survivors }: Row): Procedure<Change, number> =>
  handfuls(`survivors/${warband}`, survivors, (count) => ({
    by,
    rule: 'ch.experience',
    text:
      count === 1
        ? say('How much experience does {name} earn?', { name })
        : say('How much experience do the {count} survivors of {name} earn?', { count, name }),
  }));
