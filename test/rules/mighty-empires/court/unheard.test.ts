import { expect, test } from 'vitest';
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
  const heard = act(state, 'azure', 'hold-audience', { year: 1, tile: east }, { 'audience/king': [1] });
  expect(end(heard.state)).toEqual([]);
});
