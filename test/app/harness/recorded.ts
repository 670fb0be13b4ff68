/**
 * Campaigns that bots played once, in test/campaigns/situations: bots that learn to play otherwise leave the situations that
 * screens are looked at in as they are. `npm run record -- --situations` plays all of them anew.
 */
import type { Given, Length, Simulation } from '../../../src/kernel/game.ts';
import type { Json } from '../../../src/kernel/json.ts';
import type { Seat } from '../../../src/kernel/question.ts';

export interface Recorded {
  readonly options: Json;
  readonly seats: readonly Seat[];
  readonly record: readonly Given[];
}
const files = import.meta.glob<Recorded>('../../campaigns/situations/*.json', { import: 'default' });

/** @throws Error where no such campaign was recorded */
export async function recorded(set: string, { players, turns, seed }: Length): Promise<Recorded> {
  const name = `${set}-${players}-players-${turns === undefined ? 'to-the-end' : `${turns}-turns`}-${seed}`;
  const load = files[`../../campaigns/situations/${name}.json`];
  if (!load) throw new Error(`${name} was never recorded`);
  return load();
}

/** The same from bots that play now. */
export function playedBy(simulation: Simulation): typeof recorded {
  return async (_, length) => {
    const { options, books, record = [] } = simulation.play({ ...length, recording: true }).game;
    return { options, seats: [...books.keys()], record };
  };
}
