import { commas } from '../../../parts/joined.ts';
/** One line of a list: its points, how many models, and its name, in any of the ways they are written. Pure. */

export interface Costed {
  readonly name: string;
  /** undefined where the line does not say. */
  readonly models: number | undefined;
  readonly points: number;
  /** What follows the name on the same line: arms and command. */
  readonly rest: string;
}

const number = String.raw`\d{1,3}(?:[.,'’]\d{3})+|\d+`;
const unit = String.raw`(?:pts|pt|points?|pnts|p|punkte|pkt|puntos|punti)\b\.?`;
const value = (said: string): number => Number(said.replace(/[.,'’]/g, ''));

/** `[7 PL, 115pts]`, `(200 points)`, `[1,990 pts]`: in brackets, with its unit. */
const bracketed = new RegExp(String.raw`[[({][^\])}]*?(${number})\s*${unit}[^\])}]*[\])}]`, 'i');
/** `685 - Legate, General`, `200 pts: Halberdiers`. */
const before = new RegExp(String.raw`^(${number})\s*(?:${unit}\s*[-–—:=]?|[-–—:=])\s+(?=\p{L}|\d)`, 'iu');
/** `… – 200 pts`, `… 200 points`. */
const named = new RegExp(String.raw`[\s:,;=@–—-]*(${number})\s*${unit}\s*$`, 'i');
/** `… – 200`, `… (200)`, `…: 200`, `… 200`. */
const plain = new RegExp(String.raw`(?:\s*[-–—:=,;@.]+\s*|\s*[[({]\s*|\s+)(${number})\s*[\])}]?\s*$`);
/** `@ 10 pts each`, `à 10`. */
const each = new RegExp(
  String.raw`[\s,;(@–—-]*(?:@|à|a)?\s*(${number})\s*(?:${unit})?\s*(?:each|per model|a model|apiece|pro modell|je modell)\s*\)?\s*(?:=.*)?$`,
  'i',
);

const counts: readonly RegExp[] = [
  /^(\d{1,4})\s*[x×]?\s+(?=[\p{L}“"'(])/iu,
  /^(\d{1,4})[x×](?=\p{L})/iu,
  /^[x×]\s*(\d{1,4})\s+/i,
  /[\s,(]+[x×]\s*(\d{1,4})\)?$/i,
  /\s*[[(]\s*(\d{1,4})\s*(?:models?|strong|modelle)?\s*[\])]$/i,
  /[\s,–—-]+(\d{1,4})\s*(?:models?|strong|modelle|minis|figures)$/i,
  /\s*[,;|\t–—-]\s*(\d{1,4})$/,
];

/** Takes a number of models off a name. */
export function counted(name: string): { readonly name: string; readonly models: number | undefined } {
  const words = name.trim();
  for (const way of counts) {
    const found = way.exec(words);
    if (!found) continue;
    const left = words.slice(0, found.index) + words.slice(found.index + found[0].length);
    if (/\p{L}/u.test(left)) return { name: tidy(left), models: Number(found[1]) };
  }
  return { name: tidy(words), models: undefined };
}

const tidy = (name: string): string =>
  name
    .replace(/^[\s\-–—:;,.|"“”']+|[\s\-–—:;,.|"“”'@=(]+$/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, 60);

/** The name up to its first comma, colon or bracket of words, and what comes after it. */
function parted(words: string): { readonly head: string; readonly rest: string } {
  const at = words.search(/[,;:]\s+(?=\p{L})|\s+(?:with|w\/|mit)\s+|\s*\((?=[^)]*\p{L}{3})/iu);
  return at <= 0
    ? { head: words, rest: '' }
    : {
        head: words.slice(0, at),
        rest: words
          .slice(at)
          .replace(/^[,;:\s]+/, '')
          .replace(/^\(([^()]*)\)/, '$1')
          .trim(),
      };
}

/** Columns of a table: `Halberdiers | 20 | 200`. The larger number is taken for the points. */
function columns(words: string): Costed | undefined {
  const cells = words
    .split(/\t|\s*[|;]\s*/)
    .map((cell) => cell.trim())
    .filter(Boolean);
  if (cells.length < 2) return undefined;
  const numbers = cells.filter((cell) =>
    new RegExp(String.raw`^(?:${number})\s*(?:${unit})?$`, 'i').test(cell),
  );
  const texts = cells.filter((cell) => !numbers.includes(cell));
  const [head, ...rest] = texts;
  if (head === undefined || numbers.length === 0 || numbers.length > 2) return undefined;
  const [most = 0, least] = numbers
    .map((cell) => value(cell.replace(/[^\d.,'’]/g, '')))
    .sort((a, b) => b - a);
  const { name, models } = counted(head);
  return name === '' ? undefined : { name, models: models ?? least, points: most, rest: rest.join(', ') };
}

/** The line as troops with a price; undefined where it names none. */
export function costed(words: string): Costed | undefined {
  const table = columns(words);
  if (table) return table;
  const apiece = each.exec(words);
  if (apiece) {
    const { name, models } = counted(words.slice(0, apiece.index));
    if (name !== '') return { name, models, points: value(apiece[1] ?? '0') * (models ?? 1), rest: '' };
  }
  const inside = bracketed.exec(words);
  if (inside) {
    const after = words
      .slice(inside.index + inside[0].length)
      .replace(/^[\s:,;–—-]+/, '')
      .trim();
    return from(words.slice(0, inside.index) || after, inside[1], words.slice(0, inside.index) ? after : '');
  }
  const trailing = named.exec(words);
  if (trailing) return from(words.slice(0, trailing.index), trailing[1]);
  const leading = before.exec(words);
  const last = plain.exec(words);
  const spaced = last !== null && /^\s+\d/.test(last[0]);
  if (leading && (last === null || spaced || value(leading[1] ?? '') >= value(last[1] ?? '')))
    return from(words.slice(leading[0].length), leading[1]);
  if (!last || /(?:level|lvl|lv|stufe|ld|size|of|[x×/+])$/i.test(words.slice(0, last.index).trim()))
    return undefined;
  return from(words.slice(0, last.index), last[1]);
}

function from(words: string, points = '', after = ''): Costed | undefined {
  const { head, rest } = parted(words.trim());
  const { name, models } = counted(head);
  // A number alone behind a comma belongs to the name: `Halberdiers, 20`.
  if (!/\p{L}/u.test(name)) return undefined;
  return {
    name,
    models,
    points: value(points),
    rest: commas(rest.replace(/[\s,;:@=–—-]+$/, ''), after),
  };
}
