import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hash } from '../../src/log/bytes.ts';
import { branchesOf } from '../../src/log/chain.ts';
import { stepOf } from '../../src/sync/declared.ts';
import { atRest } from '../../src/sync/exchange.ts';
import type { Message } from '../../src/sync/messages.ts';
import { packLines } from '../../src/sync/pieces.ts';
import { knockOf, tagOf } from '../../src/sync/proof.ts';
import { bytesOf, deviceNamed } from '../store/samples.ts';
import { campaign, founding, phone, Round, type TestPhone, table, Wire } from './phones.ts';

const round = (...names: string[]): Round => new Round(names.map((name) => phone(name)));
const known = ({ phones }: Round): readonly (readonly string[])[] => phones.map(({ shelf }) => shelf.all());
const only = (at: Round): Wire => [...at.wires.values()][0] as Wire;

describe('diagrams', () => {
  test('anna ─ bert: each gets what the other wrote while they were apart, and both say so', () => {
    const at = round('anna', 'bert');
    at.write(0, 'one');
    at.write(0, 'two');
    at.write(1, 'three');
    at.connect(0, 1);
    at.settle();
    expect(at.phones[0]?.shelf.all()).toHaveLength(founding.lines.length + 3);
    expect(at.phones[1]?.shelf.all()).toEqual(at.phones[0]?.shelf.all());
    const wire = only(at);
    expect(stepOf(wire.step(0), at.phones[0]?.shelf as never)).toBe('same');
    expect(wire.step(0)).toMatchObject({ given: 2, received: 1, device: at.phones[1]?.key.device });
    expect(wire.step(1)).toMatchObject({ given: 1, received: 2 });
    expect([atRest(wire.step(0)), atRest(wire.step(1))]).toEqual([true, true]);
  });

  test('anna ─ bert ─ carla: bert carries what anna wrote to carla, live', () => {
    const at = round('anna', 'bert', 'carla');
    at.connect(0, 1);
    at.connect(1, 2);
    at.settle();
    at.write(0, 'hello carla');
    at.settle();
    expect(at.phones[2]?.shelf.chains.get(at.phones[0]?.key.device ?? '')?.entries).toHaveLength(1);
  });

  test('anna ─ bert ╳, then bert ─ carla: what anna wrote reaches carla when anna has gone', () => {
    const at = round('anna', 'bert', 'carla');
    at.write(0, 'before I leave');
    at.connect(0, 1);
    at.settle();
    at.cut(0, 1);
    at.connect(1, 2);
    at.settle();
    expect(at.phones[2]?.shelf.all()).toEqual(at.phones[0]?.shelf.all());
  });

  test('a long log goes in pieces, never more under way than the window, and arrives whole', () => {
    const at = round('anna', 'bert');
    for (let i = 0; i < 400; i++) at.write(0, `${i} ${'x'.repeat(3_000)}`);
    at.connect(0, 1);
    const wire = only(at);
    let most = 0;
    let left = 0;
    for (let moved = true; moved; ) {
      moved = wire.deliver(0) || wire.deliver(1) || wire.store(0) || wire.store(1);
      most = Math.max(most, wire.step(0).underWay);
      left = Math.max(left, wire.step(1).left);
    }
    expect(most).toBe(16);
    expect(left).toBeGreaterThan(300);
    expect(at.phones[1]?.shelf.all()).toEqual(at.phones[0]?.shelf.all());
  });

  test('a phone that was set back learns that its own log goes on elsewhere', () => {
    const at = round('anna', 'bert');
    const before = phone('anna');
    before.shelf.write(before.key, 'written before anna was set back');
    at.phones[1]?.shelf.takeNow(before.shelf.runsAfter({}));
    at.connect(0, 1);
    at.settle();
    const outrun = only(at).ends.map(({ events }) => events.filter(({ kind }) => kind === 'outrun').length);
    expect(outrun).toEqual([1, 0]);
  });
  test('R7, H9: a phone that only says it has more of another’s log is not believed: without a line there is nothing to renew', () => {
    const at = round('anna', 'bert');
    const [anna, bert] = at.phones as [TestPhone, TestPhone];
    const lie = { [anna.key.device]: [[99, 'f'.repeat(64)]] } as const;
    const honest = bert.shelf.vector.bind(bert.shelf);
    bert.shelf.vector = () => ({ ...honest(), ...lie });
    at.connect(0, 1);
    at.settle();
    expect(only(at).ends.flatMap(({ events }) => events.filter(({ kind }) => kind === 'outrun'))).toEqual([]);
  });

  test('meeting again says nothing twice: only hello, knock, proof, welcome and where they stand', () => {
    const at = round('anna', 'bert');
    at.write(0, 'one');
    at.connect(0, 1);
    at.settle();
    at.connect(0, 1);
    at.settle();
    expect(only(at).messages).toBe(10);
    expect(at.phones[1]?.shelf.takes).toBe(1);
  });

  test('a circle of phones does not pass an entry round for ever', () => {
    const at = round('anna', 'bert', 'carla', 'dora');
    for (const [i, j] of [
      [0, 1],
      [1, 2],
      [2, 3],
      [0, 3],
      [0, 2],
    ] as const)
      at.connect(i, j);
    at.settle();
    const before = [...at.wires.values()].reduce((sum, { messages }) => sum + messages, 0);
    at.write(0, 'round and round');
    at.settle(200);
    const said = [...at.wires.values()].reduce((sum, { messages }) => sum + messages, 0) - before;
    expect(said).toBeLessThan(5 * 6);
    expect(new Set(known(at).map((all) => all.join())).size).toBe(1);
  });
});

