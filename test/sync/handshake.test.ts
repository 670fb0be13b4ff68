import { describe, expect, test } from 'vitest';
import { hash } from '../../src/log/bytes.ts';
import * as exchange from '../../src/sync/exchange.ts';
import type { Message } from '../../src/sync/messages.ts';
import type { Ends, Pass, PeerStatus } from '../../src/sync/types.ts';
import { bytesOf, deviceNamed } from '../store/samples.ts';
import { phone, type TestPhone, table, Wire } from './phones.ts';

const withPass = (one: TestPhone, pass: Partial<Pass>): TestPhone => ({
  ...one,
  pass: { ...one.pass, ...pass },
});
/** Everything each end was told, in order; what a line carries goes on meanwhile. */
function told(wire: Wire): readonly [Message[], Message[]] {
  const heard: [Message[], Message[]] = [[], []];
  for (let moved = true; moved; ) {
    moved = false;
    for (const at of [0, 1] as const) {
      const next = wire.ends[at].inbox[0];
      if (next) heard[at].push(next);
      moved = wire.deliver(at) || wire.store(at) || moved;
    }
  }
  return heard;
}
const kinds = (heard: readonly Message[]): string[] => heard.map(({ kind }) => kind);
const faults = ({ ends }: Wire): (string | undefined)[] => ends.map(({ fault }) => fault);
function pair(
  anna: Partial<Pass> = {},
  bert: Partial<Pass> = {},
): { wire: Wire; anna: TestPhone; bert: TestPhone } {
  const two = { anna: withPass(phone('anna'), anna), bert: withPass(phone('bert'), bert) };
  two.anna.shelf.write(two.anna.key, 'a plan');
  two.bert.shelf.write(two.bert.key, 'another');
  return { wire: new Wire(two.anna, two.bert), ...two };
}

test('R22: two members greet, knock, prove themselves, and are let in before anything else is said', () => {
  const { wire, anna, bert } = pair();
  const [toAnna, toBert] = told(wire);
  for (const heard of [toAnna, toBert])
    expect(kinds(heard).slice(0, 5)).toEqual(['hello', 'knock', 'proof', 'welcome', 'have']);
  expect(faults(wire)).toEqual([undefined, undefined]);
  expect(anna.shelf.all()).toEqual(bert.shelf.all());
  expect(wire.step(0)).toMatchObject({ device: bert.key.device, versions: { app: '1.0.0', rules: 1 } });
});

describe('H11: whom the book shuts out learns nothing', () => {
  const silent = ['hello', 'knock', 'proof', 'bye'];
  test.each<[string, PeerStatus, string, string]>([
    ['a withdrawn phone', 'withdrawn', 'withdrawn', 'put out'],
    ['a key nobody admitted', 'stranger', 'stranger', 'not admitted'],
  ])('%s that has the table’s secret, and is told why', (_, standing, fault, seen) => {
    const { wire, anna, bert } = pair({ knows: () => standing });
    const [, toBert] = told(wire);
    expect(kinds(toBert)).toEqual(silent);
    expect(JSON.stringify(toBert)).not.toContain('1.0.0');
    expect(faults(wire)).toEqual([fault, seen]);
    expect([anna, bert].map(({ shelf }) => shelf.takes)).toEqual([0, 0]);
  });

  test('a stranger who brings what the book honours comes in as a newcomer; who brings anything else does not', () => {
    const asked: unknown[] = [];
    const welcomes: Pass['welcomes'] = (device, said) => {
      asked.push([device, said]);
      return said === 'the invitation';
    };
    const anna: Partial<Pass> = { knows: () => 'stranger', welcomes };
    const invited = pair(anna, { introduction: () => 'the invitation' });
    told(invited.wire);
    expect(faults(invited.wire)).toEqual([undefined, undefined]);
    expect(invited.bert.shelf.all()).toEqual(invited.anna.shelf.all());
    expect(asked).toEqual([[invited.bert.key.device, 'the invitation']]);
    for (const introduction of [() => 'let me in', () => undefined]) {
      const { wire, bert } = pair(anna, { introduction });
      const [, toBert] = told(wire);
      expect(kinds(toBert)).toEqual(silent);
      expect(bert.shelf.takes).toBe(0);
    }
  });

  test('a withdrawn phone that still has the invitation stays out', () => {
    const { wire } = pair(
      { knows: () => 'withdrawn', welcomes: () => true },
      { introduction: () => 'the invitation' },
    );
    told(wire);
    expect(faults(wire)).toEqual(['withdrawn', 'put out']);
  });

  test('a withdrawal that comes while they meet: what is written after it is not told', () => {
    let standing: PeerStatus = 'member';
    const { wire, anna, bert } = pair({ knows: () => standing });
    told(wire);
    const before = bert.shelf.all();
    standing = 'withdrawn';
    anna.shelf.write(anna.key, 'what Bert must not read');
    wire.tell(0);
    const [, toBert] = told(wire);
    expect(kinds(toBert)).toEqual(['bye']);
    expect(faults(wire)).toEqual(['withdrawn', 'put out']);
    expect(bert.shelf.all()).toEqual(before);
  });

  test.each<[string, Message]>([
    ['asks for a whole log', { kind: 'want', authors: [deviceNamed('anna').device] }],
    ['says what it has', { kind: 'have', vector: {} }],
  ])('a withdrawn phone that %s while they meet is told nothing', (_, message) => {
    let standing: PeerStatus = 'member';
    const { wire } = pair({ knows: () => standing });
    told(wire);
    standing = 'withdrawn';
    wire.send(1, message);
    expect(kinds(told(wire)[1])).toEqual(['bye']);
  });
});

