/** Each player's preparations before a battle: their mission, and the figures the Devout summon. */
import * as v from 'valibot';
import { split, unlessAny, whether, words } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import {
  against,
  countArg,
  define,
  exist,
  hasBattle,
  hasFigures,
  nameArg,
  partOff,
  pieceArg,
  poor,
  rowOf,
  wrongStage,
} from '../define.ts';
import { listOf } from '../roll/list.ts';
import { limitOf, pointsIn, priceOf } from '../roll/points.ts';
import { unsettled } from '../sitting.ts';
import type { State } from '../state.ts';
import { battleOf } from './field.ts';

export const chooseMission = define({
  id: 'choose-mission',
  rule: 'ch.victory.mission',
  title: say('Choose your mission'),
  args: v.object({
    battle: pieceArg,
    name: v.pipe(nameArg, v.trim()),
    terrain: v.optional(v.boolean(), false),
  }),
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'campaign'));
    const battle = yield* battleOf(state, seat);
    const name = yield* words('name', {
      text: say('What is your mission?'),
      suggest: () => rowOf(state.battles, battle)?.missions[seat]?.name ?? '',
    });
    const terrain = yield* whether('terrain', { text: say('Only one player can do it') });
    return { battle, name, terrain };
  },
  applies: (state, { battle }) => hasBattle(state, battle),
  brief: (_, args, { seat }) => ({ ...args, seat }),
  *run({ battle, seat, name, terrain }) {
    yield* change({ type: 'missionChosen', battle, seat, mission: { name, terrain } });
    yield* note('mission', 'ch.victory.mission', { seat, mission: name });
  },
});

/** Points of the summoned that stand with a seat in a battle already. */
export const summonedBy = (state: State, battle: string, seat: Seat): number =>
  priceOf(state, rowOf(state.battles, battle)?.summoned[seat] ?? {});

export const summon = define({
  id: 'summon',
  rule: 'ch.devout.summon',
  title: say('Summon undead and demons'),
  args: v.object({ battle: pieceArg, figures: v.record(pieceArg, countArg) }),
  *asks(state, seat) {
    yield* unlessAny(
      wrongStage(state, 'campaign'),
      partOff(state, 'special'),
      state.realms[seat]?.army !== 'devout' &&
        against('ch.devout.summon', say('Only the Devout can summon.')),
    );
    const battle = yield* battleOf(state, seat);
    const sorts = listOf(state, seat)
      .filter(([, { nature }]) => nature === 'summoned')
      .sort(([, a], [, b]) => a.cost - b.cost)
      .map(([id]) => id);
    const figures = yield* split('figures', {
      text: say('What do you summon for this battle?'),
      among: () => sorts,
      most: () => 60,
      against(some) {
        if (!Object.keys(some).every((id) => sorts.includes(id)))
          return against(
            'ch.devout.summon',
            say('You can summon only undead and demons from your own army list.'),
          );
        const price = priceOf(state, some);
        const most = limitOf(state, seat, 'field');
        return (
          unsettled(state, [seat]) ??
          (pointsIn(state, seat, 'field') + summonedBy(state, battle, seat) + price > most
            ? against(
                'ch.force.field',
                say('The field army would be over its limit of {most} points.', { most }),
              )
            : poor(state, seat, price))
        );
      },
      suggest: () => Object.fromEntries(sorts.slice(0, 1).map((id) => [id, 1])),
    });
    return { battle, figures };
  },
  applies: (state, { battle, figures }) =>
    exist(hasBattle(state, battle), hasFigures(state, Object.keys(figures))),
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
