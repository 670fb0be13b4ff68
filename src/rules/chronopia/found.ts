/** The table before anybody has mustered: everybody holds a home fortress and the points of an initial force. */
import * as v from 'valibot';
import type { Json } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/question.ts';
import { options } from './options.ts';
import type { State } from './state.ts';

export const homeOf = (seat: Seat): string => `home.${seat}`;

/** @throws ValiError for options that are none */
export function found(chosen: Json, seats: readonly Seat[]): State {
  const settled = v.parse(options, chosen);
  return {
    options: settled,
    seats: [...seats],
    stage: 'muster',
    realms: Object.fromEntries(
      seats.map((seat) => [
        seat,
        { army: null, house: '', tincture: null, gold: settled.points, ready: false },
      ]),
    ),
    territories: Object.fromEntries(
      seats.map((seat) => [homeOf(seat), { seat, land: 'fortress', name: '', home: true }]),
    ),
    figures: {},
    warbands: {},
    battles: {},
    fought: {},
    sittings: Object.fromEntries(seats.map((seat) => [seat, []])),
    captives: {},
    victor: null,
  };
}
