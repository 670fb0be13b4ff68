/** The lines of a page under the head of the month in which they were written. */
import type { Telling } from '../../../../campaign/telling.ts';
import type { ChroniclePage } from './unfolding.ts';

export interface Section {
  /** The same as long as its page is shown, whatever is written on it. */
  readonly key: string;
  readonly page: number;
  readonly head: string;
  /** Nothing of its page stands above it. */
  readonly first: boolean;
  /** Newest first. */
  readonly tellings: readonly Telling[];
}

/**
 * The last turn of a month turns the page only once the next month has begun: a page may stand under two heads.
 * @param pages newest first
 */
export const sectionsOf = (
  pages: readonly ChroniclePage[],
  keeps: (telling: Telling) => boolean,
  headOf: (telling: Telling) => string,
): readonly Section[] =>
  pages.flatMap(({ page, tellings }) => {
    const found: { readonly head: string; readonly tellings: Telling[] }[] = [];
    for (const telling of tellings.filter(keeps)) {
      const head = headOf(telling);
      const last = found.at(-1);
      if (last?.head === head) last.tellings.unshift(telling);
      else found.push({ head, tellings: [telling] });
    }
    return found
      .map((one, i) => ({ ...one, key: `${page} ${i}`, page, first: i === found.length - 1 }))
      .reverse();
  });
