import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeBudget, type Purse } from '../../src/sync/budget.ts';
import { makeCalls } from '../../src/sync/calls.ts';
import { type ConversationEvents, openConversation } from '../../src/sync/conversation.ts';
import { assembler, framesOf } from '../../src/sync/frames.ts';
import { memoryLine } from '../../src/sync/links/memory.ts';
import type { Link } from '../../src/sync/types.ts';
import { phone } from './phones.ts';

const MIB = 1024 * 1024;
const quiet: ConversationEvents = {
  onChange: () => undefined,
  onProved: () => undefined,
  onOthers: () => undefined,
  onOutrun: () => undefined,
  onTaking: () => undefined,
  onEnded: () => undefined,
};
/** A message of so many bytes in frames that carry one byte each. */
const crumbs = (bytes: number): readonly Uint8Array[] => {
  const [whole = new Uint8Array()] = framesOf(new Uint8Array(bytes).map((_, i) => i % 251));
  const first = whole.slice(0, 5);
  first[0] = 1;
  return [first.length === 5 ? Uint8Array.of(...first, whole[5] ?? 0) : first].concat(
    Array.from({ length: bytes - 1 }, (_, i) => Uint8Array.of(i === bytes - 2 ? 2 : 0, whole[6 + i] ?? 0)),
  );
};

test('H14: a message in 40,000 frames of one byte is read as it was, and each of its bytes is copied once', () => {
  const frames = crumbs(40_000);
  const reads = assembler();
  let copied = 0;
  // biome-ignore lint/suspicious/noExplicitAny: the copying of every array is counted
  const set = vi.spyOn(Uint8Array.prototype as any, 'set').mockImplementation(function (
    this: Uint8Array,
    ...[part, at]: unknown[]
  ) {
    copied += (part as Uint8Array).length;
    for (const [i, byte] of (part as Uint8Array).entries()) this[Number(at) + i] = byte;
  });
  let message: Uint8Array | undefined;
  try {
    for (const frame of frames) {
      const next = reads.add(frame, MIB);
      if ('fault' in next) throw new Error(next.fault);
      message = next.message ?? message;
    }
  } finally {
    set.mockRestore();
  }
  expect(message && Buffer.from(message).equals(new Uint8Array(40_000).map((_, i) => i % 251))).toBe(true);
  expect(copied).toBe(40_000);
});

