/** How bots spend a winter: phase by phase, each seat in turn, until the roads open. */

import { ask } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { beset } from '../map/spells.ts';
import { type WinterPhase, winterPhases } from '../winter-phases.ts';
import { appoint, reconsider } from './accord.ts';
import { fightBattles } from './battle.ts';
import { bargain, holdAudiences, muster, recruit, sendMissions, writeLetters } from './court.ts';
import { hireOperatives, playSpies } from './espionage.ts';
import { type Game, give, stateOf } from './game.ts';
import { castAll, goToTheSanctuary } from './magic.ts';
import { probe } from './probe.ts';
import { count, goHome, meetTheWinter, post, quarter, raise, recover, stock } from './wintering.ts';

type Play = (game: Game, seat: Seat) => void;
/** What bots do in each phase, by chapter. */
const play: { readonly [phase in WinterPhase]: readonly Play[] } = {
  autumn: [castAll],
  quarters: [goHome, quarter],
  events: [meetTheWinter],
  revenue: [count],
  diplomacy: [sendMissions, holdAudiences, writeLetters, bargain],
  recruitment: [recruit],
  recovery: [recover],
  construction: [raise, reconsider],
  baggage: [stock],
  deployment: [muster, post, appoint, goToTheSanctuary],
  espionage: [hireOperatives, playSpies],
  spring: [castAll],
};

export function playWinter(game: Game, after: () => void): void {
  const { seats, season } = stateOf(game);
  const { year } = season;
  for (const phase of winterPhases) {
    // A phase that everybody passes by has nothing to play.
    const here = seats.filter((seat) => stateOf(game).winter.at[seat] === phase);
    for (const each of play[phase]) for (const seat of here) each(game, seat);
    for (const seat of seats) probe(game, seat);
    for (const seat of seats) {
      if (stateOf(game).winter.at[seat] === phase) give(game, seat, 'end-winter-phase', { year, phase });
      ask(game, seat, 'end-winter-phase');
    }
    after();
  }
  ask(game, seats[0] ?? '', 'begin-season', { year: year + 1 });
  for (const { attacker } of beset(stateOf(game))) fightBattles(game, attacker);
  give(game, seats[0] ?? '', 'begin-season', { year: year + 1 });
  after();
}
