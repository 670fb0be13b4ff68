import { describe, expect, test, vi } from 'vitest';
import { beaconId } from '../../src/sync/beacon.ts';
import { memoryLine } from '../../src/sync/links/memory.ts';
import { startMeeting } from '../../src/sync/meeting.ts';
import type { Meeting, MeetingSnapshot } from '../../src/sync/types.ts';
import { deviceNamed } from '../store/samples.ts';
import { timeByHand } from './by-hand.ts';
import { type Desk, Office } from './office.ts';
import { phone, type TestPhone, table } from './phones.ts';

const { running, pass } = timeByHand();

interface Seat extends TestPhone {
  readonly desk: Desk;
  readonly meeting: Meeting;
  readonly seen: MeetingSnapshot[];
}
function sit(office: Office, one: TestPhone | string): Seat {
  const at = typeof one === 'string' ? phone(one) : one;
  const seen: MeetingSnapshot[] = [];
  const desk = office.desk();
  const meeting = startMeeting(
    { library: at.shelf, pass: at.pass, onChange: (snapshot) => void seen.push(snapshot) },
    desk,
  );
  running.push(meeting);
  return { ...at, desk, meeting, seen };
}
const partners = ({ meeting }: Seat): string[] =>
  meeting
    .snapshot()
    .partners.map(({ state }) => state)
    .sort();
const inStep = (seats: readonly Seat[]): boolean =>
  seats.every((seat) => partners(seat).filter((state) => state === 'in step').length === seats.length - 1);

test('alone at the table: looking, then waiting', async () => {
  const anna = sit(new Office(), 'anna');
  expect(anna.meeting.snapshot()).toMatchObject({ state: 'looking', partners: [] });
  await pass(1_000);
  expect(anna.meeting.snapshot()).toEqual({ state: 'waiting', partners: [], outrun: false });
});

test('two phones that come one after the other find each other within a moment and exchange', async () => {
  const office = new Office();
  const anna = sit(office, 'anna');
  anna.shelf.write(anna.key, 'hello');
  await pass(500);
  const bert = sit(office, 'bert');
  await pass(1_000);
  expect(anna.meeting.snapshot()).toMatchObject({
    state: 'meeting',
    partners: [{ state: 'in step', given: 1, device: bert.key.device }],
  });
  expect(bert.shelf.all()).toEqual(anna.shelf.all());
});

test('eight phones that open the meeting in the same moment all mesh, with one line between each two', {
  timeout: 90_000,
}, async () => {
  const office = new Office();
  const seats = Array.from({ length: 8 }, (_, i) => sit(office, `phone ${i}`));
  for (const seat of seats) seat.shelf.write(seat.key, seat.name);
  await pass(30_000);
  expect(inStep(seats)).toBe(true);
  expect(new Set(seats.map(({ shelf }) => shelf.all().join())).size).toBe(1);
  seats[3]?.shelf.write(seats[3].key, 'live');
  seats[3]?.meeting.written();
  await pass(100);
  expect(new Set(seats.map(({ shelf }) => shelf.all().join())).size).toBe(1);
});

test('the beacon’s ids follow from the table’s secret, and are ids a server takes', () => {
  const ids = [0, 1, 2].flatMap((slot) => [beaconId(table, slot), beaconId(new Uint8Array(32), slot)]);
  expect(new Set(ids).size).toBe(6);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{32}$/);
});

test('another table at the same server is not found', async () => {
  const office = new Office();
  const anna = sit(office, 'anna');
  const stranger = phone('stranger');
  const other = sit(office, { ...stranger, pass: { ...stranger.pass, secrets: () => [new Uint8Array(32)] } });
  await pass(30_000);
  expect([partners(anna), partners(other)]).toEqual([[], []]);
});

