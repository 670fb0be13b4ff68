/** How drafting generals, raising armies and building fleets change the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { noArmy, noHero, noSeat } from '../remarks.ts';
import type { State } from '../state.ts';
import { beginDraft, nextInDraft } from './draft.ts';

export const recruitmentShapes = {
  draftBegun: { order: is.list(is.seat) },
  /** A seat has drafted: the next in the round is up. */
  drafted: { seat: is.seat },
  draftPassed: { seat: is.seat },
  heroDrafted: { seat: is.seat, hero: is.piece, name: is.words },
  heroAssigned: { hero: is.piece, army: is.orNull(is.piece) },
  armyRaised: { army: is.piece, seat: is.seat, number: is.count, tile: is.tile },
  fleetLaunched: { fleet: is.piece, seat: is.seat, number: is.count, port: is.tile },
};
export type RecruitmentChange = is.ChangeOf<typeof recruitmentShapes>;

export const recruitmentChanges: Changes<State, RecruitmentChange> = {
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
  fleetLaunched(draft, { fleet, seat, number, port }) {
    if (!draft.realms[seat]) return noSeat(seat);
    draft.fleets[fleet] = { seat, number, name: '', port, blockades: null, carries: null, idle: 0 };
    return;
  },
};
