/** Fingerprints of the table after each line that counts, for two phones that read the same lines differently. */
import { keptFor } from '../kernel/kept-for.ts';
import type { AnyRuleset } from '../kernel/ruleset.ts';
import type { Hash } from '../log/bytes.ts';
import type { Placed } from '../log/placed.ts';
import type { Library } from '../sync/types.ts';
import { fingerprintOf, foldOn, foldPage, onPage, reading, turned } from './fold.ts';
import type { Folded, Reading } from './folded.ts';
import type { Keyring } from './keyring.ts';
import type { Read } from './reader.ts';
import type { View } from './view.ts';

/** The line of that number (from 1), in the order of the book. */
export const lineAt = ({ book }: Read, lines: number): Placed | undefined =>
  book.pages.flatMap(({ entries }) => entries)[lines - 1];

/** The fingerprint after `n` lines; undefined where the book has fewer, or this app cannot read that far. */
export function fingerprintAfter(
  newest: AnyRuleset,
  ring: Keyring,
  read: Read,
  lines: number,
): Hash | undefined {
  const { book } = read;
  const how = reading(newest, ring, book);
  let left = lines;
  for (const [i, page] of book.pages.entries()) {
    const { length } = page.entries;
    if (left > length) {
      left -= length;
      continue;
    }
    const on = onPage(how, page.id);
    return (
      on &&
      fingerprintOf(foldOn(on, turned(on, stateBefore(read, how, i), page.id), page.entries.slice(0, left)))
    );
  }
  return undefined;
}

/** States before pages that were asked for: a search by halving asks for a nearer page each time. */
const found = keptFor((_: Read) => new Map<number, Folded>());
/** The state before a page, folded from the nearest that is known. */
function stateBefore(read: Read, how: Reading, page: number): Folded {
  const known = found(read);
  let from = page;
  let state = known.get(from) ?? read.after(from - 1);
  while (!state) {
    from--;
    state = known.get(from) ?? read.after(from - 1);
  }
  for (const before of read.book.pages.slice(from, page)) {
    const { tellings: _, ...rest } = foldPage(how, state, before);
    state = rest;
  }
  known.set(page, state);
  return state;
}

/** What the table comes to on the open page. */
export const fingerprintIn = (view: View | undefined): ReturnType<Library['fingerprint']> =>
  view && { page: view.book.pages.at(-1)?.id ?? view.campaign, print: view.fingerprint };

/** What a campaign tells another phone of its reading. */
export function fingerprints(
  now: () => {
    readonly newest?: AnyRuleset | undefined;
    readonly read: Read | undefined;
    readonly ring: Keyring;
  },
): Required<Pick<Library, 'lines' | 'fingerprintAfter'>> {
  return {
    lines: () => now().read?.book.pages.reduce((sum, { entries }) => sum + entries.length, 0) ?? 0,
    fingerprintAfter(lines) {
      const { newest, read, ring } = now();
      return newest && read && lines > 0 ? fingerprintAfter(newest, ring, read, lines) : undefined;
    },
  };
}
