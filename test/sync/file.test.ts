import { describe, expect, test } from 'vitest';
import { hash } from '../../src/log/bytes.ts';
import { fileWording } from '../../src/sync/code-wording.ts';
import { readExchange, writeExchange } from '../../src/sync/links/file.ts';
import type { Library } from '../../src/sync/types.ts';
import { bytesOf } from '../store/samples.ts';
import { campaign, phone, type TestPhone, table } from './phones.ts';

const two = (): readonly [TestPhone, TestPhone] => {
  const [anna, bert] = [phone('anna'), phone('bert')];
  for (const words of ['one', 'two', 'three']) anna.shelf.write(anna.key, words);
  bert.shelf.write(bert.key, 'four');
  return [anna, bert];
};

test('a file there and an answer back, and both have everything', async () => {
  const [anna, bert] = two();
  const there = await readExchange(bert.shelf, bert.pass, await writeExchange(anna.shelf, anna.pass));
  expect(there).toMatchObject({
    ok: true,
    from: anna.key.device,
    added: 3,
    answer: true,
    missing: [],
  });
  if (!there.ok) throw new Error(there.fault);
  const answer = await writeExchange(bert.shelf, bert.pass, there.theirs);
  const back = await readExchange(anna.shelf, anna.pass, answer);
  expect(back).toMatchObject({ ok: true, added: 1, answer: false });
  expect(anna.shelf.all()).toEqual(bert.shelf.all());
});

test('a phone goes through a long file at its own pace', async () => {
  const [anna, bert] = two();
  for (let i = 0; i < 640; i++) anna.shelf.write(anna.key, `line ${i}`);
  const whole = await writeExchange(anna.shelf, anna.pass);
  let rests = 0;
  const library: Library = {
    campaign,
    vector: () => bert.shelf.vector(),
    runsAfter: (known) => bert.shelf.runsAfter(known),
    take: (runs) => bert.shelf.take(runs),
    fingerprint: () => bert.shelf.fingerprint(),
    paced: async (work) => {
      for (;;) {
        const step = work.next();
        if (step.done) return step.value;
        rests++;
        await Promise.resolve();
      }
    },
  };
  expect(await readExchange(library, bert.pass, whole)).toMatchObject({ ok: true, added: 643 });
  // Every thirty-two lines.
  expect(rests).toBeGreaterThanOrEqual(20);
});

test('an answer holds only what is lacking, and reading twice changes nothing', async () => {
  const [anna, bert] = two();
  for (let i = 0; i < 300; i++) anna.shelf.write(anna.key, `line ${i} ${hash(i)}`);
  const whole = await writeExchange(anna.shelf, anna.pass);
  await readExchange(bert.shelf, bert.pass, whole);
  expect(await readExchange(bert.shelf, bert.pass, whole)).toMatchObject({ ok: true, added: 0 });
  const answer = await writeExchange(bert.shelf, bert.pass, anna.shelf.vector());
  expect(answer.length).toBeLessThan(whole.length / 10);
});

test('a file that builds on what never came says whose log is incomplete', async () => {
  const [anna, bert] = two();
  const since = anna.shelf.vector();
  anna.shelf.write(anna.key, 'later');
  const file = await writeExchange(anna.shelf, anna.pass, since);
  expect(await readExchange(bert.shelf, bert.pass, file)).toMatchObject({
    ok: true,
    added: 0,
    missing: [anna.key.device],
  });
});

test('nobody without the table’s secret can read it', async () => {
  const [anna] = two();
  const file = await writeExchange(anna.shelf, anna.pass);
  const seen = Buffer.from(file).toString('latin1');
  expect(seen).not.toContain(campaign);
  expect(seen).not.toContain('three');
});

