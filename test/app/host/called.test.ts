import './phone.ts';
import { expect, test } from 'vitest';
import { countOn } from '../../../src/app/campaign/badge.ts';
import { type Call, calledFor, callsOn } from '../../../src/app/campaign/called.ts';
import { onShow, setPlace } from '../../../src/app/campaign/on-show.ts';
import { nod, standIn } from '../../../src/campaign/absence.ts';
import { agree, giveOrder, strike } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import { ninthAge } from '../../../src/rules/ninth-age/index.ts';
import { answer, meet, table } from '../../campaign/table.ts';
import { table as ninthTable } from '../../rules/ninth-age/table.ts';
import { campaignAt } from '../harness/stages.ts';

const seeing = (session: Session): View => session.view() as View;
const kinds = (view: View, seat: string): readonly string[] => callsOn(view, [seat]).map(({ kind }) => kind);

async function market() {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as readonly [Session, Session, Session];
  return { a, b, c };
}

test('a turn that another phone ended calls once; the one who ended theirs is not called', async () => {
  const { a, b, c } = await market();
  const [wasA, wasB, wasC] = [seeing(a), seeing(b), seeing(c)];
  await giveOrder(a, 'azure', 'next', { turn: 0 });
  expect(calledFor(wasA, seeing(a), ['azure'])).toEqual([]);
  await meet(a, b, c);
  const calls = calledFor(wasB, seeing(b), ['gules']);
  expect(calls.map(({ kind, text }) => [kind, text.say])).toEqual([['turn', 'Day']]);
  expect(calledFor(wasC, seeing(c), ['or'])).toEqual([]);
  // A turn that comes is one thing, and only to the player whose it is.
  expect(['azure', 'gules', 'or'].map((seat) => countOn(seeing(b), [seat]))).toEqual([0, 1, 0]);

  const stood = seeing(b);
  await giveOrder(c, 'or', 'build', {});
  await meet(b, c);
  expect(seeing(b)).not.toBe(stood);
  expect(calledFor(stood, seeing(b), ['gules'])).toEqual([]);
});

test('a question that an order of another phone asks calls its seat, and leads to that order', async () => {
  const { a, b, c } = await market();
  const [wasA, wasB, wasC] = [seeing(a), seeing(b), seeing(c)];
  const order = await giveOrder(a, 'azure', 'bid', { against: 'gules' });
  expect(calledFor(wasA, seeing(a), ['azure'])).toEqual([]);
  await meet(a, b, c);
  expect(calledFor(wasB, seeing(b), ['gules'])).toMatchObject([
    { kind: 'question', seat: 'gules', order, text: { say: 'How much?' } },
  ]);
  expect(calledFor(wasC, seeing(c), ['or'])).toEqual([]);
});

test('nothing is new where nothing was known before; what waits is counted all the same', async () => {
  const { a, b } = await market();
  await giveOrder(a, 'azure', 'bid', { against: 'gules' });
  await meet(a, b);
  expect(calledFor(undefined, seeing(b), ['gules'])).toEqual([]);
  expect(countOn(seeing(b), ['gules'])).toBe(1);
  expect(callsOn(seeing(b), [])).toEqual([]);
});

test('on a phone of two seats what one does calls the other no more than the player knows already', async () => {
  const { a } = await market();
  const was = seeing(a);
  await giveOrder(a, 'azure', 'next', { turn: 0 });
  expect(calledFor(was, seeing(a), ['azure', 'gules'])).toEqual([]);
  expect(kinds(seeing(a), 'gules')).toEqual(['turn']);
});

test('a wish to undo calls those who may agree, not the one who wishes, and is over once one has agreed', async () => {
  const { a, b, c } = await market();
  const built = await giveOrder(a, 'azure', 'build', {});
  await meet(a, b, c);
  const [wasB, wasC] = [seeing(b), seeing(c)];
  await strike(b, 'gules', built);
  await meet(a, b, c);
  expect(calledFor(wasC, seeing(c), ['or']).map(({ text }) => text)).toEqual([
    { say: '{seat} wants to undo an entry', with: { seat: 'gules' } },
  ]);
  expect(calledFor(wasB, seeing(b), ['gules'])).toEqual([]);
  expect(kinds(seeing(b), 'gules')).toEqual([]);
  const [asking] = seeing(c).asking;
  await agree(c, 'or', asking?.entry ?? '');
  expect(kinds(seeing(c), 'or')).toEqual([]);
});

