/** Runs taken a few at a time. */
import type { Run } from '../log/chain.ts';
import type { Library, Taken } from './types.ts';

/** A phone writes no line of its own while it takes: as many as came with one lot of messages when each brought one log. */
const FEW = 16;

/**
 * Takes runs in their order, a few at a time.
 * @param goesOn asked before each lot but the first: whether more is to be taken
 * @returns what became of those taken. Rejects only where storage fails; what was taken before stays
 */
export async function takenFew(
  library: Pick<Library, 'take'>,
  runs: readonly Run[],
  goesOn: () => boolean,
): Promise<Taken> {
  let all = await library.take(runs.slice(0, FEW));
  for (let from = FEW; from < runs.length && goesOn(); from += FEW) {
    const more = await library.take(runs.slice(from, from + FEW));
    all = {
      added: all.added + more.added,
      refused: [...all.refused, ...more.refused],
      forked: [...new Set([...all.forked, ...more.forked])],
      outrun: all.outrun || more.outrun,
    };
  }
  return all;
}
