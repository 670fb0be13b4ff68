/** Players' additions to lines of the chronicle, by the line they stand under. */
import type { Telling } from '../../../../campaign/telling.ts';

/** Of the lines at hand, oldest first. A word about a word stands under the line that began it. */
export function commentsOn(lines: readonly Telling[]): ReadonlyMap<string, readonly Telling[]> {
  const under = new Map<string, Telling[]>();
  const firsts = new Map<string, string>();
  const known = new Set(lines.map(({ entry }) => entry));
  for (const line of lines) {
    if (line.about === undefined || !known.has(line.about)) continue;
    const first = firsts.get(line.about) ?? line.about;
    firsts.set(line.entry, first);
    under.set(first, [...(under.get(first) ?? []), line]);
  }
  return under;
}
