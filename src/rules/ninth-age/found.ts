/** The table before anything lies on it. */
import * as v from 'valibot';
import type { Json } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/question.ts';
import { options } from './options.ts';
import type { Realm, State, Turn } from './state.ts';

const realm: Realm = { tincture: null, name: '', capital: null, gold: 0, fell: null };

/** A turn before anything was done in it. */
export const newTurn = (number: number): Turn => ({
  number,
  phase: 'realms',
  order: [],
  allies: [],
  picks: [],
  mined: [],
  challenges: [],
  held: [],
  spent: {},
  shared: {},
  expanded: [],
  finished: [],
});

/** @throws ValiError for options that are none */
export const found = (chosen: Json, seats: readonly Seat[]): State => ({
  options: v.parse(options, chosen),
  seats: [...seats],
  stage: 'map',
  map: { order: [], drawn: null, laid: {}, mountains: [] },
  hexes: {},
  order: [],
  realms: Object.fromEntries(seats.map((seat) => [seat, { ...realm }])),
  teams: null,
  turn: newTurn(0),
  encounters: {},
  fights: {},
  winner: null,
});
