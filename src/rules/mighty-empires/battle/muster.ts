/** Independents gather for one battle: how many, and whether those behind walls come out at all. */
import { lookUpCell } from '../../../kernel/chart.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { type Decision, declare, note, type Procedure, part, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { independentDefenders } from '../charts/combat.ts';
import type { Settlement } from '../charts/source.ts';
import type { BannerId } from '../state.ts';

export type Muster = { readonly by: Seat; readonly site: Settlement };

/** The points that gather (Independent settlements). */
export const muster: Decision<Muster, number> = {
  id: 'me.battle.independents',
  *run({ by, site }) {
    const total = yield* roll('muster', {
      by,
      rule: 'me.battle.independents',
      dice: 'd6',
      chart: independentDefenders.id,
      column: site,
      text: say('How many points of townsfolk take up arms against {seat}?', { seat: by }),
    });
    return lookUpCell(independentDefenders, total, site).is;
  },
};

/** Whether they come out: villagers always, others only against fewer than they are. */
export function* gather(
  b: Muster & { readonly tile: TileId; readonly banners: readonly BannerId[] },
): Procedure<never, { readonly points: number; readonly comesOut: boolean }> {
  const { by, site, tile, banners } = b;
  const points = yield* part('muster', muster, { by, site });
  yield* note('mustered', 'me.battle.independents', { seat: by, tile, points });
  if (site === 'village') return { points, comesOut: true };
  const fewer = yield* declare('fewer', {
    by,
    rule: 'me.battle.walls',
    claim: 'fewer-than',
    about: { banners, points },
    text: say('Does your force have fewer than {points} points?', { points }),
  });
  return { points, comesOut: fewer === true };
}
