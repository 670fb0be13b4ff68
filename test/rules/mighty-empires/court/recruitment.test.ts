import { describe, expect, test } from 'vitest';
import {
  crownsLeft,
  heroesLeft,
  plannedBy,
  pointsLeft,
} from '../../../../src/rules/mighty-empires/court/book.ts';
import { eliteNow, eliteWith } from '../../../../src/rules/mighty-empires/court/elite.ts';
import type { Ledger, State } from '../../../../src/rules/mighty-empires/index.ts';
import { act, banner, east, holding, home, refusal } from '../table.ts';
import { changed, inSpring, inWinter, ledgers, refused, taskRules, written } from './winter.ts';

const tiles = {
  [home]: holding({ site: 'city', capitalOf: 'azure' }),
  [east]: holding({ flag: 'independent' }),
};
const winter = (phase: Parameters<typeof inWinter>[0] = 'recruitment', armies = 'units') =>
  inWinter(phase, { tiles, banners: { a1: banner() }, options: { armies } });
const hall = winter();
const guard = { id: 'u1', name: 'Guard', models: 20, points: 200, note: '', elite: 4 };
const lord = { id: 'h1', name: 'Lord', level: 10, points: 100, note: '' };
const book = (state: State = hall): Ledger => {
  const begun = { ...state, stage: 'armies' as const };
  return written(
    ledgers.start('azure', begun),
    state.options.armies === 'units'
      ? { write: 'muster', banner: 'a1', units: [guard], characters: [lord] }
      : { write: 'muster', banner: 'a1', points: 300 },
    begun,
  );
};
const bows = { id: 'n1', name: 'Bows', models: 10, points: 150, note: '' };
const recruits = { write: 'recruit', purchase: 'p1', units: [bows] };
const sum = ({ tally, banners, court }: Ledger): number => {
  const held = [
    ...Object.values(banners),
    court.reserve,
    ...Object.values(court.hired).map(({ troops }) => troops),
  ];
  const points = held
    .flatMap(({ units, characters, points: bare }) => [...units, ...characters, { points: bare }])
    .reduce((all, one) => all + one.points, 0);
  return (
    tally.mustered + tally.enlisted + tally.recruited - points - tally.struck - tally.fallen - tally.left
  );
};

describe('me.recruitment, me.recruitment.crowns (Crowns for points)', () => {
  test('a crown buys 100 points; what is bought in one winter is paid for together', () => {
    const one = written(book(), recruits, hall);
    expect(crownsLeft(one, hall)).toBe(8);
    expect(pointsLeft(one, hall)).toBe(850);
    const two = written(
      one,
      { ...recruits, purchase: 'p2', units: [{ ...bows, id: 'n2', points: 50 }] },
      hall,
    );
    expect(crownsLeft(two, hall)).toBe(8);
    expect(sum(two)).toBe(0);
  });
  test('no further than the crowns reach, public spending counted', () => {
    const poor = { ...hall, winter: { ...hall.winter, purses: { azure: { revenue: 3, spent: 2 } } } };
    expect(refused(book(), recruits, poor)).toBe('me.recruitment.crowns');
    expect(refused(book(), { ...recruits, units: [{ ...bows, points: 100 }] }, poor)).toBeUndefined();
    const spent = written(book(), recruits, hall);
    const later = { ...hall, winter: { ...hall.winter, purses: { azure: { revenue: 1, spent: 0 } } } };
    expect(taskRules(spent, later)).toContain('me.recruitment.crowns');
  });
  test('from recruitment to deployment', () => {
    expect(refused(book(), recruits, winter('diplomacy'))).toBe('me.recruitment');
    expect(refused(book(), recruits, winter('deployment'))).toBeUndefined();
    expect(refused(book(), recruits, winter('espionage'))).toBe('me.recruitment');
    expect(refused(book(), recruits, inSpring(hall))).toBe('me.recruitment');
  });
  test('a purchase can be taken back until its troops join a banner', () => {
    const bought = written(book(), recruits, hall);
    const back = written(bought, { write: 'cancel', purchase: 'p1' }, hall);
    expect(crownsLeft(back, hall)).toBe(10);
    expect(back.court.reserve.units).toEqual([]);
    expect(sum(back)).toBe(0);
    const deployed = written(
      bought,
      { write: 'deploy', banners: { a1: { units: [guard, bows], characters: [lord] } } },
      winter('deployment'),
    );
    expect(refused(deployed, { write: 'cancel', purchase: 'p1' }, hall)).toBe('me.ledger.write');
  });
  test('points armies buy points', () => {
    const points = winter('recruitment', 'points');
    const bought = written(book(points), { write: 'recruit', purchase: 'p1', points: 250 }, points);
    expect(bought.court.reserve.points).toBe(250);
    expect(crownsLeft(bought, points)).toBe(7);
  });
});

