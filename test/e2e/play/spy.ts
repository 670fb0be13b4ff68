/** Everything of a phone that another could read out of it: its storage, its memory, and what went over its channels. */
import type { Phone } from '../phone.ts';
import { toldInRow, toldOnWire } from './told.ts';

const bytesOf = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'));

/** Keeps what passes through the phone's data channels. To be called before its first page is opened. */
export async function tapWire(phone: Phone): Promise<void> {
  await phone.context.addInitScript(() => {
    const kept: { channel: number; sent: boolean; data: Uint8Array }[] = [];
    const numbers = new WeakMap<RTCDataChannel, number>();
    let channels = 0;
    const numberOf = (channel: RTCDataChannel): number => {
      const number = numbers.get(channel) ?? ++channels;
      numbers.set(channel, number);
      return number;
    };
    const keep = (channel: RTCDataChannel, sent: boolean, data: unknown): void => {
      const entry = { channel: numberOf(channel), sent, data: new Uint8Array() };
      if (typeof data === 'string') entry.data = new TextEncoder().encode(data);
      else if (data instanceof ArrayBuffer) entry.data = new Uint8Array(data.slice(0));
      else if (ArrayBuffer.isView(data))
        entry.data = new Uint8Array(data.buffer, data.byteOffset, data.byteLength).slice();
      else if (data instanceof Blob)
        void data.arrayBuffer().then((bytes) => {
          entry.data = new Uint8Array(bytes);
        });
      kept.push(entry);
    };
    const { send } = RTCDataChannel.prototype;
    RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: never) {
      keep(this, true, data);
      send.call(this, data);
    };
    const add = RTCDataChannel.prototype.addEventListener;
    const tapped = new WeakSet<RTCDataChannel>();
    const tap = (channel: RTCDataChannel): void => {
      if (tapped.has(channel)) return;
      tapped.add(channel);
      add.call(channel, 'message', (event) => keep(channel, false, (event as MessageEvent).data));
    };
    const { createDataChannel } = RTCPeerConnection.prototype;
    RTCPeerConnection.prototype.createDataChannel = function (this: RTCPeerConnection, ...args) {
      const channel = createDataChannel.apply(this, args);
      tap(channel);
      return channel;
    };
    const Peer = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Peer {
      constructor(...args: ConstructorParameters<typeof Peer>) {
        super(...args);
        this.addEventListener('datachannel', ({ channel }) => tap(channel));
      }
    };
    Object.assign(window, { wire: kept });
  });
}

interface Passed {
  readonly channel: number;
  readonly sent: boolean;
  readonly data: string;
}
/** What passed through the channels, as the messages and lines say it. */
export async function wire(phone: Phone): Promise<string> {
  const passed: readonly Passed[] = await phone.page.evaluate(() => {
    const base64 = (bytes: Uint8Array): string => {
      let letters = '';
      for (const byte of bytes) letters += String.fromCharCode(byte);
      return btoa(letters);
    };
    const { wire } = window as unknown as {
      wire: readonly { channel: number; sent: boolean; data: Uint8Array }[];
    };
    return wire.map((one) => ({ ...one, data: base64(one.data) }));
  });
  const ways = new Map<string, Passed[]>();
  for (const one of passed) {
    const way = `${one.channel} ${one.sent}`;
    ways.set(way, [...(ways.get(way) ?? []), one]);
  }
  return [...ways.values()]
    .flatMap((frames) => toldOnWire(frames.map(({ data }) => bytesOf(data))))
    .join('\n');
}
/** All databases, all their stores, and localStorage: words as they are, lines as they are read, other bytes as letters. */
export async function storage(phone: Phone): Promise<string> {
  const found = await phone.page.evaluate(async () => {
    const words: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    const bytes: string[] = [];
    const keep = (view: Uint8Array): void => {
      let letters = '';
      for (const byte of view) letters += String.fromCharCode(byte);
      bytes.push(btoa(letters));
    };
    const read = (value: unknown): void => {
      if (typeof value === 'string') words.push(value);
      else if (value instanceof ArrayBuffer) keep(new Uint8Array(value));
      else if (ArrayBuffer.isView(value))
        keep(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
      else if (value instanceof Map || value instanceof Set) for (const one of value) read(one);
      else if (typeof value === 'object' && value !== null)
        for (const [key, one] of Object.entries(value)) {
          words.push(key);
          read(one);
        }
    };
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const table = database.transaction(store).objectStore(store);
        read(await done(table.getAll()));
        read(await done(table.getAllKeys()));
      }
      database.close();
    }
    return { words, bytes };
  });
  return [...found.words, ...found.bytes.flatMap((row) => toldInRow(bytesOf(row)))].join('\n');
}

/** Every string the page's memory holds, after what nobody can reach any more is gone. */
export async function memory(phone: Phone): Promise<string> {
  const devtools = await phone.context.newCDPSession(phone.page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  const { strings } = JSON.parse(chunks.join('')) as { readonly strings: readonly string[] };
  return strings.join('\n');
}
