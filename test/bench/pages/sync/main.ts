/** Two phones, a page each, for test/bench/sync.bench.ts: what one has goes to the other, by our own sync or by a peer's means. */
import type { Handed } from '../../handed.ts';
import { linesOf } from '../phone.ts';
import { type Came, give, take, type Wanted } from './ours.ts';
import * as plain from './plain.ts';

export interface SyncPage {
  /** @returns what the phone that takes it is to come to */
  give(all: Handed, invite: string): Promise<Wanted>;
  /** @param reads whether it also reads what came */
  take(wanted: Wanted, reads: boolean): Promise<Came>;
  /** Milliseconds in which so many bytes come through a bare channel. */
  takeBytes(bytes: number): Promise<number>;
  /** Milliseconds in which so many entries come as objects. */
  takeObjects(count: number): Promise<number>;
}

const page: SyncPage = {
  async give(all, invite) {
    const session = await give(all, invite);
    await plain.give([...session.chains().values()].flatMap(({ entries }) => entries));
    const print = session.view()?.fingerprint ?? '';
    return { campaign: all.campaign, invite, lines: linesOf(session.chains()), print };
  },
  take,
  takeBytes: plain.takeBytes,
  takeObjects: plain.takeObjects,
};
Object.assign(window, { sync: page });
