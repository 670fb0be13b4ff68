import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NotOnChart } from '../../../../src/kernel/chart.ts';
import {
  cycleAdjectives,
  generate,
  kinds,
  lengthIds,
  type Name,
  type NameOptions,
  nameFrom,
  partings,
  peoples,
  tongueIds,
  tongueOf,
  tongues,
  yearName,
} from '../../../../src/rules/mighty-empires/names/index.ts';

/** The name these faces make, every one of them read. */
function made(
  kind: 'place' | 'person',
  tongue: (typeof tongueIds)[number],
  faces: readonly number[],
  options: NameOptions = {},
): Name {
  const name = nameFrom(kind, tongue, faces, options);
  if ('wants' in name) throw new Error(`wants ${JSON.stringify(name.wants)}`);
  expect(name.steps.map(({ face }) => face)).toEqual(faces);
  return name;
}
const place = (tongue: (typeof tongueIds)[number], faces: readonly number[], options?: NameOptions) =>
  made('place', tongue, faces, options).name;
const person = (tongue: (typeof tongueIds)[number], faces: readonly number[], options?: NameOptions) =>
  made('person', tongue, faces, options).name;

describe('me.names.place: place names', () => {
  test.each([
    ['bretonnian', [2, 19], 'Beaurienne'],
    ['empire', [14, 9], 'Neuheim'],
    ['dwarf', [12, 1], 'Ithragadum'],
    ['elven', [13, 18, 8], 'Hirthangost'],
    ['black-speech', [4, 15], 'Bugthang'],
  ] as const)('%s %j: %s', (tongue, faces, name) => {
    expect(place(tongue, faces)).toBe(name);
  });
  test('a 20 in the second column is rolled again, and one more element comes after', () => {
    expect(place('bretonnian', [1, 20, 3, 12])).toBe('Aisbrunlanque');
    expect(place('empire', [9, 20, 4, 3])).toBe('Heldorfburg');
  });
  test('never more than one element more, however many twenties', () => {
    expect(place('bretonnian', [1, 20, 20, 3, 20, 12])).toBe('Aisbrunlanque');
  });
  test('Black Speech: 18 adds from the first column, 19 and 20 from the second', () => {
    expect(place('black-speech', [4, 18, 1, 12])).toBe('Bugbadmor');
    expect(place('black-speech', [4, 19, 1, 7])).toBe('Bugbadghul');
    expect(place('black-speech', [4, 20, 1, 17])).toBe('Bugbadwaz');
  });
  test('Elven dashes leave an element out, but two elements stay', () => {
    expect(place('elven', [6, 20, 16])).toBe('Ethilrond');
    expect(place('elven', [6, 7, 20])).toBe('Ethildor');
    expect(place('elven', [6, 20, 20, 1])).toBe('Ethilanwe');
  });
  test('Dwarf names joined, parted, or with their a set apart', () => {
    expect(place('dwarf', [7, 16], { parting: 'joined' })).toBe('Dunkrag');
    expect(place('dwarf', [7, 16], { parting: 'parts' })).toBe('Dun-Krag');
    expect(place('dwarf', [7, 16], { parting: 'split-a' })).toBe('Dun-Krag');
    expect(place('dwarf', [12, 1], { parting: 'parts' })).toBe('Ithrag-Adum');
    expect(place('dwarf', [12, 1], { parting: 'split-a' })).toBe('Ithrag-a-Dum');
    expect(place('dwarf', [16, 9], { parting: 'split-a' })).toBe('Mun-a-Thol');
  });
  test('only Dwarf places are parted', () => {
    expect(place('empire', [14, 9], { parting: 'parts' })).toBe('Neuheim');
    expect(person('dwarf', [2, 7, 2], { parting: 'parts' })).toBe('Dunbard');
  });
});

describe('me.names.person: personal names', () => {
  test.each([
    ['bretonnian', [1, 19], 'Tour'],
    ['empire', [2, 12, 4], 'Marbert'],
    ['dwarf', [5, 15, 4, 12], 'Kulagunkon'],
    ['empire', [6, 12, 14, 4, 11], 'Marneudorfman'],
    ['dwarf', [4, 16, 13], 'Kraglin'],
    ['elven', [1, 9, 18], 'Endnor'],
    ['elven', [2, 9, 18], 'Finnor'],
    ['elven', [3, 9, 10, 18], 'Endfornor'],
    ['elven', [6, 9, 9, 15, 1], 'Endfinothandar'],
    ['elven', [5, 12, 11, 17], 'Glormarmor'],
    ['black-speech', [3, 20], 'Zog'],
    ['black-speech', [6, 6, 8], 'Droggog'],
    ['black-speech', [2, 9], 'Goth'],
  ] as const)('%s %j: %s', (tongue, faces, name) => {
    expect(person(tongue, faces)).toBe(name);
  });
  test('a people brings its own ending and length', () => {
    expect(person('black-speech', [4, 6, 20], { ending: 'skaven' })).toBe('Drogwitter');
    expect(person('black-speech', [1, 6, 20], { length: 'long' })).toBe('Drogzog');
    expect(person('empire', [3, 11], { length: 'short' })).toBe('Man');
  });
  test('long names outside Elven roll the second column for the third', () => {
    expect(person('empire', [5, 12, 4, 11], { length: 'long' })).toBe('Mardorfman');
  });
  test('the length chart says how many elements: an order for one more is only rolled again', () => {
    expect(person('empire', [4, 20, 9, 11])).toBe('Heimman');
    expect(person('black-speech', [2, 18, 20, 5])).toBe('Dor');
  });
  test('a dash leaves two elements at least where the chart asks for so many', () => {
    expect(person('elven', [2, 20, 5], { length: 'short' })).toBe('Brod');
    expect(person('elven', [2, 20, 5, 18])).toBe('Brodnor');
    expect(person('elven', [6, 9, 20, 5], { length: 'short' })).toBe('Endbrod');
    expect(person('elven', [6, 9, 20, 20, 18])).toBe('Endnor');
    expect(person('elven', [4, 9, 20, 18])).toBe('Endnor');
  });
});

