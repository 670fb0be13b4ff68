/** Figures as their army lists give them: cost, characteristics, and what they are to a warband. */
import * as v from 'valibot';

export const characteristics = ['cc', 'mw', 'pw', 'ld', 'ac', 'st', 'w', 'mv', 'a', 'def'] as const;
export type Characteristic = (typeof characteristics)[number];
export type Characteristics = { readonly [each in Characteristic]: number };
export type Raised = { readonly [each in Characteristic]?: number };

export const roles = ['individual', 'leader', 'trooper', 'special'] as const;
export const crafts = ['none', 'wizard', 'chronomancer', 'alchemist'] as const;
/** Summoned are the undead and demons of the Devout, drugged the Stygians' prisoners. */
export const natures = ['mortal', 'summoned', 'drugged'] as const;
export const races = ['human', 'elf', 'dwarf', 'orc', 'goblin', 'other'] as const;
/** Who can be kept as Drugged. */
export const kept: readonly string[] = ['human', 'elf', 'dwarf', 'orc', 'goblin'];

const rating = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
export const figure = v.object({
  name,
  role: v.picklist(roles),
  /** The kind of warband it serves in; empty for individuals. */
  warband: v.pipe(v.string(), v.trim(), v.maxLength(40)),
  cost: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000)),
  is: v.object({
    cc: rating,
    mw: rating,
    pw: rating,
    ld: rating,
    ac: rating,
    st: rating,
    w: rating,
    mv: rating,
    a: rating,
    def: v.pipe(v.number(), v.integer(), v.minValue(-20), v.maxValue(0)),
  }),
  missile: v.optional(v.boolean(), false),
  mounted: v.optional(v.boolean(), false),
  craft: v.optional(v.picklist(crafts), 'none'),
  nature: v.optional(v.picklist(natures), 'mortal'),
  race: v.optional(v.picklist(races), 'human'),
  /** Fewest and most in a warband; no most: as many as wished. */
  least: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)), 0),
  most: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))), null),
  /** One special figure for so many troopers; 0: no proportion. */
  per: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)), 0),
});
export type FigureEntry = v.InferOutput<typeof figure>;
/** A row of a player's army list. */
export type Figure = FigureEntry & { readonly seat: string };

export const isMagicUser = ({ craft }: Pick<Figure, 'craft'>): boolean =>
  craft === 'wizard' || craft === 'chronomancer';

/** A characteristic as it stands after advances; DEF goes down as it gets better. */
export const standing = (
  { is }: Pick<Figure, 'is'>,
  raised: Raised,
  characteristic: Characteristic,
): number => is[characteristic] + (characteristic === 'def' ? -1 : 1) * (raised[characteristic] ?? 0);

/** How rows of like figures are called: the figure, what each has spent, and what was raised. */
export const rankKey = (figureId: string, spent: number, raised: Raised): string =>
  [
    figureId,
    `s${spent}`,
    ...characteristics.flatMap((each) => (raised[each] ? [`${each}${raised[each]}`] : [])),
  ].join('_');
