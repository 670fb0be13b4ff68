import { describe, expect, test } from 'vitest';
import { beaconId, sealCall } from '../../src/sync/beacon.ts';
import { startMeeting } from '../../src/sync/meeting.ts';
import type { Link, Meeting, MeetingSnapshot } from '../../src/sync/types.ts';
import { timeByHand } from './by-hand.ts';
import { Office } from './office.ts';
import { phone, type TestPhone, table } from './phones.ts';

const { running, pass } = timeByHand();
interface Seat extends TestPhone {
  readonly meeting: Meeting;
  readonly seen: MeetingSnapshot[];
}
function meet(office: Office, name: string): Seat {
  const one = phone(name);
  const seen: MeetingSnapshot[] = [];
  const meeting = startMeeting(
    { library: one.shelf, pass: one.pass, onChange: (snapshot) => void seen.push(snapshot) },
    office.desk(),
  );
  running.push(meeting);
  return { ...one, meeting, seen };
}
const linked = (seats: readonly Seat[]): number[] =>
  seats.map(({ meeting }) => meeting.snapshot().partners.filter(({ state }) => state === 'in step').length);

type Lie = (link: Link) => void;
/** Somebody who knows the table's secret, and no more, holds the first so many of its meeting ids. */
function liar(office: Office, ids: number, lie: Lie): void {
  const desk = office.desk();
  for (let slot = 0; slot < ids; slot++)
    desk.open(beaconId(table, slot), {
      open: () => undefined,
      called: lie,
      taken: () => undefined,
      lost: () => undefined,
    });
}
const saying =
  (ids: readonly string[]): Lie =>
  (link) =>
    link.listen({
      open: () => undefined,
      frame: () => link.send(sealCall(table, { kind: 'present', ids: [...ids] })),
      drained: () => undefined,
      closed: () => undefined,
    });
const mute: Lie = (link) =>
  link.listen({
    open: () => undefined,
    frame: () => undefined,
    drained: () => undefined,
    closed: () => undefined,
  });
const alone = saying(['00liar00']);
const lies: readonly [string, Lie][] = [
  ['says that nobody else is there', alone],
  ['names sixty phones that do not exist', saying(Array.from({ length: 60 }, (_, i) => `fffffff${100 + i}`))],
  ['takes calls and says nothing', mute],
  ['hangs up', (link) => link.close()],
];

describe('M9: somebody who does not belong to the table holds its meeting id', () => {
  test.each(lies)('who %s: two phones go round it and meet, and stay together', async (_, lie) => {
    const office = new Office();
    liar(office, 1, lie);
    await pass(100);
    const seats = [meet(office, 'anna'), meet(office, 'bert')];
    await pass(45_000);
    expect(linked(seats)).toEqual([1, 1]);
    const carla = meet(office, 'carla');
    await pass(45_000);
    expect(linked([...seats, carla])).toEqual([2, 2, 2]);
    // Long after the doubt has lapsed and been renewed.
    await pass(400_000);
    expect(linked([...seats, carla])).toEqual([2, 2, 2]);
  });

  test('it holds the first five: the row goes on, and both phones end at the same id', async () => {
    const office = new Office();
    liar(office, 5, alone);
    await pass(100);
    const seats = [meet(office, 'anna')];
    await pass(20_000);
    seats.push(meet(office, 'bert'));
    await pass(120_000);
    expect(linked(seats)).toEqual([1, 1]);
  });

  test('the reason is shown while nobody is met, and not once somebody is', async () => {
    const office = new Office();
    liar(office, 1, alone);
    await pass(100);
    const anna = meet(office, 'anna');
    await pass(15_000);
    expect(anna.meeting.snapshot()).toMatchObject({ state: 'waiting', fault: 'false beacon' });
    const bert = meet(office, 'bert');
    await pass(45_000);
    expect(linked([anna, bert])).toEqual([1, 1]);
    expect(anna.meeting.snapshot().fault).toBeUndefined();
  });

  test('an honest beacon that was too slow to prove itself is gone back to', async () => {
    const office = new Office();
    const anna = meet(office, 'anna');
    await pass(2_000);
    office.barred = (to) => office.ids.includes(to) && to !== beaconId(table, 0) && to.length === 32 && slow;
    let slow = true;
    const bert = meet(office, 'bert');
    await pass(30_000);
    slow = false;
    await pass(180_000);
    expect(linked([anna, bert])).toEqual([1, 1]);
    const carla = meet(office, 'carla');
    await pass(30_000);
    expect(linked([anna, bert, carla])).toEqual([2, 2, 2]);
  });
});
