/** What bytes of a phone say, in words one can search: messages of a channel, and lines as the database keeps them. */
import { readLine } from '../../../src/log/line.ts';
import { assembler } from '../../../src/sync/frames.ts';
import { readMessage } from '../../../src/sync/messages.ts';
import { unpackLines } from '../../../src/sync/pieces.ts';

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const lines = (all: readonly Uint8Array[]): readonly string[] =>
  all.map((bytes) => JSON.stringify(readLine(bytes)?.said ?? null));

/** The messages of one channel in one direction, from its frames. */
export function toldOnWire(frames: readonly Uint8Array[]): readonly string[] {
  const { add } = assembler();
  return frames.flatMap((frame) => {
    const got = add(frame, 2 ** 30);
    const message = 'message' in got && got.message ? readMessage(got.message) : undefined;
    if (message === undefined || typeof message === 'string') return [latin(frame)];
    const { kind } = message;
    return kind === 'run'
      ? [JSON.stringify({ ...message, lines: undefined }), ...lines(unpackLines(message.lines) ?? [])]
      : [JSON.stringify(message)];
  });
}

/** A row's lines, each after its hash and its length; of other bytes their letters. */
export function toldInRow(row: Uint8Array): readonly string[] {
  const found: Uint8Array[] = [];
  const view = new DataView(row.buffer, row.byteOffset, row.length);
  for (let at = 0; at + 36 <= row.length; ) {
    const end = at + 36 + view.getUint32(at + 32);
    if (end > row.length) break;
    found.push(row.subarray(at + 36, end));
    at = end;
  }
  return [latin(row), ...lines(found)];
}
