/** Work that would hold up the page: done in a worker, or on the page where there is none. What goes in and comes out can be cloned. */
import { seeded } from '../../kernel/bot.ts';
import { face } from '../dice/random.ts';

/** @param seed the same seed, the same land; without one this phone's own chance */
const chanceOf = (seed?: number) => (seed === undefined ? (n: number): number => face(n) - 1 : seeded(seed));

export const jobs = {
  /** A whole land of Mighty Empires by its placement rules: a second and more on an old phone. */
  'lay mighty-empires': async (players: number, seed?: number) => {
    const { layAutomatically } = await import('../../rules/mighty-empires/land/auto/automatic.ts');
    return layAutomatically(players, chanceOf(seed)).tiles;
  },
};
export type Jobs = typeof jobs;
export type Job = keyof Jobs;
/** What a job is asked for with. */
export type Given<J extends Job> = Parameters<Jobs[J]>;
export type Done<J extends Job> = Awaited<ReturnType<Jobs[J]>>;
