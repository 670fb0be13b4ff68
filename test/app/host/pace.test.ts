/** Long work goes in slices, and is spoken of once it takes long. */
import { expect, test, vi } from 'vitest';
import { awaited, pace, underWay } from '../../../src/app/campaign/pace.ts';

/** A clock that is set by hand, and turns of others that take ten milliseconds. */
function phone() {
  let now = 1_000;
  let turns = 0;
  const turn = async (): Promise<void> => {
    turns++;
    now += 10;
  };
  const frames: number[] = [];
  const painted = async (): Promise<void> => {
    await turn();
    frames.push(now);
  };
  return {
    work: pace(() => now, turn, painted),
    /** When frames were waited for. */
    frames,
    takes: (ms: number) => {
      now += ms;
    },
    turns: () => turns,
  };
}
const of = 400;

test('work of a few milliseconds is done at a stretch; of more, others have a turn at least every eight', async () => {
  const { work, takes, turns } = phone();
  for (let done = 1; done <= 8; done++) {
    expect(work.rest({ done, of })).toBeUndefined();
    takes(1);
  }
  await work.rest({ done: 9, of });
  expect(turns()).toBe(1);
  for (let done = 10; done < 100; done++) {
    takes(3);
    await work.rest({ done, of });
  }
  // Of three milliseconds each, the third step reaches beyond eight.
  expect(turns()).toBe(1 + 30);
  work.over();
});

test('what a tap has changed is painted before its work goes on, and again every fifth of a second', async () => {
  const { work, takes, frames } = phone();
  await work.rest();
  takes(9);
  await work.rest();
  expect(frames).toHaveLength(1);
  for (let step = 0; step < 200; step++) {
    takes(9);
    await work.rest();
  }
  const gaps = frames.slice(1).map((at, i) => at - (frames[i] ?? 0));
  expect(gaps.length).toBeGreaterThan(15);
  // A slice of nine milliseconds and a turn of ten may come before the next frame, which takes ten here.
  for (const gap of gaps) expect(gap).toBeLessThanOrEqual(200 + 9 + 10 + 10);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(200);
  work.over();
  await work.rest();
  takes(9);
  await work.rest();
  // Other work begins with a frame of its own.
  expect(frames).toHaveLength(gaps.length + 2);
});

test('work is shown once it has taken half a second, as far as it has come, and no longer once it is over', async () => {
  const { work, takes } = phone();
  await work.rest({ done: 1, of });
  takes(400);
  await work.rest({ done: 2, of });
  expect(underWay()).toBeUndefined();
  takes(101);
  await work.rest({ done: 3, of });
  expect(underWay()).toEqual({ done: 3, of });
  work.over();
  expect(underWay()).toBeUndefined();
  // What is done next takes its own time.
  await work.rest({ done: 4, of });
  takes(400);
  await work.rest({ done: 5, of });
  expect(underWay()).toBeUndefined();
  work.over();
});

test('work that cannot say how far it is is shown as begun, and keeps what was last said', async () => {
  const { work, takes } = phone();
  await work.rest();
  takes(501);
  await work.rest();
  expect(underWay()).toEqual({ done: 0, of: 1 });
  await work.rest({ done: 200, of });
  takes(501);
  await work.rest();
  expect(underWay()).toEqual({ done: 200, of });
  work.over();
});

test('a rest lasts until the event loop has come round: what is only promised does not end it', async () => {
  let now = 0;
  const work = pace(() => now);
  await work.rest({ done: 1, of });
  now = 20;
  let rested = false;
  const rest = work.rest({ done: 2, of })?.then(() => {
    rested = true;
  });
  for (let promised = 0; promised < 100; promised++) await Promise.resolve();
  expect(rested).toBe(false);
  await rest;
  expect(rested).toBe(true);
  work.over();
});

test('what lets a phone wait before its first step is shown after half a second, and as far as it comes from then on', async () => {
  vi.useFakeTimers();
  try {
    let come: () => void = () => undefined;
    awaited(
      new Promise<void>((resolve) => {
        come = resolve;
      }),
    );
    vi.advanceTimersByTime(499);
    expect(underWay()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(underWay()?.done).toBe(0);
    come();
    await vi.runAllTimersAsync();
    expect(underWay()).toBeUndefined();
    // Work that fails, or is over in time, leaves nothing.
    awaited(Promise.reject(new Error('lost')));
    awaited(Promise.resolve());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(underWay()).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