describe('phones come and go', () => {
  const three = async (): Promise<{ office: Office; seats: readonly [Seat, Seat, Seat] }> => {
    const office = new Office();
    const seats = [sit(office, 'anna'), sit(office, 'bert'), sit(office, 'carla')] as const;
    await pass(10_000);
    expect(inStep(seats)).toBe(true);
    return { office, seats };
  };

  test('the beacon says goodbye: the others stay together, and a newcomer finds them', async () => {
    const { office, seats } = await three();
    // No matter which is the beacon, it has left by the second time.
    for (const leaving of [0, 1] as const) {
      seats[leaving].meeting.stop();
      await pass(10_000);
      const dora = sit(office, `newcomer ${leaving}`);
      await pass(15_000);
      expect(dora.meeting.snapshot().partners.filter(({ state }) => state === 'in step').length).toBe(
        2 - leaving,
      );
      dora.meeting.stop();
      await pass(1_000);
    }
    expect(seats[0].meeting.snapshot().state).toBe('stopped');
  });

  test('batteries die without a word: the others notice, and a newcomer still finds them', async () => {
    const { office, seats } = await three();
    seats[0].desk.die();
    seats[1].desk.die();
    await pass(16_000);
    expect(seats[2].meeting.snapshot().partners.map(({ fault }) => fault)).toEqual(['silent', 'silent']);
    const dora = sit(office, 'dora');
    await pass(60_000);
    expect(dora.meeting.snapshot().partners).toMatchObject([
      { state: 'in step', device: seats[2].key.device },
    ]);
  });

  test('guests whose batteries die are not named to newcomers for long', async () => {
    const office = new Office();
    const anna = sit(office, 'anna');
    await pass(1_000);
    // Of two phones the one with the lower id calls: several, so that some would be called.
    const dying = Array.from({ length: 5 }, (_, i) => sit(office, `guest ${i}`));
    await pass(10_000);
    expect(inStep([anna, ...dying])).toBe(true);
    for (const { desk } of dying) desk.die();
    await pass(30_000);
    const newcomers = Array.from({ length: 5 }, (_, i) => sit(office, `newcomer ${i}`));
    await pass(8_000);
    for (const { meeting } of newcomers) {
      const { partners: met } = meeting.snapshot();
      expect(met.map(({ device }) => device)).not.toContain(undefined);
      expect(met).toHaveLength(5);
    }
  });

  test('phones whose lines are cut find each other again, each in the row it had', async () => {
    const office = new Office();
    const seats = Array.from({ length: 4 }, (_, i) => sit(office, `phone ${i}`));
    await pass(15_000);
    for (const { seen } of seats) seen.length = 0;
    for (const { desk } of seats) desk.cut();
    await pass(20_000);
    expect(inStep(seats)).toBe(true);
    const lengths = seats.flatMap(({ seen }) => seen.map(({ partners: met }) => met.length));
    expect(Math.max(...lengths)).toBe(3);
  });

  test('a phone that died and is tried again stays one row, with its name, its counts and the reason', async () => {
    const office = new Office();
    const anna = sit(office, 'anna');
    await pass(1_000);
    const dying = Array.from({ length: 5 }, (_, i) => sit(office, `guest ${i}`));
    anna.shelf.write(anna.key, 'one');
    await pass(10_000);
    for (const { desk } of dying) desk.die();
    anna.seen.length = 0;
    await pass(40_000);
    const rows = anna.seen.map(({ partners: met }) => met);
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([5]));
    const gone = rows.flat().filter(({ state }) => state === 'lost' || state === 'connecting');
    expect(gone.length).toBeGreaterThan(0);
    expect(new Set(gone.map(({ given, fault }) => `${given} ${fault}`))).toEqual(new Set(['1 silent']));
  });

  test('a ghost holds the beacon’s id: the others light another, and in the end there is one again', async () => {
    const office = new Office();
    const ghost = sit(office, 'ghost');
    await pass(1_000);
    ghost.desk.die();
    const seats = [sit(office, 'anna'), sit(office, 'bert')];
    await pass(17_000);
    expect(inStep(seats)).toBe(true);
    const beacons = (): number[] => [0, 1, 2].filter((slot) => office.ids.includes(beaconId(table, slot)));
    await pass(5_000);
    expect(beacons()).toEqual([1]);
    seats.push(sit(office, 'carla'));
    await pass(60_000);
    expect(beacons()).toEqual([0]);
    expect(inStep(seats)).toBe(true);
  });

  test('a new line to a phone replaces the old one, which may be dead, at once', async () => {
    const office = new Office();
    office.down = true;
    // Several times, since each line is drawn by lot.
    for (let round = 0; round < 6; round++) {
      const seats = [sit(office, 'anna'), sit(office, 'bert')] as const;
      const [old, young] = [memoryLine(), memoryLine()];
      for (const i of [0, 1] as const) seats[i].meeting.adopt(old.ends[i]);
      await pass(5_000);
      old.deaden();
      for (const i of [0, 1] as const) seats[i].meeting.adopt(young.ends[i]);
      await pass(1_000);
      expect(young.ends.map(({ state }) => state)).toEqual(['open', 'open']);
      expect(inStep(seats)).toBe(true);
      for (const seat of seats) seat.meeting.stop();
    }
  });

  test('a phone that comes back after a reload replaces its dead line', async () => {
    const { office, seats } = await three();
    seats[0].desk.die();
    await pass(4_000);
    const again = sit(office, { ...phone('anna'), shelf: seats[0].shelf });
    await pass(30_000);
    expect(partners(again)).toEqual(['in step', 'in step']);
    expect(partners(seats[1])).toEqual(['in step', 'in step']);
    expect(seats[1].meeting.snapshot().partners).toHaveLength(2);
  });

  test('the server loses a phone: its lines live on, and it registers anew for others to find', async () => {
    const { office, seats } = await three();
    for (const seat of seats) {
      seat.seen.length = 0;
      seat.desk.forget();
    }
    await pass(5_000);
    expect(inStep(seats)).toBe(true);
    const states = seats.flatMap(({ seen }) =>
      seen.flatMap(({ partners: all }) => all.map(({ state }) => state)),
    );
    expect(states).not.toContain('lost');
    const dora = sit(office, 'dora');
    await pass(15_000);
    expect(partners(dora)).toEqual(['in step', 'in step', 'in step']);
  });

  test('counts go on over a cut', async () => {
    const { seats } = await three();
    const [anna, bert] = seats;
    anna.shelf.write(anna.key, 'one');
    anna.meeting.written();
    await pass(100);
    bert.meeting.retry();
    await pass(20_000);
    anna.shelf.write(anna.key, 'two');
    anna.meeting.written();
    await pass(100);
    const given = anna.meeting.snapshot().partners.find(({ device }) => device === bert.key.device)?.given;
    expect(given).toBe(2);
  });
});

