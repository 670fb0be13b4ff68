/** Realm Armies' table as a worked case gives it: a form that fills in what a case leaves out, and the state it comes to. */
import * as v from 'valibot';
import type { TileId } from '../../src/kernel/hex.ts';
import { tileArg } from '../../src/kernel/offers.ts';
import { grounds } from '../../src/rules/realm-armies/land/grounds.ts';
import { armyMissions, fleetMissions } from '../../src/rules/realm-armies/missions/kinds.ts';
import { tinctures } from '../../src/rules/realm-armies/options.ts';
import { type State, stages, turnPhases } from '../../src/rules/realm-armies/state.ts';
import { holding as plainHolding, table } from '../rules/realm-armies/table.ts';
import { flag, known, names, read, rows, seat, seats, whole } from './figures.ts';

const may = v.exactOptional;
const tile = v.nullable(tileArg);
const list = v.array(seat);

const holding = v.strictObject({
  owner: may(v.nullable(seat)),
  work: may(v.picklist(['none', 'tower', 'fortress', 'town', 'citadel'])),
  mine: may(flag),
  port: may(flag),
  name: may(v.string()),
});
const army = v.strictObject({
  seat: v.optional(seat, 'azure'),
  number: may(whole),
  name: v.optional(v.string(), ''),
  hero: v.optional(v.nullable(v.string()), null),
  tile: v.optional(tile, 'q0r0'),
});
const fleet = v.strictObject({
  seat: v.optional(seat, 'azure'),
  number: may(whole),
  name: v.optional(v.string(), ''),
  port: v.optional(tile, 'q-1r0'),
  blockades: v.optional(tile, null),
  carries: v.optional(v.nullable(v.string()), null),
  idle: v.optional(whole, 0),
});
const hero = v.strictObject({
  name: may(v.string()),
  seat: v.optional(v.nullable(seat), 'azure'),
  lost: v.optional(flag, false),
});
const activity = v.strictObject({
  kind: v.optional(v.picklist(['land', 'sail', 'assault', 'raid']), 'land'),
  seat: v.optional(seat, 'azure'),
  pieces: v.optional(names, ['a']),
  target: v.optional(tileArg, 'q1r0'),
  rank: may(whole),
  since: may(whole),
  arranged: v.optional(
    v.nullable(v.strictObject({ when: v.optional(v.string(), ''), where: v.optional(v.string(), '') })),
    null,
  ),
});
const mission = v.strictObject({
  mission: v.picklist([...armyMissions, ...fleetMissions]),
  target: v.optional(tile, null),
  carry: v.optional(v.nullable(v.string()), null),
});
export const plans = rows(mission);
const report = v.strictObject({
  wotr: v.optional(whole, 0),
  sbg: v.optional(whole, 0),
  seas: v.optional(whole, 0),
  fielded: v.optional(names, []),
});
const turn = v.strictObject({
  number: may(whole),
  phase: may(v.picklist(turnPhases)),
  written: may(v.record(seat, v.picklist(['sealed', 'open']))),
  plans: may(v.record(seat, plans)),
  missions: may(plans),
  order: may(list),
  reports: v.optional(v.record(seat, report), {}),
  beaten: may(names),
  collected: may(list),
  finished: may(list),
  absent: may(v.record(seat, v.string())),
});
const realm = v.strictObject({
  name: may(v.string()),
  tincture: may(v.nullable(v.picklist(tinctures))),
  treasury: may(whole),
  home: may(tile),
});
const form = v.strictObject({
  begin: v.optional(v.picklist(['season', 'map']), 'season'),
  seats: v.optional(seats, ['azure', 'gules']),
  options: v.optional(rows(v.any()), {}),
  stage: may(v.picklist(stages)),
  grounds: v.optional(v.record(tileArg, v.picklist([...grounds, 'none'])), {}),
  rivers: v.optional(v.array(v.array(tileArg)), []),
  precedence: may(list),
  realms: v.optional(v.record(seat, realm), {}),
  tiles: v.optional(v.record(tileArg, holding), {}),
  armies: v.optional(rows(army), {}),
  fleets: v.optional(rows(fleet), {}),
  heroes: v.optional(rows(hero), {}),
  activities: v.optional(rows(activity), {}),
  turn: v.optional(turn, {}),
  draft: v.optional(
    v.strictObject({
      order: v.optional(list, []),
      turn: v.optional(v.nullable(seat), null),
      passed: v.optional(list, []),
    }),
    {},
  ),
  victory: may(v.nullable(v.strictObject({ winners: list, how: v.picklist(['nights', 'last', 'agreed']) }))),
});
type Given = v.InferOutput<typeof form>;

/** Armies, or fleets, of a seat are numbered as they stand in the case. */
function numbered<T extends { readonly seat: string; readonly number?: number }>(given: {
  readonly [id: string]: T;
}) {
  const so: { [seat: string]: number } = {};
  return Object.fromEntries(
    Object.entries(given).map(([id, one]) => {
      const number = one.number ?? (so[one.seat] ?? 0) + 1;
      so[one.seat] = number;
      return [id, { ...one, number }];
    }),
  );
}

function landOf({ begin, grounds: given, rivers }: Given, plain: State['map']): State['map'] {
  const tiles: { [tile: TileId]: State['map']['tiles'][TileId] } = begin === 'map' ? {} : { ...plain.tiles };
  for (const [at, ground] of Object.entries(given) as [TileId, (typeof grounds)[number] | 'none'][])
    if (ground === 'none') delete tiles[at];
    else tiles[at] = ground;
  return { tiles, rivers };
}

/** @throws Error where what is given is not in the form */
export function laid(written: unknown): State {
  const given = read(form, written);
  const { reports, ...now } = given.turn;
  const plain = table({
    options: given.options,
    seats: given.seats,
    turn: {
      ...now,
      reports: Object.fromEntries(
        Object.entries(reports).map(([who, { fielded, ...points }]) => [who, { points, fielded }]),
      ),
    },
  });
  known(given.options, plain.options);
  const night = plain.turn.number;
  return {
    ...plain,
    stage: given.stage ?? (given.begin === 'map' ? 'map' : 'season'),
    map: landOf(given, plain.map),
    precedence: given.precedence ?? plain.precedence,
    realms: Object.fromEntries(
      given.seats.map((who) => [
        who,
        { ...(plain.realms[who] as State['realms'][string]), ...given.realms[who] },
      ]),
    ),
    tiles: Object.fromEntries(
      Object.entries(given.tiles).map(([at, part]) => [at, plainHolding({ ...part })]),
    ),
    armies: numbered(given.armies),
    fleets: numbered(given.fleets),
    heroes: Object.fromEntries(Object.entries(given.heroes).map(([id, one]) => [id, { name: id, ...one }])),
    activities: Object.fromEntries(
      Object.entries(given.activities).map(([id, one], rank) => [id, { rank, since: night, ...one }]),
    ) as State['activities'],
    draft: given.draft,
    victory: given.victory ?? null,
  };
}
