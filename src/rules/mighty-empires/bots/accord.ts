/** Bots at the table: they change their minds about the parts of the book, and let a guest lead a banner. */
import { ask, pick } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { firstYear } from '../accord/parts.ts';
import { type Part, table } from '../options.ts';
import { bannersOf } from '../queries.ts';
import { type Game, give, offer, stateOf } from './game.ts';

/** Before the roads open, now and then: one part taken up or laid aside from the next season on. */
export function reconsider(game: Game, seat: Seat): void {
  const { source } = game;
  const state = stateOf(game);
  const part = pick(Object.keys(table.parts.rows) as Part[], source);
  const year = firstYear(state);
  ask(game, seat, 'change-parts', { year: year - 1, parts: { [part]: true } });
  if (source(3) > 0) return;
  offer(game, seat, 'change-parts', { year, parts: { [part]: !state.options.parts[part] } });
  for (const other of stateOf(game).seats) ask(game, other, 'choose-people', { people: 'men' });
}

export function appoint(game: Game, seat: Seat): void {
  const [first] = bannersOf(stateOf(game), seat);
  if (first) give(game, seat, 'appoint-commander', { banner: first.id, name: game.source(2) ? 'Mina' : '' });
}
