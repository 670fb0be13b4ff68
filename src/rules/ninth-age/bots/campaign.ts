/** Whole campaigns played by bots to their end, with everything that must hold checked after every turn. */
import { sentencesIn } from '../../../kernel/chapter.ts';
import { type Simulation, stateOf } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { type Bots, type Plan, type Played, playWith } from '../../../kernel/simulation.ts';
import { chapters } from '../chapters.ts';
import { rules } from '../explained/rules.ts';
import { ninthAge } from '../index.ts';
import type { Ledger } from '../ledger.ts';
import type { State } from '../state.ts';
import { setUp } from './setup.ts';
import { playTurn } from './turn.ts';

/** The turn after which bots have played long enough. */
const lastTurn = 40;
const maps = ['automatic', 'symmetrical', 'in-turn', 'painted'] as const;

const optionsFor = (seed: number): { readonly [name: string]: Json } => ({
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

const bots: Bots<State, Ledger> = {
  ruleset: ninthAge,
  optionsFor,
  when: ({ turn }) => `turn ${turn.number}`,
  // Armies grow smaller by agreement now and then, and gold beyond the tenth goes back: it is remarked on, and no fault.
  lawful: (fault) => fault.startsWith('remark na.battle.gold-cap'),
  play(game, check, { turns }) {
    setUp(game);
    check();
    for (let turn = 0; turn < (turns ?? lastTurn) && stateOf(game).stage === 'play'; turn++)
      playTurn(game, check);
    return turns === undefined && stateOf(game).stage !== 'over' ? ['nobody has won'] : [];
  },
};
export const playCampaign = (plan: Plan): Played<State, Ledger> => playWith(bots, plan);

/** Every fifth campaign seats guests: alliance against alliance takes four. */
const seated = (players: number, seed: number): number =>
  seed % 5 === 0 ? Math.min(6, Math.max(players, 4) + (seed % 3)) : players;

export const simulation: Simulation = {
  rules: Object.keys(rules),
  told: Object.keys(sentencesIn(chapters)),
  play: ({ players, seed, ...rest }) => playCampaign({ players: seated(players, seed), seed, ...rest }),
};
