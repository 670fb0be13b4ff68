import { describe, expect, test } from 'vitest';
import { undeclared } from '../../../../src/rules/mighty-empires/court/embassies.ts';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import type { Ledger } from '../../../../src/rules/mighty-empires/ledger/book.ts';
import type { State } from '../../../../src/rules/mighty-empires/state.ts';
import { banner, holding } from '../table.ts';
import { far, out, road, winterAt } from './snow.ts';

const rows = (state: State, seat = 'azure') =>
  mightyEmpires.tasks(state, seat).map(({ kind, order, title }) => [kind, order?.id ?? title.say].join(' '));
const onward = (state: State, seat = 'azure') => mightyEmpires.tasks(state, seat).find((task) => task.onward);
const spies = (state: State, operatives: object) =>
  ({
    ...(mightyEmpires.ledgers.start('azure', state) as Ledger),
    spies: { ...(mightyEmpires.ledgers.start('azure', state) as Ledger).spies, operatives },
  }) as Ledger;

describe('me.winter.phase: a winter in which nothing is to be decided', () => {
  test('me.quarters, me.revenue: what everybody does is ready as it stands', () => {
    const snow = winterAt('quarters', { banners: { a: out }, tiles: road('azure') });
    const [home] = mightyEmpires.tasks(snow, 'azure');
    expect(home).toMatchObject({ kind: 'asked', order: { id: 'take-quarters', args: {} } });
    expect(home?.ready?.say).toBe('Send it home');
    const purses = { azure: { revenue: null, spent: 0 }, gules: { revenue: null, spent: 0 } };
    const [collect] = mightyEmpires.tasks(winterAt('revenue', {}, { purses }), 'azure');
    expect(collect).toMatchObject({ kind: 'asked', order: { id: 'collect-revenue' } });
    expect(collect?.ready?.say).toBe('Collect');
  });

  test('me.diplomacy.mission: where no free people borders the realm nothing is asked, and the way on says so', () => {
    const alone = winterAt('diplomacy');
    expect(rows(alone)).not.toContain('asked send-missions');
    expect(onward(alone)?.why?.say).toMatch(/^No independent empire borders yours/);
    // Nobody waits for a mission that cannot be sent.
    expect(undeclared(alone)).toEqual([]);
    const courted = winterAt('diplomacy', { tiles: { q2r0: holding({ flag: 'independent' }) } });
    expect(rows(courted)).toContain('asked send-missions');
    expect(onward(courted)?.why).toBeUndefined();
    expect(undeclared(courted)).toEqual(['azure']);
  });

  test('me.espionage.declared: only those who hired somebody are asked to announce them', () => {
    const night = winterAt('espionage');
    expect(rows(night).filter((row) => row.startsWith('asked'))).toEqual([]);
    const book = (operatives: object) =>
      mightyEmpires.ledgers
        .tasks(spies(night, operatives), night)
        .map(({ kind, title }) => [kind, title.say]);
    expect(book({})).toEqual([]);
    expect(book({ x1: { type: 'spy', year: 1, smuggled: null } })).toEqual([
      ['asked', 'Announce your operative'],
    ]);
  });

  test('me.revenue.lost: what would go to waste stands on the way on itself, and nobody is asked twice', () => {
    const rich = onward(winterAt('espionage', { options: { parts: { magic: false, espionage: true } } }));
    expect(rich).toMatchObject({ told: true, title: { say: 'End your winter' } });
    expect(rich?.why?.say).toMatch(/you lose the rest if you go on/);
  });

  test('phases it passes are named; those the campaign leaves out are not', () => {
    const purses = { azure: { revenue: 0, spent: 0 }, gules: { revenue: 0, spent: 0 } };
    expect(onward(winterAt('recruitment', {}, { purses }))?.passes).toEqual([
      'recovery',
      'construction',
      'baggage',
    ]);
    const plainly = { options: { parts: { magic: false, espionage: false } } };
    expect(onward(winterAt('deployment', plainly, { purses }))?.passes).toEqual([]);
    expect(onward(winterAt('baggage', { banners: { a: banner({ tile: far }) } }))?.passes).toEqual([]);
  });
});
