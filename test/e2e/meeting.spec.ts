import type { MeetingPage } from './fixtures/meeting/main.ts';
import { expect, test } from './harness.ts';
import type { Phone } from './phone.ts';

declare global {
  interface Window {
    meeting: MeetingPage;
  }
}
const all = (phone: Phone) => phone.page.evaluate(() => window.meeting.all());
const states = (phone: Phone) =>
  phone.page.evaluate(() => window.meeting.snapshot().partners.map(({ state }) => state));
const sat = async (phone: Phone): Promise<void> => {
  await phone.open('/');
  await phone.page.evaluate((name) => window.meeting.be(name), phone.name.toLowerCase());
};
const write = (phone: Phone, words: string) =>
  phone.page.evaluate((said) => window.meeting.write(said), words);

test('three phones of a table find each other, exchange, and go on when one leaves', async ({ bench }) => {
  const table = await bench('meeting');
  const phones = [await table.phone('Anna'), await table.phone('Bert'), await table.phone('Carla')] as const;
  const [anna, bert, carla] = phones;
  for (const phone of phones) {
    await sat(phone);
    await write(phone, phone.name);
    await phone.page.evaluate(() => window.meeting.start());
  }
  for (const phone of phones)
    await expect.poll(() => states(phone), { timeout: 20_000 }).toEqual(['in step', 'in step']);
  expect(await all(bert)).toEqual(await all(anna));
  expect(await all(anna)).toHaveLength(3);

  await write(carla, 'live');
  await expect.poll(() => all(anna)).toHaveLength(4);

  await anna.page.close();
  await write(bert, 'without Anna');
  await expect.poll(() => all(carla)).toHaveLength(5);
  await expect.poll(() => states(bert), { timeout: 20_000 }).toEqual(['in step', 'lost']);
});

test('a line introduced by the server keeps what every link must', async ({ bench }) => {
  const anna = await (await bench('meeting')).phone('Anna');
  await anna.open('/');
  expect(await anna.page.evaluate(() => window.meeting.contract('peer'))).toEqual([]);
});

test('a line made by two scanned codes keeps what every link must', async ({ bench }) => {
  const anna = await (await bench('meeting')).phone('Anna');
  await anna.open('/');
  expect(await anna.page.evaluate(() => window.meeting.contract('qr'))).toEqual([]);
});

test('with no meeting server two phones meet by two codes', async ({ bench }) => {
  const table = await bench('meeting');
  const [anna, bert] = [await table.phone('Anna'), await table.phone('Bert')];
  for (const phone of [anna, bert]) await sat(phone);
  await write(anna, 'from Anna');
  const offer = await anna.page.evaluate(() => window.meeting.offer());
  expect(offer.length).toBeLessThan(700);
  const answer = await bert.page.evaluate((code) => window.meeting.answer(code), offer);
  await anna.page.evaluate((code) => window.meeting.accept(code), answer);
  await expect.poll(() => all(bert), { timeout: 20_000 }).toHaveLength(1);
});
