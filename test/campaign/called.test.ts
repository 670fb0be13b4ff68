import { describe, expect, test } from 'vitest';
import { underWay } from '../../src/app/campaign/under-way.ts';
import { imagineOrder } from '../../src/app/screens/campaign/chronicle/imagine.ts';
import * as acts from '../../src/campaign/acts.ts';
import { consequences } from '../../src/campaign/consequences.ts';
import type { Suggestion } from '../../src/campaign/folded.ts';
import { openSession, type Session } from '../../src/campaign/session.ts';
import type { View } from '../../src/campaign/view.ts';
import type { Json } from '../../src/kernel/json.ts';
import { type Question, shapeOf } from '../../src/kernel/question.ts';
import type { Task } from '../../src/kernel/ruleset.ts';
import { type Fair, fair } from './fair.ts';
import type { MemoryStore } from './memory-store.ts';
import { meet, table } from './table.ts';

const seen = (session: Session): View => {
  const view = session.view();
  if (!view) throw new Error('no book');
  return view;
};
const state = (session: Session): Fair => seen(session).table.rules as Fair;
const opened = (session: Session, id = 'draw') => seen(session).open.filter(({ open }) => open.id === id);
const names = (session: Session, id?: string) => opened(session, id).map(({ open }) => open.order);
const prints = (sessions: readonly Session[]) => new Set(sessions.map((one) => seen(one).fingerprint)).size;

async function rolls(
  session: Session,
  seat: string,
  face: number,
  id = 'draw',
  how: 'table' | 'phone' = 'table',
): Promise<void> {
  const mine = seen(session)
    .asked(seat)
    .find(({ order, question }) => order.open.id === id && question.by === seat);
  if (!mine) throw new Error(`${seat} is not asked`);
  await acts.giveAnswer(session, seat, mine.order.open.order, mine.question, [face], how);
}
const seats = ['azure', 'gules', 'or'] as const;
const threePhones = async () =>
  (await table(seats, { ruleset: fair })).sessions as [Session, Session, Session];

