/** Personal names: how many elements, from which columns, and the endings of each people. */
import { chart, grid } from '../../../kernel/chart.ts';
import { type ElementColumn, inColumns, inOrder } from './name-elements.ts';
import { book } from './source.ts';

const words = ['name', 'names', 'hero', 'wizard', 'character', 'person', 'personal'];

export const endings = ['human', 'elf', 'dwarf', 'black-speech', 'skaven'] as const;
export type Ending = (typeof endings)[number];

export const nameEndings = grid<string>({
  id: 'name-endings',
  title: 'Endings of personal names',
  dice: 'd20',
  source: book('Personal names, chart 5'),
  words: [...words, 'ending', 'human', 'elf', 'dwarf', 'orc', 'goblin', 'skaven'],
  columns: [
    { id: 'human', title: 'Human' },
    { id: 'elf', title: 'Elf' },
    { id: 'dwarf', title: 'Dwarf' },
    { id: 'black-speech', title: 'Black Speech' },
    { id: 'skaven', title: 'Skaven' },
  ] satisfies readonly { id: Ending; title: string }[],
  rows: inColumns(
    inOrder('amy ard bec bert bod court dam den grim ly man oc red rew son tal ter ton wel win'),
    inOrder(
      'andar andril anel are bane deorn ellion endil fin galiei huir ien il ir irel irlan mor nor nwaen wing',
    ),
    inOrder('bar bard gar gin gorf gorm grim grom i in it kon lin lok min ok ori ril rin und'),
    inOrder('bad bag blad bref bug but gag gar gol grot grud hog i lud lug nok rat rot ruk zog'),
    inOrder(
      'gleam glister gloss gore paw nail scitter scritch skin sniff snitch snout squitter stare tail tick twitch tweak whisker witter',
    ),
  ),
});

export type NamePart = ElementColumn | 'ending';
export interface NameLength {
  /** Where each element is rolled, in order. */
  readonly from: readonly NamePart[];
}
const spelt = { 'element-1': '1', 'element-2': '2', 'element-3': '3', ending: 'ending' } as const;
const made = (face: number, ...from: readonly NamePart[]) => ({
  on: [face, face] as const,
  text: from.map((part) => spelt[part]).join(' + '),
  note: from.length === 1 ? 'one element' : `${from.length} elements`,
  is: { from },
});

const length = book('Personal names');
const foot = 'Numbers are the elements of the tongue’s place names.';

export const nameLengthNormal = chart<NameLength>({
  id: 'name-length-normal',
  title: 'Names of normal length',
  dice: 'd6',
  source: length,
  words: [...words, 'human', 'dwarf', 'length'],
  foot: `For Humans and Dwarfs. ${foot}`,
  rows: [
    made(1, 'element-1'),
    made(2, 'element-1', 'ending'),
    made(3, 'element-1', 'ending'),
    made(4, 'element-2', 'ending'),
    made(5, 'element-1', 'element-2', 'ending'),
    made(6, 'element-1', 'element-1', 'element-2', 'ending'),
  ],
});

export const nameLengthShort = chart<NameLength>({
  id: 'name-length-short',
  title: 'Short names',
  dice: 'd6',
  source: length,
  words: [...words, 'goblin', 'orc', 'skaven', 'length'],
  foot: `For Goblinoids and Skaven. ${foot}`,
  rows: [
    made(1, 'element-1'),
    made(2, 'element-2'),
    made(3, 'ending'),
    made(4, 'element-1', 'ending'),
    made(5, 'element-2', 'ending'),
    made(6, 'element-1', 'element-2'),
  ],
});

export const nameLengthLong = chart<NameLength>({
  id: 'name-length-long',
  title: 'Long names',
  dice: 'd6',
  source: length,
  words: [...words, 'elf', 'elves', 'length'],
  foot: `For Elves. ${foot}`,
  rows: [
    made(1, 'element-1', 'ending'),
    made(2, 'element-2', 'ending'),
    made(3, 'element-1', 'element-1', 'ending'),
    made(4, 'element-1', 'element-2', 'ending'),
    made(5, 'element-1', 'element-3', 'ending'),
    made(6, 'element-1', 'element-2', 'element-3', 'ending'),
  ],
});
