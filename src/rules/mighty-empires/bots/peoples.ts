/** Bots of every people: the dead ebb, goblinoids march twice. */
import type { Seat } from '../../../kernel/question.ts';
import { untested } from '../peoples/instability.ts';
import { marchers } from '../peoples/march.ts';
import { peoplesOf } from '../peoples/peoples.ts';
import { forces, turnOf } from '../queries.ts';
import { scoutGround } from '../season/scout-ground.ts';
import { keepsScouts, unscoutable } from '../season/scouting.ts';
import { type Game, give, offer, stateOf } from './game.ts';
import { pick } from './pick.ts';
import { ask } from './probe.ts';

export function choosePeoples(game: Game): void {
  const { seats, options } = stateOf(game);
  if (!options.parts.peoples) return;
  for (const seat of seats) {
    give(game, seat, 'choose-people', { people: pick(peoplesOf, game.source) });
  }
}

export function ebb(game: Game, seat: Seat): void {
  const banners = untested(stateOf(game), seat);
  if (banners.length > 0) give(game, seat, 'test-instability', { banners });
}

/** Marches on wherever a force has moved and can be fed again, scouts from there, and leaves moving to `march`. */
export function marchOn(game: Game, seat: Seat, march: () => void): void {
  for (const [tile] of forces(stateOf(game), seat)) {
    const banners = marchers(stateOf(game), seat, tile);
    if (banners.length === 0) continue;
    ask(game, seat, 'force-march', { banners });
    if (game.source(2) === 0 && offer(game, seat, 'force-march', { banners }))
      for (const banner of banners) lookAhead(game, seat, banner);
  }
  if (turnOf(stateOf(game), seat).marching.length > 0) march();
}

function lookAhead(game: Game, seat: Seat, banner: string): void {
  const state = stateOf(game);
  if (keepsScouts(state, banner)) return;
  const around = scoutGround(state, banner).filter((next) => !unscoutable(state, seat, banner, next));
  if (around.length > 0) offer(game, seat, 'scout', { banner, tile: pick(around, game.source) });
  for (const waking of Object.keys(stateOf(game).wakings)) give(game, seat, 'fly-dragons', { waking });
}
