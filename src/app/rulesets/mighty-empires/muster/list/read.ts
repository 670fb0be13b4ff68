/**
 * An army list read from text, as builders export it and players type it: units and characters with their points, what
 * stands beneath them as a note, and every line it could make nothing of. It never throws. Pure.
 */
import { commas } from '../../../parts/joined.ts';
import { type Costed, costed } from './cost.ts';
import { type Line, linesOf } from './lines.ts';
import { isNoise, isSum, isTitle, leads, sectionOf, soundsLikeLeader, soundsLikeWizard } from './words.ts';

export interface ReadTroop {
  readonly kind: 'unit' | 'character';
  readonly name: string;
  /** Models of a unit, 0 where the list does not say; the level of a character. */
  readonly size: number;
  readonly points: number;
  readonly note: string;
  readonly wizard: boolean;
}
export interface ReadList {
  readonly troops: readonly ReadTroop[];
  /** Lines it made nothing of, as they were pasted. */
  readonly missed: readonly string[];
}

/** A list longer than any army: the rest is left unread. */
const longest = 20_000;
const longestNote = 200;

interface Draft extends Costed {
  readonly line: Line;
  readonly leading: boolean | undefined;
  readonly below: string[];
}

export function readList(text: string): ReadList {
  const lines = linesOf(text.slice(0, longest));
  const title = titleOf(lines);
  const drafts: Draft[] = [];
  const missed: string[] = [];
  let leading: boolean | undefined;
  for (const line of lines) {
    if (line === title || line.crown || isNoise(line.words) || isSum(line.words)) continue;
    const part = partOf(line);
    if (part !== undefined) {
      leading = part === 'leaders';
      continue;
    }
    if (line.heading) continue;
    const last = drafts.at(-1);
    const within = last !== undefined && line.depth > last.line.depth;
    const cost = within ? undefined : costed(line.words);
    if (cost && cost.points > 0) drafts.push({ ...cost, line, leading, below: [] });
    else if (last && (within || (!line.apart && !startsAnew(line))) && !isColumnHead(line))
      last.below.push(line.words);
    else if (startsAnew(line) || drafts.length > 0) missed.push(line.said);
    else if (/\d/.test(line.words)) missed.push(line.said);
  }
  const sized = drafts.map((draft) => ({ ...draft, models: modelsOf(draft) }));
  // In a list that counts its models, what has no number is one.
  const one = sized.some(({ models }) => models !== undefined) ? 1 : 0;
  return { troops: sized.map((draft) => troop(draft, one)), missed };
}

/** `20 Halberdiers`: troops, but for their points. */
const startsAnew = ({ words }: Line): boolean => /^\d{1,3}\s*[x×]?\s+\p{L}/iu.test(words);
const isColumnHead = ({ words }: Line): boolean => /^\W*(?:unit|name|troops?)\b.*\bpoints?\b/i.test(words);

/** A heading of characters or of units, with or without the points of the part: `Core Units [345 pts]`, `HEROES:`. */
function partOf({ words, heading }: Line): 'leaders' | 'troops' | undefined {
  const bare = words.replace(/\s*[[(:–—-]*\s*[\d.,]*\s*(?:pts|pt|points?|p|punkte|%)?\s*[\])]?\s*$/i, '');
  // One cannon, one commander with its price is troops; a part of the list has a plural, or is dressed as a heading.
  return sectionOf(words) ?? (heading || /(?:s|e|en)$/i.test(bare) ? sectionOf(bare) : undefined);
}

/** The line that names the whole army: its points are those of all others, or a round sum no less. */
function titleOf(lines: readonly Line[]): Line | undefined {
  const priced = lines.flatMap((line) => {
    if (line.crown || line.heading || isNoise(line.words) || isSum(line.words) || partOf(line)) return [];
    const cost = costed(line.words);
    return cost && cost.points > 0 ? [{ line, ...cost }] : [];
  });
  const [first, ...others] = priced;
  if (!first) return undefined;
  if (isTitle(first.line.words)) return first.line;
  const margin = Math.min(...others.map(({ line }) => line.depth));
  const rest = others.filter(({ line }) => line.depth === margin);
  const over = rest.length > 1 || margin > first.line.depth;
  if (rest.length === 0 || !over || first.models !== undefined) return undefined;
  const sum = rest.reduce((all, { points }) => all + points, 0);
  const alone = lines[lines.indexOf(first.line) + 1]?.apart === true;
  const round = first.points % 250 === 0 && first.points >= sum && (alone || margin > first.line.depth);
  return first.points === sum || round ? first.line : undefined;
}

const modelsOf = ({ name, models, rest, below }: Draft): number | undefined =>
  models ?? within(name, [rest, ...below]);

function troop({ name, models, points, rest, line, leading, below }: Draft, one: number): ReadTroop {
  const note = commas(rest, ...below.map((each) => each.replace(/^\((.*)\)$/, '$1')));
  const level = /\b(?:level|lvl|stufe)\s*(\d{1,2})\b/i.exec(`${name}, ${note}`)?.[1];
  const alone = models === undefined || models === 1;
  const sounds = level !== undefined || leads(note) || soundsLikeLeader(name);
  const character = /^[★☆]/.test(line.said) || (alone && (leading ?? sounds));
  return {
    kind: character ? 'character' : 'unit',
    name,
    size: character ? Number(level ?? 0) : (models ?? one),
    points,
    note: note.slice(0, longestNote),
    wizard: character && soundsLikeWizard(`${name}, ${note}`),
  };
}

/** `King's Guard: Champion, 28x King's Guard`: models counted among what a unit has. */
function within(name: string, notes: readonly string[]): number | undefined {
  const stem = name.toLowerCase().slice(0, Math.max(4, name.length - 3));
  const found = notes
    .flatMap((note) => note.split(/[,;:]\s*/))
    .flatMap((part) => {
      const [, models, what = ''] = /^\W*(\d{1,3})\s*[x×]?\s+(.+)$/i.exec(part.trim()) ?? [];
      return what.toLowerCase().startsWith(stem) ? [Number(models)] : [];
    });
  return found.length > 0 ? found.reduce((sum, each) => sum + each, 0) : undefined;
}
