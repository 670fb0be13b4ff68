/** How the group would read the chapter from now on: what a proposal may name, what it changes, and what it comes to. */
import * as v from 'valibot';
import type { Options, Reading, Readings } from '../options.ts';
import type { State } from '../state.ts';

const maybe = <const T extends readonly [string, ...string[]]>(values: T) => v.optional(v.picklist(values));
const nights = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)));
export const proposalArg = v.object({
  dice: maybe(['each', 'once', 'best']),
  general: maybe(['own', 'all']),
  games: maybe(['any', 'all']),
  mines: maybe(['taken', 'fought']),
  interdiction: maybe(['tile', 'realm']),
  raids: maybe(['lost', 'taken']),
  first: maybe(['armies', 'fleets']),
  sailing: maybe(['two-steps', 'at-once']),
  order: maybe(['rolled', 'rotating']),
  draft: maybe(['smallest', 'rolled']),
  nights,
  victory: maybe(['realm', 'tiles', 'treasury']),
  pieces: maybe(['limited', 'unlimited']),
});
export type Proposal = v.InferOutput<typeof proposalArg>;

const outer = ['nights', 'victory', 'pieces'] as const;
const isOuter = (name: string): name is (typeof outer)[number] => (outer as readonly string[]).includes(name);

/** What a proposal would change, as `name-value`. */
export function differences({ options }: State, proposal: Proposal): readonly string[] {
  return Object.entries(proposal).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const now = isOuter(name) ? options[name] : options.readings[name as Reading];
    return now === value ? [] : [`${name}-${value}`];
  });
}

/** The options once a proposal holds. */
export function agreed(options: Options, proposal: Proposal): Options {
  const { nights: end, victory, pieces, ...readings } = proposal;
  return {
    ...options,
    nights: end ?? options.nights,
    victory: victory ?? options.victory,
    pieces: pieces ?? options.pieces,
    readings: { ...options.readings, ...(JSON.parse(JSON.stringify(readings)) as Partial<Readings>) },
  };
}
