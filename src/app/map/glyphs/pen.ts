/**
 * The engraver's box: what a glyph is made of. A glyph stands with its foot at (0, 0), in world units, y downwards.
 * Tones and nibs are names; the palette of the theme gives them colour when they are laid on paper.
 */
export type Tone =
  | 'peak'
  | 'shade'
  | 'hill'
  | 'leaf'
  | 'fir'
  | 'firShade'
  | 'field'
  | 'wallLit'
  | 'wall'
  | 'wallShade'
  | 'gate'
  | 'rock'
  | 'roof'
  | 'roofShade'
  | 'tent'
  | 'water'
  | 'ink';
export type Nib =
  | 'outline'
  | 'thin'
  | 'edge'
  | 'wall'
  | 'hatch'
  | 'fine'
  | 'faint'
  | 'faintEdge'
  | 'furrow'
  | 'reed'
  | 'door'
  | 'slate';

export interface Mark {
  readonly d: string;
  readonly fill?: Tone;
  /** The fill fades out towards the foot. */
  readonly fade?: 'full' | 'half';
  readonly nib?: Nib;
}

export interface Glyph {
  readonly marks: readonly Mark[];
  /** Half its width, its height over the foot and its depth below. */
  readonly half: number;
  readonly high: number;
  readonly deep: number;
}

export const glyph = (half: number, high: number, deep: number, marks: readonly Mark[]): Glyph => ({
  marks,
  half,
  high,
  deep,
});
