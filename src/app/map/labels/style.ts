/** Map lettering, as engravers did it: which letter names what, at which zoom, and how wide it runs. */
import type { LabelView, Settlement } from '../model.ts';

export type LetterKind = Settlement | LabelView['kind'] | 'age';

export interface Letter {
  /** Pixels at home zoom. */
  readonly size: number;
  readonly weight: 500 | 600;
  readonly italic?: true;
  readonly caps?: true;
  /** Ems between letters. */
  readonly track: number;
  readonly water?: true;
  /** The smallest zoom at which it is lettered. */
  readonly from: number;
  /** Who comes first when there is not room for all. */
  readonly rank: number;
}

export const letters: Readonly<Record<LetterKind, Letter>> = {
  capital: { size: 12, weight: 600, caps: true, track: 0.09, from: 0, rank: 0 },
  city: { size: 13, weight: 600, track: 0, from: 0.34, rank: 1 },
  citadel: { size: 13, weight: 600, track: 0, from: 0.34, rank: 1 },
  town: { size: 13, weight: 600, track: 0, from: 0.48, rank: 2 },
  fortress: { size: 13, weight: 600, track: 0, from: 0.48, rank: 2 },
  village: { size: 12.5, weight: 500, italic: true, track: 0, from: 0.66, rank: 3 },
  tower: { size: 12.5, weight: 500, italic: true, track: 0, from: 0.66, rank: 3 },
  mine: { size: 12.5, weight: 500, italic: true, track: 0, from: 0.66, rank: 3 },
  sea: { size: 15, weight: 500, italic: true, track: 0.14, water: true, from: 0, rank: 4 },
  region: { size: 13, weight: 500, caps: true, track: 0.3, from: 0, rank: 5 },
  river: { size: 11.5, weight: 500, italic: true, track: 0.06, water: true, from: 0.8, rank: 6 },
  age: { size: 10.5, weight: 500, italic: true, track: 0, from: 0, rank: 9 },
};

/** Lettering grows with the map, but less. */
export const sizeAt = (kind: LetterKind, zoom: number, textScale = 1): number =>
  letters[kind].size * Math.max(0.84, Math.min(1.3, Math.sqrt(zoom))) * textScale;

/** How wide a text runs, in ems without tracking. */
export type Ruler = (text: string, letter: Letter) => number;

const narrow = new Set([..."iljtfr.,’' I"]);
/** A ruler for where there is no page to measure on: the average widths of a Garamond. */
export const guess: Ruler = (text, { caps }) =>
  [...text].reduce(
    (sum, c) => sum + (caps ? 0.68 : narrow.has(c) ? 0.28 : /[A-Zmw]/.test(c) ? 0.7 : 0.46),
    0,
  );

/** Measures with the page's own fonts; remembers what it measured. */
export function pageRuler(family: string): Ruler {
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush) return guess;
  const known = new Map<string, number>();
  return (text, letter) => {
    const shown = letter.caps ? text.toLocaleUpperCase() : text;
    const font = `${letter.italic ? 'italic ' : ''}${letter.weight} 100px ${family}`;
    const key = font + shown;
    const found = known.get(key);
    if (found !== undefined) return found;
    brush.font = font;
    const width = brush.measureText(shown).width / 100;
    known.set(key, width);
    return width;
  };
}

export const widthOf = (text: string, letter: Letter, size: number, ruler: Ruler): number =>
  (ruler(text, letter) + letter.track * Math.max(0, [...text].length - 1)) * size;
