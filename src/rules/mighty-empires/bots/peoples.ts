/** Bots of every people: the dead ebb and are raised, goblinoids march twice and eat their prisoners. */
import { ask, pick } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { mayBegin, openTo } from '../../../kernel/tastes.ts';
import { peoplesOf } from '../map/peoples.ts';
import { peopleIn, peopleOf } from '../map/talents.ts';
import { groundAt } from '../map/terrain.ts';
import { insideOf } from '../map/walls.ts';
import { untested } from '../peoples/instability.ts';
import { force, forces, turnOf } from '../queries.ts';
import { type Game, give, offer, stateOf } from './game.ts';

export function choosePeoples(game: Game): void {
  const { seats, options, realms } = stateOf(game);
  if (!options.parts.peoples) return;
  for (const seat of seats) {
    const capital = realms[seat]?.capital;
    // Dwarfs like the mountains.
    const high = capital != null && groundAt(stateOf(game), capital) === 'highland';
    const people = high ? 'dwarfs' : pick([...peoplesOf, 'dwarfs', 'goblinoids'] as const, game.source);
    give(game, seat, 'choose-people', { people });
  }
}

export function ebb(game: Game, seat: Seat): void {
  const banners = untested(stateOf(game), seat);
  if (banners.length > 0) give(game, seat, 'test-instability', { banners });
}

/** Goblins with a prisoner in the train go without supper, by agreement: they would rather eat the prisoner. */
export function feast(game: Game, seat: Seat): void {
  const state = stateOf(game);
  const { fed } = turnOf(state, seat);
  for (const { holder, banner } of Object.values(state.tabletop.captives))
    if (holder === seat && banner && peopleIn(state, banner) === 'goblinoids' && !fed[banner])
      give(game, seat, 'subsist', { plan: { [banner]: 'hunger' } }, (question) => {
        if (question.label.endsWith('/shortfall')) return [1];
        const [, dish] =
          question.ask === 'choose' && question.label.endsWith('/pot') ? Object.keys(question.from) : [];
        return dish;
      });
}

/** Besieged Dwarfs go without now and then, so that their pride is tried. */
export function fast(game: Game, seat: Seat): void {
  for (const { tile, defender } of Object.values(stateOf(game).encounters)) {
    const [banner] = defender === seat ? insideOf(stateOf(game), tile) : [];
    if (banner === undefined || peopleOf(stateOf(game), seat) !== 'dwarfs') continue;
    if (!turnOf(stateOf(game), seat).fed[banner])
      give(game, seat, 'subsist', { plan: { [banner]: 'hunger' } });
  }
}

/** An Undead player who has just fought enters a few more points; others ask in vain. */
export function raise(game: Game, seat: Seat): void {
  for (const banner of openTo(game, seat, 'enter-summoned', 'banner'))
    offer(game, seat, 'enter-summoned', { banner, points: 10 + game.source(10) * 5 });
  if (stateOf(game).options.parts.peoples) ask(game, seat, 'enter-summoned');
}

/** Marches on wherever a force has moved and can be fed again, scouts from there, and leaves moving to `march`. */
export function marchOn(game: Game, seat: Seat, march: () => void): void {
  for (const [tile] of forces(stateOf(game), seat)) {
    const able = openTo(game, seat, 'force-march', 'banners');
    const banners = force(stateOf(game), seat, tile).flatMap(({ id }) => (able.includes(id) ? [id] : []));
    if (banners.length === 0) continue;
    ask(game, seat, 'force-march', { banners });
    if (game.source(2) === 0 && offer(game, seat, 'force-march', { banners }))
      for (const banner of banners) lookAhead(game, seat, banner);
  }
  if (turnOf(stateOf(game), seat).marching.length > 0) march();
}

function lookAhead(game: Game, seat: Seat, banner: string): void {
  if (!mayBegin(game, seat, 'scout', { banner })) return;
  const around = openTo(game, seat, 'scout', 'tile', { banner });
  if (around.length > 0) offer(game, seat, 'scout', { banner, tile: pick(around, game.source) });
  for (const waking of Object.keys(stateOf(game).wakings)) give(game, seat, 'fly-dragons', { waking });
}
