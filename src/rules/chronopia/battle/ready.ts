/** What a player settles for himself before a battle: his mission, and whom the Devout summon to it. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import {
  against,
  all,
  countArg,
  define,
  hasBattle,
  hasFigures,
  nameArg,
  partOff,
  pieceArg,
  poor,
  unless,
  wrongStage,
} from '../define.ts';
import { limitOf, pointsIn, priceOf } from '../roll/points.ts';
import type { State } from '../state.ts';
import { notIn, unsettled } from './field.ts';

export const chooseMission = define({
  id: 'choose-mission',
  rule: 'ch.victory.mission',
  title: say('Choose your mission'),
  args: v.object({
    battle: pieceArg,
    name: v.pipe(nameArg, v.trim()),
    terrain: v.optional(v.boolean(), false),
  }),
  offered: (state, seat, args) =>
    unless(wrongStage(state, 'campaign'), args && notIn(state, seat, args.battle)),
  applies: (state, { battle }) => hasBattle(state, battle),
  brief: (_, args, { seat }) => ({ ...args, seat }),
  *run({ battle, seat, name, terrain }) {
    yield* change({ type: 'missionChosen', battle, seat, mission: { name, terrain } });
    yield* note('mission', 'ch.victory.mission', { seat, mission: name });
  },
});

/** Points of the summoned that stand with a seat in a battle already. */
export const summonedBy = (state: State, battle: string, seat: Seat): number =>
  priceOf(state, state.battles[battle]?.summoned[seat] ?? {});

export const summon = define({
  id: 'summon',
  rule: 'ch.devout.summon',
  title: say('Summon undead and demons'),
  args: v.object({ battle: pieceArg, figures: v.record(pieceArg, countArg) }),
  offered(state, seat, args) {
    const price = args ? priceOf(state, args.figures) : 0;
    const most = limitOf(state, seat, 'field');
    return unless(
      wrongStage(state, 'campaign'),
      partOff(state, 'special'),
      state.realms[seat]?.army !== 'devout' && against('ch.devout.summon', say('Only the Devout summon.')),
      args && notIn(state, seat, args.battle),
      args &&
        Object.keys(args.figures).some(
          (id) => state.figures[id]?.nature !== 'summoned' || state.figures[id]?.seat !== seat,
        ) &&
        against('ch.devout.summon', say('You summon only undead and demons of your own list.')),
      args && unsettled(state, [seat]),
      args &&
        pointsIn(state, seat, 'field') + summonedBy(state, args.battle, seat) + price > most &&
        against('ch.force.field', say('The field army would be larger than {most} points.', { most })),
      poor(state, seat, price),
    );
  },
  applies: (state, { battle, figures }) =>
    all(hasBattle(state, battle), hasFigures(state, Object.keys(figures))),
  brief(state, { battle, figures: asked }, { seat }) {
    const figures = Object.fromEntries(Object.entries(asked).filter(([, count]) => count > 0));
    // A treasury that is overdrawn by agreement has paid what it held.
    let left = state.realms[seat]?.gold ?? 0;
    const paid = Object.fromEntries(
      Object.entries(figures).map(([figure, count]) => {
        const gold = Math.min(left, priceOf(state, { [figure]: count }));
        left -= gold;
        return [figure, gold];
      }),
    );
    return { battle, seat, figures, price: priceOf(state, figures), paid };
  },
  *run({ battle, seat, figures, price, paid }) {
    const count = Object.values(figures).reduce((sum, each) => sum + each, 0);
    yield* change({ type: 'gold', seat, amount: -price });
    yield* change({ type: 'summoned', battle, seat, figures, paid });
    yield* note('summoned', 'ch.devout.summon', { seat, count, price });
  },
});