test('a roll that anybody may make calls everybody but the one who asked for it', async () => {
  const { a, b } = await market();
  const was = seeing(b);
  await giveOrder(a, 'azure', 'trade', {});
  await meet(a, b);
  expect(calledFor(was, seeing(b), ['gules']).map(({ kind }) => kind)).toEqual(['question']);
  await answer(a, 'azure', [2, 3]);
  await meet(a, b);
  expect(callsOn(seeing(b), ['gules'])).toEqual([]);
});

test('in a season the one in turn is awaited for one thing, the others for nothing', async () => {
  const view = seeing((await campaignAt({ stage: 'subsistence' })).session);
  const turn = view.clock.turn ?? '';
  expect(kinds(view, turn)).toContain('turn');
  for (const { id } of view.seats) if (id !== turn) expect(kinds(view, id)).not.toContain('turn');
});

test('a dispute calls the two it names, a stand-in among them, and nobody else', async () => {
  const { sessions } = await table(['azure', 'gules', 'or', 'vert']);
  const [a, b, c, d] = sessions as readonly [Session, Session, Session, Session];
  const asked = await standIn(b, 'azure');
  await meet(b, c);
  await nod(c, asked, ['azure']);
  await meet(a, b, c, d);
  await giveOrder(b, 'azure', 'trade', {});
  await meet(a, b, c, d);
  const was = [a, b, c, d].map(seeing);
  for (const [session, faces] of [
    [a, [2, 2]],
    [b, [6, 6]],
  ] as const)
    await answer(session, 'azure', faces);
  await meet(a, b, c, d);
  const calls = [a, b, c, d].map((session, i) =>
    calledFor(was[i], seeing(session), [['azure', 'gules', 'or', 'vert'][i] ?? '']),
  );
  const said = {
    kind: 'dispute',
    text: { say: expect.any(String), with: { seat: 'azure', other: 'gules' } },
  };
  expect(calls.map((each) => each.filter(({ kind }) => kind === 'dispute'))).toMatchObject([
    [said],
    [said],
    [],
    [],
  ]);
  expect(seeing(d).flags[0]?.dispute).toMatchObject({
    stands: { seat: 'azure' },
    other: { seat: 'azure', hand: 'gules' },
  });
});

test('a turn is not called on the form of a task that it brings, and is on any other page', async () => {
  const { session } = await campaignAt({ stage: 'movement', month: 1 });
  const view = session.view() as View;
  const seat = view.clock.turn as string;
  const turn = callsOn(view, [seat]).find(({ kind }) => kind === 'turn') as Call;
  const tasks = view
    .tasks(seat)
    .flatMap(({ order, kind, aside }) => (order && kind !== 'mind' && !aside ? [order.id] : []));
  expect(tasks.length).toBeGreaterThan(0);
  const shown = (page: string): boolean => {
    setPlace({ campaign: session.campaign, path: `/c/${session.campaign}/${page}`, line: undefined });
    return onShow(session.campaign, turn);
  };
  for (const task of tasks) expect(shown(`do/${task}`)).toBe(true);
  expect(shown('today')).toBe(true);
  for (const page of ['map', 'chronicle', 'do/some-other-order']) expect(shown(page)).toBe(false);
  setPlace(undefined);
});

test('na.turn.phase: a phase with nothing left waits for anybody; what comes next in it for one of them is a call of its own', async () => {
  const turn = { phase: 'battle' as const, order: ['gules', 'azure', 'or'] };
  const state = ninthTable({ seats: ['azure', 'gules', 'or'], turn });
  const { sessions } = await table(['azure', 'gules', 'or'], {
    ruleset: { ...ninthAge, found: () => state },
  });
  const [a, b] = sessions as unknown as readonly [Session, Session];
  expect(callsOn(seeing(a), ['azure'])).toMatchObject([
    { key: 'anybody', kind: 'turn', anybody: { say: 'On to invasion and construction' } },
  ]);
  const was = seeing(b);
  await giveOrder(a, 'azure', 'end-phase', { turn: state.turn.number, phase: 'battle' });
  await meet(a, b);
  // The smallest realm plays first.
  const [call] = calledFor(was, seeing(b), ['gules']);
  expect(call).toMatchObject({ key: 'turn', kind: 'turn' });
  expect(call?.anybody).toBeUndefined();
});
