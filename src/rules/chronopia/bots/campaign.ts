/** Whole campaigns played by bots, with everything that must hold checked after every battle. */
import { seeded } from '../../../kernel/bot.ts';
import { linesIn } from '../../../kernel/chapter.ts';
import type { Simulation } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { foughtSoFar } from '../battles.ts';
import { chapters } from '../chapters.ts';
import { isDue } from '../end/end.ts';
import { rules } from '../explained/rules.ts';
import { chronopia } from '../index.ts';
import { bargain, settle } from './after.ts';
import { arrange, fightOne } from './battles.ts';
import { type Game, oneIn, pick, start, stateOf, tryTo } from './game.ts';
import { setUp } from './muster.ts';
import { probe } from './probe.ts';

const seats = ['azure', 'gules', 'or', 'vert', 'purpure', 'sable'];
export interface Plan {
  readonly players: number;
  /** Battles; without them a campaign is played to its agreed end. */
  readonly turns?: number;
  readonly seed: number;
  readonly options?: { readonly [name: string]: Json };
  readonly recording?: boolean;
}
export interface Played {
  readonly game: Game;
  /** What did not hold, with the battle it was found after. */
  readonly failures: readonly string[];
}

/** Switches drawn from the seed, so that many campaigns meet all of them. */
export const optionsFor = (seed: number): { readonly [name: string]: Json } => ({
  points: seed % 5 === 0 ? 1500 : 1000,
  end:
    seed % 3 === 0
      ? { by: 'territories', territories: 4 + (seed % 4) }
      : seed % 7 === 0
        ? { by: 'agreed' }
        : { by: 'battles', battles: seed % 10 === 1 ? 45 : 6 + (seed % 8) },
  parts: {
    climate: seed % 11 !== 0,
    allies: seed % 13 !== 0,
    challenges: seed % 17 !== 0,
    many: seed % 19 !== 0,
    special: seed % 23 !== 0,
    trade: seed % 29 !== 0,
  },
  rulings: {
    stakes: seed % 2 === 0 ? 'open' : 'sealed',
    hospital: seed % 3 === 1 ? 'apart' : 'counts',
    magicUsers: seed % 4 === 1 ? 'full' : 'begun',
    maintained: seed % 5 === 2 ? 'field' : 'all',
    captives: seed % 6 === 2 ? 'earn' : 'none',
    topFace: seed % 7 === 3 ? 'succeeds' : 'beats',
    alchemists: seed % 8 === 3 ? 'standing' : 'marched',
    underdog: seed % 9 === 4 ? 'together' : 'strongest',
  },
});

/** A campaign that nobody ends stops here. */
const longest = 60;

export function playCampaign({ players, turns, seed, options, recording = false }: Plan): Played {
  const source = seeded(seed);
  const game = start(
    chronopia,
    { ...optionsFor(seed), ...options },
    seats.slice(0, players),
    source,
    recording,
  );
  const failures: string[] = [];
  const check = (): void => {
    const found = [...game.faults.splice(0), ...broken(game)];
    failures.push(...found.map((fault) => `seed ${seed}, battle ${foughtSoFar(stateOf(game))}: ${fault}`));
  };
  for (const seat of stateOf(game).seats) probe(game, seat);
  setUp(game, seed);
  check();
  const most = turns ?? longest;
  for (let round = 0; round < most * 2 && foughtSoFar(stateOf(game)) < most; round++) {
    if (turns === undefined && ended(game)) break;
    playRound(game);
    check();
  }
  if (turns === undefined && stateOf(game).stage !== 'over') failures.push(`seed ${seed}: never ended`);
  for (const seat of stateOf(game).seats) probe(game, seat);
  check();
  return { game, failures };
}

function playRound(game: Game): void {
  const { source } = game;
  arrange(game);
  fightOne(game);
  for (const seat of stateOf(game).seats) {
    probe(game, seat);
    while ((stateOf(game).sittings[seat] ?? []).length > 0) settle(game, seat);
    probe(game, seat);
  }
  for (const seat of stateOf(game).seats) if (oneIn(2, source)) bargain(game, seat);
  if (oneIn(12, source))
    tryTo(game, pick(stateOf(game).seats, source), 'change-parts', { parts: { climate: oneIn(2, source) } });
}

/** Ends it where the agreed end has come, or where all have had enough. */
function ended(game: Game): boolean {
  const state = stateOf(game);
  const tired = state.options.end.by === 'agreed' && foughtSoFar(state) >= 8;
  if (isDue(state) || tired) tryTo(game, state.seats[0] ?? '', 'end-campaign', {}, 4);
  return stateOf(game).stage === 'over';
}

export const simulation: Simulation = {
  rules: Object.keys(rules),
  told: Object.keys(linesIn(chapters)),
  /** Turns are battles; years there are none. */
  play: ({ players, turns, seed, recording = false }) =>
    playCampaign({ players, seed, recording, ...(turns === undefined ? {} : { turns }) }),
};

function broken(game: Game): readonly string[] {
  return [
    ...chronopia.invariants(stateOf(game)),
    ...(game.table.open.length > 0 ? ['an order is left open'] : []),
  ];
}
