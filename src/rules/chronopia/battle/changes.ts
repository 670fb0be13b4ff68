/** How battles are arranged, drawn up and left behind. */
import type { Seat } from '../../../kernel/question.ts';
import type { Changes, Mutable } from '../../../kernel/ruleset.ts';
import type { Land } from '../charts/territories.ts';
import type { Battle, Fought, Mission, Sitting, State, TerritoryId, WarbandId, Weather } from '../state.ts';

export type BattleChange =
  | { readonly type: 'battleArranged'; readonly id: string; readonly battle: Battle }
  | { readonly type: 'battleScheduled'; readonly battle: string; readonly when: string }
  | {
      readonly type: 'battleSet';
      readonly battle: string;
      readonly stakes: { readonly [seat: Seat]: TerritoryId };
      readonly prize: Land | null;
      readonly weather: Weather | null;
    }
  /** No warbands: the ally stays at home after all. */
  | {
      readonly type: 'allied';
      readonly battle: string;
      readonly ally: Seat;
      readonly side: Seat;
      readonly warbands: readonly WarbandId[];
    }
  | {
      readonly type: 'summoned';
      readonly battle: string;
      readonly seat: Seat;
      readonly figures: { readonly [figure: string]: number };
    }
  | {
      readonly type: 'missionChosen';
      readonly battle: string;
      readonly seat: Seat;
      readonly mission: Mission;
    }
  | { readonly type: 'battleCalledOff'; readonly battle: string }
  | {
      readonly type: 'battleFought';
      readonly id: string;
      readonly fought: Fought;
      readonly sittings: { readonly [seat: Seat]: Sitting };
    };

export const battleChanges: Changes<State, BattleChange> = {
  battleArranged(draft, { id, battle }) {
    draft.battles[id] = JSON.parse(JSON.stringify(battle)) as Mutable<Battle>;
  },
  battleScheduled(draft, { battle, when }) {
    const waiting = draft.battles[battle];
    if (waiting) waiting.when = when;
  },
  battleSet(draft, { battle, stakes, prize, weather }) {
    const waiting = draft.battles[battle];
    if (waiting)
      Object.assign(waiting, { set: true, stakes: { ...stakes }, prize, weather: weather && { ...weather } });
  },
  allied(draft, { battle, ally, side, warbands }) {
    const waiting = draft.battles[battle];
    if (!waiting) return;
    if (warbands.length === 0) delete waiting.allies[ally];
    else waiting.allies[ally] = { side, warbands: [...warbands] };
  },
  summoned(draft, { battle, seat, figures }) {
    const waiting = draft.battles[battle];
    if (!waiting) return;
    const before = waiting.summoned[seat] ?? {};
    for (const [figure, count] of Object.entries(figures)) before[figure] = (before[figure] ?? 0) + count;
    waiting.summoned[seat] = before;
  },
  missionChosen(draft, { battle, seat, mission }) {
    const waiting = draft.battles[battle];
    if (waiting) waiting.missions[seat] = { ...mission };
  },
  battleCalledOff(draft, { battle }) {
    delete draft.battles[battle];
  },
  battleFought(draft, { id, fought, sittings }) {
    delete draft.battles[id];
    draft.fought[id] = JSON.parse(JSON.stringify(fought)) as Mutable<Fought>;
    for (const [seat, sitting] of Object.entries(sittings))
      draft.sittings[seat] = [
        ...(draft.sittings[seat] ?? []),
        JSON.parse(JSON.stringify(sitting)) as Mutable<Sitting>,
      ];
  },
};
