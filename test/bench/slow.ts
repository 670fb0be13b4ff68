/**
 * Slow 4G as Chromium's tools have it, as numbers for a page and as a link before a server: what a service worker fetches
 * passes by what the tools slow of its page. The link is shared by all connections; a way there costs nothing, the way back all.
 */
import { connect, createServer, type Socket } from 'node:net';

export const SLOW_4G = {
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
  offline: false,
};

export interface Link {
  readonly port: number;
  /** Bytes that came down so far, headers and all. */
  carried(): number;
  close(): Promise<void>;
}

/** @param port where the server listens on this machine */
export async function slowLink(port: number): Promise<Link> {
  const open = new Set<Socket>();
  let carried = 0;
  let free = 0;
  const link = createServer((browser) => {
    const server = connect(port, 'localhost');
    for (const socket of [browser, server]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    browser.pipe(server);
    server.on('data', (bytes) => {
      const now = performance.now();
      carried += bytes.length;
      free = Math.max(free, now) + (bytes.length * 1000) / SLOW_4G.downloadThroughput;
      setTimeout(() => browser.write(bytes), free - now + SLOW_4G.latency);
    });
    browser.on('close', () => server.destroy());
    // The browser hears of it when the server gives a line up: it would wait on it for ever.
    server.on('close', () => {
      setTimeout(() => browser.end(), Math.max(0, free - performance.now()) + SLOW_4G.latency);
    });
  });
  await new Promise<void>((done) => void link.listen(0, 'localhost', done));
  const address = link.address();
  if (address === null || typeof address === 'string') throw new Error('the link has no port');
  return {
    port: address.port,
    carried: () => carried,
    close: () =>
      new Promise((done) => {
        link.close(() => done());
        for (const socket of open) socket.destroy();
      }),
  };
}
