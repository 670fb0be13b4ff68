/** Our store and a bare table of Dexie's, each in a database of its own on the same disk, for test/bench/disk.bench.ts. */
import { Dexie, type Table } from 'dexie';
import type { Session } from '../../../../src/campaign/session.ts';
import { type Bytes, join } from '../../../../src/log/bytes.ts';
import { append, type Chain } from '../../../../src/log/chain.ts';
import { type DeviceKey, deviceOf } from '../../../../src/log/keys.ts';
import { openStore } from '../../../../src/store/index.ts';
import { bytesOf, chainsOf, type Handed } from '../../handed.ts';
import { depsOf, opened } from '../phone.ts';

export interface Both {
  readonly ours: number;
  readonly peer: number;
}
export interface DiskPage {
  fill(handed: Handed): Promise<void>;
  /** Milliseconds of one durable line each, so many times. */
  appends(times: number): Promise<readonly Both[]>;
  /** Milliseconds of a line that a player writes in the open campaign, until it is durable, read and published. */
  writes(times: number): Promise<readonly Both[]>;
  /** Milliseconds of reading all there is. */
  opens(times: number): Promise<readonly Both[]>;
}

interface Row {
  readonly id?: number;
  readonly bytes: Bytes;
}
class Bare extends Dexie {
  declare rows: Table<Row, number>;
  constructor() {
    super('bare', { chromeTransactionDurability: 'strict', cache: 'disabled' });
    this.version(1).stores({ rows: '++id' });
  }
}

/** What the store keeps of a line as well: without its hash, it would have to be hashed again. */
const rowOf = ({ lines, hashes }: Chain, at: number): Row => {
  const [line, hash] = [lines.at(at), hashes.at(at)];
  if (!line || !hash) throw new Error('no such line');
  return { bytes: join(bytesOf(hash), line.bytes) };
};
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};
/** Who is first takes turns: what one leaves to be done behind its back slows the other. */
async function turns(
  times: number,
  next: () => Promise<{ ours: () => Promise<number>; peer: () => Promise<number> }>,
) {
  const found: Both[] = [];
  for (let i = 0; i < times; i++) {
    const { ours, peer } = await next();
    if (i % 2 === 0) found.push({ ours: await ours(), peer: await peer() });
    else {
      const first = await peer();
      found.push({ ours: await ours(), peer: first });
    }
  }
  return found;
}

let store = openStore({ name: 'ours' });
let bare = new Bare();
let campaign = '';
let key: DeviceKey | undefined;
let own: Chain | undefined;
let session: Session | undefined;
let lines = 0;

const page: DiskPage = {
  async fill(handed) {
    campaign = handed.campaign;
    const bytes = bytesOf(handed.secret);
    key = { device: deviceOf(bytes), secret: bytes };
    await store.saveKeys(campaign, { device: key, seats: {} });
    const chains = chainsOf(handed);
    own = chains.find(({ author }) => author === key?.device);
    lines = chains.reduce((sum, chain) => sum + chain.lines.length, 0);
    await store.appendAll(
      campaign,
      chains.map((chain) => ({ chain, from: 0 })),
    );
    await bare.rows.bulkAdd(chains.flatMap((chain) => chain.lines.map((_, at) => rowOf(chain, at))));
  },
  appends: (times) => turns(times, written),
  writes: async (times) => {
    session ??= await opened(depsOf('ours'), campaign);
    return turns(times, played);
  },
  opens: (times) => turns(times, reopened),
};
Object.assign(window, { disk: page });

/** One line more, signed before the clock runs. */
async function written() {
  const [last, prev] = [own?.entries.at(-1), own?.hashes.at(-1)];
  if (!key || !last || !prev) throw new Error('nothing to write on');
  const body = { kind: 'note', text: `And so we rode home, ${lines} miles.` };
  const chain = append(own, { ...last, seq: last.seq + 1, prev, saw: [], body }, key);
  const row = rowOf(chain, -1);
  own = chain;
  lines++;
  return {
    ours: () => timed(() => store.append(campaign, chain, chain.lines.length - 1)),
    peer: () => timed(() => bare.rows.add(row)),
  };
}

/** A line more by the player, and beside it a row of its length. */
async function played() {
  const now = session;
  const seat = own?.entries.at(-1)?.seat;
  if (!now || !key || seat === undefined) throw new Error('nobody plays here');
  const row = rowOf(own as Chain, -1);
  const body = { kind: 'note', text: `And so we rode home, ${lines++} miles.` } as const;
  return {
    ours: () => timed(() => now.write(seat, body)),
    peer: () => timed(() => bare.rows.add(row)),
  };
}

/** Both anew, and asked once so that what is timed is the reading. */
async function reopened() {
  store.close();
  bare.close();
  store = openStore({ name: 'ours' });
  bare = new Bare();
  await store.probe();
  await bare.rows.get(0);
  const whole = (count: number): void => {
    if (count !== lines) throw new Error(`${count} of ${lines} lines were read`);
  };
  return {
    ours: () =>
      timed(async () => {
        const { chains } = await store.load(campaign);
        whole([...chains.values()].reduce((sum, chain) => sum + chain.entries.length, 0));
      }),
    peer: () => timed(async () => whole((await bare.rows.toArray()).length)),
  };
}
