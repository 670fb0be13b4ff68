/** Lines that are few and looked for in the whole book: found once for each page, however often the book is read. */
import type { Hash } from './bytes.ts';
import { type BodyKind, is } from './entry.ts';
import { gathered } from './gathered.ts';
import type { Placed } from './placed.ts';

const kinds: ReadonlySet<string> = new Set<BodyKind>([
  'agree',
  'refuse',
  'strike',
  'restore',
  'correct',
  'amend',
  'forfeit',
  'raise',
  'reads',
  'roll',
  'witness',
  'found',
  'brought',
  'admit',
  'books',
  'letter',
]);
const known = new WeakMap<readonly Placed[], readonly Placed[]>();

/** Of what counts on a page. */
export function spokenOn(page: readonly Placed[]): readonly Placed[] {
  const before = known.get(page);
  if (before) return before;
  const found = page.filter(({ entry }) => kinds.has(entry.body.kind));
  known.set(page, found);
  return found;
}
/** In the order of the book. */
export const spoken: (pages: readonly (readonly Placed[])[]) => readonly Placed[] = gathered(spokenOn);

/** The same of whole pages. */
export const spokenIn: (pages: readonly { readonly entries: readonly Placed[] }[]) => readonly Placed[] =
  gathered(({ entries }: { readonly entries: readonly Placed[] }) => spokenOn(entries));

/** What is agreed to or refused, by what it is about, each in the order of the book. */
export function voicesTo(lines: readonly Placed[]): ReadonlyMap<Hash, readonly Placed[]> {
  const found = new Map<Hash, Placed[]>();
  for (const line of lines) {
    const { entry } = line;
    if (!is(entry, 'agree') && !is(entry, 'refuse')) continue;
    const there = found.get(entry.body.entry);
    if (there) there.push(line);
    else found.set(entry.body.entry, [line]);
  }
  return found;
}
