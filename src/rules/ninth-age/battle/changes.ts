/** How battles change the table. */
import type { Seat } from '../../../kernel/question.ts';
import type { Changes, Mutable } from '../../../kernel/ruleset.ts';
import { type Draft, hasItsResult, noBattle, overdrawn } from '../remarks.ts';
import type { Fight, Result, State } from '../state.ts';
import { battleOf, battlesOf, blankFight } from './battles.ts';

export type BattleChange =
  | {
      readonly type: 'battleArranged';
      readonly battle: string;
      readonly date: string;
      readonly place: string;
    }
  | { readonly type: 'sizeAgreed'; readonly battle: string; readonly size: number }
  /** What a seat spends on points in this battle, in place of what it spent before. */
  | { readonly type: 'pointsBought'; readonly battle: string; readonly seat: Seat; readonly gold: number }
  | { readonly type: 'battleFought'; readonly battle: string; readonly result: Omit<Result, 'turn'> }
  /** Its gold goes back to those who spent it. */
  | { readonly type: 'encounterDropped'; readonly encounter: string };

function fightIn(draft: Draft, battle: string): Mutable<Fight> | undefined {
  if (!battleOf(draft as State, battle)) return undefined;
  draft.fights[battle] ??= structuredClone(blankFight) as Mutable<Fight>;
  return draft.fights[battle];
}
/** Gold goes from the treasury, or comes back to it. */
function pay(draft: Draft, seat: Seat, gold: number): void {
  const realm = draft.realms[seat];
  if (realm) realm.gold -= gold;
}

/** What was settled of an encounter's battles is void, and the gold for those not fought goes back. */
export function unsettle(draft: Draft, id: string): void {
  const encounter = draft.encounters[id];
  for (const battle of encounter ? battlesOf(id, encounter as State['encounters'][string]) : []) {
    const fight = draft.fights[battle.id];
    if (fight && fight.result === null)
      for (const [seat, gold] of Object.entries(fight.bought)) pay(draft, seat, -gold);
    delete draft.fights[battle.id];
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
    return;
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
  encounterDropped(draft, { encounter }) {
    if (!draft.encounters[encounter]) return noBattle();
    drop(draft, encounter);
    return;
  },
};
