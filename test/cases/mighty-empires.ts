/** How worked cases of Mighty Empires are laid on the table: `given` in the fields of the state, each piece only where it differs. */

import type { Json } from '../../src/kernel/json.ts';
import type { Land } from '../../src/kernel/land.ts';
import { battleOdds, musterOdds, pursuitOdds } from '../../src/rules/mighty-empires/battle/odds.ts';
import { newCourt } from '../../src/rules/mighty-empires/court/state.ts';
import { newEspionage } from '../../src/rules/mighty-empires/espionage/state.ts';
import { type Ledger, mightyEmpires as ruleset, type State } from '../../src/rules/mighty-empires/index.ts';
import { blank } from '../../src/rules/mighty-empires/ledger/book.ts';
import type { Contents } from '../../src/rules/mighty-empires/ledger/contents.ts';
import { castingOdds } from '../../src/rules/mighty-empires/magic/odds.ts';
import { type Lasting, newMagic } from '../../src/rules/mighty-empires/magic/state.ts';
import { routeOdds } from '../../src/rules/mighty-empires/movement/odds.ts';
import { instabilityOdds, stragglersOdds } from '../../src/rules/mighty-empires/peoples/odds.ts';
import { shortfallOdds } from '../../src/rules/mighty-empires/provisions/odds.ts';
import { blankTurn } from '../../src/rules/mighty-empires/queries.ts';
import { scoutingOdds } from '../../src/rules/mighty-empires/scouting/odds.ts';
import { navalOdds } from '../../src/rules/mighty-empires/sea/odds.ts';
import { newSea } from '../../src/rules/mighty-empires/sea/state.ts';
import { assaultOdds, type Besieged, starvationOdds } from '../../src/rules/mighty-empires/siege/odds.ts';
import { newSiege } from '../../src/rules/mighty-empires/siege/state.ts';
import type { Encounter, Realm } from '../../src/rules/mighty-empires/state.ts';
import {
  arrivalOdds,
  executionOdds,
  fateOdds,
  recoveryOdds,
} from '../../src/rules/mighty-empires/tabletop/odds.ts';
import {
  blankField,
  type Captive,
  type Fought,
  newTabletop,
} from '../../src/rules/mighty-empires/tabletop/state.ts';
import { newWinter } from '../../src/rules/mighty-empires/winter/state.ts';
import { banner, holding, home, plain, ship, shore, table, valley } from '../rules/mighty-empires/table.ts';
import type { Fields } from './form.ts';
import { over } from './match.ts';
import { type Adapter, shares } from './run.ts';

const named: { readonly [name: string]: Land } = {
  plain,
  valley,
  shore,
  highland: { ...plain, ground: 'highland' },
  hills: { ...plain, ground: 'highland', hills: 2 },
  mountains: {
    ...plain,
    ground: 'highland',
    edges: ['mountain', 'mountain', 'mountain', 'mountain', 'mountain', 'mountain'],
  },
  /** A mountain through the tile from west to east. */
  range: {
    ...plain,
    ground: 'highland',
    edges: ['mountain', 'plain', 'plain', 'mountain', 'plain', 'plain'],
    ridges: [[3, 0]],
  },
  forest: { ...plain, forest: 2 },
  lake: { ...plain, ground: 'lake' },
  swamp: {
    ...plain,
    ground: 'swamp',
    edges: ['swamp', 'swamp', 'swamp', 'swamp', 'swamp', 'swamp'],
  },
  sea: { ...plain, ground: 'sea', edges: ['sea', 'sea', 'sea', 'sea', 'sea', 'sea'] },
};
const fields = (value: Json | undefined): Fields => (value ?? {}) as Fields;

function land(where: string, value: Json): Land {
  if (typeof value !== 'string') return over(where, plain, fields(value));
  const found = named[value];
  if (!found) throw new Error(`${where} names no land; there are ${Object.keys(named).join(', ')}`);
  return found;
}
/** Each of a record by its id, laid over what it is without words. */
const each = <T>(where: string, given: Json | undefined, made: (where: string, value: Json) => T) =>
  Object.fromEntries(
    Object.entries(fields(given)).map(([id, value]) => [id, made(`${where}.${id}`, value)]),
  ) as { readonly [id: string]: T };
const like =
  <T extends object>(whole: T) =>
  (where: string, value: Json): T =>
    over(where, whole, fields(value));

