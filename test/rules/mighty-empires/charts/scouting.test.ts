import { expect, test } from 'vitest';
import {
  scoutingHighland,
  scoutingLowlandCoastal,
  scoutingRiverValley,
} from '../../../../src/rules/mighty-empires/charts/scouting.ts';
import {
  dragonLair,
  mercenaryBand,
  scoutingEvents,
} from '../../../../src/rules/mighty-empires/charts/scouting-events.ts';
import { harbours, scoutSkirmish } from '../../../../src/rules/mighty-empires/charts/scouting-ground.ts';
import { page, rows } from './table.ts';

const found = (chart: typeof scoutingHighland) =>
  rows(chart, (is) => ('resistsOnDouble' in is && is.resistsOnDouble ? `${is.find} unless double` : is.find));

test('scouting-lowland-coastal', () => {
  expect(found(scoutingLowlandCoastal)).toBe(
    page(`
      2: barren
      3: event
      4: fortress unless double
      5: village
      6: village unless double
      7: barren
      8: village unless double
      9: village
      10: city unless double
      11: event
      12: barren`),
  );
});
test('scouting-highland', () => {
  expect(found(scoutingHighland)).toBe(
    page(`
      2: barren
      3: event
      4: fortress unless double
      5: barren
      6: village unless double
      7: barren
      8: village unless double
      9: barren
      10: city unless double
      11: event
      12: barren`),
  );
});
test('scouting-river-valley', () => {
  expect(found(scoutingRiverValley)).toBe(
    page(`
      2: barren
      3: event
      4: fortress unless double
      5: village
      6: village unless double
      7: village
      8: village unless double
      9: village
      10: city unless double
      11: event
      12: barren`),
  );
});
test('scouting charts name the double that resists, and lead to the events', () => {
  for (const chart of [scoutingLowlandCoastal, scoutingHighland, scoutingRiverValley]) {
    expect(
      chart.rows.filter(({ is }) => 'resistsOnDouble' in is && is.resistsOnDouble).map(({ note }) => note),
    ).toEqual(['double 2: resists', 'double 3: resists', 'double 4: resists', 'double 5: resists']);
    expect(chart.rows.filter(({ then }) => then === 'scouting-events').map(({ on }) => on[0])).toEqual([
      3, 11,
    ]);
  }
});
test('harbours', () => {
  expect(rows(harbours, ({ ships }) => ships)).toBe(page('1: 0\n 2: 1\n 3: 1\n 4: 1\n 5: 2\n 6: 3'));
});
test('scouting-events: 11 is a lair on highland only, 12 anywhere', () => {
  expect(rows(scoutingEvents, (is) => is)).toBe(
    page(`
      2: event=desertion eachLoses=d6x50
      3: event=mutiny
      4: event=rot eachLosesBaggage=1
      5: event=sickness eachLoses=d6x10
      6: event=storms
      7: event=astray direction=d6
      8: event=bandits
      9: event=convoy baggage=d6
      10: event=mercenaries
      11: event=lair reroll=off-highland
      12: event=lair reroll=never`),
  );
});
test('scouting-events: the rolls that follow', () => {
  expect(scoutingEvents.rows.flatMap(({ on, then }) => (then ? [`${on[0]} ${then}`] : []))).toEqual([
    '4 subsistence-shortfall',
    '10 mercenary-band',
    '11 dragon-lair',
    '12 dragon-lair',
  ]);
  expect(rows(mercenaryBand, ({ recruits }) => recruits)).toBe(page('1-4: d6x20\n 5-6: -'));
  expect(rows(dragonLair, ({ wake }) => wake)).toBe(page('1-3: false\n 4-6: true'));
  expect(dragonLair.rows[1]?.then).toBe('dragons');
});
test('scout-skirmish: who tells what', () => {
  expect(rows(scoutSkirmish, (is) => is)).toBe(
    page(`
      1: tells=you what=total
      2: tells=nobody
      3: tells=enemy what=total
      4: tells=enemy what=each-and-one-list
      5-6: tells=enemy what=all-lists`),
  );
});
