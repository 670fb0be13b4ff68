/** A pasted army list as lines: how deep each stands, and its words without bullets and marks of layout. Pure. */

export interface Line {
  /** The words, spaces made single and marks taken off. */
  readonly words: string;
  /** As it was pasted, to be shown where it was not understood. */
  readonly said: string;
  /** 0 for what stands at the margin without a bullet; more, the further in. */
  readonly depth: number;
  /** An empty line, or one of strokes, stands before it. */
  readonly apart: boolean;
  /** Stands between two lines of strokes at the head of the list: its title. */
  readonly crown: boolean;
  /** Dressed as a heading: `++ Core ++`, `## Core`. */
  readonly heading: boolean;
}

const strokes = /^\s*([-=+*_~#–—]\s*){3,}$/;
const bullet = /^(?:[-–—*•◦‣▪●○►>│|·★☆+]|(?:\.\s?)+)\s+(?=\S)/u;
const headed = /^(?:\++\s.*\s\++(?:\s*\[[^\]]*\])?|#{1,6}\s.*)$/u;

/** No line of a list is longer; the rest of it is left unread. */
const longestLine = 600;
const unseen = /\u200b|\u200c|\u200d|\u200e|\u200f|\u2060|\ufeff|\ufe0f/g;
/** Spaces of every kind, marks of emphasis, and invisible letters made plain. */
const tidied = (line: string): string =>
  line
    .replace(unseen, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .replace(/\*\*|__|`/g, '')
    .trimEnd();

export function linesOf(text: string): readonly Line[] {
  const found: Line[] = [];
  let apart = true;
  let stroked = 0;
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const line = tidied(raw.slice(0, longestLine));
    if (line.trim() === '' || strokes.test(line)) {
      apart = true;
      if (line.trim().startsWith('=')) stroked += 1;
      continue;
    }
    const inner = line.trimStart();
    const heading = headed.test(inner);
    const marks = bullet.exec(inner)?.[0] ?? '';
    const dots = (marks.match(/\./g) ?? []).length;
    const bare = heading
      ? inner.replace(/^[+#]+\s*/, '').replace(/\s*\++(?=\s*(\[|$))/, '')
      : inner.slice(marks.length);
    found.push({
      words: bare.replace(/ +/g, ' ').trim(),
      said: inner.slice(0, 80),
      depth: line.replace(/\t/g, '    ').search(/\S/) + (marks ? 1 + dots : 0),
      apart,
      crown: stroked === 1,
      heading,
    });
    apart = false;
  }
  return found;
}
