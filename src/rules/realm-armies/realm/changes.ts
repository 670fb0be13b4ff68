/** How what a realm pays, earns, builds and drafts changes the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { bare } from '../queries.ts';
import { noArmy, noHero, noSeat, overdrawn } from '../remarks.ts';
import * as our from '../shapes.ts';
import type { State } from '../state.ts';
import { beginDraft, nextInDraft } from './draft.ts';

export const realmShapes = {
  /** A treasury never falls below zero; what it could not pay is remarked on. */
  paid: { seat: is.seat, points: is.count },
  earned: { seat: is.seat, points: is.count },
  collected: { seat: is.seat },
  built: { tile: is.tile, what: our.building },
  draftBegun: { order: is.list(is.seat) },
  /** A seat has drafted: the next in the round is up. */
  drafted: { seat: is.seat },
  draftPassed: { seat: is.seat },
  heroDrafted: { seat: is.seat, hero: is.piece, name: is.words },
  heroAssigned: { hero: is.piece, army: is.orNull(is.piece) },
  armyRaised: { army: is.piece, seat: is.seat, number: is.count, tile: is.tile },
};
export type RealmChange = is.ChangeOf<typeof realmShapes>;

export const realmChanges: Changes<State, RealmChange> = {
  paid(draft, { seat, points }) {
    const realm = draft.realms[seat];
    if (!realm) return noSeat(seat);
    const left = realm.treasury - points;
    realm.treasury = Math.max(0, left);
    return left < 0 ? overdrawn(seat, -left) : undefined;
  },
  earned(draft, { seat, points }) {
    const realm = draft.realms[seat];
    if (!realm) return noSeat(seat);
    realm.treasury += points;
    return;
  },
  collected(draft, { seat }) {
    if (!draft.turn.collected.includes(seat)) draft.turn.collected.push(seat);
  },
  built(draft, { tile, what }) {
    const holding = draft.tiles[tile] ?? { ...bare };
    if (what === 'mine') holding.mine = true;
    else if (what === 'port') holding.port = true;
    else holding.work = what;
    draft.tiles[tile] = holding;
  },
  draftBegun(draft, { order }) {
    beginDraft(draft, order);
  },
  drafted(draft, { seat }) {
    if (draft.draft.turn === seat) draft.draft.turn = nextInDraft(draft as State, seat);
  },
  draftPassed(draft, { seat }) {
    if (!draft.draft.passed.includes(seat)) draft.draft.passed.push(seat);
    if (draft.draft.turn === seat) draft.draft.turn = nextInDraft(draft as State, seat);
  },
  heroDrafted(draft, { seat, hero, name }) {
    if (!draft.realms[seat]) return noSeat(seat);
    draft.heroes[hero] = { name, seat, lost: false };
    return;
  },
  heroAssigned(draft, { hero, army }) {
    if (!draft.heroes[hero]) return noHero(hero);
    for (const each of Object.values(draft.armies)) if (each.hero === hero) each.hero = null;
    if (army === null) return;
    const led = draft.armies[army];
    if (!led) return noArmy(army);
    led.hero = hero;
    return;
  },
  armyRaised(draft, { army, seat, number, tile }) {
    if (!draft.realms[seat]) return noSeat(seat);
    draft.armies[army] = { seat, number, name: '', hero: null, tile };
    return;
  },
};
