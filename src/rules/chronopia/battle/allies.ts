/** An ally lends their field army, or part of it, for one battle, and plays it. */
import * as v from 'valibot';
import { pick, pickSome, unlessAny } from '../../../kernel/asks.ts';
import { dissent } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Rule, Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { sideOf } from '../battles.ts';
import {
  against,
  define,
  exist,
  hasBattle,
  hasSeats,
  hasWarbands,
  partOff,
  pieceArg,
  rowOf,
  wrongStage,
} from '../define.ts';
import { warbandsOf } from '../roll/points.ts';
import { unsettled } from '../sitting.ts';
import type { Army, State } from '../state.ts';
import { battleOf } from './field.ts';
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
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'campaign'), partOff(state, 'allies'));
    const battle = yield* battleOf(state, seat, ({ kind }) =>
      kind === 'many'
        ? against('ch.allies', say('In a battle of more than two, each player fights alone.'))
        : undefined,
    );
    const nobody = against('ch.allies', say('There is no one left to ask.'));
    const ally = yield* pick<Seat>('ally', {
      text: say('Who do you ask to fight at your side?'),
      among: () => state.seats.filter((one) => !rowOf(state.battles, battle)?.sides.includes(one)),
      against: (one) => sidesBroken(state, battle, seat, one) ?? estranged(state, seat, one),
      none: nobody,
    });
    const warbands = yield* pickSome('warbands', {
      text: say('Which warbands march? If you pick none, the ally stays at home.'),
      among: () => warbandsOf(state, ally, 'field').map(([id]) => id),
      against: (one) =>
        state.warbands[one]?.place !== 'field' || state.warbands[one]?.seat !== ally
          ? against('ch.allies', say('An ally can send only warbands of their field army.'))
          : undefined,
      none: nobody,
      least: 0,
    });
    yield* unlessAny(unsettled(state, [ally]));
    return { battle, ally, warbands };
  },
  applies: (state, { battle, ally, warbands }) =>
    exist(hasBattle(state, battle), hasSeats(state, [ally]), hasWarbands(state, warbands)),
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
          ? say('{seat} wants to fight without you after all.', { seat })
          : say('{seat} asks for {count} of your warbands in a battle. You play them yourself.', {
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
});

const sidesBroken = (state: State, id: string, seat: Seat, ally: Seat): Remark | undefined => {
  const battle = rowOf(state.battles, id);
  if (!battle) return undefined;
  const side = sideOf(battle, ally);
  return battle.sides.includes(ally) || !battle.sides.includes(seat) || (side !== undefined && side !== seat)
    ? against('ch.allies', say('{ally} cannot fight on your side here.', { ally }))
    : undefined;
};
