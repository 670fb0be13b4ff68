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
  /** No warbands: the ally stays at home after all, and what they summoned is gone. */
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
      readonly paid: { readonly [figure: string]: number };
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

/** A rescue is ridden at once or never: who fights otherwise, or calls it off, has lost it (E.3.c.1). */
function abandon(draft: Mutable<State>, captives: readonly string[]): void {
  for (const id of captives) {
    const captive = draft.captives[id];
    if (captive) captive.hope = false;
  }
}

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
    if (warbands.length > 0) waiting.allies[ally] = { side, warbands: [...warbands] };
    else for (const each of [waiting.allies, waiting.summoned, waiting.paid ?? {}]) delete each[ally];
  },
  summoned(draft, { battle, seat, figures, paid }) {
    const waiting = draft.battles[battle];
    if (!waiting) return;
    waiting.paid ??= {};
    for (const [all, more] of [
      [waiting.summoned, figures],
      [waiting.paid, paid],
    ] as const) {
      const before = all[seat] ?? {};
      all[seat] = before;
      for (const [figure, count] of Object.entries(more)) before[figure] = (before[figure] ?? 0) + count;
    }
  },
  missionChosen(draft, { battle, seat, mission }) {
    const waiting = draft.battles[battle];
    if (waiting) waiting.missions[seat] = { ...mission };
  },
  battleCalledOff(draft, { battle }) {
    abandon(draft, draft.battles[battle]?.captives ?? []);
    delete draft.battles[battle];
  },
  battleFought(draft, { id, fought, sittings }) {
    delete draft.battles[id];
    const awaited = Object.values(draft.battles).flatMap(({ captives }) => captives);
    abandon(
      draft,
      Object.entries(draft.captives).flatMap(([captive, { seat }]) =>
        sittings[seat] && !awaited.includes(captive) ? [captive] : [],
      ),
    );
    draft.fought[id] = JSON.parse(JSON.stringify(fought)) as Mutable<Fought>;
    for (const [seat, sitting] of Object.entries(sittings))
      draft.sittings[seat] = [
        ...(draft.sittings[seat] ?? []),
        JSON.parse(JSON.stringify(sitting)) as Mutable<Sitting>,
      ];
  },
};
