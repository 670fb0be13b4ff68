/** The stand-in for an absent player: a player they name, or the group in all fairness. */
import * as v from 'valibot';
import { pick, unlessAny } from '../../../kernel/asks.ts';
import { dissent } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm, pieceArg, wrongStage } from '../define.ts';
import { playing } from '../queries.ts';
import type { State } from '../state.ts';

export const standIn = define({
  id: 'stand-in',
  rule: 'ra.absent',
  title: say('Name an absent player'),
  args: v.object({
    seat: pieceArg,
    /** A seat, `group`, or null: they are here after all. */
    by: v.nullable(pieceArg),
  }),
  *asks(state) {
    yield* unlessAny(wrongStage(state, 'season'));
    const absent = yield* pick('seat', {
      text: say('Who is absent?'),
      among: () => playing(state),
      against: (one) =>
        playing(state).includes(one) ? undefined : against('ra.realm.fallen', say('That realm has fallen.')),
      none: against('ra.realm.fallen', say('There is no realm left.')),
    });
    const by = yield* pick<Seat | 'group' | null>('by', {
      text: say('Who acts for them?'),
      among: () => [
        'group',
        ...present(state).filter((one) => one !== absent),
        ...(state.turn.absent[absent] === undefined ? [] : [null]),
      ],
      against: (one) =>
        (
          one === null
            ? state.turn.absent[absent] !== undefined
            : one === 'group' ||
              (one !== absent && state.seats.includes(one) && state.turn.absent[one] === undefined)
        )
          ? undefined
          : against('ra.absent.designee', say('Name a different player who is here.')),
      none: against('ra.absent.designee', say('Name a different player who is here.')),
    });
    return { seat: absent, by };
  },
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
          ? say('Is {absentSeat} here after all?', { absentSeat: absent })
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
