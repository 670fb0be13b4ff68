/** How bots keep their army books: strike off what is owed, enter what is due, disband what is gone. */
import type { Seat } from '../../../kernel/question.ts';
import { type Contents, worth } from '../ledger/book.ts';
import { type Game, give, stateOf, write } from './game.ts';

export function keepBooks(game: Game, seat: Seat): void {
  mourn(game, seat);
  for (const [banner, contents] of Object.entries(game.books.get(seat)?.banners ?? {})) {
    if (!stateOf(game).banners[banner] || !contents.mustered) continue;
    if (worth(contents) === 0) give(game, seat, 'disband', { banner });
    else {
      if (contents.due > 0) enlist(game, seat, banner, contents);
      if (contents.owed > 0) strike(game, seat, banner);
    }
  }
}

function mourn(game: Game, seat: Seat): void {
  const book = game.books.get(seat);
  for (const { banners } of book?.mourned ?? []) {
    const banner = banners.find((id) => (game.books.get(seat)?.banners[id]?.characters.length ?? 0) > 0);
    const character = banner && game.books.get(seat)?.banners[banner]?.characters[0]?.id;
    if (banner && character) write(game, seat, { write: 'mourn', banner, character });
  }
}

function enlist(game: Game, seat: Seat, banner: string, { due }: Contents): void {
  const unit = {
    id: `m${game.counts.orders}.${banner}`,
    name: 'Free company',
    models: Math.ceil(due / 10),
    points: due,
    note: '',
  };
  write(game, seat, { write: 'enlist', banner, units: [unit] });
}

function strike(game: Game, seat: Seat, banner: string): void {
  const contents = game.books.get(seat)?.banners[banner];
  if (!contents) return;
  let { owed } = contents;
  const units: Record<string, { models: number; points: number }> = {};
  for (const { id, models, points } of contents.units) {
    const off = Math.min(owed, points);
    owed -= off;
    if (off > 0) units[id] = { points: off, models: off === points ? models : 0 };
  }
  const characters = owed > 0 ? contents.characters.map(({ id }) => id) : [];
  write(game, seat, { write: 'settle', banner, units, characters });
}