describe('when nobody can be met, it says why', () => {
  test('no meeting server; and once it is back, all is well without a tap', async () => {
    const office = new Office();
    office.down = true;
    const seats = [sit(office, 'anna'), sit(office, 'bert')] as const;
    await pass(5_000);
    expect(seats[0].meeting.snapshot()).toEqual({
      state: 'failed',
      fault: 'no meeting server',
      partners: [],
      outrun: false,
    });
    office.down = false;
    await pass(40_000);
    expect(inStep(seats)).toBe(true);
  });

  test('the network keeps the phones apart: found, but not reached, and not called without end', async () => {
    const office = new Office();
    office.barred = (to) => to !== beaconId(table, 0);
    const seats = [sit(office, 'anna'), sit(office, 'bert')] as const;
    await pass(60_000);
    const faults = seats.flatMap(({ meeting }) => meeting.snapshot().partners.map(({ fault }) => fault));
    expect(faults).toEqual(['kept apart', 'kept apart']);
    // With looking for another beacon where this one led to nobody.
    expect(office.calls).toBeLessThan(30);
  });

  test('Wi-Fi that lets no line through at all is named on both phones, and no longer once they are on another', async () => {
    const office = new Office();
    office.barred = () => true;
    const seats = [sit(office, 'anna'), sit(office, 'bert')] as const;
    await pass(60_000);
    for (const { meeting } of seats)
      expect(meeting.snapshot()).toMatchObject({ state: 'waiting', fault: 'kept apart' });
    office.barred = () => false;
    for (const { meeting } of seats) meeting.retry();
    await pass(30_000);
    expect(inStep(seats)).toBe(true);
    for (const { meeting } of seats) expect(meeting.snapshot().fault).toBeUndefined();
  });

  test('a phone whose battery died is not taken for one that the network keeps away', async () => {
    const office = new Office();
    const ghost = sit(office, 'ghost');
    await pass(1_000);
    ghost.desk.die();
    const anna = sit(office, 'anna');
    const seen = new Set<string | undefined>();
    for (let second = 0; second < 90; second++) {
      await pass(1_000);
      seen.add(anna.meeting.snapshot().fault);
    }
    expect([...seen]).toEqual([undefined]);
  });

  test('a copied phone is told so, and is not called again at every turn', async () => {
    const office = new Office();
    const key = deviceNamed('anna');
    const seats = [sit(office, phone('anna', key)), sit(office, phone('copy', key))] as const;
    await pass(3_000);
    const faults = seats.flatMap(({ meeting }) => meeting.snapshot().partners.map(({ fault }) => fault));
    expect(faults).toContain('same phone');
    await pass(60_000);
    expect(office.calls).toBeLessThan(30);
  });

  test('a phone whose own log is longer elsewhere is told to renew its key', async () => {
    const office = new Office();
    const old = phone('anna');
    const bert = sit(office, 'bert');
    old.shelf.write(old.key, 'written, carried away, and then lost here');
    bert.shelf.takeNow(old.shelf.runsAfter({}));
    const anna = sit(office, 'anna');
    await pass(3_000);
    expect(anna.meeting.snapshot().outrun).toBe(true);
    expect(bert.meeting.snapshot().outrun).toBe(false);
    expect(anna.shelf.all()).toEqual(bert.shelf.all());
  });
});

