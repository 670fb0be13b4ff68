import { expect, test } from 'vitest';
import { yearNames } from '../../../../src/rules/mighty-empires/charts/calendar.ts';
import {
  namesBlackSpeech,
  namesDwarf,
  namesElven,
} from '../../../../src/rules/mighty-empires/charts/names-elder.ts';
import { namesBretonnian, namesEmpire } from '../../../../src/rules/mighty-empires/charts/names-human.ts';
import {
  nameEndings,
  nameLengthLong,
  nameLengthNormal,
  nameLengthShort,
} from '../../../../src/rules/mighty-empires/charts/names-personal.ts';
import { cells, page, rows } from './table.ts';

test('names-bretonnian', () => {
  expect(cells(namesBretonnian)).toBe(
    page(`
      1: Ais ais
      2: Beau aisle
      3: Bai brun
      4: Cor bur
      5: Deu del
      6: Donn dinon
      7: Fonten fel
      8: Gren for
      9: Hois grande
      10: Lil grois
      11: Ly gris
      12: Mars lanque
      13: Mon mais
      14: Na nuon
      15: Par non
      16: Reil ois
      17: Sien puit
      18: Sur quel
      19: Tour rienne
      20: Vers Again, then one more of element 2`),
  );
});
test('names-empire', () => {
  expect(cells(namesEmpire)).toBe(
    page(`
      1: Alten archen
      2: Bel bruk
      3: Bur burg
      4: Cor dorf
      5: Dun dorn
      6: Dar feld
      7: Ein felt
      8: Gran grad
      9: Hel heim
      10: Lin holm
      11: Magden howe
      12: Mar ten
      13: Mund mar
      14: Neu mark
      15: Nor meir
      16: Riec mund
      17: Ver port
      18: Vol stad
      19: Wald voltan
      20: Wasten Again, then one more of element 2`),
  );
});
test('names-dwarf', () => {
  expect(cells(namesDwarf)).toBe(
    page(`
      1: Alabrin adum
      2: Aman adol
      3: Askul afor
      4: Bal agun
      5: Brok agrim
      6: Buk akarak
      7: Dun alin
      8: Dur aluk
      9: Dwor athol
      10: Forbrin amenak
      11: Gon ban
      12: Ithrag dor
      13: Kar dum
      14: Karaz kai
      15: Kul killuk
      16: Mun krag
      17: Narga lum
      18: Olo mun
      19: Tar tor
      20: Thor ungol`),
  );
});
test('names-elven', () => {
  expect(cells(namesElven)).toBe(
    page(`
      1: Ath a anwe
      2: Brim an anfel
      3: Cir at ar
      4: Con ath ath
      5: Dor brod del
      6: Ethil dia don
      7: El dor dor
      8: Elo en gost
      9: End fin in
      10: For for lun
      11: Gith gol mar
      12: Glor in nost
      13: Hir lor or
      14: In mar ost
      15: Lor ol oth
      16: Loth rol rond
      17: Nim sor tor
      18: Ra than uen
      19: Sor thiel und
      20: Than – –`),
  );
});
test('names-black-speech', () => {
  expect(cells(namesBlackSpeech)).toBe(
    page(`
      1: Ash bad
      2: Bran blod
      3: Bog bul
      4: Bug burg
      5: Dhak dor
      6: Drog gabab
      7: Durth ghul
      8: Gor gog
      9: Grag goth
      10: Grim grod
      11: Karg rot
      12: Mor run
      13: Nar shak
      14: Narg slag
      15: Naz thang
      16: Thor ungol
      17: Uth waz
      18: Uz Again, then one more of element 1
      19: Zod Again, then one more of element 2
      20: Zog Again, then one more of element 2`),
  );
  expect(namesBlackSpeech.rows.slice(17).map((row) => row.cells[1])).toMatchObject([
    { adds: 'element-1' },
    { adds: 'element-2' },
    { adds: 'element-2' },
  ]);
});
test('name-endings', () => {
  expect(nameEndings.columns.map(({ id }) => id)).toEqual([
    'human',
    'elf',
    'dwarf',
    'black-speech',
    'skaven',
  ]);
  expect(cells(nameEndings)).toBe(
    page(`
      1: amy andar bar bad gleam
      2: ard andril bard bag glister
      3: bec anel gar blad gloss
      4: bert are gin bref gore
      5: bod bane gorf bug paw
      6: court deorn gorm but nail
      7: dam ellion grim gag scitter
      8: den endil grom gar scritch
      9: grim fin i gol skin
      10: ly galiei in grot sniff
      11: man huir it grud snitch
      12: oc ien kon hog snout
      13: red il lin i squitter
      14: rew ir lok lud stare
      15: son irel min lug tail
      16: tal irlan ok nok tick
      17: ter mor ori rat twitch
      18: ton nor ril rot tweak
      19: wel nwaen rin ruk whisker
      20: win wing und zog witter`),
  );
});
test('name-length-normal, name-length-short, name-length-long', () => {
  const lines = (chart: typeof nameLengthNormal) =>
    rows(chart, ({ from }) => from.map((part) => part.replace('element-', '')));
  expect(lines(nameLengthNormal)).toBe(
    page(`
      1: 1
      2: 1 ending
      3: 1 ending
      4: 2 ending
      5: 1 2 ending
      6: 1 1 2 ending`),
  );
  expect(lines(nameLengthShort)).toBe(
    page(`
      1: 1
      2: 2
      3: ending
      4: 1 ending
      5: 2 ending
      6: 1 2`),
  );
  expect(lines(nameLengthLong)).toBe(
    page(`
      1: 1 ending
      2: 2 ending
      3: 1 1 ending
      4: 1 2 ending
      5: 1 3 ending
      6: 1 2 3 ending`),
  );
  expect(nameLengthLong.rows[5]).toMatchObject({ text: '1 + 2 + 3 + ending', note: '4 elements' });
  expect(nameLengthShort.rows[2]).toMatchObject({ text: 'ending', note: 'one element' });
});
test('year-names: ten beasts', () => {
  expect(yearNames.rows.map(({ text }) => text).join(' ')).toBe(
    'Bear Cat Dog Dragon Eagle Fox Griffon Hydra Lion Tiger',
  );
});
