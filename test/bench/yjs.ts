/** The same edits as Yjs holds them, on a device of each author, each heard at once by all. */
import * as Y from 'yjs';
import type { Edit } from './edits.ts';

/**
 * By author, all updates that they made, as one; and as one all that a device has in the end.
 * @param all whether Yjs also keeps what was overwritten, as a log does
 */
export function yjs(
  edits: readonly Edit[],
  authors: number,
  all = false,
): { readonly updates: readonly Uint8Array[]; readonly whole: Uint8Array } {
  const docs = Array.from({ length: authors }, () => new Y.Doc({ gc: !all }));
  const made = docs.map((): Uint8Array[] => []);
  for (const { by, key, value } of edits) {
    const doc = docs[by] as Y.Doc;
    let update: Uint8Array | undefined;
    const heard = (one: Uint8Array): void => {
      update = one;
    };
    doc.on('update', heard);
    doc.getMap('kept').set(key, value);
    doc.off('update', heard);
    if (!update) continue;
    made[by]?.push(update);
    for (const other of docs) if (other !== doc) Y.applyUpdate(other, update);
  }
  return {
    updates: made.map((one) => Y.mergeUpdates(one)),
    whole: Y.encodeStateAsUpdate(docs[0] as Y.Doc),
  };
}
export const readYjs = (updates: readonly Uint8Array[]): unknown => {
  const doc = new Y.Doc();
  for (const update of updates) Y.applyUpdate(doc, update);
  return doc.getMap('kept').toJSON();
};