test('R23: a file for the table opens for a newcomer who has an open invitation, and for none whose invitation ended', async () => {
  const [anna] = two();
  const [door, ended] = [bytesOf('door')(32), bytesOf('ended')(32)];
  const of = (...secrets: Uint8Array[]): TestPhone['pass'] => ({ ...anna.pass, secrets: () => secrets });
  const carla = phone('carla');
  const file = await writeExchange(anna.shelf, of(table, bytesOf('another door')(32), door));
  expect(await readExchange(carla.shelf, { ...carla.pass, secrets: () => [ended] }, file)).toEqual({
    ok: false,
    fault: 'other table',
  });
  const read = await readExchange(carla.shelf, { ...carla.pass, secrets: () => [door] }, file);
  expect(read).toMatchObject({ ok: true });
  expect(carla.shelf.all()).toEqual(anna.shelf.all());
  // What the newcomer writes back is sealed for the door, and the table reads it.
  const answer = await writeExchange(carla.shelf, { ...carla.pass, secrets: () => [door] });
  expect(await readExchange(anna.shelf, of(table, door), answer)).toMatchObject({ ok: true });
});

describe('a file that cannot be taken changes nothing', () => {
  const other = (changed: Partial<TestPhone['pass']>): TestPhone => {
    const carla = phone('carla');
    return { ...carla, pass: { ...carla.pass, ...changed } };
  };
  test.each<[string, (file: Uint8Array) => Uint8Array, string]>([
    ['a picture', () => Uint8Array.of(1, 2, 3), 'no exchange file'],
    ['cut in its head', (file) => file.slice(0, 30), 'damaged file'],
    ['cut short', (file) => file.slice(0, -5), 'damaged file'],
    ['one byte of its keys changed', (file) => file.with(60, (file[60] ?? 0) ^ 1), 'other table'],
    ['one byte of the rest changed', (file) => file.with(190, (file[190] ?? 0) ^ 1), 'damaged file'],
    ['of a newer version', (file) => file.with(19, 9), 'newer file'],
  ])('%s', async (_, spoil, fault) => {
    const [anna, bert] = two();
    const before = bert.shelf.all();
    const read = await readExchange(bert.shelf, bert.pass, spoil(await writeExchange(anna.shelf, anna.pass)));
    expect(read).toEqual({ ok: false, fault });
    expect(fileWording[fault as keyof typeof fileWording].help).not.toBe('');
    expect(bert.shelf.all()).toEqual(before);
  });
  test('of another table', async () => {
    const [anna] = two();
    const carla = other({ secrets: () => [bytesOf('another')(32)] });
    expect(await readExchange(carla.shelf, carla.pass, await writeExchange(anna.shelf, anna.pass))).toEqual({
      ok: false,
      fault: 'other table',
    });
  });
  test('of another campaign of the same table', async () => {
    const [anna, bert] = two();
    const elsewhere = Object.assign(Object.create(anna.shelf), {
      campaign: 'cd'.repeat(32),
    }) as typeof anna.shelf;
    const file = await writeExchange(elsewhere, anna.pass);
    expect(await readExchange(bert.shelf, bert.pass, file)).toEqual({ ok: false, fault: 'other table' });
  });
  test('in the name of somebody else’s device', async () => {
    const [anna, bert] = two();
    const device = { device: phone('carla').key.device, secret: anna.key.secret };
    const file = await writeExchange(anna.shelf, { ...anna.pass, device });
    expect(await readExchange(bert.shelf, bert.pass, file)).toEqual({ ok: false, fault: 'damaged file' });
  });
  test('with a forged signature', async () => {
    const [anna, bert] = two();
    const chain = anna.shelf.chains.get(anna.key.device);
    if (!chain) throw new Error('no chain');
    anna.shelf.chains.set(anna.key.device, {
      ...chain,
      signed: chain.signed.replace(/^./, (c) => (c === '0' ? '1' : '0')),
    });
    expect(await readExchange(bert.shelf, bert.pass, await writeExchange(anna.shelf, anna.pass))).toEqual({
      ok: false,
      fault: 'false entries',
    });
    expect(bert.shelf.chains.has(anna.key.device)).toBe(false);
  });
  test('with no room to store it', async () => {
    const [anna, bert] = two();
    bert.shelf.full = true;
    expect(await readExchange(bert.shelf, bert.pass, await writeExchange(anna.shelf, anna.pass))).toEqual({
      ok: false,
      fault: 'not stored',
    });
  });
});
