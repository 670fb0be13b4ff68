/** Place names of Dwarfs and Elves, and in the Black Speech. */
import { grid } from '../../../kernel/chart.ts';
import { again, elementColumns, inColumns, inOrder, type NameCell, nameWords } from './name-elements.ts';
import { book } from './source.ts';

export const namesDwarf = grid<NameCell>({
  id: 'names-dwarf',
  title: 'Dwarf place names',
  dice: 'd20',
  source: book('Place names, chart 3'),
  words: [...nameWords, 'dwarfs', 'dwarven', 'hold'],
  foot: 'Often parted: Dun-Krag, or Ithrag-a-Dum.',
  columns: elementColumns(2),
  rows: inColumns<NameCell>(
    inOrder(
      'Alabrin Aman Askul Bal Brok Buk Dun Dur Dwor Forbrin Gon Ithrag Kar Karaz Kul Mun Narga Olo Tar Thor',
    ),
    inOrder(
      'adum adol afor agun agrim akarak alin aluk athol amenak ban dor dum kai killuk krag lum mun tor ungol',
    ),
  ),
});

export const namesElven = grid<NameCell>({
  id: 'names-elven',
  title: 'Elven place names',
  dice: 'd20',
  source: book('Place names, chart 4'),
  words: [...nameWords, 'elf', 'elves', 'high elves', 'wood elves', 'dark elves'],
  foot: 'Three elements as a rule; a dash leaves one out.',
  columns: elementColumns(3),
  rows: inColumns<NameCell>(
    inOrder('Ath Brim Cir Con Dor Ethil El Elo End For Gith Glor Hir In Lor Loth Nim Ra Sor Than'),
    [...inOrder('a an at ath brod dia dor en fin for gol in lor mar ol rol sor than thiel'), null],
    [...inOrder('anwe anfel ar ath del don dor gost in lun mar nost or ost oth rond tor uen und'), null],
  ),
});

export const namesBlackSpeech = grid<NameCell>({
  id: 'names-black-speech',
  title: 'Black Speech place names',
  dice: 'd20',
  source: book('Place names, chart 6'),
  words: [...nameWords, 'orc', 'goblin', 'goblinoid', 'skaven', 'dark elves'],
  foot: 'For Goblinoids and Skaven; Dark Elves as they please.',
  columns: elementColumns(2),
  rows: inColumns<NameCell>(
    inOrder('Ash Bran Bog Bug Dhak Drog Durth Gor Grag Grim Karg Mor Nar Narg Naz Thor Uth Uz Zod Zog'),
    [
      ...inOrder('bad blod bul burg dor gabab ghul gog goth grod rot run shak slag thang ungol waz'),
      again(1),
      again(2),
      again(2),
    ],
  ),
});
