/** How magic changes the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { endSpell, endSpells, spoil } from '../map/lasting.ts';
import { noBanner, noSeat, remark } from '../map/remarks.ts';
import { tidyEncounters } from '../map/tidy.ts';
import * as our from '../shapes.ts';
import type { State } from '../state.ts';
import * as own from './shapes.ts';

export const magicShapes = {
  equinoxOpened: { year: is.count, equinox: own.equinox, order: is.list(is.seat) },
  spellDrawn: { seat: is.seat, spell: own.spell },
  /** The number of its spells that are over: cast, failed, forgone, or impossible. */
  spellSpent: { seat: is.seat, spells: is.count },
  spellLaid: { id: is.piece, lasting: own.lasting },
  spellEnded: { id: is.piece },
  /** Lifts every spell from a tile. */
  spellsLifted: { tile: is.tile },
  riverTried: { id: is.piece, month: our.month },
  undeadFell: { tile: is.tile },
  hostSummoned: {
    banner: is.piece,
    seat: is.seat,
    number: is.count,
    name: is.words,
    tile: is.tile,
    spot: our.spot,
    points: is.count,
  },
  itemForged: { id: is.piece, banner: is.piece, item: own.forgedItem },
};
export type MagicChange = is.ChangeOf<typeof magicShapes>;

const over = () => remark('me.magic.lasts', say('That spell is over.'));

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
