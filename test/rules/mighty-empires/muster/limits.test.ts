/** What a book lets its owner do with his troops, and what it reminds him of, by the time of the year. */
import { describe, expect, test } from 'vitest';
import { type Ledger, mightyEmpires, type State } from '../../../../src/rules/mighty-empires/index.ts';
import { siege } from '../siege/table.ts';
import { act, banner, home, table } from '../table.ts';

const { ledgers } = mightyEmpires;
const pair = { a1: banner(), a2: banner({ number: 2 }) };
const at = (phase: State['season']['phase'], over: Parameters<typeof table>[0] = {}): State =>
  table({ banners: pair, options: { armies: 'points' }, ...over, season: { phase, ...over?.season } });
/** Both banners mustered as the season began. */
const book = (one: number, two = 1000, three?: number): Ledger => {
  const more = three === undefined ? {} : { a3: banner({ number: 3 }) };
  const armies: State = { ...at('initiative', { banners: { ...pair, ...more } }), stage: 'armies' };
  const entries = { a1: one, a2: two, ...(three === undefined ? {} : { a3: three }) };
  return Object.entries(entries).reduce<Ledger>(
    (now, [id, points]) => ledgers.write(now, { write: 'muster', banner: id, points }, armies),
    ledgers.start('azure', armies),
  );
};
const titles = (ledger: Ledger, state: State) =>
  ledgers.tasks(ledger, state).map(({ rule, kind }) => `${kind} ${rule}`);

describe('me.season.phase (Reorganisation): troops pass between banners', () => {
  const pass = { write: 'transfer', from: 'a1', to: 'a2', points: 100 };
  const check = (state: State) => {
    const said = ledgers.check(book(900), pass, state);
    return said === true ? 'allowed' : said.rule;
  };
  test.each([
    ['in the reorganisation of one’s own turn', at('reorganisation'), 'allowed'],
    ['not before', at('movement'), 'me.season.phase'],
    ['not in another’s turn', at('reorganisation', { season: { turn: 'gules' } }), 'me.season.turn'],
    ['while the army is divided', { ...at('initiative'), stage: 'armies' as const }, 'allowed'],
    ['at the deployment of a winter', { ...at('initiative'), stage: 'winter' as const }, 'allowed'],
    [
      'before walls from the battle phase on',
      at('siege', { encounters: { s: siege({}, { attackers: { a1: home } }) } }),
      'allowed',
    ],
  ])('%s', (_, state, said) => {
    expect(check(state)).toBe(said);
  });
  test('at any time where the table agreed to reorganise', () => {
    expect(check(act(at('movement'), 'azure', 'reorganise', { tile: home }).state)).toBe('allowed');
  });
});

describe('me.banners.points (Divide the army; Reorganising banners)', () => {
  test('a banner of more than 1500 is minded in the reorganisation, and not on the march', () => {
    expect(titles(book(1500), at('reorganisation'))).toEqual([]);
    expect(titles(book(1501), at('reorganisation'))).toEqual(['mind me.banners.points']);
    expect(titles(book(1501), at('movement'))).toEqual([]);
  });
  test('one worn below 500 combines in the reorganisation; alone, or on the march, it goes on as it is', () => {
    expect(titles(book(499), at('reorganisation'))).toEqual(['asked me.reorganisation.combine']);
    expect(titles(book(500), at('reorganisation'))).toEqual([]);
    expect(titles(book(499), at('scouting'))).toEqual([]);
    const apart = { banners: { ...pair, a2: banner({ number: 2, tile: 'q1r0' as const }) } };
    expect(titles(book(499), at('reorganisation', apart))).toEqual([]);
  });
  test('two that would combine with one another say so once', () => {
    expect(titles(book(470, 480), at('reorganisation'))).toEqual(['asked me.reorganisation.combine']);
    const three = { ...pair, a3: banner({ number: 3 }) };
    const said = ledgers
      .tasks(book(470, 480, 490), at('reorganisation', { banners: three }))
      .map(({ about, order }) => [about, order?.args]);
    // The third has nobody but the first to combine with, of whom the first says nothing.
    expect(said).toEqual([
      ['a1', { tile: home, banner: 'a1' }],
      ['a3', { tile: home, banner: 'a3' }],
    ]);
  });
});
