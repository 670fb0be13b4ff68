/** Two players propose the same to each other on phones apart: once they meet, there is one of it. */
import { expect, test } from 'vitest';
import { giveAnswer, giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { plain } from '../../../src/kernel/text.ts';
import { chronopia } from '../../../src/rules/chronopia/index.ts';
import type { State } from '../../../src/rules/chronopia/state.ts';
import { meet, table as phones } from '../../campaign/table.ts';
import { battle, table } from './table.ts';

const seats = ['azure', 'gules', 'or'];
/** Everybody on a phone of their own, mustered, in front of this. */
async function apart(state: Parameters<typeof table>[0] = {}): Promise<readonly Session[]> {
  const found = (): State => table({ seats, ...state });
  return (await phones(seats, { ruleset: { ...chronopia, found } })).sessions;
}
const seen = (session: Session) => {
  const view = session.view();
  if (!view) throw new Error('no book');
  return view;
};
const stateOf = (session: Session): State => seen(session).table.rules as State;
const battles = (session: Session) => Object.values(stateOf(session).battles);
const open = (session: Session) => seen(session).open.map(({ open }) => open.order);

/** Everybody answers all that is asked of them, until nothing is. */
async function allAnswer(sessions: readonly Session[], value: Json): Promise<void> {
  for (let more = true; more; ) {
    more = false;
    for (const [i, session] of sessions.entries()) {
      const seat = seats[i] ?? '';
      const [asked] = seen(session).asked(seat);
      if (!asked) continue;
      await giveAnswer(session, seat, asked.order.open.order, asked.question, value, 'chosen');
      await meet(...sessions);
      more = true;
    }
  }
}
const remarks = (session: Session) =>
  seen(session).tellings.flatMap(({ flags }) => flags.map(({ why }) => plain(why)));

test('ch.battle.two (E.1.a): two who propose a battle to each other on different days agree on one, and may agree on another', async () => {
  const sessions = await apart();
  const [a, b] = sessions as [Session, Session];
  await giveOrder(a, 'azure', 'arrange-battle', { with: ['gules'], when: 'Friday' });
  await giveOrder(b, 'gules', 'arrange-battle', { with: ['azure'], when: 'Sunday' });
  await meet(...sessions);
  for (const session of sessions) expect(open(session)).toHaveLength(1);
  const stands = seen(a).open[0]?.open.seat ?? '';
  const second = stands === 'azure' ? b : a;
  for (const session of sessions)
    expect(remarks(session)).toEqual([
      `${stands} and ${stands === 'azure' ? 'gules' : 'azure'} both proposed this battle: it counts as one.`,
    ]);
  expect(seen(second).overtaken).toMatchObject([{ id: 'arrange-battle', by: stands, why: {} }]);
  await allAnswer(sessions, 'agree');
  for (const session of sessions) expect(battles(session)).toMatchObject([{ kind: 'two' }]);
  // Meant, a second is fought as well: it is proposed once the first is agreed on.
  await giveOrder(b, 'gules', 'arrange-battle', { with: ['azure'] });
  await meet(...sessions);
  await allAnswer(sessions, 'agree');
  for (const session of sessions) expect(battles(session)).toHaveLength(2);
  expect(new Set(sessions.map((one) => seen(one).fingerprint)).size).toBe(1);
});

test('ch.challenge (E.4.b): while one challenge waits, another can be thought of on every phone', async () => {
  const sessions = await apart();
  const [a] = sessions as [Session, Session];
  await giveOrder(a, 'azure', 'challenge', { seat: 'gules' });
  await meet(...sessions);
  for (const [i, session] of sessions.entries()) {
    const view = seen(session);
    const tasks = view.ruleset.tasks(view.table.rules, seats[i] ?? '');
    expect(tasks.some(({ order }) => order?.id === 'challenge')).toBe(true);
    for (const task of tasks) expect(() => view.asksAlready(task, seats[i] ?? '')).not.toThrow();
  }
});

test('ch.battle.many (E.1.b): a battle of the same three is one; with others in it, it is another', async () => {
  const sessions = await apart();
  const [a, b, c] = sessions as [Session, Session, Session];
  await giveOrder(a, 'azure', 'arrange-battle', { with: ['gules', 'or'] });
  await giveOrder(b, 'gules', 'arrange-battle', { with: ['or', 'azure'] });
  await giveOrder(c, 'or', 'arrange-battle', { with: ['azure'] });
  await meet(...sessions);
  await allAnswer(sessions, 'agree');
  for (const session of sessions)
    expect(
      battles(session)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['many', 'two']);
});

test('ch.challenge (E.4.b): two who challenge each other meet once', async () => {
  const sessions = await apart();
  const [a, b] = sessions as [Session, Session];
  await giveOrder(a, 'azure', 'challenge', { seat: 'gules' });
  await giveOrder(b, 'gules', 'challenge', { seat: 'azure' });
  await meet(...sessions);
  await allAnswer(sessions, 'accept');
  for (const session of sessions) expect(battles(session)).toMatchObject([{ kind: 'challenge' }]);
  expect(remarks(a)).toEqual([expect.stringContaining('challenged each other: it counts as one challenge.')]);
});

test('ch.battle.off: a battle that both call off is paid back once', async () => {
  const sessions = await apart({ battles: { b: battle({ summoned: { azure: { risen: 3 } } }) } });
  const [a, b] = sessions as [Session, Session];
  await giveOrder(a, 'azure', 'call-off', { battle: 'b' });
  await giveOrder(b, 'gules', 'call-off', { battle: 'b' });
  await meet(...sessions);
  await allAnswer(sessions, 'agree');
  for (const session of sessions) {
    expect(battles(session)).toEqual([]);
    // Three at 13 points each, beside the 500 there were.
    expect(stateOf(session).realms.azure?.gold).toBe(500 + 39);
  }
});
