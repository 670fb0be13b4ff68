import { seeded } from '../../../src/kernel/bot.ts';
import { give, type Simulation, start, stateOf } from '../../../src/kernel/game.ts';
import { fifth, rules } from './rules.ts';

export const simulation: Simulation = {
  rules: Object.keys(rules),
  play({ players, seed, recording = false }) {
    const seats = ['azure', 'gules', 'or', 'vert'].slice(0, players);
    const game = start(fifth, {}, seats, seeded(seed), recording);
    const failures: string[] = [];
    give(game, seats[0] ?? '', 'draw-lots', {});
    while (stateOf(game).round <= 3) {
      const turn = fifth.clock(stateOf(game)).turn ?? '';
      for (const seat of seats) {
        const offered = fifth.orders.storm?.offered(stateOf(game), seat);
        if (offered && !offered.open) game.reached.set(offered.rule, 1);
      }
      give(game, turn, 'storm', {});
      failures.push(...game.faults.splice(0), ...fifth.invariants(stateOf(game)));
    }
    const closed = fifth.orders.storm?.offered(stateOf(game), seats[0] ?? '');
    if (closed && !closed.open) game.reached.set(closed.rule, 1);
    return { game, failures };
  },
};