describe('what the rules open themselves', () => {
  test('campaign.called.apart: phones that have not met ask the same order, and each player for their own die', async () => {
    const sessions = await threePhones();
    const [first] = names(sessions[0]);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    for (const session of sessions) expect(names(session)).toEqual([first]);
    for (const [i, seat] of seats.entries()) {
      expect(
        seen(sessions[i] as Session)
          .asked(seat)
          .map(({ question }) => question.by),
      ).toEqual([seat]);
      await rolls(sessions[i] as Session, seat, i + 2);
    }
    await meet(...sessions);
    expect(state(sessions[0]).drawn).toEqual({ turn: 0, order: ['or', 'gules', 'azure'] });
    expect(prints(sessions)).toBe(1);
    for (const session of sessions) {
      expect(opened(session)).toEqual([]);
      expect(seen(session).tellings.filter(({ id }) => id === 'draw')).toHaveLength(1);
    }
  });
  test('campaign.called.told: with every die and its owner, from the first one rolled', async () => {
    const [a, b, c] = await threePhones();
    expect(seen(a).tellings.filter(({ id }) => id === 'draw')).toEqual([]);
    await rolls(a, 'azure', 2);
    await meet(a, b, c);
    expect(seen(c).tellings.find(({ id }) => id === 'draw')).toMatchObject({ done: false, called: true });
    await rolls(b, 'gules', 4);
    await rolls(c, 'or', 6);
    await meet(a, b, c);
    const told = seen(a).tellings.find(({ id }) => id === 'draw');
    expect(told).toMatchObject({ seat: 'table', done: true });
    expect(told?.asked.map(({ by, value }) => [by, value])).toEqual([
      ['azure', [2]],
      ['gules', [4]],
      ['or', [6]],
    ]);
  });
  test('campaign.called.page: the page turns over it, it asks on, and its whole story is told where it ends', async () => {
    const [a, b, c] = await threePhones();
    await rolls(a, 'azure', 5);
    await meet(a, b, c);
    const [name] = names(a);
    await acts.turnPage(a, 'azure', { without: [...seats] });
    await meet(a, b, c);
    expect(seen(b).page).toBe(1);
    expect(names(b)).toEqual([name]);
    await rolls(b, 'gules', 3);
    await rolls(c, 'or', 1);
    await meet(a, b, c);
    expect(state(a).drawn?.order).toEqual(['azure', 'gules', 'or']);
    const told = seen(c).tellings.find(({ id }) => id === 'draw');
    expect(told?.done).toBe(true);
    expect(told?.asked.map(({ value }) => value)).toEqual([[5], [3], [1]]);
  });
  test('campaign.called.corrected: a die that stayed keeps who rolled it; one that was changed is nobody’s roll, whatever is written after', async () => {
    const [a, b, c] = await threePhones();
    const [name = ''] = names(a);
    const azure = seen(b).open[0]?.run.open.find(({ by }) => by === 'azure') as Question;
    await acts.giveAnswer(b, 'gules', name, azure, [5], 'phone');
    await meet(a, b, c);
    await acts.takeSuggestion(a, 'azure', seen(a).suggestions[0] as Suggestion);
    await rolls(b, 'gules', 4);
    const or = seen(c).open[0]?.run.open.find(({ by }) => by === 'or') as Question;
    await rolls(c, 'or', 1);
    await meet(a, b, c);
    const faces = { azure: 5, gules: 4, or: 6 };
    const answers = Object.entries(faces).map(([seat, face]) => [`lots/${seat}`, { value: [face] }]);
    await acts.correct(c, 'or', name, Object.fromEntries(answers));
    await meet(a, b, c);
    await acts.agree(a, 'azure', seen(a).asking[0]?.entry ?? '');
    const after = { kind: 'answer', order: name, label: or.label, shape: shapeOf(or), value: [6] } as const;
    await c.write('or', { ...after, how: 'phone' });
    await meet(a, b, c);
    const told = seen(b).tellings.find(({ entry }) => entry === name);
    expect(told?.asked.map(({ value, how, by, rolled }) => ({ value, how, by, rolled }))).toEqual([
      { value: [5], how: 'phone', by: 'azure', rolled: 'gules' },
      { value: [4], how: 'table', by: 'gules', rolled: undefined },
      { value: [6], how: 'corrected', by: undefined, rolled: undefined },
    ]);
  });
  test('campaign.called.join: a line that asks for it all the same changes nothing, and its own name leads to it', async () => {
    const [a, b, c] = await threePhones();
    const order = await acts.giveOrder(a, 'azure', 'draw', { turn: 0 });
    expect(names(a)).toEqual([order]);
    await meet(a, b, c);
    expect(names(b)).toEqual([order]);
    expect(seen(b).flags).toEqual([]);
  });
  test('campaign.called.correct: by agreement alone, on the open page and after it, wherever the fold begins', async () => {
    const { sessions, deps, campaign } = await table(seats, { ruleset: fair });
    const [a, b, c] = sessions as unknown as [Session, Session, Session];
    for (const [i, seat] of seats.entries()) await rolls(sessions[i] as Session, seat, i + 2);
    await meet(...sessions);
    const [told] = seen(a).tellings.filter(({ id }) => id === 'draw');
    const wrong = told?.entry ?? '';
    const answers = { 'lots/azure': { value: [6] }, 'lots/gules': { value: [3] }, 'lots/or': { value: [1] } };
    await acts.turnPage(a, 'azure', { without: [...seats] });
    await meet(...sessions);
    // What is to be corrected is found on the page that was turned, and every die of it asked for.
    const imagined = imagineOrder(a, wrong, { 'lots/azure': [6], 'lots/gules': [4], 'lots/or': [1] });
    expect(imagined.done).toBe(true);
    expect(imagined.questions.map(({ by }) => by).toSorted()).toEqual(['azure', 'gules', 'or']);
    const foreseen = await consequences(a, 'azure', { correct: wrong, answers });
    expect(foreseen.needsAgreement).toBe(true);
    expect(foreseen.changed).toHaveLength(1);
    await acts.correct(a, 'azure', wrong, answers);
    await meet(...sessions);
    expect(state(c).drawn?.order).toEqual(['or', 'gules', 'azure']);
    const [asking] = seen(b).asking;
    expect(asking).toMatchObject({ kind: 'correct', order: wrong });
    await acts.agree(b, 'gules', asking?.entry ?? '');
    await meet(...sessions);
    for (const session of sessions) expect(state(session).drawn?.order).toEqual(['azure', 'gules', 'or']);
    expect(prints(sessions)).toBe(1);
    const mended = (await a.tellings(0)).find(({ entry }) => entry === wrong);
    expect(mended?.corrected).toEqual(expect.any(String));
    // A die that stays as it fell is told as its owner rolled it.
    expect(mended?.asked.map(({ value, how, by }) => ({ value, how, by }))).toEqual([
      { value: [6], how: 'corrected', by: undefined },
      { value: [3], how: 'table', by: 'gules' },
      { value: [1], how: 'corrected', by: undefined },
    ]);
    a.close();
    const [phone] = deps;
    if (!phone) throw new Error('no phone');
    const store = (phone.store as MemoryStore).copy();
    const again = await openSession({ ...phone, store }, campaign);
    expect(seen(again).fingerprint).toBe(seen(b).fingerprint);
  });
});

