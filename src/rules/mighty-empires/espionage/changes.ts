/** How this chapter changes the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { type Draft, noBanner, noSeat, remark } from '../map/remarks.ts';
import type { State } from '../state.ts';
import * as our from './shapes.ts';
import { newEspionage } from './state.ts';

export const espionageShapes = {
  operativesDeclared: { seat: is.seat, year: is.count, operatives: is.count },
  operativePlaced: { operative: is.piece, seat: is.seat, tile: is.tile },
  espionageOrderSet: { year: is.count, order: is.list(is.seat) },
  /** Its deed is done: the counter is taken off, and the turn passes on. */
  operativeSpent: { operative: is.piece, seat: is.seat },
  operativeRemoved: { operative: is.piece },
  operativeSmuggled: { operative: is.piece, seat: is.seat, tile: is.tile, year: is.count },
  /** `highest`: of highest level; `picked`: one its owner picks. */
  characterSlain: { banner: is.piece, which: is.oneOf('highest', 'picked') },
  guardSlain: { seat: is.seat },
  courtShaken: { seat: is.seat, shaken: our.shaken },
  heeded: { banners: is.list(is.piece), moves: is.yes },
  mending: { banner: is.piece, year: is.count },
  intentionSought: { id: is.piece, sought: our.sought },
  intentionTold: { id: is.piece },
  shipEscaped: { ship: is.piece },
};
export type EspionageChange = is.ChangeOf<typeof espionageShapes>;

/** Counters of a winter long gone are swept up when the first number of a new one is told. */
function winterOf(draft: Draft, year: number): Draft['espionage'] {
  if (draft.espionage.year !== year) {
    const { shaken } = draft.espionage;
    draft.espionage = { ...(newEspionage() as Draft['espionage']), year, shaken };
  }
  return draft.espionage;
}

export const espionageChanges: Changes<State, EspionageChange> = {
  operativesDeclared(draft, { seat, year, operatives }) {
    if (!draft.realms[seat]) return noSeat(seat);
    const espionage = winterOf(draft, year);
    espionage.declared[seat] = year;
    espionage.operatives[seat] = operatives;
    return;
  },
  operativePlaced({ espionage }, { operative, seat, tile }) {
    if (espionage.counters[operative])
      return remark('me.espionage.placed', say('That operative is already on the map.'));
    espionage.counters[operative] = { seat, tile };
    espionage.placed[seat] = (espionage.placed[seat] ?? 0) + 1;
    return;
  },
  espionageOrderSet(draft, { year, order }) {
    winterOf(draft, year).order = [...order];
  },
  operativeSpent({ espionage }, { operative, seat }) {
    delete espionage.counters[operative];
    espionage.last = seat;
  },
  operativeRemoved({ espionage }, { operative }) {
    delete espionage.counters[operative];
  },
  operativeSmuggled({ espionage }, { operative, seat, tile }) {
    espionage.counters[operative] = { seat, tile };
  },
  // The slain stand in their owners' ledgers.
  characterSlain: (draft, { banner }) => (draft.banners[banner] ? undefined : noBanner(banner)),
  guardSlain: (draft, { seat }) => (draft.realms[seat] ? undefined : noSeat(seat)),
  courtShaken({ espionage }, { seat, shaken }) {
    const now = (espionage.shaken[seat] ?? []).filter(({ year }) => year === shaken.year);
    espionage.shaken[seat] = [...now, { ...shaken }];
  },
  heeded({ espionage, season: { year, month } }, { banners, moves }) {
    for (const banner of banners) espionage.heeded[banner] = { year, month, moves };
  },
  mending(draft, { banner, year }) {
    if (!draft.banners[banner]) return noBanner(banner);
    draft.espionage.mending[banner] = year;
    return;
  },
  intentionSought({ espionage }, { id, sought }) {
    espionage.sought[id] = { ...sought, banners: [...sought.banners] };
  },
  intentionTold({ espionage }, { id }) {
    if (!espionage.sought[id])
      return remark('me.espionage.intention', say('That spy already has an answer.'));
    delete espionage.sought[id];
    return;
  },
  shipEscaped({ ships }, { ship }) {
    const escaping = ships[ship];
    if (!escaping) return remark('me.piece.ship', say('That ship is gone.'));
    escaping.harbour = false;
    return;
  },
};
