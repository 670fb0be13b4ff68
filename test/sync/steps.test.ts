import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { atOnce, type Steps } from '../../src/kernel/paced.ts';
import { hashing, type Run, readingRun, toldRun } from '../../src/log/chain.ts';
import { arriving } from '../../src/sync/arriving.ts';
import { type Budget, type Job, makeBudget } from '../../src/sync/budget.ts';
import { type Conversation, type ConversationEvents, openConversation } from '../../src/sync/conversation.ts';
import { memoryLine } from '../../src/sync/links/memory.ts';
import type { Message } from '../../src/sync/messages.ts';
import { firstOf, messageOf, pieces } from '../../src/sync/pieces.ts';
import type { Link } from '../../src/sync/types.ts';
import { phone, type TestPhone } from './phones.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const quiet: ConversationEvents = {
  onChange: () => undefined,
  onProved: () => undefined,
  onOthers: () => undefined,
  onOutrun: () => undefined,
  onTaking: () => undefined,
  onEnded: () => undefined,
};
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** A budget whose work a test does by hand, a step at a time. */
class ByHand {
  readonly #jobs: Job[] = [];
  /** What the line has said that it holds since the last step began. */
  held = 0;
  readonly budget: Budget = {
    clock: () => Date.now(),
    open: (over) => ({
      ...makeBudget().open(over),
      frame: () => true,
      hold: (bytes) => {
        this.held = bytes;
      },
      work: (job) => void this.#jobs.push(job),
    }),
  };
  /** @returns whether what it did rests before it is done */
  step(): boolean {
    const [job] = this.#jobs;
    this.held = 0;
    const steps = job?.();
    const rests = steps !== undefined && steps.next().done === false;
    if (rests) this.#jobs[0] = () => steps;
    else this.#jobs.shift();
    return rests;
  }
  async all(): Promise<void> {
    while (this.#jobs.length > 0) {
      this.step();
      await pass(1);
    }
  }
}

interface Two {
  readonly anna: TestPhone;
  readonly bert: TestPhone;
  readonly hand: ByHand;
  readonly session: Conversation;
  readonly host: Conversation;
  readonly ended: ReturnType<typeof vi.fn>;
}
/** Anna has two logs of hundreds of lines; Bert is in the midst of reading what she sent. */
async function inTheMidst(): Promise<Two> {
  const [anna, bert, carla] = [phone('anna'), phone('bert'), phone('carla')];
  for (let i = 0; i < 300; i++) {
    anna.shelf.write(anna.key, `line ${i}`);
    anna.shelf.write(carla.key, `carla ${i}`);
  }
  const hand = new ByHand();
  const ended = vi.fn();
  const line = memoryLine({ delay: 1 });
  const host = openConversation(line.ends[0] as Link, anna.shelf, anna.pass, makeBudget(), quiet);
  const session = openConversation(line.ends[1] as Link, bert.shelf, bert.pass, hand.budget, {
    ...quiet,
    onEnded: ended,
  });
  for (let tries = 0; !hand.step(); tries++) {
    if (tries > 1_000) throw new Error('nothing was read in steps');
    await pass(1);
  }
  return { anna, bert, hand, session, host, ended };
}

describe('between two steps of a message', () => {
  test('more is written here and there: it comes after, and both are in step', async () => {
    const { anna, bert, hand, session, host, ended } = await inTheMidst();
    anna.shelf.write(anna.key, 'after all');
    host.written();
    bert.shelf.write(bert.key, 'meanwhile');
    session.written();
    for (let rounds = 0; rounds < 40; rounds++) {
      await pass(100);
      await hand.all();
    }
    expect(bert.shelf.all()).toHaveLength(anna.shelf.all().length);
    expect(bert.shelf.all()).toEqual(anna.shelf.all());
    expect(ended).not.toHaveBeenCalled();
    expect(session.partner().state).toBe('in step');
  });
  test('the line is closed: nothing of the message is taken', async () => {
    const { bert, hand, session } = await inTheMidst();
    const before = bert.shelf.all();
    session.close();
    await hand.all();
    await pass(1_000);
    await hand.all();
    expect(bert.shelf.takes).toBe(0);
    expect(bert.shelf.all()).toEqual(before);
  });
  test('what is being read is held in memory, and let go once it is received', async () => {
    const { hand } = await inTheMidst();
    // Six hundred lines, packed.
    expect(hand.held).toBeGreaterThan(1_000);
    await hand.all();
    await pass(500);
    await hand.all();
    expect(hand.held).toBe(0);
  });
});

const steps = <T>(work: Steps<T>): number => {
  let count = 0;
  while (!work.next().done) count++;
  return count;
};
const runOf = (lines: number, words: string): Run => {
  const anna = phone('anna');
  for (let i = 0; i < lines; i++) anna.shelf.write(anna.key, `${i} ${words}`);
  const run = anna.shelf.runsAfter({}).find(({ author }) => author === anna.key.device);
  if (!run) throw new Error('nothing was written');
  return run;
};
test('H14: long lines are read in as many steps as their bytes ask for', () => {
  // Thirty-two short lines to a step, or eight kilobytes of long ones.
  expect(steps(readingRun(toldRun(runOf(320, 'short'))))).toBe(10);
  expect(steps(readingRun(toldRun(runOf(24, 'x'.repeat(9_000)))))).toBe(24);
});
test('a run has its hashes when it is received: they are reckoned in steps, too', () => {
  const messages: Message<'run' | 'runs'>[] = [];
  let rest = pieces([runOf(2_000, 'a long log by itself')], 2);
  while (rest.length > 0) {
    const first = firstOf(rest, 1);
    messages.push(...first.going.map((piece) => messageOf(piece, 0)));
    rest = first.rest;
  }
  let now = {};
  let runs: readonly Run[] = [];
  for (const message of messages) {
    const more = atOnce(arriving(now, message));
    if ('fault' in more) throw new Error(more.fault);
    ({ now, runs } = more);
  }
  expect(runs).toHaveLength(1);
  expect(hashing(runs[0] as Run).next().done).toBe(true);
});
