import { describe, expect, test } from 'vitest';
import { beaconId, sealCall } from '../../src/sync/beacon.ts';
import { visitBeacon } from '../../src/sync/beacon-guest.ts';
import { startMeeting } from '../../src/sync/meeting.ts';
import type { Meeting } from '../../src/sync/types.ts';
import { bytesOf } from '../store/samples.ts';
import { timeByHand } from './by-hand.ts';
import { type Desk, Office } from './office.ts';
import { phone, type TestPhone, table } from './phones.ts';

const { running, pass } = timeByHand();
const [door, other] = [bytesOf('door')(32), bytesOf('another door')(32)];

interface Sitting extends TestPhone {
  readonly meeting: Meeting;
  readonly desk: Desk;
}
/** @param secrets what the phone is met by; a list that a test may change */
function sit(office: Office, name: string, secrets: readonly Uint8Array[]): Sitting {
  const one = phone(name);
  const desk = office.desk();
  const meeting = startMeeting(
    { library: one.shelf, pass: { ...one.pass, secrets: () => secrets }, onChange: () => undefined },
    desk,
  );
  running.push(meeting);
  return { ...one, meeting, desk };
}
const met = ({ meeting }: Sitting): string[] =>
  meeting
    .snapshot()
    .partners.flatMap(({ state, device }) => (state === 'in step' && device ? [device] : []))
    .sort();
const devices = (...phones: readonly Sitting[]): string[] => phones.map(({ key }) => key.device).sort();

describe('R23: a newcomer has the door of an invitation and nothing else of the table', () => {
  test('finds a phone of the table, which names it the others; with the book it finds them by the table’s secret', async () => {
    const office = new Office();
    const [anna, bert] = [sit(office, 'anna', [table, door]), sit(office, 'bert', [table, door])];
    await pass(10_000);
    const secrets = [door];
    const carla = sit(office, 'carla', secrets);
    await pass(10_000);
    expect(met(carla)).toEqual(devices(anna, bert));
    secrets.splice(0, 1, table, door);
    carla.meeting.written();
    await pass(5_000);
    for (const { meeting } of [anna, bert]) meeting.retry();
    await pass(30_000);
    for (const [one, a, b] of [
      [anna, bert, carla],
      [bert, anna, carla],
      [carla, anna, bert],
    ] as const)
      expect(met(one)).toEqual(devices(a, b));
  });

  test('and proves nothing hears at the door of the phone that minds it, and of no other of the table', async () => {
    const office = new Office();
    for (const name of ['anna', 'bert', 'carl']) sit(office, name, [table, door]);
    await pass(10_000);
    const desk = office.desk();
    const heard: string[][] = [];
    const silent = desk.open('5trangerWhoSaysNothing', {
      open: () => undefined,
      called: () => undefined,
      taken: () => undefined,
      lost: () => undefined,
    });
    await pass(100);
    visitBeacon(door, silent.id, silent.call(beaconId(door, 0)), () => performance.now(), {
      present: (ids) => void heard.push([...ids]),
      gone: () => undefined,
    });
    await pass(20_000);
    expect(heard.length).toBeGreaterThan(0);
    expect(new Set(heard.flat()).size).toBe(2);
  });

  test('who comes to the door first waits there, and is found', async () => {
    const office = new Office();
    const carla = sit(office, 'carla', [door]);
    await pass(10_000);
    const anna = sit(office, 'anna', [table, other, door]);
    await pass(10_000);
    expect([met(carla), met(anna)]).toEqual([devices(anna), devices(carla)]);
  });

  test('with an invitation that has ended finds nobody, though the table meets', async () => {
    const office = new Office();
    const anna = sit(office, 'anna', [table, other]);
    const carla = sit(office, 'carla', [door]);
    await pass(60_000);
    expect(met(carla)).toEqual([]);
    expect(carla.meeting.snapshot().state).toBe('waiting');
    expect(anna.meeting.snapshot().partners).toEqual([]);
  });

  test('with an invitation that ends while the table meets finds nobody from then on', async () => {
    const office = new Office();
    const secrets = [table, door];
    const anna = sit(office, 'anna', secrets);
    await pass(5_000);
    // The phone, the table's beacon and the door's.
    expect(office.ids).toHaveLength(3);
    secrets.pop();
    anna.meeting.written();
    await pass(1_000);
    expect(office.ids).toHaveLength(2);
    const carla = sit(office, 'carla', [door]);
    await pass(60_000);
    expect(met(carla)).toEqual([]);
  });

  test('is found still when the phone that minded the door goes', async () => {
    const office = new Office();
    const [anna, bert] = [sit(office, 'anna', [table, door]), sit(office, 'bert', [table, door])];
    await pass(10_000);
    anna.desk.die();
    await pass(60_000);
    const carla = sit(office, 'carla', [door]);
    await pass(60_000);
    expect(met(carla)).toEqual(devices(bert));
  });

  const liar = async (office: Office): Promise<void> => {
    office.desk().open(beaconId(door, 0), {
      open: () => undefined,
      called: (link) =>
        link.listen({
          open: () => undefined,
          frame: () => link.send(sealCall(door, { kind: 'present', ids: ['00liar00'] })),
          drained: () => undefined,
          closed: () => undefined,
        }),
      taken: () => undefined,
      lost: () => undefined,
    });
    await pass(100);
  };
  test('is found though somebody with the same invitation answers at its door and proves nothing', async () => {
    const office = new Office();
    await liar(office);
    const anna = sit(office, 'anna', [table, door]);
    const carla = sit(office, 'carla', [door]);
    await pass(60_000);
    expect([met(carla), met(anna)]).toEqual([devices(anna), devices(carla)]);
  });

  test('a liar at a door makes no player doubt the table’s own meeting', async () => {
    const office = new Office();
    await liar(office);
    const anna = sit(office, 'anna', [table, door]);
    await pass(30_000);
    expect(anna.meeting.snapshot()).toEqual({ state: 'waiting', partners: [], outrun: false });
  });

  test('doors are minded by one phone of the table: each costs one id at the meeting server, however many sit', async () => {
    const office = new Office();
    for (const name of ['anna', 'bert', 'carl', 'dora']) sit(office, name, [table, door, other]);
    await pass(30_000);
    // Four phones, and the beacons of the table and of two doors.
    expect(office.ids).toHaveLength(4 + 3);
  });
});
