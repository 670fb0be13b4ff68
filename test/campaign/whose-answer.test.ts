import { describe, expect, test } from 'vitest';
import * as acts from '../../src/campaign/acts.ts';
import type { Session } from '../../src/campaign/session.ts';
import type { View } from '../../src/campaign/view.ts';
import { type Question, shapeOf } from '../../src/kernel/question.ts';
import { append } from '../../src/log/chain.ts';
import { runsAfter } from '../../src/log/told.ts';
import { compose } from '../../src/log/write.ts';
import { type Fair, fair } from './fair.ts';
import { meet, table } from './table.ts';

const seats = ['azure', 'gules', 'or'] as const;
const threePhones = async () =>
  (await table(seats, { ruleset: fair })).sessions as [Session, Session, Session];
const seen = (session: Session): View => {
  const view = session.view();
  if (!view) throw new Error('no book');
  return view;
};
const state = (session: Session): Fair => seen(session).table.rules as Fair;
const prints = (sessions: readonly Session[]) => new Set(sessions.map((one) => seen(one).fingerprint)).size;
const openOf = (session: Session, id: string) => {
  const open = seen(session).open.find((one) => one.open.id === id);
  if (!open) throw new Error(`${id} is not open`);
  return open;
};
/** The line an app would write that asks nobody's leave. */
async function write(
  session: Session,
  seat: string,
  id: string,
  label: string,
  value: readonly number[],
  takes?: string,
) {
  const { open, run } = openOf(session, id);
  const question = run.asked.find((one) => one.label === label) as Question;
  return session.write(seat, {
    kind: 'answer',
    order: open.order,
    label,
    shape: shapeOf(question),
    value: [...value],
    how: 'table',
    ...(takes ? { suggestion: takes } : {}),
  });
}
const said = (session: Session, id: string, label: string) => openOf(session, id).open.answers[label]?.value;

describe('whose answer counts', () => {
  test('campaign.answer.owner: a die is its owner’s; what another rolls for it is a suggestion', async () => {
    const [a, b, c] = await threePhones();
    await write(a, 'azure', 'draw', 'lots/gules', [6]);
    await meet(a, b, c);
    expect(said(b, 'draw', 'lots/gules')).toBeUndefined();
    expect(seen(b).suggestions).toEqual([
      expect.objectContaining({ label: 'lots/gules', seat: 'azure', value: [6], how: 'table' }),
    ]);
    expect(seen(b).flags).toEqual([]);
  });
  test('campaign.answer.taken: once its owner takes it, it counts, and who rolled it is told', async () => {
    const [a, b, c] = await threePhones();
    const line = await write(a, 'azure', 'draw', 'lots/gules', [6]);
    await meet(a, b, c);
    await write(b, 'gules', 'draw', 'lots/gules', [6], line);
    await meet(a, b, c);
    expect(said(c, 'draw', 'lots/gules')).toEqual([6]);
    expect(seen(c).suggestions).toEqual([]);
    const told = seen(c).tellings.find(({ id }) => id === 'draw');
    expect(told?.asked.find(({ question }) => question.label === 'lots/gules')).toMatchObject({
      by: 'gules',
      rolled: 'azure',
    });
  });
  test('campaign.answer.choice: another’s choice for a seat is nothing', async () => {
    const [a, b, c] = await threePhones();
    await acts.giveOrder(a, 'azure', 'bid', { against: 'gules' });
    await meet(a, b, c);
    const { open, run } = openOf(c, 'bid');
    const question = run.open.find(({ by }) => by === 'gules') as Question;
    await c.write('or', {
      kind: 'answer',
      order: open.order,
      label: question.label,
      shape: shapeOf(question),
      value: 'low',
      how: 'chosen',
    });
    await meet(a, b, c);
    expect(openOf(b, 'bid').open.answers).toEqual({});
    expect(seen(b).suggestions).toEqual([]);
  });
  test('campaign.answer.early: an answer to what is not asked is nothing, also once it is asked', async () => {
    const [a, b, c] = await threePhones();
    await acts.giveOrder(a, 'azure', 'bid', { against: 'gules' });
    const { open } = openOf(a, 'bid');
    await a.write('azure', {
      kind: 'answer',
      order: open.order,
      label: 'luck',
      shape: 'x',
      value: [6],
      how: 'table',
    });
    await meet(a, b, c);
    expect(openOf(b, 'bid').open.answers).toEqual({});
  });
});

