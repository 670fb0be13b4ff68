/** Laying one's missions on the table face down, taking them up again, and writing them openly for who is absent. */
import * as v from 'valibot';
import { pick, unlessAny, whole } from '../../../kernel/asks.ts';
import { dissent } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm, notNow, pieceArg, thisTurn, turnArg } from '../define.ts';
import { inPlay, playing } from '../queries.ts';
import type { State } from '../state.ts';
import { sift } from './fit.ts';
import { type Plans, plansArg } from './kinds.ts';

const noPart = (state: State, seat: Seat): Remark | false =>
  !inPlay(state, seat) && against('ra.realm.fallen', say('That realm has fallen.'));

export const handIn = define({
  id: 'hand-in',
  rule: 'ra.missions.handed',
  title: say('Lay your missions face down'),
  args: v.object({ turn: turnArg }),
  *asks(state, seat) {
    yield* unlessAny(notNow(state, 'missions'));
    const turn = yield* thisTurn(state);
    yield* unlessAny(
      noPart(state, seat),
      state.turn.written[seat] !== undefined &&
        against('ra.missions.handed', say('Your missions are already on the table.')),
    );
    return { turn };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (_, { turn }, { seat }) => ({ seat, turn }),
  *run({ seat, turn }) {
    yield* change({ type: 'missionsWritten', seat, turn, how: 'sealed', plans: {} });
    yield* note('written', 'ra.missions.written', { seat });
  },
});

export const takeUp = define({
  id: 'take-up',
  rule: 'ra.missions.taken-up',
  title: say('Take your missions up again'),
  args: v.object({ turn: turnArg }),
  *asks(state, seat) {
    yield* unlessAny(notNow(state, 'missions'));
    const turn = yield* thisTurn(state);
    yield* unlessAny(
      state.turn.written[seat] === undefined &&
        against('ra.missions.taken-up', say('You have no missions on the table.')),
    );
    return { turn };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (_, { turn }, { seat }) => ({ seat, turn }),
  *run({ seat, turn }) {
    yield* change({ type: 'missionsTakenUp', seat, turn });
    yield* note('taken-up', 'ra.missions.taken-up', { seat });
  },
});

/** Missions for an absent player: their designee writes them, or all present agree on them. */
export const planFor = define({
  id: 'plan-for',
  rule: 'ra.missions.absent',
  title: say('Write missions for an absent player'),
  args: v.object({ turn: turnArg, seat: pieceArg, plans: plansArg }),
  *asks(state, seat) {
    yield* unlessAny(notNow(state, 'missions'));
    const turn = yield* thisTurn(state);
    const { absent, written } = state.turn;
    const unnamed = against('ra.absent', say('First say who acts for the absent player.'));
    const whose = yield* pick('seat', {
      text: say('Whose missions do you write?'),
      among: () => Object.keys(absent),
      against(one) {
        const by = absent[one];
        if (by === undefined) return unnamed;
        if (!inPlay(state, one)) return against('ra.realm.fallen', say('That realm has fallen.'));
        if (by !== 'group' && by !== seat)
          return against('ra.absent.designee', say('Another player is acting for them.'));
        return written[one] === undefined
          ? undefined
          : against('ra.missions.handed', say('Those missions are already on the table.'));
      },
      none: unnamed,
    });
    const plans = yield* whole<Plans>('plans', {
      text: say('What do their forces do?'),
    });
    return { turn, seat: whose, plans };
  },
  applies: (state, { seat }) => hasRealm(state, seat),
  brief(state, { turn, seat: absent, plans }, { seat }) {
    const group = state.turn.absent[absent] === 'group';
    return {
      turn,
      absent,
      seat,
      plans: sift(state, absent, plans).fit,
      others: group
        ? playing(state).filter((each) => each !== seat && state.turn.absent[each] === undefined)
        : [],
    };
  },
  *run({ turn, absent, seat, plans, others }) {
    const missions = Object.keys(plans).length;
    const against = yield* dissent(others, {
      rule: 'ra.missions.absent',
      text: say(
        missions === 1
          ? '{seat} wants to write one mission for {absentSeat}. Is that fair?'
          : '{seat} wants to write {missions} missions for {absentSeat}. Is that fair?',
        { seat, missions, absentSeat: absent },
      ),
    });
    if (against !== undefined)
      return yield* note('absent-refused', 'ra.missions.absent', { seat, other: against, absent });
    yield* change({ type: 'missionsWritten', seat: absent, turn, how: 'open', plans });
    yield* note('written-for', 'ra.missions.absent', { seat, absent });
  },
});
