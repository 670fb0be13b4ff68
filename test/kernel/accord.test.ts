/** Options that players change as they play, on a table of a made-up book: what a proposal comes to, and how it is put and told. */
import { describe, expect, test } from 'vitest';
import { agreed, asItIs, differing, proposed, refuser, wordsOf, wordTold } from '../../src/kernel/accord.ts';
import { parse } from '../../src/kernel/args.ts';
import { matters, optionTable, placeOf, saying, sayings, schemaOf, usual } from '../../src/kernel/options.ts';
import { play } from '../../src/kernel/run.ts';
import { plain } from '../../src/kernel/text.ts';

const table = optionTable({
  fleets: { text: 'Fleets', on: [true, 'ships sail'], off: [false, 'no ship sails'] },
  style: { text: 'Style', on: ['free', 'play is free'], off: ['tight', 'play is tight'] },
  box: { text: 'Box', on: ['few', 'few pieces', 'with few'], off: ['many', 'many pieces'], later: true },
  turns: {
    text: 'Turns',
    says: ['one turn', '{n} turns'],
    usual: null,
    from: 1,
    to: 9,
    none: [null, 'none', 'no last turn'],
    later: true,
  },
  end: {
    later: 'whole',
    rows: {
      by: { text: 'By', choices: { war: ['War'], peace: ['Peace', 'the war ends in peace'] } },
      wars: {
        text: 'Wars',
        says: ['after one war', 'after {n} wars'],
        usual: 3,
        from: 1,
        to: 9,
        when: ['by', 'war'],
      },
    },
  },
  start: {
    rows: {
      fleets: {
        text: 'Fleets',
        says: ['one fleet', '{n} fleets'],
        usual: 1,
        from: 0,
        to: 2,
        when: ['fleets', true],
      },
    },
  },
  parts: {
    later: true,
    rows: {
      magic: {
        text: 'Magic',
        on: [true, 'wizards cast', 'with magic'],
        off: [false, 'no wizard casts', 'without magic'],
      },
    },
  },
});
const as = usual(table);
const all = { fleets: true, style: 'free', box: 'few', turns: null };
const groups = { end: { by: 'war', wars: 3 }, start: { fleets: 1 }, parts: { magic: true } };

describe('a proposal', () => {
  test('differs by what it names otherwise; what it leaves open is none of it', () => {
    expect(differing(table, as, { box: undefined, turns: 4, magic: true })).toEqual({ turns: 4 });
    expect(differing(table, as, { end: { wars: 3, by: 'war' } })).toEqual({});
    expect(asItIs(table, as, { box: 'few', magic: undefined }, 'test.rule')?.rule).toBe('test.rule');
    expect(asItIs(table, as, { turns: 1 }, 'test.rule')).toBeUndefined();
  });
  test('leaves all as it was but what it names, once all agree', () => {
    expect(as).toEqual({ ...all, ...groups });
    expect(agreed(table, as, { box: undefined, turns: 4, magic: false })).toEqual({
      ...all,
      ...groups,
      turns: 4,
      parts: { magic: false },
    });
    expect(agreed(table, as, { end: { by: 'peace', wars: 5 } }).end).toEqual({ by: 'peace', wars: 5 });
  });
  test('from one set of options to another names all that may change, a group that changes as one as a whole', () => {
    const to = {
      ...as,
      fleets: false,
      turns: 2,
      end: { by: 'war' as const, wars: 4 },
      parts: { magic: false },
    };
    expect(proposed(table, as, to)).toEqual({ turns: 2, end: { by: 'war', wars: 4 }, magic: false });
    expect(proposed(table, as, as)).toEqual({});
  });
  test('is put to the others in words that name what changes, and no more', () => {
    const proposal = { magic: false, box: 'many', turns: 2 } as const;
    const put = (more: object) => {
      const asked: string[] = [];
      const way = refuser(table, ['gules', 'or'], { seat: 'azure', rule: 'test.rule', proposal, ...more });
      for (const batch of [way.next()]) {
        const questions = (batch.value as { batch: readonly { text: { say: string } }[] }).batch;
        asked.push(...questions.map(({ text }) => plain(text)));
      }
      return [...new Set(asked)];
    };
    expect(put({})).toEqual([
      'azure wants to change the rules you play by: without magic, many pieces, 2 turns.',
    ]);
    expect(put({ words: ['magic-off'], year: 3 })).toEqual([
      'azure wants to change how you play, from year 3 on: without magic.',
    ]);
    expect(put({ words: ['turns'], count: 1 })).toEqual([
      'azure wants to change the rules you play by: 2 turns.',
    ]);
    const said = (one: string) =>
      play(refuser(table, ['gules', 'or'], { seat: 'azure', rule: 'test.rule', proposal }) as never, {
        'agree/gules': 'agree',
        'agree/or': one,
      });
    expect(said('agree').asked.map(({ by }) => by)).toEqual(['gules', 'or']);
    expect(said('refuse').changes).toEqual([]);
  });
  test('is noted in words that tell it again, of the option that may change alone', () => {
    expect(wordsOf({ magic: false, box: 'many', turns: 2, end: {} })).toEqual([
      'magic-off',
      'many',
      'turns',
      'end',
    ]);
    const told = (word: string) => plain(wordTold(table, word));
    expect([told('magic-off'), told('magic-on'), told('many')]).toEqual([
      'no wizard casts',
      'wizards cast',
      'many pieces',
    ]);
    // No proposal can name it, and a word of a later book tells itself.
    expect([told('tight'), told('constructor')]).toEqual(['tight', 'constructor']);
  });
});

describe('a table of options', () => {
  test('takes what is left out as usual, and no value that its row has not', () => {
    const read = (one: unknown) => parse(schemaOf(table) as never, one).ok;
    expect([{}, { turns: null }, { turns: 9 }, { end: {} }, { start: { fleets: 0 } }].map(read)).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    const wrong = [
      { turns: 0 },
      { turns: 1.5 },
      { box: true },
      { start: null },
      { end: { by: 'toString' } },
      3,
    ];
    expect(wrong.map(read)).toEqual(wrong.map(() => false));
  });
  test('an option matters by another of its own group, or of none', () => {
    const place = (name: string, group?: string) => ({ ...placeOf(table, name), group }) as never;
    const wars = place('wars', 'end');
    expect(matters(as, wars)).toBe(true);
    expect(matters({ ...as, end: { by: 'peace', wars: 3 } }, wars)).toBe(false);
  });
  test('a name in two places means the one by itself', () => {
    expect(placeOf(table, 'fleets')?.group).toBeUndefined();
    expect(placeOf(table, 'wars')?.group).toBe('end');
  });
  test('is told with what hangs on it, and without what does not matter', () => {
    const told = (options: object, name: string) => sayings(table, options, name).map((one) => plain(one));
    expect(told(as, 'by')).toEqual(['after 3 wars']);
    expect(told({ ...as, end: { by: 'peace', wars: 3 } }, 'end')).toEqual(['the war ends in peace']);
    const turns = placeOf(table, 'turns')?.row;
    expect([null, 'none', 1, '4'].map((one) => turns && plain(saying(turns, one) ?? { say: '' }))).toEqual([
      'no last turn',
      'no last turn',
      'one turn',
      '4 turns',
    ]);
  });
});
