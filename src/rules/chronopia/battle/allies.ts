/** An ally lends his field army, or part of it, for one battle, and plays it himself. */
import * as v from 'valibot';
import { dissent } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Rule, Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import {
  against,
  all,
  define,
  hasBattle,
  hasSeats,
  hasWarbands,
  partOff,
  pieceArg,
  unless,
  wrongStage,
} from '../define.ts';
import type { Army, State } from '../state.ts';
import { notIn, sideOf, unsettled } from './field.ts';
import { paidBack, payBack } from './off.ts';

const apart: { readonly [army in Army]?: Rule } = {
  devout: 'ch.devout.ally',
  stygians: 'ch.stygian.ally',
};
/** Devout keep to Devout, Stygians to Stygians. */
export function estranged(state: State, a: Seat, b: Seat): Remark | undefined {
  if (!state.options.parts.special) return undefined;
  const [one, two] = [state.realms[a]?.army, state.realms[b]?.army];
  if (one === two) return undefined;
  const [rule] = [one, two].flatMap((army) => (army && apart[army]) ?? []);
  return rule === undefined
    ? undefined
    : against(
        rule,
        rule === 'ch.devout.ally'
          ? say('The Devout ally only with other Devout.')
          : say('Stygians ally only with other Stygians.'),
      );
}

export const callAlly = define({
  id: 'call-ally',
  rule: 'ch.allies',
  title: say('Call on an ally'),
  /** No warbands: the ally stays at home after all. */
  args: v.object({
    battle: pieceArg,
    ally: pieceArg,
    warbands: v.pipe(v.array(pieceArg), v.maxLength(60)),
  }),
  offered(state, seat, args) {
    const battle = args && state.battles[args.battle];
    return unless(
      wrongStage(state, 'campaign'),
      partOff(state, 'allies'),
      args && notIn(state, seat, args.battle),
      battle?.kind === 'many' && against('ch.allies', say('Where many fight, each fights alone.')),
      battle && args && sidesBroken(state, args.battle, seat, args.ally),
      args && estranged(state, seat, args.ally),
      args?.warbands.some(
        (id) => state.warbands[id]?.place !== 'field' || state.warbands[id]?.seat !== args.ally,
      ) && against('ch.allies', say('An ally sends their field army, or part of it.')),
      args && unsettled(state, [args.ally]),
    );
  },
  applies: (state, { battle, ally, warbands }) =>
    all(hasBattle(state, battle), hasSeats(state, [ally]), hasWarbands(state, warbands)),
  brief(state, args, { seat }) {
    const battle = state.battles[args.battle];
    return {
      ...args,
      seat,
      back: battle && args.warbands.length === 0 ? paidBack(state, battle, args.ally) : [],
    };
  },
  *run({ battle, ally, warbands, seat, back }) {
    const count = warbands.length;
    const other = yield* dissent(ally === seat ? [] : [ally], {
      rule: 'ch.allies',
      text:
        count === 0
          ? say('{seat} fights without you after all.', { seat })
          : say('{seat} asks {count} of your warbands into a battle. You play them yourself.', {
              seat,
              count,
            }),
      yes: say('They march'),
    });
    if (other !== undefined) return yield* note('ally-refused', 'ch.allies', { seat, ally });
    yield* payBack(back);
    yield* change({ type: 'allied', battle, ally, side: seat, warbands });
    yield* note(count === 0 ? 'ally-dismissed' : 'ally-marches', 'ch.allies', { seat, ally, count });
  },
  holds: ({ battle }) => [battle],
});

const sidesBroken = (state: State, id: string, seat: Seat, ally: Seat): Remark | undefined => {
  const battle = state.battles[id];
  if (!battle) return undefined;
  const side = sideOf(battle, ally);
  return battle.sides.includes(ally) || !battle.sides.includes(seat) || (side !== undefined && side !== seat)
    ? against('ch.allies', say('{ally} cannot fight on your side here.', { ally }))
    : undefined;
};
