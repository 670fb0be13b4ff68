import { expect, test } from 'vitest';
import { makeBudget } from '../../src/sync/budget.ts';
import { openConversation } from '../../src/sync/conversation.ts';
import { memoryLine } from '../../src/sync/links/memory.ts';
import { startMeeting } from '../../src/sync/meeting.ts';
import type { Meeting } from '../../src/sync/types.ts';
import { timeByHand } from './by-hand.ts';
import { Office } from './office.ts';
import { phone, type TestPhone } from './phones.ts';

const { running, pass } = timeByHand();
function meet(office: Office, one: TestPhone): Meeting {
  const meeting = startMeeting(
    { library: one.shelf, pass: one.pass, onChange: () => undefined },
    office.desk(),
  );
  running.push(meeting);
  return meeting;
}

test('H14: a partner that names 12,800 phones has a phone make at most 24 calls, and fill no screen', async () => {
  const office = new Office();
  const meeting = meet(office, phone('anna'));
  await pass(2_000);
  const before = office.calls;
  const line = memoryLine();
  meeting.adopt(line.ends[0]);
  const liar = phone('liar');
  let named = 0;
  openConversation(line.ends[1], liar.shelf, liar.pass, makeBudget(), {
    onChange: () => undefined,
    onOthers: () => undefined,
    onOutrun: () => undefined,
    onTaking: () => undefined,
    onEnded: () => undefined,
    onProved(session) {
      for (let i = 0; i < 200; i++) {
        session.tellOthers(
          Array.from({ length: 64 }, (_, j) => `zz${i}z${j}${'z'.repeat(8)}`),
          [],
        );
        named += 64;
      }
    },
  });
  await pass(50);
  expect(named).toBe(12_800);
  expect(meeting.snapshot().partners.length).toBeLessThanOrEqual(13);
  await pass(60_000);
  // Meanwhile the phone has looked three times for another beacon in two slots.
  expect(office.calls - before).toBeLessThanOrEqual(24 + 6 + 6);
  expect(meeting.snapshot().partners.length).toBeLessThanOrEqual(13);
});

test('H14: of a hundred that call and prove nothing sixteen are heard out, and a friend still gets in', async () => {
  const office = new Office();
  const [anna, bert] = [phone('anna'), phone('bert')];
  const meeting = meet(office, anna);
  await pass(2_000);
  const [own = ''] = office.ids.toSorted((a, b) => b.length - a.length);
  const stations = office.ids;
  const mute = office.desk().open('0000strangers', {
    open: () => undefined,
    called: () => undefined,
    taken: () => undefined,
    lost: () => undefined,
  });
  await pass(100);
  for (let i = 0; i < 100; i++)
    for (const id of stations)
      mute.call(id).listen({
        open: () => undefined,
        frame: () => undefined,
        drained: () => undefined,
        closed: () => undefined,
      });
  await pass(200);
  expect(own).not.toBe('');
  const proving = meeting
    .snapshot()
    .partners.filter(({ device, state }) => device === undefined && state !== 'lost');
  expect(proving.length).toBeGreaterThan(0);
  expect(proving.length).toBeLessThanOrEqual(16);
  const friend = meet(office, bert);
  await pass(15_000);
  expect(friend.snapshot().partners).toMatchObject([{ state: 'in step', device: anna.key.device }]);
});

test('H14: forty phones of one table that come, prove themselves and go again fill no screen: the newest are shown', async () => {
  const meeting = meet(new Office(), phone('anna'));
  await pass(2_000);
  for (let i = 0; i < 40; i++) {
    const line = memoryLine();
    meeting.adopt(line.ends[0]);
    const one = phone(`guest ${i}`);
    const session = openConversation(line.ends[1], one.shelf, one.pass, makeBudget(), {
      onChange: () => undefined,
      onOthers: () => undefined,
      onOutrun: () => undefined,
      onTaking: () => undefined,
      onEnded: () => undefined,
      onProved: () => undefined,
    });
    await pass(200);
    expect(session.device()).toBeDefined();
    session.close();
    await pass(200);
  }
  const shown = meeting.snapshot().partners.map(({ device }) => device);
  expect(shown.length).toBeGreaterThan(8);
  expect(shown.length).toBeLessThanOrEqual(32);
  expect(shown).toContain(phone('guest 39').key.device);
  expect(shown).not.toContain(phone('guest 0').key.device);
});

test('H14: lines that end before they are looked at are gone, however many come', async () => {
  const office = new Office();
  const meeting = meet(office, phone('anna'));
  await pass(10_000);
  const [target = ''] = office.ids;
  const hostile = office.desk().open('0000hostile', {
    open: () => undefined,
    called: () => undefined,
    taken: () => undefined,
    lost: () => undefined,
  });
  await pass(100);
  for (let i = 0; i < 40; i++) {
    const link = hostile.call(target);
    link.listen({
      open: () => {
        for (let n = 0; n < 300; n++) link.send(Uint8Array.of(255, n));
      },
      frame: () => undefined,
      drained: () => undefined,
      closed: () => undefined,
    });
    await pass(400);
  }
  await pass(60_000);
  expect(meeting.snapshot().partners.length).toBeLessThanOrEqual(12);
});
