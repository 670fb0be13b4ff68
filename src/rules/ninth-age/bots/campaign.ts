/** Whole campaigns played by bots to their end, with everything that must hold checked after every turn. */
import { seeded } from '../../../kernel/bot.ts';
import { linesIn } from '../../../kernel/chapter.ts';
import { type Game, type Simulation, start, stateOf } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { chapters } from '../chapters.ts';
import { rules } from '../explained/rules.ts';
import { ninthAge } from '../index.ts';
import type { Ledger } from '../ledger.ts';
import type { State } from '../state.ts';
import { setUp } from './setup.ts';
import { playTurn } from './turn.ts';

const seats = ['azure', 'gules', 'or', 'vert', 'purpure', 'sable'];
export interface Plan {
  readonly players: number;
  /** Campaign turns; without, to the end. */
  readonly turns?: number;
  readonly seed: number;
  readonly options?: { readonly [name: string]: Json };
  readonly recording?: boolean;
}
export interface Played {
  readonly game: Game<State, Ledger>;
  /** What did not hold, with the turn it was found in. */
  readonly failures: readonly string[];
}

/** The turn after which bots have played long enough. */
const lastTurn = 40;
const maps = ['automatic', 'symmetrical', 'in-turn', 'painted'] as const;

/** Switches drawn from the seed, so that many campaigns meet all of them. */
export const optionsFor = (seed: number): { readonly [name: string]: Json } => ({
  map: maps[seed % maps.length] ?? 'automatic',
  standard: [2500, 1200, 2500, 4000, 5000, 12_000][seed % 6] ?? 2500,
  sizes: seed % 5 === 0 ? 'free' : 'standard',
  goal: seed % 8 === 0 ? 60 : seed % 7 === 0 ? 7 : 10,
  turns: seed % 13 === 0 ? 1 : seed % 3 === 0 ? 4 + (seed % 5) : lastTurn,
  teams: seed % 3 === 1,
  alliances: seed % 11 !== 0,
  rulings: {
    improvements: seed % 4 === 0 ? 'one' : 'together',
    brash: seed % 5 === 0 ? 'any' : 'every',
    secondFlag: seed % 9 === 0 ? 'adjacent' : 'free',
  },
});

/** Armies grow smaller by agreement now and then, and gold beyond the tenth goes back: it is remarked on, and no fault. */
const lawful = 'remark na.battle.gold-cap';

export function playCampaign({ players, turns, seed, options, recording = false }: Plan): Played {
  const game = start(
    ninthAge,
    { ...optionsFor(seed), ...options },
    seats.slice(0, players),
    seeded(seed),
    recording,
  );
  const failures: string[] = [];
  const check = (): void => {
    const faults = game.faults.splice(0).filter((fault) => !fault.startsWith(lawful));
    const found = [...faults, ...ninthAge.invariants(stateOf(game))];
    if (game.table.open.length > 0) found.push('an order is left open');
    failures.push(...found.map((fault) => `seed ${seed}, turn ${stateOf(game).turn.number}: ${fault}`));
  };
  setUp(game);
  check();
  for (let turn = 0; turn < (turns ?? lastTurn) && stateOf(game).stage === 'play'; turn++)
    playTurn(game, check);
  if (turns === undefined && stateOf(game).stage !== 'over') failures.push(`seed ${seed}: nobody has won`);
  return { game, failures };
}

/** Every fifth campaign seats guests: alliance against alliance takes four. */
const seated = (players: number, seed: number): number =>
  seed % 5 === 0 ? Math.min(6, Math.max(players, 4) + (seed % 3)) : players;

export const simulation: Simulation = {
  rules: Object.keys(rules),
  told: Object.keys(linesIn(chapters)),
  play: ({ players, seed, ...rest }) => playCampaign({ players: seated(players, seed), seed, ...rest }),
};