test('a line made by other means joins the meeting, server or none', async () => {
  const office = new Office();
  office.down = true;
  const [anna, bert] = [sit(office, 'anna'), sit(office, 'bert')];
  const line = memoryLine();
  anna.meeting.adopt(line.ends[0]);
  bert.meeting.adopt(line.ends[1]);
  await pass(1_000);
  expect(inStep([anna, bert])).toBe(true);
  expect(anna.meeting.snapshot().state).toBe('meeting');
});

test('a scanned line that lived through a sleep is kept: nobody could make it again without scanning', async () => {
  const office = new Office();
  office.down = true;
  const [anna, bert] = [sit(office, 'anna'), sit(office, 'bert')];
  const line = memoryLine();
  anna.meeting.adopt(line.ends[0]);
  bert.meeting.adopt(line.ends[1]);
  await pass(1_000);
  vi.setSystemTime(Date.now() + 600_000);
  await pass(30_000);
  anna.meeting.retry();
  await pass(30_000);
  expect(inStep([anna, bert])).toBe(true);
  line.deaden();
  vi.setSystemTime(Date.now() + 600_000);
  await pass(30_000);
  expect(anna.meeting.snapshot().partners).toMatchObject([{ state: 'lost', fault: 'silent' }]);
});

test('two lines between the same two phones: one stays, the same for both', async () => {
  const office = new Office();
  const seats = [sit(office, 'anna'), sit(office, 'bert')] as const;
  office.down = true;
  const lines = [memoryLine(), memoryLine({ delay: 3 })];
  for (const { ends } of lines) for (const i of [0, 1] as const) seats[i].meeting.adopt(ends[i]);
  await pass(1_000);
  expect(seats.map(({ meeting }) => meeting.snapshot().partners.length)).toEqual([1, 1]);
  expect(inStep(seats)).toBe(true);
  expect(lines.filter(({ ends }) => ends[0].state === 'open')).toHaveLength(1);
});

test('after a long sleep everything is built anew', async () => {
  const office = new Office();
  const seats = [sit(office, 'anna'), sit(office, 'bert')] as const;
  await pass(5_000);
  const before = office.ids.filter((id) => id !== beaconId(table, 0));
  vi.setSystemTime(Date.now() + 600_000);
  await pass(20_000);
  expect(before).toHaveLength(2);
  expect(office.ids.some((id) => before.includes(id))).toBe(false);
  expect(inStep(seats)).toBe(true);
});
