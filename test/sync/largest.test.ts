import { expect, test } from 'vitest';
import { LARGEST_LINE } from '../../src/log/door.ts';
import { framesOf } from '../../src/sync/frames.ts';
import { LARGEST, PROTOCOL, readMessage, writeMessage } from '../../src/sync/messages.ts';
import { firstOf, messageOf, pieces, sentencesIn, unpackRows } from '../../src/sync/pieces.ts';
import { phone, Wire } from './phones.ts';

/** Words that no packing makes shorter by much. */
const dense = (length: number, salt: number): string => {
  let n = salt;
  return Array.from({ length }, () => {
    n = (n * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String.fromCharCode(33 + (n % 90));
  }).join('');
};

test('H13: a line as long as the door allows, and a log of many such, can be said in messages that another phone takes', () => {
  const anna = phone('anna');
  const sizes = [
    1,
    40,
    47_000,
    LARGEST_LINE - 600,
    LARGEST_LINE - 600,
    3,
    LARGEST_LINE - 600,
    20_000,
    30_000,
    20_000,
  ];
  for (let i = 0; i < 40; i++) anna.shelf.write(anna.key, dense(sizes[i % sizes.length] ?? 1, i));
  const runs = anna.shelf.runsAfter({});
  const all = [...pieces(runs, 1), ...pieces(runs, PROTOCOL)];
  for (const piece of firstOf(all, Number.POSITIVE_INFINITY).going) {
    const said = messageOf(piece, 0);
    const message = writeMessage(said);
    // The largest line, its place and what holds it together.
    expect(message.length).toBeLessThanOrEqual(LARGEST / 32);
    expect(framesOf(message).length).toBeLessThanOrEqual(3);
    expect(readMessage(message)).toMatchObject({ kind: said.kind, lines: said.lines });
    expect(unpackRows(said.lines)).toHaveLength(sentencesIn(piece));
  }
  const wire = new Wire(anna, phone('bert'));
  for (let moved = true; moved; )
    moved = wire.deliver(0) || wire.deliver(1) || wire.store(0) || wire.store(1);
  expect(wire.ends.map(({ fault }) => fault)).toEqual([undefined, undefined]);
  expect(wire.ends[1].phone.shelf.all()).toEqual(anna.shelf.all());
});
