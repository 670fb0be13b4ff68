/** Before a battle: when and where it is fought, how large it is, what gold buys. */
import * as v from 'valibot';
import { dissent } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import {
  against,
  countArg,
  define,
  exist,
  hasRealm,
  nameArg,
  outOfPlay,
  pieceArg,
  unless,
  wrongStage,
} from '../define.ts';
import { pointsArg } from '../options.ts';
import { goldOf } from '../queries.ts';
import { noEncounter } from '../remarks.ts';
import type { State } from '../state.ts';
import { battleOf, fightOf, isOff, playersOf } from './battles.ts';
import { armyOf } from './sizes.ts';

export const hasBattle = (state: State, battle: string): true | Remark =>
  battleOf(state, battle) !== undefined || noEncounter;

/** It has been fought, or is between others. */
export function notYourBattle(state: State, seat: Seat, id: string): Remark | undefined {
  const battle = battleOf(state, id);
  if (!battle) return noEncounter;
  if (fightOf(state, id).result !== null)
    return against('na.battle.fought', say('That battle has been fought.'));
  if (isOff(state, battle)) return against('na.battle.called-off', say('That battle has been called off.'));
  const [gone] = playersOf(battle).flatMap((player) => outOfPlay(state, player) ?? []);
  if (gone) return gone;
  return playersOf(battle).includes(seat)
    ? undefined
    : against('na.battle.others', say('That battle is between others.'));
}

export const arrangeBattle = define({
  id: 'arrange-battle',
  rule: 'na.battle.arranged',
  title: say('Arrange the battle'),
  args: v.object({ battle: pieceArg, date: v.optional(nameArg, ''), place: v.optional(nameArg, '') }),
  offered: (state, seat, args) =>
    unless(wrongStage(state, 'play'), args && notYourBattle(state, seat, args.battle)),
  applies: (state, { battle }) => hasBattle(state, battle),
  brief: (_, { battle, date, place }, { seat }) => ({
    seat,
    battle,
    date: date.trim(),
    place: place.trim(),
  }),
  *run({ seat, battle, date, place }) {
    yield* change({ type: 'battleArranged', battle, date, place });
    const when = [date, place].filter((part) => part !== '').join(', ');
    if (when === '') yield* note('unarranged', 'na.battle.arranged', { seat });
    else yield* note('arranged', 'na.battle.arranged', { seat, when });
  },
});

/** Where players are free to settle how large their battles are. */
export const agreeSize = define({
  id: 'agree-size',
  rule: 'na.battle.free-size',
  title: say('Agree on the size of the battle'),
  args: v.object({ battle: pieceArg, size: pointsArg }),
  offered: (state, seat, args) =>
    unless(
      wrongStage(state, 'play'),
      state.options.sizes !== 'free' &&
        against('na.battle.free-size', say('You play with battles of the standard size.')),
      args && notYourBattle(state, seat, args.battle),
    ),
  applies: (state, { battle }) => hasBattle(state, battle),
  brief(state, { battle, size }, { seat }) {
    const found = battleOf(state, battle);
    return { seat, battle, size, others: found ? playersOf(found).filter((other) => other !== seat) : [] };
  },
  *run({ seat, battle, size, others }) {
    const rule = 'na.battle.free-size';
    const against = yield* dissent(others, {
      rule,
      text: say('{seat} proposes a battle of {size} points a side.', { seat, size }),
    });
    if (against !== undefined) return yield* note('size-refused', rule, { seat, other: against, size });
    yield* change({ type: 'sizeAgreed', battle, size });
    yield* note('size-agreed', rule, { size });
  },
});

/** Gold for points: one for one, a tenth of the army at most, and anew for each battle. */
export const buyPoints = define({
  id: 'buy-points',
  rule: 'na.battle.gold',
  title: say('Spend gold on the army'),
  args: v.object({ battle: pieceArg, gold: countArg }),
  offered(state, seat, args) {
    const wrong = wrongStage(state, 'play') ?? (args && notYourBattle(state, seat, args.battle));
    const battle = args && battleOf(state, args.battle);
    if (wrong || !battle) return unless(wrong);
    const { most, bought } = armyOf(state, battle, seat);
    return unless(
      args.gold > most &&
        against('na.battle.gold-cap', say('Gold buys no more than {most} points here.', { most })),
      args.gold > goldOf(state, seat) + bought &&
        against('na.gold', say('There is not that much gold in your treasury.')),
    );
  },
  applies: (state, { battle }, seat) => exist(hasRealm(state, seat), hasBattle(state, battle)),
  brief: (_, { battle, gold }, { seat }) => ({ seat, battle, gold }),
  *run({ seat, battle, gold }) {
    yield* change({ type: 'pointsBought', battle, seat, gold });
    yield* note('points-bought', 'na.battle.gold', { seat, gold });
  },
});