describe('what lines may cost', () => {
  let now = 0;
  const clock = (): number => now;
  beforeEach(() => {
    now = 1_000;
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  test('H14: frames count whatever their size, and a phone that has not proved itself has far fewer', () => {
    const count = (proved: boolean): number => {
      const purse = makeBudget(clock).open(() => undefined);
      if (proved) purse.prove();
      let frames = 0;
      while (frames < 100_000 && purse.frame(1)) frames++;
      return frames;
    };
    expect(count(true)).toBe(2_000);
    expect(count(false)).toBe(64);
  });

  test('H14: bytes count whatever their frames', () => {
    const purse = makeBudget(clock).open(() => undefined);
    let bytes = 0;
    while (purse.frame(4_096)) bytes += 4_096;
    expect(bytes).toBe(32 * 1024);
  });

  test('what is not used comes back with time, and a clock set back takes nothing away', () => {
    const purse = makeBudget(clock).open(() => undefined);
    purse.prove();
    for (let i = 0; i < 2_000; i++) purse.frame(1);
    expect(purse.frame(1)).toBe(false);
    now -= 3_600_000;
    expect(purse.frame(1)).toBe(false);
    now += 100;
    expect(purse.frame(1)).toBe(true);
  });

  test('H14: memory is bounded for one line and for all: the line that holds most is cut', () => {
    const budget = makeBudget(clock);
    const cut: number[] = [];
    const purses = [0, 1, 2, 3, 4].map((i) => {
      const purse = budget.open(() => void cut.push(i));
      purse.prove();
      return purse;
    });
    purses[0]?.hold(29 * MIB);
    expect(cut).toEqual([0]);
    purses[0]?.close();
    cut.length = 0;
    purses[1]?.hold(20 * MIB);
    purses[2]?.hold(25 * MIB);
    purses[3]?.hold(10 * MIB);
    expect(cut).toEqual([]);
    // 20 + 25 + 10 + 10 are one more than 64.
    purses[4]?.hold(10 * MIB);
    expect(cut).toEqual([2]);
  });

  test('H14: while one line keeps the phone busy, another’s work is done in its turn and the screen has rests', async () => {
    const budget = makeBudget(clock);
    const [flood, friend] = [budget.open(() => undefined), budget.open(() => undefined)];
    const done: string[] = [];
    const costly = (who: string, ms: number) => () => {
      now += ms;
      done.push(who);
    };
    for (let i = 0; i < 500; i++) flood.work(costly('flood', 20));
    friend.work(costly('friend', 1));
    // A hundred milliseconds at once and half of each that passes: two hundred, then rests.
    expect(done.length).toBeLessThanOrEqual(11);
    for (let rests = 0; !done.includes('friend'); rests++) {
      expect(rests).toBeLessThan(20);
      now += 20;
      await vi.advanceTimersByTimeAsync(20);
    }
    expect(done.length).toBeLessThan(25);
    flood.close();
    const before = done.length;
    now += 60_000;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done.length).toBe(before);
  });

  test('H14: long work rests between its steps: another’s is done meanwhile, its own line’s waits for all of it', async () => {
    const budget = makeBudget(clock);
    const [line, friend] = [budget.open(() => undefined), budget.open(() => undefined)];
    const done: string[] = [];
    line.work(function* () {
      for (let step = 1; step <= 40; step++) {
        now += 3;
        done.push(`step ${step}`);
        yield;
      }
    });
    line.work(() => void done.push('next'));
    friend.work(() => void done.push('friend'));
    // Eight milliseconds at a stretch are three steps of three.
    expect(done).toEqual(['step 1', 'step 2', 'step 3']);
    for (let turns = 0; !done.includes('next'); turns++) {
      expect(turns).toBeLessThan(40);
      const before = done.length;
      await vi.advanceTimersToNextTimerAsync();
      now += 20;
      expect(done.length - before).toBeLessThanOrEqual(3 + 1);
    }
    expect(done.indexOf('friend')).toBeLessThan(done.indexOf('step 10'));
    expect(done.filter((one) => one !== 'friend')).toEqual([
      ...Array.from({ length: 40 }, (_, i) => `step ${i + 1}`),
      'next',
    ]);
  });

  test('H14: work that fails, or whose line has ended, keeps no other waiting', async () => {
    const budget = makeBudget(clock);
    const [gone, friend] = [budget.open(() => undefined), budget.open(() => undefined)];
    const done: string[] = [];
    gone.work(function* () {
      for (;;) {
        now += 10;
        done.push('gone');
        yield;
      }
    });
    friend.work(() => {
      throw new Error('of the phone');
    });
    friend.work(() => void done.push('friend'));
    expect(done).toEqual(['gone']);
    gone.close();
    const failed = vi.fn();
    process.once('uncaughtException', failed);
    await vi.advanceTimersByTimeAsync(100).catch(failed);
    process.removeListener('uncaughtException', failed);
    await vi.advanceTimersByTimeAsync(100);
    expect(failed).toHaveBeenCalledOnce();
    expect(done).toEqual(['gone', 'friend']);
  });

  test('H14: a line that closes within its own work does nothing more', async () => {
    const purse = makeBudget(clock).open(() => undefined);
    let steps = 0;
    purse.work(function* () {
      for (; steps < 1_000; steps++) {
        now += 10;
        if (steps === 0) purse.close();
        yield;
      }
    });
    await vi.advanceTimersByTimeAsync(60_000);
    purse.work(() => {
      steps += 1_000;
    });
    // What was under way stops at its first rest.
    expect(steps).toBeLessThanOrEqual(1);
  });

  test('a page that nobody looks at rests seldom: its timers may ring once a second only', () => {
    vi.stubGlobal('document', { hidden: true });
    try {
      const purse = makeBudget(clock).open(() => undefined);
      let steps = 0;
      purse.work(function* () {
        for (; steps < 20; steps++) {
          now += 4;
          yield;
        }
      });
      expect(steps).toBe(20);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('H14: a line whose work fails time and again has its turn after the others', async () => {
    const budget = makeBudget(clock);
    const [busy, bad, friend] = [0, 1, 2].map(() => budget.open(() => undefined)) as [Purse, Purse, Purse];
    const done: string[] = [];
    const failed = vi.fn();
    process.on('uncaughtException', failed);
    try {
      busy.work(function* () {
        now += 10;
        yield;
      });
      for (let i = 0; i < 5; i++)
        bad.work(() => {
          done.push('bad');
          throw new Error('of the phone');
        });
      friend.work(() => void done.push('friend'));
      for (let turns = 0; turns < 20; turns++) {
        await vi.advanceTimersByTimeAsync(20).catch(failed);
        now += 20;
      }
    } finally {
      process.removeListener('uncaughtException', failed);
    }
    expect(failed).toHaveBeenCalled();
    expect(done).toEqual(['bad', 'friend', 'bad', 'bad', 'bad', 'bad']);
  });

  test('H14: two hundred messages that each name 64 phones make no more calls than one may name', () => {
    const calls = makeCalls(clock);
    for (let i = 0; i < 200; i++)
      calls.partner(
        'liar',
        Array.from({ length: 64 }, (_, j) => `phone${i}x${j}`),
        new Set(),
      );
    expect(calls.due()).toHaveLength(24);
    for (const id of calls.due()) calls.called(id);
    now += 3_600_000;
    expect(calls.due()).toEqual([]);
  });

  test('a phone the beacon names is tried again, after longer and longer rests', () => {
    const calls = makeCalls(clock);
    calls.beacon(['far']);
    let tries = 0;
    for (let second = 0; second < 600; second++, now += 1_000)
      if (calls.due().includes('far')) {
        tries++;
        calls.failed('far', 'peer unreachable');
      }
    // At 0, 10, 30, 70, 150, and then every 80 seconds: 230, 310, 390, 470, 550.
    expect(tries).toBe(10);
  });

  test('an hour set back on the phone’s clock cuts no line', async () => {
    const [anna, bert] = [phone('anna'), phone('bert')];
    const line = memoryLine();
    const sessions = [anna, bert].map((one, i) =>
      openConversation(line.ends[i] as Link, one.shelf, one.pass, makeBudget(), quiet),
    );
    await vi.advanceTimersByTimeAsync(10_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    for (let i = 0; i < 20; i++) {
      anna.shelf.write(anna.key, `line ${i}`);
      sessions[0]?.written();
      await vi.advanceTimersByTimeAsync(3_000);
    }
    expect(sessions.map((one) => one.partner().state)).toEqual(['in step', 'in step']);
    expect(bert.shelf.all()).toEqual(anna.shelf.all());
  });

  test('who opens a line and drips one byte at a time never proves itself and is cut', async () => {
    const line = memoryLine();
    const anna = phone('anna');
    const session = openConversation(line.ends[0], anna.shelf, anna.pass, makeBudget(), quiet);
    let drip = 0;
    const [hello = new Uint8Array()] = framesOf(new Uint8Array(4_000));
    line.ends[1].listen({
      open: () => void line.ends[1].send(hello.slice(0, 6).fill(1, 0, 1)),
      frame: () => undefined,
      drained: () => undefined,
      closed: () => clearInterval(drip),
    });
    drip = Number(setInterval(() => line.ends[1].send(Uint8Array.of(0, 7)), 1_000));
    await vi.advanceTimersByTimeAsync(13_000);
    expect(session.partner()).toMatchObject({ state: 'lost', fault: 'silent' });
  });
});
