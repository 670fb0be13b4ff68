/**
 * How often a random test runs: a twentieth of its count in the ordinary run, all of it in `npm run prove`.
 * The ordinary run draws the same histories every time, so that what turns it red is the change under test; to find new ones is
 * the proof's work, which draws its own seed each time. PROVE_SEED repeats a run that failed: fast-check prints its seed.
 */

/** Any number would do. */
const ORDINARY = '20261126';

export const proving = process.env.PROVE === '1';
const named = process.env.PROVE_SEED ?? (proving ? undefined : ORDINARY);
export const seed = named === undefined ? undefined : Number(named);

/** @param all how many runs the proof takes when it is run whole */
export const runs = (all: number): { readonly numRuns: number } => ({
  numRuns: proving ? all : Math.max(1, Math.ceil(all / 20)),
});
/** A proof takes what it takes: no time limit ends it early, and one that hangs is seen in the list of what runs. */
export const patience = proving ? 3_600_000 : 240_000;
