/** A phone with one campaign open and nothing else, or with a document of Yjs, for test/bench/heap.bench.ts. */
import * as Y from 'yjs';
import type { Session } from '../../../../src/campaign/session.ts';
import { deviceOf } from '../../../../src/log/keys.ts';
import { bytesOf, chainsOf, type Handed } from '../../handed.ts';
import { depsOf, linesOf, opened } from '../phone.ts';

export interface HeapPage {
  /** Stores logs of a campaign. */
  store(some: Handed): Promise<void>;
  /** Opens the campaign, reads it, and holds it. @returns how many lines it has */
  open(campaign: string): Promise<number>;
  /** Holds a document with such updates. @returns how many values it has */
  hold(update: string): number;
}

const name = 'heap';
const held: { session?: Session; doc?: Y.Doc } = {};

const page: HeapPage = {
  async store(some) {
    const { store } = depsOf(name);
    const { campaign } = some;
    const secret = bytesOf(some.secret);
    await store.saveKeys(campaign, { device: { device: deviceOf(secret), secret }, seats: {} });
    await store.appendAll(
      campaign,
      chainsOf(some).map((chain) => ({ chain, from: 0 })),
    );
    store.close();
  },
  async open(campaign) {
    held.session = await opened(depsOf(name), campaign);
    return linesOf(held.session.chains());
  },
  hold(update) {
    held.doc = new Y.Doc({ gc: false });
    Y.applyUpdate(held.doc, bytesOf(update));
    return held.doc.getMap('kept').size;
  },
};
Object.assign(window, { heap: page, held });