test('R22: a newcomer who has no book yet meets whoever shows the table’s secret', () => {
  const { wire, anna, bert } = pair(
    { knows: () => 'stranger', welcomes: () => true },
    { knows: () => undefined, introduction: () => 'the invitation' },
  );
  told(wire);
  expect(bert.shelf.all()).toEqual(anna.shelf.all());
});

test('R23: a newcomer who has the invitation’s own secret and not the table’s meets a member who keeps it open', () => {
  const [invitation, other] = [bytesOf('invitation')(32), bytesOf('another invitation')(32)];
  const open = pair({ secrets: () => [table, other, invitation] }, { secrets: () => [invitation] });
  told(open.wire);
  expect(faults(open.wire)).toEqual([undefined, undefined]);
  expect(open.bert.shelf.all()).toEqual(open.anna.shelf.all());
  const ended = pair({ secrets: () => [table, other] }, { secrets: () => [invitation] });
  told(ended.wire);
  expect(faults(ended.wire)).toEqual(['other campaign', 'other campaign']);
});

describe('M5: a phone says who it is only to whoever showed the table’s secret on this very line', () => {
  /** Two lines of one phone, both to a stranger who knows no secret. */
  function twice(): {
    readonly states: exchange.State[];
    readonly hellos: Message[];
    readonly victim: TestPhone;
  } {
    const victim = phone('anna');
    const lines = [1, 2].map((i) => {
      const ends: Ends = { mine: `anna ${i}`, theirs: `stranger ${i}` };
      return exchange.start({ pass: victim.pass, nonce: hash(['line', i]), ends });
    });
    return { states: lines.map(({ state }) => state), hellos: lines.flatMap(({ send }) => send), victim };
  }
  const hear = (state: exchange.State, message: Message | undefined, victim: TestPhone): exchange.Next =>
    exchange.receive(state, message as Message, victim.shelf);
  const silent = (said: readonly Message[], { key }: TestPhone): void => {
    expect(kinds(said)).not.toContain('proof');
    expect(kinds(said)).not.toContain('welcome');
    expect(JSON.stringify(said)).not.toContain(key.device);
  };

  test('a stranger who calls twice and throws the first hello back on the second line hears no device and no version', () => {
    const { states, hellos, victim } = twice();
    const next = hear(states[1] as exchange.State, hellos[0], victim);
    silent(next.send, victim);
    // Nor when it throws back what it then hears.
    const [knock] = next.send;
    const after = hear(next.state, knock, victim);
    silent(after.send, victim);
    expect(after.fault).toBe('unproven');
  });

  test('a stranger who carries hellos and knocks from each line to the other hears no device and no version', () => {
    const { states, hellos, victim } = twice();
    const greeted = states.map((state, i) => hear(state, hellos[1 - i], victim));
    const knocked = greeted.map(({ state }, i) => hear(state, greeted[1 - i]?.send[0], victim));
    for (const { send, fault } of knocked) {
      silent(send, victim);
      expect(fault).toBe('unproven');
    }
  });

  test('a hello heard from a member, with its tags, brings a knock and nothing more', () => {
    const { states, victim } = twice();
    const member = phone('bert');
    const [hello] = exchange.start({ pass: member.pass, nonce: hash('bert’s') }).send;
    const next = hear(states[0] as exchange.State, hello, victim);
    expect(kinds(next.send)).toEqual(['knock']);
    silent(next.send, victim);
    for (const wrong of [
      next.send[0],
      { kind: 'knock', mac: 'ab'.repeat(32) },
      { kind: 'have', vector: {} },
    ]) {
      const after = hear(next.state, wrong as Message, victim);
      silent(after.send, victim);
      expect(after.fault).toBeDefined();
    }
  });
});

test('nobody is told before the proof that it was withdrawn: whoever introduces two phones could say so', () => {
  const { wire } = pair();
  wire.ends[0].inbox.splice(0);
  wire.send(1, { kind: 'bye', why: 'withdrawn' });
  wire.deliver(0);
  expect(wire.ends[0].fault).toBe('stopped');
});
