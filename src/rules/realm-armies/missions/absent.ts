/** Who acts for a player who is not there: somebody he names, or the group in all fairness. */
import * as v from 'valibot';
import { dissent } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm, pieceArg, unless, wrongStage } from '../define.ts';
import { playing } from '../queries.ts';
import type { State } from '../state.ts';

export const standIn = define({
  id: 'stand-in',
  rule: 'ra.absent',
  title: say('Somebody is absent tonight'),
  args: v.object({
    seat: pieceArg,
    /** A seat, `group`, or null: he is here after all. */
    by: v.nullable(pieceArg),
  }),
  offered: (state, _, args) =>
    unless(
      wrongStage(state, 'season'),
      args &&
        !playing(state).includes(args.seat) &&
        against('ra.realm.fallen', say('That realm has fallen.')),
      args != null &&
        args.by !== null &&
        args.by !== 'group' &&
        (args.by === args.seat ||
          !state.seats.includes(args.by) ||
          state.turn.absent[args.by] !== undefined) &&
        against('ra.absent.designee', say('Name another player who is here.')),
    ),
  applies: (state, { seat }) => hasRealm(state, seat),
  brief: (state, { seat: absent, by }, { seat }) => ({
    absent,
    by,
    seat,
    others: seat === absent ? [] : present(state).filter((each) => each !== seat && each !== absent),
  }),
  *run({ absent, by, seat, others }) {
    const against = yield* dissent(others, {
      rule: 'ra.absent',
      text:
        by === null
          ? say('{absentSeat} is here after all?', { absentSeat: absent })
          : by === 'group'
            ? say('{absentSeat} is not here. Shall the group act for them, as fairly as it can?', {
                absentSeat: absent,
              })
            : say('{absentSeat} is not here. Shall {bySeat} act for them?', {
                absentSeat: absent,
                bySeat: by,
              }),
    });
    if (against !== undefined)
      return yield* note('absent-refused', 'ra.absent', { seat, other: against, absent });
    yield* change({ type: 'stoodIn', seat: absent, by });
    const rule = by === null ? 'ra.absent' : by === 'group' ? 'ra.absent.group' : 'ra.absent.designee';
    yield* note(by === null ? 'back' : by === 'group' ? 'group-acts' : 'designee-acts', rule, {
      absent,
      by: by ?? '',
    });
  },
});

/** Seats whose players are here tonight, as far as anybody has said. */
export const present = (state: State): readonly string[] =>
  playing(state).filter((seat) => state.turn.absent[seat] === undefined);
