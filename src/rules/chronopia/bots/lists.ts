/** Army lists of the bots: a few sorts of everything, of their own invention. */
import type { Source } from '../../../kernel/bot.ts';
import type { FigureEntry } from '../figures.ts';
import type { Army } from '../state.ts';

const plain: FigureEntry = {
  name: 'Spearman',
  role: 'trooper',
  warband: 'Spears',
  cost: 18,
  is: { cc: 9, mw: 7, pw: 0, ld: 9, ac: 2, st: 2, w: 1, mv: 3, a: 9, def: -1 },
  missile: false,
  mounted: false,
  craft: 'none',
  nature: 'mortal',
  race: 'human',
  least: 4,
  most: null,
  per: 0,
};
const like = (over: Partial<Omit<FigureEntry, 'is'>>, is: Partial<FigureEntry['is']> = {}): FigureEntry => ({
  ...plain,
  ...over,
  is: { ...plain.is, ...is },
});
const alone = { role: 'individual', warband: '', least: 0, most: 1 } as const;
const leads = { role: 'leader', least: 1, most: 1 } as const;

const troops: readonly FigureEntry[] = [
  plain,
  like({ ...leads, name: 'Spear captain', cost: 32 }, { ld: 12, cc: 12 }),
  like({ role: 'special', name: 'Great spear', cost: 27, least: 0, most: 3, per: 4 }, { ld: 10 }),
  like({ name: 'Bowman', warband: 'Bows', cost: 20, missile: true }, { mw: 12 }),
  like({ ...leads, name: 'Bow captain', warband: 'Bows', cost: 34, missile: true }, { ld: 12, mw: 14 }),
  like({ name: 'Rider', warband: 'Riders', cost: 30, mounted: true, least: 3, most: 6 }, { mv: 7 }),
  like({ ...leads, name: 'First rider', warband: 'Riders', cost: 41, mounted: true }, { mv: 7, ld: 12 }),
];
const heroes = (craft: FigureEntry['craft']): readonly FigureEntry[] => [
  like({ ...alone, name: 'Warlord', cost: 95 }, { cc: 15, ld: 16, w: 3, ac: 3, st: 4, a: 14, def: -2 }),
  like({ ...alone, name: 'Champion', cost: 70 }, { cc: 14, ld: 13, w: 2, ac: 5, def: -3 }),
  like({ ...alone, name: 'Adept', cost: 80, craft }, { pw: 11, ld: 13, w: 2 }),
];

const special: { readonly [army in Army]?: readonly FigureEntry[] } = {
  devout: [
    like({ name: 'Risen', warband: 'Risen', cost: 12, nature: 'summoned', race: 'other' }),
    like({ ...alone, name: 'Demon', cost: 60, nature: 'summoned', race: 'other' }),
  ],
  stygians: [like({ name: 'Drugged', warband: 'Drugged', cost: 9, nature: 'drugged', least: 0 })],
  blackbloods: [like({ ...alone, name: 'Alchemist', cost: 55, craft: 'alchemist', race: 'orc' }, { ld: 10 })],
};
export function listFor(army: Army, source: Source): readonly FigureEntry[] {
  const craft = army === 'firstborn' ? 'chronomancer' : 'wizard';
  const dearer = source(4);
  return [...troops, ...heroes(craft), ...(special[army] ?? [])].map((figure) => ({
    ...figure,
    cost: figure.cost + dearer,
    race: army === 'elves' ? 'elf' : army === 'dwarves' ? 'dwarf' : figure.race,
  }));
}