describe('names explain themselves', () => {
  test('every roll, the column it was read in and what became of it', () => {
    expect(made('place', 'black-speech', [4, 18, 1, 12]).steps).toEqual([
      { chart: 'names-black-speech', column: 'element-1', sides: 20, face: 4, says: 'Bug', use: 'element' },
      {
        chart: 'names-black-speech',
        column: 'element-2',
        sides: 20,
        face: 18,
        says: 'Again, then one more of element 1',
        use: 'again',
      },
      { chart: 'names-black-speech', column: 'element-2', sides: 20, face: 1, says: 'bad', use: 'element' },
      { chart: 'names-black-speech', column: 'element-1', sides: 20, face: 12, says: 'Mor', use: 'element' },
    ]);
  });
  test('a personal name begins with its length', () => {
    expect(made('person', 'elven', [4, 9, 20, 18]).steps).toEqual([
      { chart: 'name-length-long', sides: 6, face: 4, says: '1 + 2 + ending', use: 'length' },
      { chart: 'names-elven', column: 'element-1', sides: 20, face: 9, says: 'End', use: 'element' },
      { chart: 'names-elven', column: 'element-2', sides: 20, face: 20, says: '', use: 'blank' },
      { chart: 'name-endings', column: 'elf', sides: 20, face: 18, says: 'nor', use: 'element' },
    ]);
  });
  test('faces that do not suffice ask for the next die', () => {
    expect(nameFrom('place', 'dwarf', [12])).toEqual({
      wants: { chart: 'names-dwarf', column: 'element-2', sides: 20 },
    });
    expect(nameFrom('person', 'dwarf', [])).toEqual({ wants: { chart: 'name-length-normal', sides: 6 } });
  });
  test('a face the die has not is an error, a face too many is not read', () => {
    expect(() => nameFrom('place', 'dwarf', [21])).toThrow(NotOnChart);
    expect(nameFrom('place', 'dwarf', [7, 16, 5])).toMatchObject({ name: 'Dunkrag', steps: { length: 2 } });
  });
});

describe('whatever the dice', () => {
  const options = fc.record(
    {
      ending: fc.constantFrom('human', 'elf', 'dwarf', 'black-speech', 'skaven'),
      length: fc.constantFrom(...lengthIds),
      parting: fc.constantFrom(...partings),
    },
    { requiredKeys: [] },
  );
  test('a name comes of them, and its faces alone make it again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.constantFrom(...tongueIds),
        options,
        fc.infiniteStream(fc.integer({ min: 0, max: 59 })),
        (kind, tongue, chosen, stream) => {
          const random = (sides: number): number => (Number(stream.next().value) % sides) + 1;
          const name = generate(kind, tongue, random, chosen as NameOptions);
          expect(name.name).toMatch(/^[A-Z][a-z]*(?:-(?:[A-Z][a-z]+|a))*$/);
          const faces = name.steps.map(({ face }) => face);
          expect(nameFrom(kind, tongue, faces, chosen as NameOptions)).toEqual(name);
          expect(name.steps.filter(({ use }) => use === 'element').length).toBeLessThanOrEqual(4);
        },
      ),
      { numRuns: 400 },
    );
  });
});

test('every people speaks a tongue there is, and every tongue is found by its id', () => {
  for (const { tongues: spoken } of peoples) for (const id of spoken) expect(tongueOf(id).id).toBe(id);
  expect(tongues.map(({ id }) => id)).toEqual(tongueIds);
  expect(peoples.find(({ id }) => id === 'chaos')?.tongues).toEqual(tongueIds);
});

describe('me.calendar: names of years', () => {
  test('ten beasts in turn, then again', () => {
    expect([1, 2, 10, 11, 28].map((year) => yearName(year))).toEqual([
      'Bear',
      'Cat',
      'Tiger',
      'Bear',
      'Hydra',
    ]);
  });
  test('each round of ten has its adjective', () => {
    expect(yearName(8, ['Mad'])).toBe('Mad Hydra');
    expect(yearName(11, ['Mad'])).toBe('Bear');
    expect(yearName(16, ['Mad', 'Dark'])).toBe('Dark Fox');
    expect(new Set(cycleAdjectives).size).toBe(12);
  });
  test('there is no year before the first', () => {
    expect(() => yearName(0)).toThrow(RangeError);
  });
});
