/** Whole campaigns played by bots, with everything that must hold checked as they go. */
import { seeded } from './bot.ts';
import { type Game, type Length, start, stateOf } from './game.ts';
import type { Json } from './json.ts';
import type { Ruleset } from './ruleset.ts';

export const seats = ['azure', 'gules', 'or', 'vert', 'purpure', 'sable'];

/** How a campaign is to be played; options that are not given follow from the seed. */
export interface Plan extends Length {
  readonly options?: { readonly [name: string]: Json };
}
export interface Played<S = unknown, L = unknown> {
  readonly game: Game<S, L>;
  /** What did not hold, with the seed and the time it was found at. */
  readonly failures: readonly string[];
}

/** How the bots of a rule set play. */
export interface Bots<S, L> {
  // biome-ignore lint/suspicious/noExplicitAny: changes go from orders to books and are never looked into
  readonly ruleset: Ruleset<S, any, L>;
  /** Switches drawn from the seed, so that many campaigns meet all of them. */
  optionsFor(seed: number): { readonly [name: string]: Json };
  /** Plays to the end, or as long as the plan says. @param check looks whether all holds @returns what went wrong besides */
  play(game: Game<S, L>, check: () => void, plan: Plan): readonly string[];
  /** When it was, for a failure: "night 3". */
  when(state: S): string;
  /** Faults that are none: agreed breaches, remarked on as they should be. */
  readonly lawful?: (fault: string) => boolean;
}

export function playWith<S, L>(bots: Bots<S, L>, plan: Plan): Played<S, L> {
  const { ruleset, optionsFor, play, when, lawful = () => false } = bots;
  const { players, seed, options, recording = false } = plan;
  const game = start(
    ruleset,
    { ...optionsFor(seed), ...options },
    seats.slice(0, players),
    seeded(seed),
    recording,
  );
  const failures: string[] = [];
  const check = (): void => {
    const state = stateOf(game);
    const faults = game.faults.splice(0).filter((fault) => !lawful(fault));
    const open = game.table.open.length > 0 ? ['an order is left open'] : [];
    for (const fault of [...faults, ...ruleset.invariants(state), ...open])
      failures.push(`seed ${seed}, ${when(state)}: ${fault}`);
  };
  const more = play(game, check, plan).map((problem) => `seed ${seed}: ${problem}`);
  check();
  return { game, failures: [...failures, ...more] };
}
