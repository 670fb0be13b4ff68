/** Before a battle: when and where it is fought, how large it is, what gold buys. */
import * as v from 'valibot';
import { type Asking, count, pick, unlessAny, words } from '../../../kernel/asks.ts';
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
  wrongStage,
} from '../define.ts';
import { leastPoints, mostPoints, pointsArg } from '../options.ts';
import { goldOf } from '../queries.ts';
import type { State } from '../state.ts';
import { allBattles, battleOf, fightOf, isOff, playersOf } from './battles.ts';
import { noEncounter } from './remarks.ts';
import { armyOf } from './sizes.ts';

export const hasBattle = (state: State, battle: string): true | Remark =>
  battleOf(state, battle) !== undefined || noEncounter;

/** It has been fought, or is between others. */
export function notYourBattle(state: State, seat: Seat, id: string): Remark | undefined {
  const battle = battleOf(state, id);
  if (!battle) return noEncounter;
  if (fightOf(state, id).result !== null)
    return against('na.battle.fought', say('That battle has already been fought.'));
  if (isOff(state, battle)) return against('na.battle.called-off', say('That battle has been called off.'));
  const [gone] = playersOf(battle).flatMap((player) => outOfPlay(state, player) ?? []);
  if (gone) return gone;
  return playersOf(battle).includes(seat)
    ? undefined
    : against('na.battle.others', say('That battle is not yours.'));
}

/** One of the battles a player has a part in. */
export function* ownBattle(state: State, seat: Seat): Asking<string> {
  return yield* pick('battle', {
    text: say('Which battle?'),
    among: () => allBattles(state).flatMap((battle) => (playersOf(battle).includes(seat) ? [battle.id] : [])),
    against: (one) => notYourBattle(state, seat, one),
    none: against('na.piece.battle', say('You have no battle to fight.')),
  });
}

export const arrangeBattle = define({
  id: 'arrange-battle',
  rule: 'na.battle.arranged',
  title: say('Arrange the battle'),
  args: v.object({ battle: pieceArg, date: v.optional(nameArg, ''), place: v.optional(nameArg, '') }),
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'play'));
    const battle = yield* ownBattle(state, seat);
    const known = fightOf(state, battle);
    const date = yield* words('date', { text: say('When'), suggest: () => known.date });
    const place = yield* words('place', { text: say('Where'), suggest: () => known.place });
    return { battle, date, place };
  },
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
  *asks(state, seat) {
    yield* unlessAny(
      wrongStage(state, 'play'),
      state.options.sizes !== 'free' &&
        against('na.battle.free-size', say('You play with battles of the standard size.')),
    );
    const battle = yield* ownBattle(state, seat);
    const size = yield* count('size', {
      text: say('How many points does each side field?'),
      from: leastPoints,
      to: mostPoints,
    });
    return { battle, size };
  },
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
  title: say('Spend gold on your army'),
  args: v.object({ battle: pieceArg, gold: countArg }),
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'play'));
    const id = yield* ownBattle(state, seat);
    const battle = battleOf(state, id);
    const { most, bought } = battle ? armyOf(state, battle, seat) : { most: 0, bought: 0 };
    const treasury = goldOf(state, seat) + bought;
    const gold = yield* count('gold', {
      text: say('How much gold for this battle?'),
      from: 0,
      to: Math.max(0, Math.min(most, treasury)),
      against: (one) =>
        one > most
          ? against(
              'na.battle.gold-cap',
              say('Gold can buy at most {most} points for this battle.', { most }),
            )
          : one > treasury
            ? against('na.gold', say('You do not have that much gold.'))
            : undefined,
    });
    return { battle: id, gold };
  },
  applies: (state, { battle }, seat) => exist(hasRealm(state, seat), hasBattle(state, battle)),
  brief: (_, { battle, gold }, { seat }) => ({ seat, battle, gold }),
  *run({ seat, battle, gold }) {
    yield* change({ type: 'pointsBought', battle, seat, gold });
    yield* note('points-bought', 'na.battle.gold', { seat, gold });
  },
});
