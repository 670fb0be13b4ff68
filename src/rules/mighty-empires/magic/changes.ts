/** How magic changes the table. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { noBanner, noSeat, remark } from '../changes/remarks.ts';
import { tidyEncounters } from '../changes/tidy.ts';
import type { ForgedItem } from '../charts/autumn-spells.ts';
import type { Spot } from '../places.ts';
import type { BannerId, Month, State } from '../state.ts';
import { endSpell, endSpells, spoil } from './lasting.ts';
import type { Equinox, Lasting, SpellName } from './state.ts';

export type MagicChange =
  | {
      readonly type: 'equinoxOpened';
      readonly year: number;
      readonly equinox: Equinox;
      readonly order: readonly Seat[];
    }
  | { readonly type: 'spellDrawn'; readonly seat: Seat; readonly spell: SpellName }
  /** Done with so many of its spells: cast, failed, forgone, or never to be had. */
  | { readonly type: 'spellSpent'; readonly seat: Seat; readonly spells: number }
  | { readonly type: 'spellLaid'; readonly id: string; readonly lasting: Lasting }
  | { readonly type: 'spellEnded'; readonly id: string }
  /** Lifts every spell from a tile. */
  | { readonly type: 'spellsLifted'; readonly tile: TileId }
  | { readonly type: 'riverTried'; readonly id: string; readonly month: Month }
  | { readonly type: 'undeadFell'; readonly tile: TileId }
  | {
      readonly type: 'hostSummoned';
      readonly banner: BannerId;
      readonly seat: Seat;
      readonly number: number;
      readonly name: string;
      readonly tile: TileId;
      readonly spot: Spot;
      readonly points: number;
    }
  | {
      readonly type: 'itemForged';
      readonly id: string;
      readonly banner: BannerId;
      readonly item: ForgedItem;
    };

const over = () => remark('me.magic.lasts', say('That spell is over already.'));

export const magicChanges: Changes<State, MagicChange> = {
  equinoxOpened(draft, { year, equinox, order }) {
    // What guarded a tile through season and autumn is worn out by the spring.
    if (equinox === 'spring')
      endSpells(draft, ({ spell, until }) => spell === 'magical-protection' && until.year <= year);
    draft.magic.at = { year, equinox };
    draft.magic.order = [...order];
    draft.magic.cast = {};
    draft.magic.drawn = {};
  },
  spellDrawn(draft, { seat, spell }) {
    if (!draft.realms[seat]) return noSeat(seat);
    draft.magic.drawn[seat] = spell;
    return;
  },
  spellSpent(draft, { seat, spells }) {
    if (!draft.realms[seat]) return noSeat(seat);
    draft.magic.cast[seat] = (draft.magic.cast[seat] ?? 0) + spells;
    delete draft.magic.drawn[seat];
    return;
  },
  spellLaid(draft, { id, lasting }) {
    draft.magic.spells[id] = { ...lasting, until: { ...lasting.until }, tried: null };
    if (lasting.spell === 'rot' && lasting.tile !== null) spoil(draft, lasting.tile);
  },
  spellEnded(draft, { id }) {
    if (!draft.magic.spells[id]) return over();
    endSpell(draft, id);
    return;
  },
  spellsLifted(draft, { tile }) {
    endSpells(draft, (row) => row.tile === tile);
  },
  riverTried(draft, { id, month }) {
    const held = draft.magic.spells[id];
    if (!held) return over();
    held.tried = { ...month };
    return;
  },
  undeadFell(draft, { tile }) {
    endSpells(draft, (row) => row.spell === 'raise-dead' && row.tile === tile);
  },
  hostSummoned(draft, { banner, seat, number, name, tile, spot, points }) {
    if (!draft.realms[seat]) return noSeat(seat);
    draft.banners[banner] = {
      seat,
      number,
      name,
      tile,
      spot: { ...spot },
      baggage: 0,
      charged: 0,
      gained: points,
      mutiny: null,
    };
    tidyEncounters(draft, tile);
    return;
  },
  itemForged(draft, { id, banner, item }) {
    if (!draft.banners[banner]) return noBanner(banner);
    draft.magic.items[id] = { banner, item };
    return;
  },
};
