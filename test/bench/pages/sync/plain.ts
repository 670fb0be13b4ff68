/** The peers: PeerJS's own connections, one of them with nothing but the browser's channel used of it. */
import { type DataConnection, Peer } from 'peerjs';
import { peerOptions } from '../../../../src/sync/links/peer.ts';
import { signalling } from './signalling.ts';

/** Bytes to a message of the bare channel, and how many of them may wait. */
const CHUNK = 64 * 1024;
const WAITING = { most: 1024 * 1024, low: 256 * 1024 };
const GIVER = 'plaingiver';

const registered = (id: string): Promise<Peer> =>
  new Promise((resolve, reject) => {
    const peer = new Peer(id, peerOptions(signalling));
    peer.once('open', () => resolve(peer));
    peer.once('error', reject);
  });

/** @param bytes as many of them */
async function pour(channel: RTCDataChannel, bytes: number): Promise<void> {
  const chunk = crypto.getRandomValues(new Uint8Array(CHUNK));
  channel.bufferedAmountLowThreshold = WAITING.low;
  for (let left = bytes; left > 0; left -= CHUNK) {
    if (channel.bufferedAmount > WAITING.most)
      await new Promise((low) => channel.addEventListener('bufferedamountlow', low, { once: true }));
    channel.send(chunk.subarray(0, Math.min(left, CHUNK)));
  }
}

/** Gives bytes or these entries to all who ask for them. */
export async function give(entries: readonly unknown[]): Promise<void> {
  const peer = await registered(GIVER);
  peer.on('connection', (connection) => {
    connection.on('data', (asked) => {
      if (connection.serialization === 'raw') void pour(connection.dataChannel, Number(asked));
      else for (const entry of entries) void connection.send(entry);
    });
  });
}

let caller: Peer | undefined;
async function came(
  serialization: 'raw' | 'binary',
  asks: string,
  all: (data: unknown) => boolean,
): Promise<number> {
  caller ??= await registered('plaintaker');
  const connection: DataConnection = caller.connect(GIVER, { reliable: true, serialization });
  return new Promise((resolve, reject) => {
    let since = 0;
    connection.on('error', reject);
    connection.on('open', () => {
      since = performance.now();
      void connection.send(asks);
    });
    connection.on('data', (data) => {
      if (!all(data)) return;
      resolve(performance.now() - since);
      connection.close();
    });
  });
}

/** @returns milliseconds since the channel was open */
export function takeBytes(bytes: number): Promise<number> {
  let got = 0;
  return came('raw', `${bytes}`, (data) => {
    got += (data as ArrayBuffer).byteLength;
    return got >= bytes;
  });
}
/** @returns milliseconds since the channel was open */
export function takeObjects(count: number): Promise<number> {
  let got = 0;
  return came('binary', 'all', (data) => {
    if ((data as { readonly seq?: unknown }).seq === undefined) throw new Error('no entry came');
    return ++got === count;
  });
}