describe('how two books compare', () => {
  function pair(): { wire: Wire; anna: TestPhone; bert: TestPhone } {
    const [anna, bert] = [phone('anna'), phone('bert')];
    return { wire: new Wire(anna, bert), anna, bert };
  }
  const prove = (wire: Wire): void => {
    // Hello, knock, proof and welcome.
    for (let i = 0; i < 4; i++) for (const at of [0, 1]) wire.deliver(at);
  };
  test('who has more is ahead, who has less is behind, until they have the same', () => {
    const { wire, anna, bert } = pair();
    anna.shelf.write(anna.key, 'one');
    prove(wire);
    expect(stepOf(wire.step(0), anna.shelf)).toBeUndefined();
    wire.deliver(0);
    wire.deliver(1);
    expect([stepOf(wire.step(0), anna.shelf), stepOf(wire.step(1), bert.shelf)]).toEqual(['ahead', 'behind']);
  });
  test('with the same entries and another print, their books differ', () => {
    const { wire, anna, bert } = pair();
    bert.shelf.fingerprint = () => ({ page: campaign, print: 'ee'.repeat(32) });
    prove(wire);
    wire.deliver(0);
    wire.deliver(1);
    expect(stepOf(wire.step(0), anna.shelf)).toBe('differs');
    expect(stepOf(wire.step(1), bert.shelf)).toBe('differs');
  });
});