const battle: Encounter = {
  kind: 'battle',
  tile: home,
  attacker: 'azure',
  attackers: {},
  defender: 'gules',
  since: { year: 1, month: 1 },
  mustered: null,
  siege: null,
};
function encounter(where: string, value: Json): Encounter {
  const { siege, landed, ...rest } = fields(value);
  const made = over(where, battle, rest);
  return {
    ...made,
    ...(landed === undefined ? {} : { landed: fields(landed) as NonNullable<Encounter['landed']> }),
    siege:
      siege === undefined || siege === null ? made.siege : over(`${where}.siege`, newSiege, fields(siege)),
  };
}
const spell: Lasting = {
  spell: 'abundance',
  by: 'azure',
  tile: null,
  about: null,
  banner: null,
  amount: 0,
  leads: null,
  tried: null,
  until: { year: 1, ends: 'season' },
};
const fought: Fought = {
  tile: home,
  attacker: 'azure',
  defender: 'gules',
  attackers: [],
  defenders: [],
  winner: 'draw',
  scattered: false,
  pursuit: null,
  when: { year: 1, month: 1 },
  recovered: [],
};
const captive: Captive = {
  owner: 'gules',
  holder: 'azure',
  character: 'c1',
  name: '',
  level: 10,
  points: 100,
  banner: null,
  since: { year: 1, month: 1 },
  tried: null,
};

/** What is laid over the plain table as it is given, field by field. */
const straight = ['stage', 'burnt', 'precedence', 'fallen', 'wakings', 'calendar', 'battles'] as const;
const pieces = { banners: banner(), tiles: holding(), ships: ship() };

function state(given: Fields): State {
  const seats = (given.seats as readonly string[] | undefined) ?? ['azure', 'gules'];
  const base = table({ seats, options: fields(given.options) as { readonly [name: string]: Json } });
  for (const key of Object.keys(given))
    if (key !== 'lands' && !Object.hasOwn(base, key)) throw new Error(`there is no ${key} to give`);
  const { turns, ...season } = fields(given.season);
  const { spells, ...magic } = fields(given.magic);
  const { fields: battlefields, fought: battles, captives, ...tabletop } = fields(given.tabletop);
  const { purses, ...winter } = fields(given.winter);
  const freshWinter = newWinter(seats, base.options.parts);
  const laid = table({
    seats,
    options: fields(given.options) as { readonly [name: string]: Json },
    lands: each('lands', given.lands, land),
    season: over('season', base.season, {
      ...season,
      turns: { ...base.season.turns, ...each('season.turns', turns, like(blankTurn)) },
    }),
    ...(Object.fromEntries(straight.flatMap((key) => (key in given ? [[key, given[key]]] : []))) as Partial<
      Pick<State, (typeof straight)[number]>
    >),
    banners: each('banners', given.banners, like(pieces.banners)),
    tiles: each('tiles', given.tiles, like(pieces.tiles)),
    ships: each('ships', given.ships, like(pieces.ships)),
    realms: {
      ...base.realms,
      ...each('realms', given.realms, like<Realm>(base.realms.azure as Realm)),
    },
    encounters: each('encounters', given.encounters, encounter),
    sea: over('sea', newSea(), fields(given.sea)),
    winter: {
      ...over('winter', freshWinter, winter),
      purses: {
        ...freshWinter.purses,
        ...each('winter.purses', purses, (_, value) => ({ revenue: null, spent: 0, ...fields(value) })),
      },
    },
    court: over('court', newCourt(), fields(given.court)),
    espionage: over('espionage', newEspionage(), fields(given.espionage)),
    magic: { ...over('magic', newMagic(), magic), spells: each('magic.spells', spells, like(spell)) },
    tabletop: {
      ...over('tabletop', newTabletop(), tabletop),
      fields: each('tabletop.fields', battlefields, like(blankField)),
      fought: each('tabletop.fought', battles, like(fought)),
      captives: each('tabletop.captives', captives, like(captive)),
    },
    accord: over('accord', base.accord, fields(given.accord)),
  });
  return { ...laid, map: over('map', laid.map, fields(given.map)) };
}

