/** Files of the build that only hand on what a room has are left out, and whoever fetched one is led to the room. */
import { expect, test } from 'vitest';
import { doorOf, throughDoors } from '../../scripts/doors.ts';

const door = 'export{x as default,y as b,c}from"./house-abc1234.js";';

test('a file that only hands on is a door, and one that does anything else is none', () => {
  expect(doorOf(door)).toEqual({
    room: 'house-abc1234.js',
    names: [
      ['x', 'default'],
      ['y', 'b'],
      ['c', 'c'],
    ],
  });
  expect(doorOf('import"./calendar-a.js";export{t as generate}from"./names-b.js";')).toBeUndefined();
  expect(doorOf('var e=1;export{e as t};')).toBeUndefined();
});

test('who fetched a door fetches the room, and finds the module as it was called', async () => {
  const doors = new Map([['sheet-d00r000.js', doorOf(door) as NonNullable<ReturnType<typeof doorOf>>]]);
  const code =
    'let m=["assets/sheet-d00r000.js","assets/other-1234567.js"];f(()=>import(`./sheet-d00r000.js`));g(import("./other-1234567.js"))';
  const led = throughDoors(code, doors);
  expect(led).not.toContain('sheet-d00r000');
  expect(led).toContain('"assets/house-abc1234.js","assets/other-1234567.js"');
  expect(led).toContain('import("./other-1234567.js")');
  // What is fetched is what stood behind the door.
  const handed = /\.then\((n=>\(\{.*?\}\))\)/.exec(led)?.[1] ?? '';
  const hand = new Function(`return ${handed}`)() as (room: object) => object;
  expect(hand({ x: 1, y: 2, c: 3, z: 4 })).toEqual({ default: 1, b: 2, c: 3 });
});
