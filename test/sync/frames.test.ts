import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assembler, FRAME, framesOf } from '../../src/sync/frames.ts';

function through(frames: readonly Uint8Array[], cap = 1 << 24): readonly Uint8Array[] | string {
  const messages: Uint8Array[] = [];
  const assembly = assembler();
  for (const frame of frames) {
    const next = assembly.add(frame, cap);
    if ('fault' in next) return next.fault;
    if (next.message) messages.push(next.message);
  }
  return messages;
}
const filled = (length: number): Uint8Array => new Uint8Array(length).map((_, i) => i % 251);

test('messages of any length arrive as they were, in frames a line can carry', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.nat(300), fc.integer({ min: FRAME - 10, max: 3 * FRAME })), { maxLength: 6 }),
      (lengths) => {
        const messages = lengths.map(filled);
        const frames = messages.flatMap(framesOf);
        expect(Math.max(0, ...frames.map(({ length }) => length))).toBeLessThanOrEqual(FRAME);
        const arrived = through(frames) as readonly Uint8Array[];
        expect(arrived.map((bytes) => Buffer.from(bytes).equals(messages.shift() ?? filled(0)))).toEqual(
          lengths.map(() => true),
        );
      },
    ),
  );
});

describe('frames that make no sense', () => {
  const [first = filled(0), second = filled(0), third = filled(0)] = framesOf(filled(2 * FRAME + 100));
  const huge = framesOf(filled(10)).map((frame) => frame.with(1, 0xff));
  test.each<[string, readonly Uint8Array[], string]>([
    ['empty', [new Uint8Array()], 'malformed'],
    ['of an unknown sort', [first.with(0, 8)], 'malformed'],
    ['a middle without a beginning', [second], 'malformed'],
    ['two beginnings', [first, first], 'malformed'],
    ['an end too soon', [first, third], 'malformed'],
    ['more than was announced', [first, second, second, third], 'malformed'],
    ['nothing at all in the middle', [first, second.slice(0, 1)], 'malformed'],
    ['a beginning without a length', [new Uint8Array([1, 0])], 'malformed'],
    ['four gigabytes announced', huge, 'too large'],
  ])('%s', (_, frames, fault) => {
    expect(through(frames)).toBe(fault);
  });
});
