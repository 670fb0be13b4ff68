/** The table before anything lies on it. */
import * as v from 'valibot';
import type { Json } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/question.ts';
import { noAccords } from './accord/state.ts';
import { newCourt } from './court/state.ts';
import { newEspionage } from './espionage/state.ts';
import { setsFor } from './land/laying.ts';
import { newMagic } from './magic/state.ts';
import { options } from './options.ts';
import { blankTurn } from './queries.ts';
import { newSea } from './sea/state.ts';
import type { Realm, State } from './state.ts';
import { newTabletop } from './tabletop/state.ts';
import { newWinter } from './winter/state.ts';

const realm: Realm = {
  people: null,
  tincture: null,
  name: '',
  capital: null,
  tiles: [],
  ports: [],
  strength: null,
  baggage: null,
};

/** @throws ValiError for options that are none */
export function found(chosen: Json, seats: readonly Seat[]): State {
  const { sets, ...rest } = v.parse(options, chosen);
  return {
    options: { ...rest, sets: sets ?? setsFor(seats.length) },
    seats: [...seats],
    stage: 'map',
    map: { laid: {}, painted: {}, capitals: [], drawn: null, aside: [] },
    tiles: {},
    burnt: [],
    precedence: [],
    realms: Object.fromEntries(seats.map((seat) => [seat, { ...realm, tiles: [], ports: [] }])),
    banners: {},
    fallen: {},
    ships: {},
    sea: newSea(),
    encounters: {},
    battles: { beaten: {} },
    wakings: {},
    season: {
      year: 1,
      month: 1,
      order: [],
      done: [],
      turn: null,
      phase: 'initiative',
      turns: Object.fromEntries(
        seats.map((seat) => [seat, JSON.parse(JSON.stringify(blankTurn)) as typeof blankTurn]),
      ),
    },
    calendar: { cycles: {}, years: {} },
    winter: newWinter(seats, rest.parts),
    court: newCourt(),
    espionage: newEspionage(),
    magic: newMagic(),
    tabletop: newTabletop(),
    accord: noAccords(),
  };
}
