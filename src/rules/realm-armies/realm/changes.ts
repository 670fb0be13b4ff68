/** How what a realm pays, earns, builds and drafts changes the table. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import { bare } from '../queries.ts';
import { noArmy, noHero, noSeat, overdrawn } from '../remarks.ts';
import type { ArmyId, HeroId, State } from '../state.ts';
import type { Building } from './buildings.ts';
import { beginDraft, nextInDraft } from './draft.ts';

export type RealmChange =
  /** A treasury never falls below zero; what it could not pay is remarked on. */
  | { readonly type: 'paid'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'earned'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'collected'; readonly seat: Seat }
  | { readonly type: 'built'; readonly tile: TileId; readonly what: Building }
  | { readonly type: 'draftBegun'; readonly order: readonly Seat[] }
  /** A seat has drafted: the next in the round is up. */
  | { readonly type: 'drafted'; readonly seat: Seat }
  | { readonly type: 'draftPassed'; readonly seat: Seat }
  | {
      readonly type: 'heroDrafted';
      readonly seat: Seat;
      readonly hero: HeroId;
      readonly name: string;
    }
  | { readonly type: 'heroAssigned'; readonly hero: HeroId; readonly army: ArmyId | null }
  | {
      readonly type: 'armyRaised';
      readonly army: ArmyId;
      readonly seat: Seat;
      readonly number: number;
      readonly tile: TileId;
    };

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
