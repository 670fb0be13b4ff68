/** How battles change the table. */

import type { Seat } from '../../../kernel/question.ts';
import type { Changes, Mutable, Remark } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { type Draft, heirOf, overdrawn } from '../remarks.ts';
import * as our from '../shapes.ts';
import type { Encounter, Fight, Result, State } from '../state.ts';
import {
  allBattles,
  battleOf,
  battlesOf,
  blankFight,
  fightOf,
  isOff,
  isOpen,
  playersOf,
  waiting,
} from './battles.ts';
import { hasItsResult, noBattle } from './remarks.ts';
import { armyOf } from './sizes.ts';

export const battleShapes = {
  battleArranged: { battle: is.piece, date: is.words, place: is.words },
  sizeAgreed: { battle: is.piece, size: is.count },
  /** What a seat spends on points in this battle, in place of what it spent before. */
  pointsBought: { battle: is.piece, seat: is.seat, gold: is.count },
  battleFought: { battle: is.piece, result: our.result },
  /** What of it was not fought, or of that one battle; its gold goes back to those who spent it. */
  encounterDropped: { encounter: is.piece, battle: is.maybe(is.orNull(is.piece)) },
};
export type BattleChange = is.ChangeOf<typeof battleShapes>;

function fightIn(draft: Draft, battle: string): Mutable<Fight> | undefined {
  if (!battleOf(draft as State, battle)) return undefined;
  draft.fights[battle] ??= structuredClone(blankFight) as Mutable<Fight>;
  return draft.fights[battle];
}
/** Gold goes from the treasury, or comes back to it; of a realm that fell, to the one who took its last hex. */
function pay(draft: Draft, seat: Seat, gold: number): void {
  const realm = draft.realms[heirOf(draft, seat)];
  if (realm) realm.gold -= gold;
}
function refund(draft: Draft, { bought }: Pick<Fight, 'bought'>): void {
  for (const [seat, gold] of Object.entries(bought)) pay(draft, seat, -gold);
}

/** Gold beyond a tenth of what armies now count goes back, and is remarked on. */
export function trim(draft: Draft): readonly Remark[] {
  const state = draft as State;
  return waiting(state).flatMap((battle) =>
    Object.entries(fightOf(state, battle.id).bought).flatMap(([seat, gold]) => {
      const { most } = armyOf(state, battle, seat);
      const fight = draft.fights[battle.id];
      if (!fight || gold <= most) return [];
      pay(draft, seat, most - gold);
      fight.bought[seat] = most;
      return [
        {
          rule: 'na.battle.gold-cap',
          why: say('{seat} gets {gold} gold back: it was more than a tenth of the army.', {
            seat,
            gold: gold - most,
          }),
        },
      ];
    }),
  );
}

/** What was settled of an encounter's battles is void, and the gold for those not fought goes back. */
export function unsettle(draft: Draft, id: string): void {
  const encounter = draft.encounters[id];
  for (const battle of encounter ? battlesOf(id, encounter as State['encounters'][string]) : []) {
    const fight = draft.fights[battle.id];
    if (fight?.result === null) refund(draft, fight);
    delete draft.fights[battle.id];
  }
}
/** A realm has fallen: its battles will never be fought, and what was set aside for them goes back. */
export function release(draft: Draft, seat: Seat): void {
  for (const battle of allBattles(draft as State)) {
    const fight = draft.fights[battle.id];
    if (!fight || !playersOf(battle).includes(seat) || !isOpen(draft as State, battle)) continue;
    refund(draft, fight);
    fight.bought = {};
  }
}
/** Takes an encounter off the table. */
export function drop(draft: Draft, id: string): void {
  unsettle(draft, id);
  delete draft.encounters[id];
}

export const battleChanges: Changes<State, BattleChange> = {
  battleArranged(draft, { battle, date, place }) {
    const fight = fightIn(draft, battle);
    if (!fight) return noBattle();
    Object.assign(fight, { date, place });
    return;
  },
  sizeAgreed(draft, { battle, size }) {
    const fight = fightIn(draft, battle);
    if (!fight) return noBattle();
    fight.size = size;
    return trim(draft);
  },
  pointsBought(draft, { battle, seat, gold }) {
    const fight = fightIn(draft, battle);
    if (!fight) return noBattle();
    pay(draft, seat, gold - (fight.bought[seat] ?? 0));
    fight.bought[seat] = gold;
    return overdrawn(draft, seat);
  },
  battleFought(draft, { battle, result }) {
    const fight = fightIn(draft, battle);
    if (!fight) return noBattle();
    if (fight.result) return [hasItsResult(draft as State, battle)];
    fight.result = { ...structuredClone(result), turn: draft.turn.number } as Mutable<Result>;
    return;
  },
  encounterDropped(draft, { encounter, battle }) {
    const met = draft.encounters[encounter] as Encounter | undefined;
    if (!met) return noBattle();
    const battles = battlesOf(encounter, met);
    const state = draft as State;
    for (const each of battles) {
      if (!isOpen(state, each) || (battle != null && each.id !== battle)) continue;
      refund(draft, fightOf(state, each.id));
      draft.fights[each.id] = { ...(structuredClone(blankFight) as Mutable<Fight>), off: true };
    }
    // What was fought stays; where nothing was and nothing waits, nothing is left to keep.
    if (battles.every((each) => isOff(state, each))) drop(draft, encounter);
    return;
  },
};