const unit = { name: '', models: 0, points: 0, note: '' };
const character = { name: '', level: 5, points: 0, note: '' };
function contents(where: string, value: Json): Contents {
  const { units = [], characters = [], ...rest } = fields(value);
  return {
    ...over(where, { ...blank, mustered: true }, rest),
    units: (units as readonly Fields[]).map((one, index) => ({ id: `u${index + 1}`, ...unit, ...one })),
    characters: (characters as readonly Fields[]).map((one, index) => ({
      id: `c${index + 1}`,
      ...character,
      ...one,
    })),
  };
}
/** The book of a seat, balanced: what its banners hold counts as mustered. */
function book(on: unknown, seat: string, given: Fields): Ledger {
  const { banners, court, spies, battles, ...rest } = given;
  const fresh = ruleset.ledgers.start(seat, on as State);
  const held = { ...fresh.banners, ...each(`books.${seat}.banners`, banners, contents) };
  const mustered = Object.values(held).reduce(
    (sum, { points, units, characters }) =>
      [...units, ...characters].reduce((all, each) => all + each.points, sum + points),
    0,
  );
  return {
    ...over(`books.${seat}`, { ...fresh, tally: { ...fresh.tally, mustered } }, rest),
    banners: held,
    court: over(`books.${seat}.court`, fresh.court, fields(court)),
    spies: over(`books.${seat}.spies`, fresh.spies, fields(spies)),
    battles: over(`books.${seat}.battles`, fresh.battles, fields(battles)),
  };
}

type Of<F extends (...given: never[]) => unknown, N extends number = 0> = Parameters<F>[N];
const odds: Adapter['odds'] = {
  shortfall: ({ banners }) => shares(shortfallOdds(Number(banners))),
  scouting: ({ column, lairOn11 = 'highland' }) =>
    shares(scoutingOdds(column as Of<typeof scoutingOdds>, lairOn11 as 'highland'), (found) =>
      found.find === 'event' ? `event/${found.event}` : found.resists ? `${found.find}/resists` : found.find,
    ),
  route: ({ baggage = 0, dares = true, hillfolk = false }) => {
    const found = routeOdds(Number(baggage), dares === true, hillfolk === true);
    const mean = (of: (value: (typeof found.outcomes)[number]['value']) => number): number =>
      found.outcomes.reduce((sum, { value, p }) => sum + of(value) * p, 0);
    return {
      through: mean(({ through }) => Number(through)),
      points: mean(({ points }) => points),
      baggage: mean(({ baggage: lost }) => lost),
    };
  },
  battle: ({ attack, defence, attacker = {}, defender = {}, armies = 'points' }) => {
    const cards = (weights: Json): Fields | undefined =>
      Object.keys(fields(weights)).length > 0 ? fields(weights) : undefined;
    const [one, other] = [cards(attacker), cards(defender)];
    const playing = { ...(one && { attacker: one }), ...(other && { defender: other }) };
    const found = battleOdds(Number(attack), Number(defence), playing as object, armies as 'points');
    return {
      ...found.results,
      attackerLoses: found.loses.attacker,
      defenderLoses: found.loses.defender,
    };
  },
  muster: ({ site }) => shares(musterOdds(site as Of<typeof musterOdds>)),
  pursuit: () => shares(pursuitOdds(), ({ pursuit }) => pursuit ?? 'none'),
  assault: ({ card, ...besieged }) =>
    shares(
      assaultOdds(
        over(
          'given',
          { attack: 0, garrison: 0, multiplier: 1, bonus: 0, battery: false, hold: false } satisfies Besieged,
          besieged,
        ),
        card as Of<typeof assaultOdds, 1>,
      ),
    ),
  starvation: ({ modifier = 0 }) => shares(starvationOdds(Number(modifier))),
  naval: ({ attack, defence }) =>
    shares(navalOdds(Number(attack), Number(defence)), ({ result, shipsLost }) => `${result}/${shipsLost}`),
  casting: ({ distance }) => ({ reaches: castingOdds(Number(distance)) }),
  instability: ({ together }) => shares(instabilityOdds(Number(together))),
  stragglers: () => shares(stragglersOdds()),
  recovery: ({ lost, modifier = 0 }) => shares(recoveryOdds(Number(lost), Number(modifier))),
  fate: ({ beaten = false }) => shares(fateOdds(beaten === true)),
  execution: () => shares(executionOdds()),
  arrival: () => shares(arrivalOdds()),
};

export const mightyEmpires: Adapter = { ruleset, state, book, odds };