describe('whatever happens on the way, in the end all have everything', () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ write: fc.nat() }) },
    { weight: 2, arbitrary: fc.record({ connect: fc.tuple(fc.nat(), fc.nat()) }) },
    { weight: 1, arbitrary: fc.record({ cut: fc.tuple(fc.nat(), fc.nat()) }) },
    { weight: 1, arbitrary: fc.record({ restart: fc.nat() }) },
    { weight: 8, arbitrary: fc.record({ nudge: fc.nat() }) },
  );
  type Step =
    | { write: number }
    | { connect: [number, number] }
    | { cut: [number, number] }
    | { restart: number }
    | { nudge: number };

  function play(at: Round, steps: readonly Step[]): void {
    const of = (n: number): number => n % at.phones.length;
    for (const [i, act] of steps.entries()) {
      if ('write' in act) at.write(of(act.write), `step ${i}`);
      else if ('connect' in act) at.connect(of(act.connect[0]), of(act.connect[1]));
      else if ('cut' in act) at.cut(of(act.cut[0]), of(act.cut[1]));
      else if ('nudge' in act) at.nudge(act.nudge);
      else for (let j = 0; j < at.phones.length; j++) at.cut(of(act.restart), j);
    }
  }

  test('2 to 8 phones that write, meet, are cut off and start again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.array(step, { maxLength: 120 }), (count, steps) => {
        const at = round(...Array.from({ length: count }, (_, i) => `phone ${i}`));
        play(at, steps as Step[]);
        at.wires.clear();
        for (let i = 1; i < count; i++) at.connect(i - 1, i);
        at.settle();
        expect(new Set(known(at).map((all) => all.join())).size).toBe(1);
        const written = steps.filter((act) => 'write' in act).length;
        expect(known(at)[0]).toHaveLength(founding.lines.length + written);
        for (const wire of at.wires.values())
          for (const end of [0, 1] as const) {
            expect(wire.ends[end].fault).toBeUndefined();
            expect(stepOf(wire.step(end), wire.ends[end].phone.shelf)).toBe('same');
            expect(atRest(wire.step(end))).toBe(true);
          }
      }),
      { numRuns: 60 },
    );
  });

  test('two phones under one key: every phone gets both histories, and notices', () => {
    const copied = deviceNamed('copied');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.array(step, { maxLength: 80 }), (others, steps) => {
        const twins = [phone('first', copied), phone('second', copied)];
        const at = new Round([...twins, ...Array.from({ length: others }, (_, i) => phone(`phone ${i}`))]);
        play(at, steps as Step[]);
        // Each has written something the other has not.
        at.wires.clear();
        at.write(0, 'mine');
        at.write(1, 'mine, too');
        at.connect(0, 2);
        for (let i = 3; i < at.phones.length; i++) at.connect(i - 1, i);
        at.connect(1, at.phones.length - 1);
        at.settle();
        expect(new Set(known(at).map((all) => all.join())).size).toBe(1);
        for (const { shelf } of at.phones)
          expect(branchesOf(shelf.chains.get(copied.device)).length).toBeGreaterThan(1);
        const outrun = [...at.wires.values()]
          .flatMap(({ ends }) => ends)
          .filter(
            ({ phone: owner, events }) =>
              twins.includes(owner) && events.some(({ kind }) => kind === 'outrun'),
          );
        expect(outrun.length).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });
});

