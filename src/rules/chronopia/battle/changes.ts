/** How battles are arranged, drawn up and left behind. */

import type { Changes, Mutable } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { land } from '../shapes.ts';
import type { Battle, Fought, Sitting, State } from '../state.ts';
import * as our from './shapes.ts';

export const battleShapes = {
  battleArranged: { id: is.piece, battle: our.battle },
  battleScheduled: { battle: is.piece, when: is.words },
  battleSet: {
    battle: is.piece,
    stakes: is.by(is.seat, is.piece),
    prize: is.orNull(land),
    weather: is.orNull(our.weather),
  },
  /** No warbands: the ally stays at home after all, and what they summoned is gone. */
  allied: { battle: is.piece, ally: is.seat, side: is.seat, warbands: is.list(is.piece) },
  summoned: {
    battle: is.piece,
    seat: is.seat,
    figures: is.by(is.piece, is.count),
    paid: is.by(is.piece, is.count),
  },
  missionChosen: { battle: is.piece, seat: is.seat, mission: our.mission },
  battleCalledOff: { battle: is.piece },
  battleFought: { id: is.piece, fought: our.fought, sittings: is.by(is.seat, our.sitting) },
};
export type BattleChange = is.ChangeOf<typeof battleShapes>;

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
