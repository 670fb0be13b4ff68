/** Whole campaigns played by bots, with everything that must hold checked after every night. */
import { sentencesIn } from '../../../kernel/chapter.ts';
import { type Simulation, stateOf } from '../../../kernel/game.ts';
import { canonical, type Json } from '../../../kernel/json.ts';
import { type Bots, type Plan, type Played, playWith } from '../../../kernel/simulation.ts';
import { act, oneIn } from '../../../kernel/tastes.ts';
import { chapters } from '../chapters.ts';
import { rules } from '../explained/rules.ts';
import { realmArmies } from '../index.ts';
import type { Ledger } from '../missions/ledger.ts';
import { armiesOf, playing } from '../queries.ts';
import type { State } from '../state.ts';
import { planNight } from './missions.ts';
import { playNight } from './night.ts';
import type { Table } from './probe.ts';
import { setUp } from './setup.ts';

const from = <T>(values: readonly T[], seed: number): T => values[seed % values.length] as T;

const optionsFor = (seed: number): { readonly [name: string]: Json } => ({
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

function accords(game: Table): void {
  const [seat = ''] = playing(stateOf(game));
  if (oneIn(6, game))
    act(game, seat, 'change-readings', { proposal: { raids: oneIn(2, game) ? 'taken' : 'lost' } });
  const [army] = armiesOf(stateOf(game), seat);
  if (army && oneIn(3, game))
    act(game, seat, 'name', { what: 'army', id: army.id, name: oneIn(2, game) ? '' : 'The Stout' });
}

const bots: Bots<State, Ledger> = {
  ruleset: realmArmies,
  optionsFor,
  when: ({ turn }) => `night ${turn.number}`,
  play(game, check, { turns, seed }) {
    const conquers = isConquest(seed);
    const endless = turns === undefined && stateOf(game).options.nights === 0;
    const enough = conquers ? 4 * longEnough : longEnough;
    setUp(game);
    check();
    for (let night = 0; night < (turns ?? 60) && stateOf(game).stage === 'season'; night++) {
      const { number, phase } = stateOf(game).turn;
      accords(game);
      planNight(game, conquers);
      playNight(game, conquers);
      canonical(stateOf(game));
      check();
      if (stateOf(game).stage === 'season' && stateOf(game).turn.number === number)
        return [`night ${number} does not end (${phase})`];
      if (endless && night > enough) act(game, playing(stateOf(game))[0] ?? '', 'end-campaign');
    }
    const { stage, victory } = stateOf(game);
    return turns === undefined && stage === 'over' && victory?.winners.length === 0 ? ['nobody has won'] : [];
  },
};
export const playCampaign = (plan: Plan): Played<State, Ledger> => playWith(bots, plan);

export const simulation: Simulation = {
  rules: Object.keys(rules),
  told: Object.keys(sentencesIn(chapters)),
  play: ({ years, turns = years, ...plan }) => playCampaign(turns === undefined ? plan : { ...plan, turns }),
};