describe('two answers that did not know of each other', () => {
  /** Both roll for what the table is asked; who is told first says which stands. */
  async function rivals(witness: 'azure' | 'gules', met: 'before' | 'after') {
    const [a, b, c] = await threePhones();
    await acts.giveOrder(a, 'azure', 'trade', {});
    await meet(a, b, c);
    await write(a, 'azure', 'trade', 'takings', [2, 2]);
    await write(b, 'gules', 'trade', 'takings', [6, 6]);
    const first = witness === 'azure' ? a : b;
    if (met === 'before') {
      await meet(first, c);
      await acts.addNote(c, 'or', 'I saw that.');
    }
    await meet(a, b, c);
    return [a, b, c] as const;
  }
  test.each([
    ['azure', 4],
    ['gules', 12],
  ] as const)(
    'campaign.rivals.seen: the one that a third hand saw first stands: %s',
    async (witness, coins) => {
      const sessions = await rivals(witness, 'before');
      for (const session of sessions) expect(state(session).coins.azure).toBe(coins);
      expect(prints(sessions)).toBe(1);
      const [flag] = seen(sessions[2]).flags;
      expect(flag).toMatchObject({
        kind: 'dispute',
        dispute: {
          label: 'takings',
          stands: { seat: witness },
          other: { seat: witness === 'azure' ? 'gules' : 'azure' },
        },
      });
      expect(seen(sessions[0]).flags).toHaveLength(1);
    },
  );
  test('campaign.rivals.turn: where nobody saw one first, the turn decides, not what they say', async () => {
    const sessions = await rivals('azure', 'after');
    for (const session of sessions) expect(state(session).coins.azure).toBe(4);
    expect(prints(sessions)).toBe(1);
  });
  test('campaign.rivals.late: a vote that arrives late makes the book read anew on every phone', async () => {
    const [a, b, c] = await threePhones();
    await acts.giveOrder(a, 'azure', 'trade', {});
    await meet(a, b, c);
    await write(a, 'azure', 'trade', 'takings', [2, 2]);
    await write(b, 'gules', 'trade', 'takings', [6, 6]);
    await meet(b, c);
    await acts.addNote(c, 'or', 'Twelve!');
    // The witness stays away: the two alone go by the turn.
    await b.settled();
    const [log] = b.library.runsAfter({}).filter(({ author }) => author === b.keys().device.device);
    await a.library.take(log ? [log] : []);
    expect(state(a).coins.azure).toBe(4);
    await meet(a, b, c);
    for (const session of [a, b, c]) expect(state(session).coins.azure).toBe(12);
    expect(prints([a, b, c])).toBe(1);
  });
  test('campaign.rivals.backdated: who leaves out what he saw loses wherever a third hand saw the first', async () => {
    const [a, b, c] = await threePhones();
    await acts.giveOrder(a, 'azure', 'trade', {});
    await meet(a, b, c);
    const before = { chains: b.chains(), book: seen(b).book };
    const { open, run } = openOf(b, 'trade');
    const asked = shapeOf(run.open[0] as Question);
    await write(a, 'azure', 'trade', 'takings', [2, 2]);
    await meet(a, c);
    await acts.addNote(c, 'or', 'A four.');
    // As if he had heard nothing: his line leans on what he knew before.
    const { device } = b.keys();
    const entry = compose(before.chains, before.book, device.device, 'gules', {
      kind: 'answer',
      order: open.order,
      label: 'takings',
      shape: asked,
      value: [6, 6],
      how: 'table',
    });
    const forged = new Map(b.chains()).set(
      device.device,
      append(b.chains().get(device.device), entry, device),
    );
    await meet(b, c);
    for (const session of [a, b, c]) await session.library.take(runsAfter(forged, session.library.vector()));
    await meet(a, b, c);
    expect(seen(a).flags).toHaveLength(1);
    for (const session of [a, b, c]) expect(state(session).coins.azure).toBe(4);
  });
  test('campaign.rivals.same: who says the same disputes nothing', async () => {
    const [a, b, c] = await threePhones();
    await acts.giveOrder(a, 'azure', 'trade', {});
    await meet(a, b, c);
    await write(a, 'azure', 'trade', 'takings', [3, 2]);
    await write(b, 'gules', 'trade', 'takings', [3, 2]);
    await meet(a, b, c);
    expect(seen(c).flags).toEqual([]);
    expect(state(c).coins.azure).toBe(5);
  });
});