describe('me.recruitment.reinforced (Reinforcements)', () => {
  test('a unit grows while a model of it is left', () => {
    const grown = written(
      book(),
      { write: 'reinforce', purchase: 'p1', unit: 'u1', models: 5, points: 50 },
      hall,
    );
    expect(grown.banners.a1?.units[0]).toMatchObject({ models: 25, points: 250 });
    expect(sum(grown)).toBe(0);
    expect(
      refused(book(), { write: 'reinforce', purchase: 'p1', unit: 'u9', models: 5, points: 50 }, hall),
    ).toBe('me.recruitment.reinforced');
  });
  test.each([
    [4, [4, 4, 3, 3, 0]],
    [3, [3, 2, 2, 1, 0]],
    [2, [2, 1, 1, 0, 0]],
    [1, [1, 1, 0, 0, 0]],
    [0, [0, 0, 0, 0, 0]],
  ])('elites of +%i by share of recruits', (elite, to) => {
    expect([20, 30, 40, 50, 51].map((share) => eliteWith(elite, 100, share))).toEqual(to);
  });
  test('several reinforcements of one winter count together, until the end of the season after', () => {
    const more = (purchase: string, models: number) => ({
      write: 'reinforce',
      purchase,
      unit: 'u1',
      models,
      points: 0,
    });
    const grown = written(written(book(), more('p1', 4), hall), more('p2', 4), hall);
    const unit = grown.banners.a1?.units[0];
    if (!unit) throw new Error('no unit');
    expect(eliteNow(unit, hall)).toBe(3);
    expect(eliteNow(unit, inSpring(hall))).toBe(3);
    expect(eliteNow(unit, { ...hall, season: { ...hall.season, year: 2 } })).toBe(4);
  });
  test('re-equipping adds to what a unit or character is worth', () => {
    const armed = written(
      book(),
      { write: 'equip', purchase: 'p1', item: 'h1', points: 25, note: 'a good sword' },
      hall,
    );
    expect(armed.banners.a1?.characters[0]).toMatchObject({ points: 125, note: 'a good sword' });
    expect(sum(armed)).toBe(0);
  });
});

