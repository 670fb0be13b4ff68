/** How this chapter changes the table. */

import type { TileId } from '../../../kernel/hex.ts';
import type { Changes, Mutable } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { withered } from '../map/lasting.ts';
import { type Draft, noEncounter, noTile, remark } from '../map/remarks.ts';
import { tidyEncounters } from '../map/tidy.ts';
import type { Encounter, Month, State } from '../state.ts';
import { newSiege, type Siege } from './state.ts';

export const siegeShapes = {
  /** Defenders shut themselves in: those who attack them lie before the walls from now on. */
  tookRefuge: { battle: is.piece, siege: is.piece, inside: is.list(is.piece) },
  /** The defender leaves the gates open, and meets the attackers before them. */
  stoodAfield: { battle: is.piece },
  /** Fresh banners before the walls, of a besieger or of somebody else. */
  joinedSiege: {
    id: is.piece,
    tile: is.tile,
    attacker: is.seat,
    attackers: is.by(is.piece, is.tile),
    defender: is.seat,
    inside: is.list(is.piece),
    mustered: is.orNull(is.count),
    hardship: is.count,
  },
  battered: { id: is.piece, year: is.count, month: is.count },
  breached: { id: is.piece, bonus: is.count },
  assaulted: { id: is.piece, year: is.count, month: is.count, repulsed: is.yes },
  starved: { tile: is.tile, year: is.count, month: is.count },
  hardened: { tile: is.tile, by: is.whole },
  /** Points left of an independent garrison. */
  garrisonLeft: { tile: is.tile, points: is.count },
  besieged: { id: is.piece },
  razed: { tile: is.tile, by: is.orNull(is.seat) },
};
export type SiegeChange = is.ChangeOf<typeof siegeShapes>;

const over = () => remark('me.siege.over', say('That siege is over.'));

/** A siege that still stands, as a draft. */
const siegeIn = (draft: Draft, id: string): Mutable<Siege> | undefined =>
  draft.encounters[id]?.siege ?? undefined;
const all = (draft: Draft, tile: TileId): readonly Mutable<Encounter>[] =>
  Object.values(draft.encounters).filter((each) => each.tile === tile && each.siege !== null);
const when = ({ year, month }: Month): Mutable<Month> => ({ year, month });

export const siegeChanges: Changes<State, SiegeChange> = {
  tookRefuge(draft, { battle, siege, inside }) {
    const met = draft.encounters[battle];
    if (!met) return noEncounter();
    const { tile, defender } = met;
    const attacks = Object.values(draft.encounters).filter(
      (each) => each.tile === tile && each.defender === defender && each.kind === 'battle',
    );
    for (const [index, attack] of attacks.entries()) {
      const known = all(draft, tile).find((each) => each.attacker === attack.attacker);
      if (known?.siege) known.siege.inside = [...new Set([...known.siege.inside, ...inside])];
      else
        draft.encounters[index === 0 ? siege : `${siege}.${index + 1}`] = {
          ...attack,
          attackers: { ...attack.attackers },
          kind: 'siege',
          since: when(draft.season),
          siege: { ...newSiege, inside: [...inside] },
        };
    }
    tidyEncounters(draft, tile);
    return;
  },
  stoodAfield(draft, { battle }) {
    const met = draft.encounters[battle];
    if (!met) return noEncounter();
    met.afield = true;
    return;
  },
  joinedSiege(draft, { id, tile, attacker, attackers, defender, inside, mustered, hardship }) {
    const known = draft.encounters[id];
    if (known) Object.assign(known.attackers, attackers);
    else
      draft.encounters[id] = {
        kind: 'siege',
        tile,
        attacker,
        attackers: { ...attackers },
        defender,
        since: when(draft.season),
        mustered,
        siege: { ...newSiege, inside: [...inside], hardship },
      };
    tidyEncounters(draft, tile);
  },
  battered(draft, { id, year, month }) {
    const siege = siegeIn(draft, id);
    if (!siege) return over();
    Object.assign(siege, { battered: { year, month }, breach: null });
    return;
  },
  breached(draft, { id, bonus }) {
    const siege = siegeIn(draft, id);
    if (!siege) return over();
    siege.breach = bonus;
    return;
  },
  assaulted(draft, { id, year, month, repulsed }) {
    const siege = siegeIn(draft, id);
    if (!siege) return over();
    siege.assaulted = { year, month };
    if (repulsed) siege.repulsed = { year, month };
    return;
  },
  starved(draft, { tile, year, month }) {
    for (const { siege } of all(draft, tile)) if (siege) siege.starved = { year, month };
  },
  hardened(draft, { tile, by }) {
    for (const { siege } of all(draft, tile)) if (siege) siege.hardship += by;
  },
  garrisonLeft(draft, { tile, points }) {
    for (const each of all(draft, tile)) each.mustered = Math.max(0, points);
  },
  besieged(draft, { id }) {
    const encounter = draft.encounters[id];
    if (!encounter) return noEncounter();
    const { defender, tile } = encounter;
    const holding = draft.tiles[tile];
    if (holding?.flag !== defender || holding.razed)
      return remark('me.siege.recorded', say('The defenders do not hold {tile}.', { tile }));
    const inside = Object.entries(draft.banners)
      .filter(([, banner]) => banner.seat === defender && banner.tile === tile)
      .map(([banner]) => banner);
    encounter.kind = 'siege';
    encounter.siege = { ...newSiege, inside };
    tidyEncounters(draft, tile);
    return;
  },
  razed(draft, { tile, by }) {
    const holding = draft.tiles[tile];
    if (!holding) return noTile(tile);
    // Nothing stands on barren land to be razed, whatever the table agreed to cast on it.
    holding.razed = holding.site !== 'barren';
    holding.stockpile = 0;
    if (by !== null) holding.flag = by;
    withered(draft, tile);
    tidyEncounters(draft, tile);
    return;
  },
};
