/** Cuts runs into messages of moderate size, since only a run's end is signed and a run may be long. */
import type { Run } from '../log/chain.ts';
import type { Entry } from '../log/entry.ts';
import type { Message } from './messages.ts';

export type RunMessage = Omit<Extract<Message, { kind: 'run' }>, 'left' | 'entries'> & {
  readonly entries: Entry[];
};

/** Characters of JSON in one piece; an entry longer than this goes by itself. */
const PIECE = 48 * 1024;

export function pieces({ author, entries, signed }: Run): readonly RunMessage[] {
  const parts: Entry[][] = [[]];
  let size = 0;
  for (const entry of entries) {
    const length = JSON.stringify(entry).length;
    if (size > 0 && size + length > PIECE) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(entry);
    size += length;
  }
  return parts.map((part, i): RunMessage => {
    const piece = { kind: 'run' as const, author, entries: part };
    return i === parts.length - 1 ? { ...piece, signed } : piece;
  });
}
