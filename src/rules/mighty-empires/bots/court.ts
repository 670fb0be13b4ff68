/** How bots hold court in winter: missions, letters, bargains, recruits, and the army mustered anew. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Json } from '../../../kernel/json.ts';
import { ask, pick } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { crownsLeft, pointsLeft } from '../court/book.ts';
import { alliesLeft } from '../court/contingents.ts';
import { neighbouringCourts, pending } from '../court/embassies.ts';
import { sealOf } from '../court/letters.ts';
import { pooled } from '../court/muster.ts';
import { captivesOf } from '../court/ransom.ts';
import { rising } from '../court/veterans.ts';
import type { Ledger, Unit } from '../ledger/book.ts';
import { alliancesOf } from '../map/alliances.ts';
import { holdingsOf } from '../queries.ts';
import { publicCrowns } from '../winter-now.ts';
import { type Game, give, offer, reach, stateOf, write } from './game.ts';

const bookOf = (game: Game, seat: Seat): Ledger => game.books.get(seat) as Ledger;
const fresh = (game: Game, what: string): string => `${what}${game.counts.orders}n${game.source(1_000_000)}`;

/** Looks what the book would say to a line, and leaves it unwritten. */
export function tryLine(game: Game, seat: Seat, line: Json): void {
  const said = game.ruleset.ledgers.check(bookOf(game, seat), line, stateOf(game));
  if (said !== true) reach(game, said.rule);
}

export function sendMissions(game: Game, seat: Seat): void {
  const { source } = game;
  const state = stateOf(game);
  const { year } = state.season;
  const courts = neighbouringCourts(state, seat);
  const capital = state.realms[seat]?.capital ?? 'q0r0';
  ask(game, seat, 'send-missions', { year, to: [capital] });
  const [first] = courts;
  if (first) ask(game, seat, 'send-missions', { year, to: [first[0] ?? 'q0r0', first.at(-1) ?? 'q0r0'] });
  ask(game, seat, 'send-missions', { year, to: courts.map(([tile]) => tile ?? 'q0r0') });
  const to = courts
    .filter(() => source(3) > 0)
    .slice(0, publicCrowns(state, seat))
    .map((tiles) => pick(tiles, source));
  give(game, seat, 'send-missions', { year, to });
  const [sent] = to;
  if (sent) ask(game, seat, 'hold-audience', { year, tile: sent });
  ask(game, seat, 'send-missions', { year, to: [] });
}

export function holdAudiences(game: Game, seat: Seat): void {
  const { year } = stateOf(game).season;
  for (let [next] = pending(stateOf(game)); next; [next] = pending(stateOf(game)))
    give(game, seat, 'hold-audience', { year, tile: next.tiles[0] ?? 'q0r0' });
}

export function writeLetters(game: Game, seat: Seat): void {
  const { source } = game;
  const others = stateOf(game).seats.filter((other) => other !== seat);
  ask(game, seat, 'show-letter', { letter: 'l0', to: others });
  if (others.length === 0 || source(2) === 0) return;
  const to = pick(others, source);
  const letter = fresh(game, 'l');
  const written = {
    text: 'Keep to your side of the river, and I keep to mine.',
    sand: String(source(1_000_000)),
  };
  const line = { write: 'letter', letter, from: seat, to, ...written };
  write(game, seat, line);
  give(game, seat, 'send-letter', { letter, to, seal: sealOf(written) });
  write(game, to, line);
  tryLine(game, to, { ...line, text: 'I never wrote that.' });
  const teller = pick([seat, to], source);
  const readers = others.filter((other) => other !== to);
  if (readers.length > 0 && source(2) === 0) give(game, teller, 'show-letter', { letter, to: readers });
}

export function bargain(game: Game, seat: Seat): void {
  const { source } = game;
  const state = stateOf(game);
  const others = state.seats.filter((other) => other !== seat);
  if (others.length === 0) return;
  const other = pick(others, source);
  const captives = captivesOf(state, seat, other);
  const crowns = Math.min(publicCrowns(state, other), source(4));
  const gives = { crowns: captives.length > 0 ? 0 : Math.min(1, publicCrowns(state, seat)), captives };
  ask(game, seat, 'ransom', { with: other, gives: { crowns: 999 } });
  if (gives.crowns + captives.length > 0)
    offer(game, seat, 'ransom', {
      with: other,
      gives,
      takes: { crowns: Math.min(crowns, publicCrowns(state, other)), captives: [] },
    });
}

const levy = (game: Game, points: number, elite: number): Unit => ({
  id: fresh(game, 'r'),
  name: 'Levy',
  models: Math.max(1, Math.ceil(points / 10)),
  points,
  note: '',
  elite,
});
const hero = (game: Game, points: number) => ({
  id: fresh(game, 'h'),
  name: 'Hero',
  level: 5,
  points,
  note: '',
});

