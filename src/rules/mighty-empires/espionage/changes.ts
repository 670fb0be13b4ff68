/** How this chapter changes the table. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { type Draft, noBanner, noSeat, remark } from '../changes/remarks.ts';
import type { BannerId, ShipId, State } from '../state.ts';
import { newEspionage, type Shaken, type Sought } from './state.ts';

export type EspionageChange =
  | {
      readonly type: 'operativesDeclared';
      readonly seat: Seat;
      readonly year: number;
      readonly operatives: number;
    }
  | {
      readonly type: 'operativePlaced';
      readonly operative: string;
      readonly seat: Seat;
      readonly tile: TileId;
    }
  | { readonly type: 'espionageOrderSet'; readonly year: number; readonly order: readonly Seat[] }
  /** Its deed is done: the counter is taken off, and the turn passes on. */
  | { readonly type: 'operativeSpent'; readonly operative: string; readonly seat: Seat }
  | { readonly type: 'operativeRemoved'; readonly operative: string }
  | {
      readonly type: 'operativeSmuggled';
      readonly operative: string;
      readonly seat: Seat;
      readonly tile: TileId;
      readonly year: number;
    }
  /** `highest`: of highest level; `picked`: one its owner picks. */
  | { readonly type: 'characterSlain'; readonly banner: BannerId; readonly which: 'highest' | 'picked' }
  | { readonly type: 'guardSlain'; readonly seat: Seat }
  | { readonly type: 'courtShaken'; readonly seat: Seat; readonly shaken: Shaken }
  | { readonly type: 'heeded'; readonly banners: readonly BannerId[]; readonly moves: boolean }
  | { readonly type: 'mending'; readonly banner: BannerId; readonly year: number }
  | { readonly type: 'intentionSought'; readonly id: string; readonly sought: Sought }
  | { readonly type: 'intentionTold'; readonly id: string }
  | { readonly type: 'shipEscaped'; readonly ship: ShipId };

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
      return remark('me.espionage.placed', say('That operative is on the map already.'));
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
    if (!espionage.sought[id]) return remark('me.espionage.intention', say('That spy has his answer.'));
    delete espionage.sought[id];
    return;
  },
  shipEscaped({ ships }, { ship }) {
    const escaping = ships[ship];
    if (!escaping) return remark('me.piece.ship', say('That ship is no longer afloat.'));
    escaping.harbour = false;
    return;
  },
};
