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
// Vite finds the files for unit tests and for the browser. Playwright knows nothing of that: it reads them from the disk.
const files = import.meta.env
  ? import.meta.glob<Recorded>('../../campaigns/situations/*.json', { import: 'default' })
  : undefined;

/** @throws Error where no such campaign was recorded */
async function load(name: string): Promise<Recorded> {
  const path = `../../campaigns/situations/${name}.json`;
  if (files) {
    const { [path]: found } = files;
    if (!found) throw new Error(`${name} was never recorded`);
    return found();
  }
  const { readFile } = await import('node:fs/promises');
  return JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8')) as Recorded;
}

/** @throws Error where no such campaign was recorded */
export const recorded = (set: string, { players, turns, seed }: Length): Promise<Recorded> =>
  load(`${set}-${players}-players-${turns === undefined ? 'to-the-end' : `${turns}-turns`}-${seed}`);

/** The same from bots that play now. */
export function playedBy(simulation: Simulation): typeof recorded {
  return async (_, length) => {
    const { options, books, record = [] } = simulation.play({ ...length, recording: true }).game;
    return { options, seats: [...books.keys()], record };
  };
}

/** A campaign of Mighty Empires that screens are looked at in, on the harness's land. */
export interface Walk {
  readonly seed: number;
  readonly books: 'sealed' | 'open';
  readonly options: { readonly [name: string]: Json };
}
/** How its file is called: a word for each thing that is not as usual. */
export function nameOfWalk({ seed, books, options }: Walk): string {
  const words = (value: Json, label: string): readonly string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, each]) => words(each, key))
      : [`${label}-${value}`];
  return ['mighty-empires-walk', seed, ...(books === 'open' ? [books] : []), ...words(options, '')].join('-');
}
/** @throws Error where no such campaign was recorded */
export const recordedWalk = async (walk: Walk): Promise<readonly Given[]> =>
  (await load(nameOfWalk(walk))).record;
