/** The table before anything lies on it. */
import * as v from 'valibot';
import type { Json } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/question.ts';
import { startingPoints } from './charts/realm.ts';
import { options } from './options.ts';
import type { State, Turn } from './state.ts';

export const newTurn = (number: number): Turn => ({
  number,
  phase: 'missions',
  written: {},
  plans: {},
  missions: {},
  order: [],
  reports: {},
  beaten: [],
  collected: [],
  finished: [],
  absent: {},
});

/** @throws ValiError for options that are none */
export const found = (chosen: Json, seats: readonly Seat[]): State => ({
  options: v.parse(options, chosen),
  seats: [...seats],
  stage: 'map',
  map: { tiles: {}, rivers: [] },
  precedence: [],
  realms: Object.fromEntries(
    seats.map((seat) => [seat, { name: '', tincture: null, treasury: startingPoints, home: null }]),
  ),
  tiles: {},
  armies: {},
  fleets: {},
  heroes: {},
  activities: {},
  turn: newTurn(1),
  draft: { order: [], turn: null, passed: [] },
  victory: null,
});
