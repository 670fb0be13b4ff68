/** Undead need no food; what holds them together ebbs, the faster the more of them stand in one tile. */
import * as v from 'valibot';
import { unlessAny } from '../../../kernel/asks.ts';
import { lookUpCell } from '../../../kernel/chart.ts';
import { change, type Decision, note, part, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { undeadInstability } from '../charts/peoples.ts';
import { against, define, hasBanners, notNow, ownBanners, pieceArg } from '../define.ts';
import { needsNoFood } from '../map/talents.ts';
import { type Shortfall, shortfall } from '../provisions/shortfall.ts';
import { bannersIn, bannersOf, turnOf } from '../queries.ts';
import type { BannerId, State } from '../state.ts';

const rule = 'me.peoples.undead.instability';

const columnOf = (together: number): string =>
  undeadInstability.columns.find(({ on = [1, 1] }) => on[0] <= together && together <= on[1])?.id ?? 'one';

type Ebbing = { readonly by: Seat; readonly together: number };
/** What one banner loses of itself: nothing where it holds. @param together Undead banners in its tile */
export const instability: Decision<Ebbing, Shortfall | { readonly total: 0; readonly points: 0 }> = {
  id: rule,
  *run({ by, together }) {
    const ebbs = (face: number): boolean => lookUpCell(undeadInstability, face, together).is.ebbs;
    // Where the lowest face is enough nobody throws the die.
    if (ebbs(1)) return yield* part('ebb', shortfall, { by });
    const face = yield* roll('instability', {
      by,
      rule,
      dice: 'd6',
      chart: undeadInstability.id,
      column: columnOf(together),
      text: say('Does the magic hold?'),
    });
    return ebbs(face) ? yield* part('ebb', shortfall, { by }) : { total: 0, points: 0 };
  },
};

/** Undead banners of a seat that have not been tested this month. */
export const untested = (state: State, seat: Seat): readonly BannerId[] => {
  const { fed } = turnOf(state, seat);
  return bannersOf(state, seat)
    .filter(({ id, tile }) => tile !== null && needsNoFood(state, id) && !fed[id])
    .map(({ id }) => id);
};

export const testInstability = define({
  id: 'test-instability',
  rule,
  title: say('Does the magic hold?'),
  args: v.object({ banners: v.pipe(v.array(pieceArg), v.minLength(1)) }),
  *asks(state, seat) {
    yield* unlessAny(notNow(state, seat, 'subsistence'));
    const due = untested(state, seat);
    const tested = against(rule, say('You test only Undead banners, once a month each.'));
    const banners = yield* ownBanners(state, seat, {
      text: say('Does the magic hold?'),
      among: () => due,
      none: tested,
    });
    yield* unlessAny(!banners.every((banner) => due.includes(banner)) && tested);
    return { banners };
  },
  applies: (state, { banners }) => hasBanners(state, banners),
  brief: (state, { banners }, { seat }) => ({
    seat,
    banners: banners.map((banner) => {
      const { tile = null, number = 0 } = state.banners[banner] ?? {};
      const together = tile ? bannersIn(state, tile).filter(({ id }) => needsNoFood(state, id)).length : 1;
      return { banner, number, tile, together };
    }),
  }),
  *run({ seat, banners }) {
    for (const { banner, number, tile, together } of banners) {
      const { points } = yield* part(banner, instability, { by: seat, together });
      yield* change({ type: 'fed', banner, from: 'undeath' });
      if (points > 0) yield* change({ type: 'charged', banner, points });
      yield* note('instability', rule, { seat, banner, number, tile, points });
    }
  },
});
