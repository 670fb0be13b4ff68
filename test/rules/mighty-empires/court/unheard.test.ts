import { expect, test } from 'vitest';
import { undeclared } from '../../../../src/rules/mighty-empires/court/embassies.ts';
import { courtTasks } from '../../../../src/rules/mighty-empires/court/tasks.ts';
import type { State } from '../../../../src/rules/mighty-empires/state.ts';
import { onward } from '../../../../src/rules/mighty-empires/winter/onward.ts';
import { act, east, holding, home, minds } from '../table.ts';
import { inWinter } from './winter.ts';

test('me.diplomacy.audience (Alliances with independent empires): a mission nobody has heard is minded before diplomacy ends', () => {
  const court = inWinter('diplomacy', {
    tiles: {
      [home]: holding({ site: 'city', capitalOf: 'azure' }),
      [east]: holding({ flag: 'independent' }),
    },
  });
  const end = (state: typeof court, seat = 'azure') =>
    minds(state, seat, 'end-winter-phase', { year: 1, phase: 'diplomacy' });
  expect(end(court)).toEqual([]);
  const { state } = act(court, 'azure', 'send-missions', { year: 1, to: [east] });
  expect(end(state)).toEqual(['me.diplomacy.audience']);
  expect(end(state, 'gules')).toEqual([]);
  // It is asked before one goes on: the card alone does not keep a thumb from it.
  const told = (at: State): boolean | undefined => onward(at, 'azure')[0]?.told;
  expect([told(court), told(state)]).toEqual([true, undefined]);
  const heard = act(state, 'azure', 'hold-audience', { year: 1, tile: east }, { 'audience/king': [1] });
  expect(end(heard.state)).toEqual([]);
});

test('me.diplomacy.mission: a mission costs a crown, so who has none is asked for none and keeps no king waiting', () => {
  const court = (azure: number): State =>
    inWinter(
      'diplomacy',
      {
        tiles: {
          [home]: holding({ site: 'city', capitalOf: 'azure' }),
          [east]: holding({ flag: 'independent' }),
        },
      },
      { azure },
    );
  const asked = (state: State) =>
    courtTasks(state, 'azure').filter(({ rule }) => rule === 'me.diplomacy.mission').length;
  expect([asked(court(3)), undeclared(court(3)).includes('azure')]).toEqual([1, true]);
  expect([asked(court(0)), undeclared(court(0)).includes('azure')]).toEqual([0, false]);
});
