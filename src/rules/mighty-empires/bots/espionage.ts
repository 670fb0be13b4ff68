/** How bots spy on each other: hire, count, place, turn over, and settle what was done to them. */

import type { TileId } from '../../../kernel/hex.ts';
import type { Json } from '../../../kernel/json.ts';
import { ask, pick } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { type Operative, operatives } from '../charts/assassins.ts';
import { misplaced } from '../espionage/placing.ts';
import { counters, placer, resolver, undeclared } from '../espionage/queries.ts';
import { guards } from '../espionage/writes.ts';
import { unheeded } from '../map/deeds.ts';
import { landNeighbours, lands } from '../map/terrain.ts';
import { bannersIn, forces, shipsIn } from '../queries.ts';
import type { State } from '../state.ts';
import { purseOf, tryLine } from './court.ts';
import { type Game, give, stateOf, write } from './game.ts';

export function hireOperatives(game: Game, seat: Seat): void {
  const { source } = game;
  const { year } = stateOf(game).season;
  ask(game, seat, 'place-operative', { operative: 'x', tile: 'q0r0' });
  tryLine(game, seat, {
    write: 'operatives',
    purchase: 'x',
    hired: [{ id: 'x', type: 'agent' }],
    dice: [6, 6, 6],
  });
  const crowns = Math.min(16, purseOf(game, seat));
  const hired: { readonly id: string; readonly type: Operative }[] = [];
  const dice: number[] = [];
  for (let spent = 0; spent < crowns; spent++) {
    const type = pick([...operatives, 'assassin' as const, 'saboteur' as const], source);
    const count = type === 'spy' ? 1 + source(6) : 1;
    if (type === 'spy') dice.push(count);
    for (let n = 0; n < count; n++) hired.push({ id: `op${seat}${year}x${hired.length}`, type });
  }
  if (hired.length > 0 && stateOf(game).winter.at[seat] === 'espionage')
    write(game, seat, { write: 'operatives', purchase: `spies${year}`, hired, dice } as unknown as Json);
  give(game, seat, 'tell-operatives', { year });
  ask(game, seat, 'tell-operatives', { year });
  ask(game, seat, 'roll-espionage', { year });
}

/** Somewhere this operative has work to do; now and then anywhere. */
function placeFor(game: Game, state: State, seat: Seat, type: Operative): TileId {
  const land = (Object.keys(lands(state)) as TileId[]).filter(
    (tile) => landNeighbours(state, tile).length > 0,
  );
  const fit = land.filter((tile) => !misplaced(state, seat, type, tile));
  const crowded = fit.filter((tile) => counters(state).some((counter) => counter.tile === tile));
  const bare = fit.filter(
    (tile) => state.tiles[tile]?.capitalOf != null && bannersIn(state, tile).length === 0,
  );
  const ports = fit.filter((tile) => shipsIn(state, tile).some(({ harbour }) => harbour));
  const garrisons = fit.filter((tile) => bannersIn(state, tile).length > 0);
  const special: Readonly<Record<Operative, readonly TileId[]>> = {
    agent: crowded,
    assassin: bare,
    saboteur: game.source(2) === 0 ? ports : garrisons,
    spy: [],
  };
  const liked = game.source(3) === 0 ? [] : special[type];
  if (game.source(8) === 0 || fit.length === 0) return pick(land, game.source);
  return pick(liked.length > 0 ? liked : fit, game.source);
}

/** Once all are counted: every counter placed in turn, then turned over one by one. Done by the last seat. */
export function playSpies(game: Game, last: Seat): void {
  const { seats, season } = stateOf(game);
  if (last !== seats.at(-1) || undeclared(stateOf(game)).length > 0) return;
  for (let seat = placer(stateOf(game)); seat !== undefined; seat = placer(stateOf(game))) {
    const state = stateOf(game);
    const mine = Object.entries(game.books.get(seat)?.spies.operatives ?? {});
    const next = mine.find(([id, { year }]) => year === season.year && !state.espionage.counters[id]);
    if (!next) return;
    const [operative, { type }] = next;
    for (const other of seats) ask(game, other, 'place-operative', { operative, tile: 'q0r0' });
    give(game, seat, 'place-operative', { operative, tile: placeFor(game, state, seat, type ?? 'agent') });
  }
  ask(game, last, 'turn-operative', {});
  if (counters(stateOf(game)).length > 0) give(game, last, 'roll-espionage', { year: season.year });
  for (let seat = resolver(stateOf(game)); seat !== undefined; seat = resolver(stateOf(game))) {
    const operative = counters(stateOf(game)).find((counter) => counter.seat === seat)?.id ?? '';
    for (const other of seats) ask(game, other, 'turn-operative', { operative });
    give(game, seat, 'turn-operative', { operative }, (question) => {
      if (question.ask !== 'declare') return undefined;
      const book = game.books.get(question.by);
      return book && game.ruleset.ledgers.claim(book, question.claim, question.about, stateOf(game));
    });
    for (const each of seats) settleDeeds(game, each);
  }
}

/** What operatives left for a seat to write, and to tell. */
function settleDeeds(game: Game, seat: Seat): void {
  const { source } = game;
  for (const { rule } of game.ruleset.tasks(stateOf(game), seat)) game.reached.set(rule, 1);
  const book = game.books.get(seat);
  if (!book) return;
  for (const { rule } of game.ruleset.ledgers.tasks(book, stateOf(game))) game.reached.set(rule, 1);
  for (const banner of Object.keys(book.spies.toPick)) {
    const [character] = game.books.get(seat)?.banners[banner]?.characters ?? [];
    if (character) write(game, seat, { write: 'slain', banner, character: character.id });
  }
  for (let n = 0; n < book.spies.guard; n++) {
    const able = guards(game.books.get(seat) ?? book);
    write(game, seat, { write: 'guard', unit: able[0]?.id ?? null });
  }
  for (const [operative, { type, smuggled }] of Object.entries(book.spies.operatives))
    if (type === null && smuggled !== null)
      write(game, seat, { write: 'smuggle', operative, type: 'saboteur' });
  for (const [sought, { seat: asked, tile }] of Object.entries(stateOf(game).espionage.sought)) {
    if (asked !== seat) continue;
    const ways = ['stays', ...landNeighbours(stateOf(game), tile)];
    write(game, seat, { write: 'intend', sought, to: pick(ways, source) });
    give(game, seat, 'tell-intention', { sought });
  }
}

/** Forces that have heard rumours of the king roll before they march. */
export function heedOrders(game: Game, seat: Seat): void {
  for (const [tile, banners] of forces(stateOf(game), seat)) {
    ask(game, seat, 'heed-orders', { tile });
    if (banners.some(({ id }) => unheeded(stateOf(game), id))) give(game, seat, 'heed-orders', { tile });
  }
}