describe('one of a kind', () => {
  test('campaign.single.race: two who begin it apart have begun one; the second changes nothing and is not told', async () => {
    const [a, b, c] = await threePhones();
    const orders = [
      await acts.giveOrder(a, 'azure', 'pitch', { colour: 'blue' }),
      await acts.giveOrder(b, 'gules', 'pitch', { colour: 'red' }),
    ];
    expect(orders[0]).toBe(orders[1]);
    await meet(a, b, c);
    expect(names(c, 'pitch')).toEqual([orders[0]]);
    expect(seen(c).tellings.filter(({ id }) => id === 'pitch')).toHaveLength(1);
    expect(seen(c).flags).toEqual([]);
    // The one whose choice fell is told so, by their own phone alone.
    const stands = seen(c).tellings.find(({ id }) => id === 'pitch');
    const blue = JSON.stringify(stands?.args).includes('blue');
    const [first, second] = blue ? [a, b] : [b, a];
    expect([seen(first).overtaken, seen(c).overtaken]).toEqual([[], []]);
    expect(seen(second).overtaken).toMatchObject([{ id: 'pitch', by: blue ? 'azure' : 'gules' }]);
    const [asked] = opened(c, 'pitch')[0]?.run.open ?? [];
    await rolls(asked?.by === 'azure' ? a : b, asked?.by ?? '', 3, 'pitch');
    await meet(a, b, c);
    expect(state(a).tents).toHaveLength(1);
    expect(prints([a, b, c])).toBe(1);
  });
  test('campaign.single.rival: a second that says otherwise is named beside the first, on every phone', async () => {
    const [a, b, c] = await threePhones();
    await acts.giveOrder(a, 'azure', 'weigh', { pounds: 900 });
    await acts.giveOrder(b, 'gules', 'weigh', { pounds: 700 });
    await meet(a, b, c);
    const [told, ...more] = seen(c).tellings.filter(({ id }) => id === 'weigh');
    expect(more).toEqual([]);
    const [one, two] = told?.seat === 'azure' ? [900, 700] : [700, 900];
    expect(told?.notes[0]?.data).toMatchObject({ pounds: one });
    const flags = [{ kind: 'remark', rule: 'fair.weigh', why: { with: { one, two } } }];
    expect(told?.flags).toMatchObject(flags);
    expect(seen(a).flags).toMatchObject(flags);
    expect(prints([a, b, c])).toBe(1);
  });
  test('campaign.single.own: a player who says another thing a second time is no rival of their own', async () => {
    const [a, b, c] = await threePhones();
    const first = await acts.giveOrder(a, 'azure', 'pitch', { colour: 'blue' });
    const line = await a.write('azure', { kind: 'order', id: 'pitch', args: { colour: 'red' }, finished: 0 });
    expect(seen(a).orderOf(line)).toBe(first);
    await a.write('azure', { kind: 'order', id: 'weigh', args: { pounds: 900 }, finished: 0 });
    await a.write('azure', { kind: 'order', id: 'weigh', args: { pounds: 700 }, finished: 0 });
    await meet(a, b, c);
    for (const session of [a, c]) {
      expect(seen(session).flags).toEqual([]);
      expect(seen(session).overtaken).toEqual([]);
    }
  });
  test('campaign.single.begun: while it asks, what would begin it waits for everybody, whatever was chosen in it', async () => {
    const [a, b, c] = await threePhones();
    const task = (id: string, args?: Json): Task => ({
      kind: 'asked',
      rule: 'test.rule',
      title: { say: id },
      icon: 'x',
      order: { id, ...(args ? { args } : {}) },
    });
    const waits = (one: Task) => [a, b].map((session, i) => underWay(seen(session), seats[i] as string, one));
    const all = [task('pitch', { colour: 'blue' }), task('pitch', { colour: 'red' }), task('pitch')];
    for (const one of all) expect(waits(one)).toEqual([false, false]);
    await acts.giveOrder(a, 'azure', 'pitch', { colour: 'blue' });
    await meet(a, b, c);
    for (const one of all) expect(waits(one)).toEqual([true, true]);
    expect(waits(task('weigh', { pounds: 1 }))).toEqual([false, false]);
    await rolls(a, 'azure', 3, 'pitch');
    await meet(a, b, c);
    for (const one of all) expect(waits(one)).toEqual([false, false]);
  });
  test('campaign.single.same: two who say the same have said it once', async () => {
    const [a, b, c] = await threePhones();
    await acts.giveOrder(a, 'azure', 'weigh', { pounds: 900 });
    await acts.giveOrder(b, 'gules', 'weigh', { pounds: 900 });
    await meet(a, b, c);
    expect(seen(c).flags).toEqual([]);
  });
  test('campaign.single.again: begun once more after it is finished, it is another', async () => {
    const [a, b, c] = await threePhones();
    const first = await acts.giveOrder(a, 'azure', 'pitch', { colour: 'blue' });
    await rolls(a, 'azure', 3, 'pitch');
    await meet(a, b, c);
    const second = await acts.giveOrder(b, 'gules', 'pitch', { colour: 'red' });
    expect(second).not.toBe(first);
    await rolls(b, 'gules', 3, 'pitch');
    await meet(a, b, c);
    expect(state(c).tents).toEqual(['blue', 'red']);
  });
  test('campaign.single.strike: taken back by whoever began it, until another has answered', async () => {
    const [a, b, c] = await threePhones();
    const order = await acts.giveOrder(a, 'azure', 'pitch', { colour: 'blue' });
    await acts.strike(a, 'azure', order);
    expect(opened(a, 'pitch')).toEqual([]);
    const anew = await acts.giveOrder(a, 'azure', 'pitch', { colour: 'green' });
    expect(names(a, 'pitch')).toEqual([anew]);
    await meet(a, b, c);
    await rolls(b, 'gules', 3);
    await meet(a, b, c);
    expect(prints([a, b, c])).toBe(1);
    await rolls(a, 'azure', 3, 'pitch');
    expect(state(a).tents).toEqual(['green']);
  });
  test('campaign.single.shown: its die of the phone that was shown is not struck alone; one rolled before it is none of its own', async () => {
    const [a, b, c] = await threePhones();
    await rolls(a, 'azure', 2, 'draw', 'phone');
    const first = await acts.giveOrder(a, 'azure', 'pitch', { colour: 'blue' });
    await acts.strike(a, 'azure', first);
    expect(opened(a, 'pitch')).toEqual([]);
    const second = await acts.giveOrder(a, 'azure', 'pitch', { colour: 'green' });
    await rolls(a, 'azure', 1, 'pitch', 'phone');
    const { line } = seen(a).tellings.find(({ entry, id }) => id === 'pitch' && entry === second) ?? {};
    await acts.strike(a, 'azure', line ?? '');
    await meet(a, b, c);
    expect(state(c).tents).toEqual(['green']);
    expect(seen(c).asking).toMatchObject([{ kind: 'strike', order: line, seat: 'azure' }]);
  });
});