describe('me.recruitment.heroes, me.recruitment.veterans (Characters, Old characters)', () => {
  const hero = { id: 'n5', name: 'Hero', level: 5, points: 60, note: '' };
  test('new characters are of level 5', () => {
    const buy = (level: number) => ({ write: 'recruit', purchase: 'p1', characters: [{ ...hero, level }] });
    expect(refused(book(), buy(5), hall)).toBeUndefined();
    expect(refused(book(), buy(10), hall)).toBe('me.recruitment.heroes');
  });
  test('old ones rise a level once a winter; the wounded, the ransomed and the new do not', () => {
    expect(taskRules(book(), hall)).toContain('me.recruitment.veterans');
    const bought = written(book(), { write: 'recruit', purchase: 'p1', characters: [hero] }, hall);
    const risen = written(bought, { write: 'advance', points: { h1: 130 } }, hall);
    expect(risen.banners.a1?.characters[0]).toMatchObject({ level: 15, points: 130 });
    expect(risen.court.reserve.characters[0]?.level).toBe(5);
    expect(sum(risen)).toBe(0);
    expect(refused(risen, { write: 'advance' }, hall)).toBe('me.recruitment.veterans');
    expect(refused(bought, { write: 'advance', points: { h1: 50 } }, hall)).toBe('me.recruitment.veterans');
    expect(written(bought, { write: 'advance', except: ['h1'] }, hall).banners.a1?.characters[0]?.level).toBe(
      10,
    );
    const home1 = { ...hall, court: { ...hall.court, ransomed: { h1: 1 } } };
    expect(written(bought, { write: 'advance' }, home1).banners.a1?.characters[0]?.level).toBe(10);
  });
  test('a lasting wound of this season bars the rise of this winter; one that heals does not, nor one of last year', () => {
    const hurt = (wound: number, year = 1): Ledger => ({
      ...book(),
      battles: {
        ...book().battles,
        wounds: { h1: [{ name: 'Lord', wound, until: { year, month: 6 } }] },
      },
    });
    const level = (ledger: Ledger, state = hall) =>
      written(ledger, { write: 'advance' }, state).banners.a1?.characters[0]?.level;
    // Lasting, on the chart of wounds: 2, 4, 5, 9, 10 and 12.
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((wound) => level(hurt(wound)) === 10)).toEqual([
      2, 4, 5, 9, 10, 12,
    ]);
    expect(taskRules(hurt(12), hall)).not.toContain('me.recruitment.veterans');
    expect(level(hurt(12), { ...hall, season: { ...hall.season, year: 2 } })).toBe(15);
  });
  test('who came home and stands in no banner yet rises with the rest', () => {
    const home = { ...lord, id: 'h2', level: 5, points: 40 };
    const back = { ...book(), battles: { ...book().battles, home: [home] } };
    const risen = written(back, { write: 'advance', points: { h2: 70 } }, hall);
    expect(risen.battles.home).toMatchObject([{ level: 10, points: 70 }]);
    expect(sum(risen)).toBe(0);
    const posted = written(risen, { write: 'post', character: 'h2', banner: 'a1' }, hall);
    expect(posted.banners.a1?.characters.map(({ level }) => level)).toEqual([15, 10]);
    expect(sum(posted)).toBe(0);
    const ransomed = { ...hall, court: { ...hall.court, ransomed: { h2: 1 } } };
    expect(written(back, { write: 'advance' }, ransomed).battles.home).toMatchObject([{ level: 5 }]);
  });
  test('never above 25', () => {
    const old = {
      ...book(),
      banners: { a1: { ...book().banners.a1, characters: [{ ...lord, level: 23 }] } },
    };
    const risen = written(old as Ledger, { write: 'advance' }, hall);
    expect(risen.banners.a1?.characters[0]?.level).toBe(25);
  });
});

