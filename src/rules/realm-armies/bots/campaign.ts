/** Whole campaigns played by bots, with everything that must hold checked after every night. */
import { seeded } from '../../../kernel/bot.ts';
import { linesIn } from '../../../kernel/chapter.ts';
import { digest } from '../../../kernel/digest.ts';
import type { Simulation } from '../../../kernel/game.ts';
import { canonical, type Json } from '../../../kernel/json.ts';
import { ask } from '../../../kernel/probing.ts';
import { chapters } from '../chapters.ts';
import { rules } from '../explained/rules.ts';
import { realmArmies } from '../index.ts';
import { armiesOf, playing } from '../queries.ts';
import { type Game, give, offer, replay, start, stateOf } from './game.ts';
import { planNight } from './missions.ts';
import { playNight } from './night.ts';
import { setUp } from './setup.ts';

const seats = ['azure', 'gules', 'or', 'vert', 'purpure', 'sable'];
export interface Plan {
  readonly players: number;
  /** Nights; by default to the end. */
  readonly turns?: number;
  readonly seed: number;
  readonly options?: { readonly [name: string]: Json };
  readonly recording?: boolean;
}
export interface Played {
  readonly game: Game;
  /** What it was founded with; what was agreed on later is in its record. */
  readonly options: Json;
  /** What did not hold, with the night it was found in. */
  readonly failures: readonly string[];
}

const from = <T>(values: readonly T[], seed: number): T => values[seed % values.length] as T;

/** Switches drawn from the seed, so that many campaigns meet all of them. */
export const optionsFor = (seed: number): { readonly [name: string]: Json } => ({
  nights: isConquest(seed) ? 0 : from([8, 10, 14, 6, 0], seed),
  victory: from(['realm', 'tiles', 'treasury'], seed),
  map: from(['small', 'medium', 'small', 'large'], seed),
  fleets: seed % 11 !== 0,
  pieces: seed % 5 === 0 ? 'unlimited' : 'limited',
  start: {
    tiles: from([3, 4, 5, 2], seed),
    armies: from([1, 2, 1], seed),
    fleets: from([1, 2, 0, 1], seed),
    home: from(['fortress', 'citadel', 'fortress', 'tower'], seed),
  },
  costs: { army: from([5, 3, 6], seed), fleet: from([4, 2], seed), port: from([3, 1], seed) },
  readings: {
    dice: from(['each', 'once', 'best'], seed),
    general: from(['own', 'all'], seed),
    games: from(['any', 'all', 'any'], seed),
    mines: from(['taken', 'fought', 'taken'], seed),
    interdiction: from(['tile', 'realm', 'tile', 'tile'], seed),
    raids: from(['lost', 'taken', 'lost'], seed),
    first: from(['armies', 'armies', 'fleets'], seed),
    sailing: from(['two-steps', 'at-once'], seed),
    order: from(['rolled', 'rotating', 'rolled'], seed),
    draft: from(['smallest', 'rolled', 'smallest'], seed),
  },
});

/** In some campaigns one seat means to have it all, and there is no last night. */
const isConquest = (seed: number): boolean => seed % 50 === 3;

/** A campaign without an agreed end is ended by the bots after so many nights. */
const longEnough = 12;

function accords(game: Game): void {
  const [seat = ''] = playing(stateOf(game));
  const { dice } = stateOf(game).options.readings;
  ask(game, seat, 'change-readings', { proposal: { dice } });
  if (game.source(6) === 0)
    offer(game, seat, 'change-readings', { proposal: { raids: game.source(2) === 0 ? 'taken' : 'lost' } });
  const [army] = armiesOf(stateOf(game), seat);
  if (army && game.source(3) === 0)
    offer(game, seat, 'name', { what: 'army', id: army.id, name: game.source(2) ? 'The Stout' : '' });
}

export function playCampaign({ players, turns, seed, options, recording = false }: Plan): Played {
  const source = seeded(seed);
  const founded = { ...optionsFor(seed), ...options };
  const game = start(realmArmies, founded, seats.slice(0, players), source, recording);
  const failures: string[] = [];
  const check = (): void => {
    const { number } = stateOf(game).turn;
    const open = game.table.open.length > 0 ? ['an order is left open'] : [];
    canonical(stateOf(game));
    for (const fault of [...game.faults.splice(0), ...realmArmies.invariants(stateOf(game)), ...open])
      failures.push(`seed ${seed}, night ${number}: ${fault}`);
  };
  setUp(game);
  check();
  const most = turns ?? 60;
  const conquers = isConquest(seed);
  for (let night = 0; night < most && stateOf(game).stage === 'season'; night++) {
    const before = stateOf(game).turn.number;
    accords(game);
    planNight(game, conquers);
    playNight(game, conquers);
    check();
    const { stage, turn } = stateOf(game);
    if (stage === 'season' && turn.number === before) {
      failures.push(`seed ${seed}: night ${before} does not end (${turn.phase})`);
      break;
    }
    if (
      stage === 'season' &&
      turns === undefined &&
      stateOf(game).options.nights === 0 &&
      night > (conquers ? 4 * longEnough : longEnough)
    )
      give(game, playing(stateOf(game))[0] ?? '', 'end-campaign', {});
  }
  if (turns === undefined && stateOf(game).stage === 'over' && stateOf(game).victory?.winners.length === 0)
    failures.push(`seed ${seed}: nobody has won`);
  const [seat = ''] = seats;
  for (const id of ['change-readings', 'end-campaign', 'fight']) ask(game, seat, id, undefined);
  return { game, options: founded, failures };
}

/** Whether a recorded campaign comes to the same state when it is played again. */
export const comesBack = ({ game, options }: Played): boolean =>
  digest(stateOf(game)) ===
  digest(stateOf(replay(realmArmies, options, stateOf(game).seats, game.record ?? [])));

export const simulation: Simulation = {
  rules: Object.keys(rules),
  told: Object.keys(linesIn(chapters)),
  play: ({ players, turns, years, seed, recording = false }) => {
    const length = turns ?? years;
    return playCampaign({ players, seed, recording, ...(length === undefined ? {} : { turns: length }) });
  },
};