export function recruit(game: Game, seat: Seat): void {
  const { source } = game;
  const points = stateOf(game).options.armies === 'points';
  const buys = (): number => pointsLeft(bookOf(game, seat), stateOf(game));
  tryLine(game, seat, { write: 'recruit', purchase: 'p0', points: 100_000, units: [levy(game, 100_000, 0)] });
  tryLine(game, seat, { write: 'recruit', purchase: 'p0', characters: [{ ...hero(game, 0), level: 20 }] });
  tryLine(game, seat, { write: 'reinforce', purchase: 'p0', unit: 'nobody', models: 1, points: 0 });
  tryLine(game, seat, {
    write: 'hire',
    purchase: 'p0',
    contingent: 'c0',
    kind: 'mercenaries',
    people: 'Ogres',
  });
  tryLine(game, seat, {
    write: 'hire',
    purchase: 'p0',
    contingent: 'c0',
    kind: 'allies',
    people: 'Halflings',
    characters: [hero(game, 0)],
  });
  if (rising(bookOf(game, seat), stateOf(game)).length > 0) {
    write(game, seat, { write: 'advance' });
    tryLine(game, seat, { write: 'advance' });
  }
  const some = Math.min(buys(), 100 * (1 + source(3)));
  if (some < 50 || source(2) === 0) return;
  const purchase = fresh(game, 'p');
  const line = points
    ? { write: 'recruit', purchase, points: some }
    : {
        write: 'recruit',
        purchase,
        units: [levy(game, some - 30, source(5))],
        characters: [hero(game, 30)],
      };
  write(game, seat, line as Json);
  if (source(8) === 0) write(game, seat, { write: 'cancel', purchase });
  if (!points) refit(game, seat, buys);
  hire(game, seat, buys);
}

function refit(game: Game, seat: Seat, buys: () => number): void {
  const { units } = bookOf(game, seat).court.reserve;
  const unit = units[0]?.id;
  if (unit === undefined || buys() < 40) return;
  const models = 1 + game.source(20);
  write(game, seat, { write: 'reinforce', purchase: fresh(game, 'p'), unit, models, points: 20 });
  write(game, seat, { write: 'equip', purchase: fresh(game, 'p'), item: unit, points: 20, note: 'shields' });
}

function hire(game: Game, seat: Seat, buys: () => number): void {
  const { source } = game;
  const state = stateOf(game);
  const [alliance] = alliesLeft(state, seat);
  const kinds = [...(source(3) === 0 ? ['mercenaries'] : []), ...(alliance ? ['allies'] : [])];
  for (const kind of kinds) {
    if (buys() < 100) return;
    write(game, seat, {
      write: 'hire',
      purchase: fresh(game, 'p'),
      contingent: fresh(game, 'c'),
      kind,
      people: kind === 'allies' ? 'Hill folk' : 'Ogres',
      alliance: kind === 'allies' ? (alliance?.id ?? null) : null,
      ...(state.options.armies === 'points'
        ? { points: 100 }
        : { units: [levy(game, 60, 1)], characters: [hero(game, 40)] }),
    } as unknown as Json);
  }
}

/** Hired contingents take the field, and whatever stands in no banner joins one. */
export function muster(game: Game, seat: Seat): void {
  const posts = holdingsOf(stateOf(game), seat).filter(({ site }) => site !== 'barren');
  ask(game, seat, 'raise-contingent', {
    contingent: 'c0',
    kind: 'allies',
    people: 'Halflings',
    tile: posts[0]?.tile ?? 'q0r0',
  });
  ask(game, seat, 'raise-contingent', {
    contingent: 'c0',
    kind: 'mercenaries',
    people: 'Ogres',
    tile: 'q99r99',
  });
  for (const [contingent, { kind, people, alliance }] of Object.entries(bookOf(game, seat).court.hired)) {
    if (posts.length === 0 || game.source(8) === 0) continue;
    const { tile } = pick(posts, game.source);
    give(game, seat, 'raise-contingent', { contingent, kind, people, alliance, tile });
  }
  tryLine(game, seat, { write: 'deploy', banners: {}, reserve: { points: 999 } });
  const book = bookOf(game, seat);
  const banners = pooled(book, stateOf(game));
  const [home] = banners;
  const contents = home === undefined ? undefined : book.banners[home];
  if (home === undefined || !contents) return;
  const { points, units, characters } = book.court.reserve;
  write(game, seat, {
    write: 'deploy',
    banners: {
      [home]: {
        points: contents.points + points,
        units: [...contents.units, ...units],
        characters: [...contents.characters, ...characters],
      },
    },
  } as unknown as Json);
}

/** In the field bots think better of an alliance now and then. */
export function quarrel(game: Game, seat: Seat): void {
  const state = stateOf(game);
  const [alliance] = alliancesOf(state, seat).filter(({ kind }) => kind === 'temporary');
  if (!alliance) return;
  for (const [id, banner] of Object.entries(state.banners))
    if (banner.seat === seat && alliance.tiles.includes(banner.tile as TileId))
      ask(game, seat, 'subsist', { plan: { [id]: 'forage' } });
  if (game.source(4) === 0) offer(game, seat, 'break-alliance', { alliance: alliance.id });
}

/** Crowns a bot may still spend in secret. */
export const purseOf = (game: Game, seat: Seat): number => crownsLeft(bookOf(game, seat), stateOf(game));