describe('me.recruitment.contingent, me.recruitment.allies (Recruiting mercenaries, allies)', () => {
  const ogres = {
    write: 'hire',
    purchase: 'p1',
    contingent: 'c1',
    kind: 'mercenaries',
    people: 'Ogres',
    units: [{ id: 'o1', name: 'Ogres', models: 4, points: 160, note: '' }],
    characters: [{ id: 'o2', name: 'Captain', level: 15, points: 90, note: '' }],
  };
  const posts = winter('deployment');
  const raise = { contingent: 'c1', kind: 'mercenaries', people: 'Ogres', tile: home };
  test('a contingent has a commander, a banner of its own, and one season', () => {
    expect(refused(book(), { ...ogres, characters: [] }, hall)).toBe('me.recruitment.contingent');
    const hired = written(book(), ogres, hall);
    expect(taskRules(hired, posts)).toContain('me.recruitment.contingent');
    const field = act(posts, 'azure', 'raise-contingent', raise);
    const led = changed(hired, field.changes, field.state);
    expect(led.banners.o1).toMatchObject({ mustered: true, units: ogres.units });
    expect(field.state.banners.o1).toMatchObject({ seat: 'azure', tile: home });
    expect(refused(led, { write: 'deploy', banners: { o1: {} } }, posts)).toBe('me.recruitment.mustered');
    const season = inSpring(field.state, 6);
    const last = {
      ...season,
      season: { ...season.season, done: ['gules'], phase: 'reorganisation' as const },
    };
    const end = { year: 2, month: 6, turn: 'azure', phase: 'reorganisation' };
    const over = act(last, 'azure', 'end-phase', end);
    expect(over.state.stage).toBe('winter');
    expect(over.state.fallen.o1?.how).toBe('left');
    const after = changed(led, over.changes, over.state);
    expect(after.tally.left).toBe(250);
    expect(sum(after)).toBe(0);
  });
  test('in a settlement of the empire', () => {
    expect(refusal(posts, 'azure', 'raise-contingent', { ...raise, tile: east })).toBe(
      'me.recruitment.contingent',
    );
  });
  test('one nobody leads into the field is gone in spring', () => {
    const hired = written(book(), ogres, hall);
    const gone = changed(hired, [{ type: 'yearBegun', year: 2 }], inSpring(hall));
    expect(gone.court.hired).toEqual({});
    expect(sum(gone)).toBe(0);
  });
  test('allies come of this winter’s alliances, one contingent of each', () => {
    const allies = { ...ogres, kind: 'allies', alliance: 'al' };
    const alliance = { seat: 'azure', tiles: [east], kind: 'temporary', year: 1, broken: false } as const;
    const allied = (state: State): State => ({
      ...state,
      court: { ...state.court, alliances: { al: alliance } },
    });
    expect(refused(book(), allies, hall)).toBe('me.recruitment.allies');
    const hired = written(book(), allies, allied(hall));
    const again = {
      ...allies,
      purchase: 'p2',
      contingent: 'c2',
      units: [],
      characters: [{ ...lord, id: 'x' }],
    };
    expect(refused(hired, again, allied(hall))).toBe('me.recruitment.allies');
    const order = { ...raise, kind: 'allies', alliance: 'al' };
    expect(refusal(posts, 'azure', 'raise-contingent', order)).toBe('me.recruitment.allies');
    const field = act(allied(posts), 'azure', 'raise-contingent', order);
    expect(refusal(field.state, 'azure', 'raise-contingent', order)).toBe('me.recruitment.allies');
  });
});

describe('me.recruitment.mustered (Deployment)', () => {
  const posts = winter('deployment');
  test('the whole army is pooled and shared out anew; nothing comes or goes', () => {
    const bought = written(book(), recruits, hall);
    expect(taskRules(bought, posts)).toContain('me.recruitment.mustered');
    const anew = written(
      bought,
      {
        write: 'deploy',
        banners: { a1: { units: [bows], characters: [lord] } },
        reserve: { units: [guard] },
      },
      posts,
    );
    expect(anew.banners.a1?.units).toEqual([bows]);
    expect(sum(anew)).toBe(0);
    expect(refused(bought, { write: 'deploy', banners: { a1: { units: [bows] } } }, posts)).toBe(
      'me.recruitment.mustered',
    );
    expect(refused(bought, { write: 'muster', banner: 'a1', units: [bows] }, posts)).toBe('me.ledger.write');
  });
  test('a banner rolled up in winter gives its troops back', () => {
    const rolled = changed(book(), [{ type: 'bannerDismissed', banner: 'a1' }], posts);
    expect(rolled.court.reserve).toMatchObject({ units: [guard], characters: [lord] });
    expect(sum(rolled)).toBe(0);
  });
});

