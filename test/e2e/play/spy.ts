/** Everything of a phone that another could read out of it: its storage, its memory, and what went over its channels. */
import type { Phone } from '../phone.ts';

/** Keeps what passes through the phone's data channels. To be called before its first page is opened. */
export async function tapWire(phone: Phone): Promise<void> {
  await phone.context.addInitScript(() => {
    const kept: string[] = [];
    const latin = new TextDecoder('latin1');
    const keep = (data: unknown): void => {
      if (typeof data === 'string') kept.push(data);
      else if (data instanceof ArrayBuffer) kept.push(latin.decode(data));
      else if (ArrayBuffer.isView(data)) kept.push(latin.decode(data));
      else if (data instanceof Blob) void data.arrayBuffer().then(keep);
    };
    const { send } = RTCDataChannel.prototype;
    RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: never) {
      keep(data);
      send.call(this, data);
    };
    const add = RTCDataChannel.prototype.addEventListener;
    const tapped = new WeakSet<RTCDataChannel>();
    const tap = (channel: RTCDataChannel): void => {
      if (tapped.has(channel)) return;
      tapped.add(channel);
      add.call(channel, 'message', (event) => keep((event as MessageEvent).data));
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

export const wire = (phone: Phone): Promise<string> =>
  phone.page.evaluate(() => (window as unknown as { wire: readonly string[] }).wire.join('\n'));

/** All databases, all their stores, and localStorage, with bytes as letters. */
export const storage = (phone: Phone): Promise<string> =>
  phone.page.evaluate(async () => {
    const found: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    const latin = new TextDecoder('latin1');
    const read = (value: unknown): void => {
      if (typeof value === 'string') found.push(value);
      else if (value instanceof ArrayBuffer) found.push(latin.decode(value));
      else if (ArrayBuffer.isView(value)) found.push(latin.decode(value));
      else if (value instanceof Map || value instanceof Set) for (const one of value) read(one);
      else if (typeof value === 'object' && value !== null)
        for (const [key, one] of Object.entries(value)) {
          found.push(key);
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
    return found.join('\n');
  });

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