describe('hostile and outdated phones', () => {
  function meeting(change: (bert: TestPhone) => TestPhone = (bert) => bert): Wire {
    const anna = phone('anna');
    anna.shelf.write(anna.key, 'secret plans');
    return new Wire(anna, change(phone('bert')));
  }
  const run = (wire: Wire): void => {
    for (let moved = true; moved; )
      moved = wire.deliver(0) || wire.deliver(1) || wire.store(0) || wire.store(1);
  };
  const unlearnt = (wire: Wire): boolean => wire.ends[1].phone.shelf.all().length === founding.lines.length;

  test('another table’s secret: both say another campaign, nothing passes', () => {
    const wire = meeting((bert) => ({
      ...bert,
      pass: { ...bert.pass, secrets: () => [bytesOf('another')(32)] },
    }));
    run(wire);
    expect(wire.ends.map(({ fault }) => fault)).toEqual(['other campaign', 'other campaign']);
    expect(unlearnt(wire)).toBe(true);
  });
  test('another campaign of the same people', () => {
    const wire = meeting((bert) => ({ ...bert, pass: { ...bert.pass, campaign: 'cd'.repeat(32) } }));
    run(wire);
    expect(wire.ends.map(({ fault }) => fault)).toEqual(['other campaign', 'other campaign']);
  });
  test('somebody in the middle: the ends of the line do not match', () => {
    const wire = meeting();
    const ends = [
      { mine: 'a', theirs: 'm' },
      { mine: 'b', theirs: 'm' },
    ] as const;
    wire.ends.forEach((end, i) => {
      end.state = { ...end.state, self: { ...end.state.self, ends: ends[i] } };
    });
    run(wire);
    expect(wire.ends.map(({ fault }) => fault)).toEqual(['unproven', 'unproven']);
    expect(unlearnt(wire)).toBe(true);
  });
  test('the ends of the line match where nobody sits between', () => {
    const wire = meeting();
    const ends = [
      { mine: 'a', theirs: 'b' },
      { mine: 'b', theirs: 'a' },
    ] as const;
    wire.ends.forEach((end, i) => {
      end.state = { ...end.state, self: { ...end.state.self, ends: ends[i] } };
    });
    run(wire);
    expect(unlearnt(wire)).toBe(false);
  });
  test('a stranger who throws everything back learns nothing and proves nothing', () => {
    const wire = meeting();
    const [hello] = wire.ends[1].inbox;
    wire.ends[0].inbox.splice(0, 1, hello as Message);
    wire.deliver(0);
    expect(wire.ends[0].fault).toBe('unproven');
  });
  test('a proof heard on another line is worth nothing', () => {
    const first = meeting();
    first.deliver(0);
    first.deliver(1);
    const heard = first.ends[0].inbox[0] as Message;
    const second = meeting();
    second.deliver(0);
    second.ends[0].inbox.splice(0);
    second.send(1, heard);
    second.deliver(0);
    expect(second.ends[0].fault).toBe('unproven');
  });
  test('somebody who was thrown out of the table, with its campaign and a hello heard there but not its secret', () => {
    const heard = meeting().ends[0].inbox[0] as Extract<Message, { kind: 'hello' }>;
    const wire = meeting((bert) => ({
      ...bert,
      pass: { ...bert.pass, secrets: () => [bytesOf('another')(32)] },
    }));
    const { nonce } = wire.ends[0].state.self;
    wire.ends[0].inbox.splice(0, 1, heard);
    wire.deliver(0);
    const ground = { campaign, mine: heard.nonce, theirs: nonce };
    wire.send(1, { kind: 'knock', mac: knockOf(bytesOf('another')(32), ground) });
    wire.deliver(0);
    expect(wire.ends[0].fault).toBe('unproven');
  });
  test('a device whose signature is somebody else’s', () => {
    const wire = meeting((bert) => ({
      ...bert,
      pass: { ...bert.pass, device: { device: deviceNamed('carla').device, secret: bert.key.secret } },
    }));
    run(wire);
    expect(wire.ends[0].fault).toBe('unproven');
  });
  test('the same device on two phones', () => {
    const anna = phone('anna');
    const wire = new Wire(anna, phone('anna again', anna.key));
    run(wire);
    expect(wire.ends.map(({ fault }) => fault)).toEqual(['same phone', 'same phone']);
  });
  test.each<[string, number, number, [string, string]]>([
    ['a newer protocol', 9, 9, ['too new', 'too old']],
    ['an older protocol', 0, 0, ['too old', 'too new']],
  ])('%s: each is told which of them to update', (_, protocol, oldest, faults) => {
    const wire = meeting();
    wire.ends[0].inbox.splice(0);
    wire.send(1, { kind: 'hello', protocol, oldest, tags: ['00'.repeat(32)], nonce: 'ab'.repeat(32) });
    wire.deliver(0);
    wire.ends[1].inbox.shift();
    wire.deliver(1);
    expect(wire.ends.map(({ fault }) => fault)).toEqual(faults);
  });
  test('a newer protocol that still speaks ours is welcome', () => {
    const wire = meeting();
    const hello = wire.ends[0].inbox[0] as Extract<Message, { kind: 'hello' }>;
    wire.ends[0].inbox.splice(0, 1, { ...hello, protocol: 9, oldest: 1 });
    run(wire);
    expect(wire.ends.map(({ fault }) => fault)).toEqual([undefined, undefined]);
  });

  const none = packLines([Uint8Array.of(0x80)]);
  const greetings: [string, Message][] = [
    ['before hello', { kind: 'have', vector: {} }],
    [
      'a run before anything',
      { kind: 'run', author: deviceNamed('x').device, seq: 1, prev: campaign, lines: none, left: 0 },
    ],
  ];
  test.each(greetings)('talk out of turn, %s', (_, message) => {
    const wire = meeting();
    wire.ends[0].inbox.splice(0);
    wire.send(1, message);
    wire.deliver(0);
    expect(wire.ends[0].fault).toBe('malformed');
  });

  function proven(): Wire {
    const wire = meeting();
    run(wire);
    return wire;
  }
  const bert = deviceNamed('bert');
  test.each<[string, Message[], string]>([
    [
      'hello again',
      [{ kind: 'hello', protocol: 1, oldest: 1, tags: [tagOf(table, campaign, 'x')], nonce: 'x' }],
      'malformed',
    ],
    ['thanks for what was never sent', [{ kind: 'got', runs: 5 }], 'malformed'],
    [
      'entries that are none',
      [{ kind: 'run', author: bert.device, seq: 1, prev: campaign, lines: none, signed: 'ab', left: 0 }],
      'malformed',
    ],
    [
      'two logs mixed in one',
      [
        { kind: 'run', author: bert.device, seq: 1, prev: campaign, lines: none, left: 1 },
        { kind: 'run', author: phone('carla').key.device, seq: 2, prev: campaign, lines: none, left: 0 },
      ],
      'malformed',
    ],
  ])('%s', (_, messages, fault) => {
    const wire = proven();
    const before = wire.ends[0].phone.shelf.all();
    wire.send(1, ...messages);
    run(wire);
    expect(wire.ends[0].fault).toBe(fault);
    expect(wire.ends[0].phone.shelf.all()).toEqual(before);
  });

  const forged = (words: string, signed: (real: string) => string): Message => {
    const liar = phone('liar', bert);
    liar.shelf.write(bert, words);
    const chain = liar.shelf.chains.get(bert.device);
    return {
      kind: 'run',
      author: bert.device,
      seq: 1,
      prev: campaign,
      lines: packLines((chain?.lines ?? []).map(({ bytes }) => bytes)),
      signed: signed(chain?.signed ?? ''),
      left: 0,
    };
  };
  test('a signature that does not hold', () => {
    const wire = proven();
    const before = wire.ends[0].phone.shelf.all();
    wire.send(
      1,
      forged('false', (real) => real.replace(/^../, (two) => (two === '00' ? '01' : '00'))),
    );
    run(wire);
    expect(wire.ends[0].fault).toBe('false entries');
    expect(wire.ends[0].phone.shelf.all()).toEqual(before);
  });
  test('a run with a hole before it is asked for whole once, and then not again', () => {
    const wire = proven();
    const liar = phone('liar', bert);
    for (const words of ['one', 'two', 'three']) liar.shelf.write(bert, words);
    const chain = liar.shelf.chains.get(bert.device);
    const holed: Message = {
      kind: 'run',
      author: bert.device,
      seq: 3,
      prev: chain?.hashes[1] as string,
      lines: packLines((chain?.lines ?? []).slice(2).map(({ bytes }) => bytes)),
      signed: chain?.signed as string,
      left: 0,
    };
    wire.send(1, holed);
    wire.deliver(0);
    wire.store(0);
    expect(wire.ends[1].inbox).toContainEqual({ kind: 'want', authors: [bert.device] });
    expect(wire.ends[0].fault).toBeUndefined();
    wire.send(1, holed);
    wire.deliver(0);
    wire.store(0);
    expect(wire.ends[0].fault).toBe('false entries');
  });
  test('asked for a log whole, a phone sends it whole, with every branch', () => {
    const wire = proven();
    const anna = wire.ends[0].phone;
    wire.send(1, { kind: 'want', authors: [anna.key.device] });
    wire.deliver(0);
    const sent = wire.ends[1].inbox.filter((message) => message.kind === 'run');
    expect(sent).toMatchObject([{ author: anna.key.device, seq: 1, prev: campaign }]);
  });
  test('nothing is said after goodbye', () => {
    const wire = proven();
    wire.send(1, { kind: 'bye' }, { kind: 'have', vector: {} });
    run(wire);
    expect(wire.ends[0].fault).toBe('stopped');
    wire.ends[0].phone.shelf.write(wire.ends[0].phone.key, 'later');
    wire.tell(0);
    expect(wire.ends[1].inbox).toEqual([]);
  });
  test('the hello shows a stranger neither campaign nor device', () => {
    const [hello] = meeting().ends[1].inbox;
    const said = JSON.stringify(hello);
    expect(said).not.toContain(campaign);
    expect(said).not.toContain(phone('anna').key.device.slice(1));
    expect(said).not.toContain(hash(campaign));
  });
});