describe('me.magic.heroes, me.recruitment.heroes (Call of Heroes in recruitment)', () => {
  const called = (state: State = hall): State => ({
    ...state,
    magic: {
      ...state.magic,
      spells: {
        m1: {
          spell: 'call-of-heroes',
          by: 'azure',
          tile: null,
          about: 'azure',
          banner: null,
          amount: 300,
          leads: null,
          tried: null,
          until: { year: 1, ends: 'winter' },
        },
      },
    },
  });
  const hero = (points: number, id = 'h2') => ({ id, name: 'Ser Bryn', level: 5, points, note: '' });
  test('new characters cost no crowns as far as the call reaches', () => {
    const one = written(book(), { write: 'recruit', purchase: 'p1', characters: [hero(250)] }, called());
    expect(crownsLeft(one, called())).toBe(10);
    expect(heroesLeft(one, called())).toBe(50);
    const two = written(one, { write: 'recruit', purchase: 'p2', characters: [hero(100, 'h3')] }, called());
    expect(heroesLeft(two, called())).toBe(0);
    expect(crownsLeft(two, called())).toBe(9);
    expect(pointsLeft(two, called())).toBe(950);
    expect(sum(two)).toBe(0);
    const back = written(two, { write: 'cancel', purchase: 'p1' }, called());
    expect([crownsLeft(back, called()), heroesLeft(back, called())]).toEqual([10, 200]);
  });
  test('even with an empty chest, and for characters alone', () => {
    const purses = { azure: { revenue: 0, spent: 0 } };
    const poor = called({ ...hall, winter: { ...hall.winter, purses } });
    expect(
      refused(book(), { write: 'recruit', purchase: 'p1', characters: [hero(300)] }, poor),
    ).toBeUndefined();
    expect(refused(book(), { write: 'recruit', purchase: 'p1', characters: [hero(301)] }, poor)).toBe(
      'me.recruitment.crowns',
    );
    expect(refused(book(), recruits, poor)).toBe('me.recruitment.crowns');
  });
  test('in armies of points any of the points may be heroes', () => {
    const points = called(winter('recruitment', 'points'));
    const bought = written(book(points), { write: 'recruit', purchase: 'p1', points: 400 }, points);
    expect(crownsLeft(bought, points)).toBe(9);
  });
});

describe('me.winter.purse: crowns planned for what is to come', () => {
  test('the plan stands for one winter, and is written anew as a whole', () => {
    const one = written(book(), { write: 'plan', by: { construction: 5, baggage: 2 } }, hall);
    const two = written(one, { write: 'plan', by: { baggage: 3 } }, hall);
    expect(plannedBy(two, hall)).toEqual({ baggage: 3 });
    expect(plannedBy(two, { ...hall, season: { ...hall.season, year: 9 } })).toEqual({});
    expect(refused(book(), { write: 'plan', by: {} }, inSpring(hall))).toBe('me.winter.purse');
  });
});

describe('me.recruitment.mustered: a banner raised in winter', () => {
  test('is mustered with the whole army', () => {
    const state = winter('deployment');
    const raised = { ...state, banners: { ...state.banners, a2: banner({ number: 2, tile: null }) } };
    const asked = ledgers.tasks(book(), raised).find(({ rule }) => rule === 'me.recruitment.mustered');
    expect(asked).toMatchObject({ about: 'desk-muster', write: { write: 'deploy' } });
    expect(taskRules(book(), raised)).not.toContain('me.ledger.muster');
  });
  test('recruits in no banner come first in deployment, and nobody goes on from it unwarned', () => {
    const bought = written(book(), recruits, hall);
    const state = winter('deployment');
    const asked = ledgers.tasks(bought, state).find(({ rule }) => rule === 'me.recruitment.mustered');
    expect(asked).toMatchObject({ about: 'desk-muster', first: true });
    const minded = (own: Ledger, at: State = state) =>
      ledgers.minds?.(own, 'end-winter-phase', at).map(({ rule }) => rule);
    expect(minded(bought)).toContain('me.recruitment.mustered');
    expect(minded(book())).not.toContain('me.recruitment.mustered');
    expect(minded(bought, winter('recruitment'))).toEqual([]);
  });
});
