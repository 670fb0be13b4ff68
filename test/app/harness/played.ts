/** The campaigns of Mighty Empires that screens are looked at in, as bots of today play them: always on the same land. */
import { seeded } from '../../../src/kernel/bot.ts';
import type { Given } from '../../../src/kernel/game.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { start } from '../../../src/rules/mighty-empires/bots/game.ts';
import { playMonth } from '../../../src/rules/mighty-empires/bots/season.ts';
import { setUp } from '../../../src/rules/mighty-empires/bots/setup.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { layAutomatically } from '../../../src/rules/mighty-empires/land/auto/automatic.ts';
import { players } from './company.ts';
import type { Walk } from './recorded.ts';

/** Months after which every stage was come by: a season, and the first of the next, which begins with the winter. */
export const toTheWinter = 7;

/** From the founding over so many months. */
export function playWalk({ seed, books, options }: Walk, months: number): readonly Given[] {
  const seats = players.map(({ id }) => id);
  const game = start(mightyEmpires, { books, ...options }, seats, seeded(seed), true);
  setUp(game, layAutomatically(players.length, seeded(1)).tiles as unknown as Json);
  for (let month = 0; month < months; month++) playMonth(game, () => undefined);
  return game.record ?? [];
}
