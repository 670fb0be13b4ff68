/** How bots fight: on paper as a rule, now and then by agreement, and beaten forces would rather not fight again. */
import type { Json } from '../../../kernel/json.ts';
import { pick } from '../../../kernel/probing.ts';
import type { Question, Seat } from '../../../kernel/question.ts';
import { mayBegin } from '../../../kernel/tastes.ts';
import { expected, outcomes } from '../battle/record.ts';
import { battlesOf } from '../map/sides.ts';
import { type Game, give, offer, reach, stateOf } from './game.ts';

/** A glance at the battles before the movement is done: too soon to fight them. */
export function glance(game: Game, seat: Seat): void {
  for (const { id } of battlesOf(stateOf(game), seat)) {
    const offered = game.ruleset.orders.fight?.offered(stateOf(game), seat, { encounter: id, card: null });
    if (offered && !offered.open) reach(game, offered.rule);
  }
}

/** The battles a seat has to fight, in its own turn or as the one attacked. */
export function fightBattles(game: Game, seat: Seat): void {
  for (const { id, attacker } of battlesOf(stateOf(game), seat)) {
    const encounter = stateOf(game).encounters[id];
    if (!encounter || (attacker !== seat && game.source(3) > 0) || game.source(8) === 0) continue;
    const { defender } = encounter;
    if (defender !== 'independent' && mayBegin(game, defender, 'fall-back', { encounter: id }))
      give(game, defender, 'fall-back', { encounter: id });
    else if (game.source(10) === 0) agree(game, seat, id);
    else {
      const others = stateOf(game).seats.filter((other) => other !== attacker);
      const card = defender === 'independent' && game.source(2) === 0 ? pick(others, game.source) : null;
      offer(game, seat, 'fight', { encounter: id, card }, (question) => strays(game, question));
    }
  }
}

/** A bot that must find a route and rolls until it has one often misses it first: the dice would seldom have it so. */
const strays = (game: Game, { ask, label }: Question): Json | undefined =>
  ask === 'roll' && label.includes('way/try/') && game.source(2) === 0 ? [1] : undefined;

/** An outcome the table agrees on, as it would after a game with models. */
export function agree(game: Game, seat: Seat, id: string): void {
  const encounter = stateOf(game).encounters[id];
  if (!encounter) return;
  const { site, flag, razed } = stateOf(game).tiles[encounter.tile] ?? {};
  const walled = (site === 'city' || site === 'fortress') && !razed;
  const held = flag === encounter.defender && flag !== 'independent';
  const outcome = pick(
    outcomes.filter((each) => each !== 'siege' || (walled && held)),
    game.source,
  );
  const agreed = expected(stateOf(game), id, outcome);
  if (!agreed) return;
  const lost = Object.fromEntries(
    Object.keys(encounter.attackers).map((banner) => [banner, outcome === 'siege' ? 0 : 50 * game.source(4)]),
  );
  give(game, seat, 'record-battle', { ...agreed, lost } as Json);
}
