/** Whole campaigns played by bots, with everything that must hold checked after every battle. */
import { sentencesIn } from '../../../kernel/chapter.ts';
import { type Simulation, stateOf } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { pick } from '../../../kernel/probing.ts';
import { type Bots, type Plan, type Played, playWith } from '../../../kernel/simulation.ts';
import { oneIn } from '../../../kernel/tastes.ts';
import { foughtSoFar } from '../battles.ts';
import { chapters } from '../chapters.ts';
import { isDue } from '../end/end.ts';
import { rules } from '../explained/rules.ts';
import { chronopia } from '../index.ts';
import type { Ledger } from '../ledger.ts';
import type { State } from '../state.ts';
import { bargain, settle } from './after.ts';
import { arrange, fightOne } from './battles.ts';
import { setUp } from './muster.ts';
import { probe, type Table, tryTo } from './probe.ts';

const optionsFor = (seed: number): { readonly [name: string]: Json } => ({
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

/** A campaign that nobody ends stops after so many battles. */
const longest = 60;

const bots: Bots<State, Ledger> = {
  ruleset: chronopia,
  optionsFor,
  when: (state) => `battle ${foughtSoFar(state)}`,
  play(game, check, { turns, seed }) {
    const all = (): void => {
      for (const seat of stateOf(game).seats) probe(game, seat);
    };
    all();
    setUp(game, seed);
    check();
    const most = turns ?? longest;
    for (let round = 0; round < most * 2 && foughtSoFar(stateOf(game)) < most; round++) {
      if (turns === undefined && ended(game)) break;
      playRound(game);
      check();
    }
    all();
    return turns === undefined && stateOf(game).stage !== 'over' ? ['never ended'] : [];
  },
};
export const playCampaign = (plan: Plan): Played<State, Ledger> => playWith(bots, plan);

function playRound(game: Table): void {
  arrange(game);
  fightOne(game);
  for (const seat of stateOf(game).seats) {
    probe(game, seat);
    while ((stateOf(game).sittings[seat] ?? []).length > 0) settle(game, seat);
    probe(game, seat);
  }
  for (const seat of stateOf(game).seats) if (oneIn(2, game)) bargain(game, seat);
  if (oneIn(12, game))
    tryTo(game, pick(stateOf(game).seats, game.source), 'change-parts', {
      parts: { climate: oneIn(2, game) },
      end: {},
    });
}

/** Ends it where the agreed end has come, or where all have had enough. */
function ended(game: Table): boolean {
  const state = stateOf(game);
  const tired = state.options.end.by === 'agreed' && foughtSoFar(state) >= 8;
  if (isDue(state) || tired) tryTo(game, state.seats[0] ?? '', 'end-campaign', {}, {}, 4);
  return stateOf(game).stage === 'over';
}

export const simulation: Simulation = {
  rules: Object.keys(rules),
  told: Object.keys(sentencesIn(chapters)),
  /** Turns are battles; years there are none. */
  play: playCampaign,
};
