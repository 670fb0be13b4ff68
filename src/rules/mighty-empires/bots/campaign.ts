/** Whole campaigns played by bots, with everything that must hold checked after every turn. */
import { seeded } from '../../../kernel/bot.ts';
import { sentencesIn } from '../../../kernel/chapter.ts';
import type { Simulation } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { type Bots, type Plan, type Played, playWith } from '../../../kernel/simulation.ts';
import { chapters } from '../chapters.ts';
import { pointsOf } from '../court/book.ts';
import { rules } from '../explained/rules.ts';
import { mightyEmpires } from '../index.ts';
import { layAutomatically } from '../land/auto/automatic.ts';
import { booked, type Ledger } from '../ledger/book.ts';
import { monthsInSeason } from '../queries.ts';
import type { State } from '../state.ts';
import { type Game, stateOf } from './game.ts';
import { playMonth } from './season.ts';
import { setUp } from './setup.ts';
import { playWinter } from './winter.ts';

/** Finished maps, a few of them: laying one takes longer than playing on it. */
const maps = new Map<string, Json>();
const mapFor = (players: number, seed: number): Json => {
  const key = `${players}.${seed % 4}`;
  const known = maps.get(key) ?? (layAutomatically(players, seeded((seed % 4) + 1)).tiles as unknown as Json);
  maps.set(key, known);
  return known;
};

/** Switches drawn from the seed, so that many campaigns meet all of them. */
export const optionsFor = (seed: number): { readonly [name: string]: Json } => ({
  strength: seed % 3 === 0 ? 'rolled' : 'fixed',
  armies: seed % 2 === 0 ? 'units' : 'points',
  pieces: seed % 5 === 0 ? 'unlimited' : 'limited',
  unusedCapitals: seed % 2 === 0 ? 'independent' : 'unexplored',
  parts: {
    ships: seed % 17 !== 0,
    espionage: seed % 36 !== 0,
    tabletop: seed % 19 !== 0,
    peoples: seed % 4 !== 0,
  },
  rulings: {
    follows: seed % 7 === 0 ? 'scout' : 'force',
    eventsStrike: seed % 11 === 0 ? 'scout' : 'force',
    nowhere: seed % 4 === 0 ? 'reroll' : 'fails',
    lairOn11: seed % 13 === 0 ? 'anywhere' : 'highland',
    conqueredCapital: seed % 9 === 0 ? 'city' : 'capital',
  },
});

const bots: Bots<State, Ledger> = {
  ruleset: mightyEmpires,
  optionsFor,
  when: ({ season: { year, month } }) => `year ${year}, month ${month}`,
  play(game, check, { players, turns = 0, years = 0, seed }) {
    const known = new Map<string, string>();
    const after = (): void => {
      game.faults.push(...broken(game, known));
      check();
    };
    setUp(game, mapFor(players, seed));
    after();
    for (let turn = 0; turn < turns + years * monthsInSeason; turn++) playMonth(game, after);
    if (years > 0) playWinter(game, after);
    return [];
  },
};
export const playCampaign = (plan: Plan): Played<State, Ledger> => playWith(bots, plan);

export const simulation: Simulation = {
  rules: Object.keys(rules),
  told: Object.keys(sentencesIn(chapters)),
  play: ({ years, ...length }) =>
    playCampaign({ ...length, years: years ?? (length.turns === undefined ? 3 : 0) }),
};

/** A winter's building: nothing else turns one thing into another. */
const grown = (before: string, site: string): boolean =>
  (before === 'village' && site !== 'barren') || (before === 'barren' && site === 'fortress');

/** What does not hold now beside the rule set's invariants: the books, and tiles that changed though they were known. */
function broken(game: Game, known: Map<string, string>): readonly string[] {
  const state = stateOf(game);
  const found: string[] = [];
  for (const [tile, { site }] of Object.entries(state.tiles)) {
    const before = known.get(tile);
    if (before !== undefined && before !== site && !grown(before, site))
      found.push(`${tile} was ${before} and is ${site}`);
    known.set(tile, site);
  }
  for (const [seat, { banners, tally, court }] of game.books) {
    const waiting = [court.reserve, ...Object.values(court.hired).map(({ troops }) => troops)];
    const held = Object.values(banners).reduce(
      (sum, contents) => sum + booked(contents),
      waiting.reduce((sum, troops) => sum + pointsOf(troops), 0),
    );
    const { mustered, enlisted, recruited, struck, fallen, left } = tally;
    if (mustered + enlisted + recruited !== held + struck + fallen + left)
      found.push(`${seat} has points from nowhere`);
    if (mustered !== state.realms[seat]?.strength) found.push(`${seat} musters ${mustered}`);
    for (const [id, { owed, points }] of Object.entries(banners))
      if (owed < 0 || points < 0) found.push(`${id} is below nothing`);
    const raised = Object.entries(state.banners).filter(([, banner]) => banner.seat === seat);
    if (raised.length !== Object.keys(banners).length) found.push(`${seat}'s book does not match the map`);
  }
  return found;
}
