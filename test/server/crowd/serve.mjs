/** The rendezvous in a process of its own, or a bare socket server beside it; tells its port, and what it costs when asked. */
import { once } from 'node:events';
import { WebSocketServer } from 'ws';
import { startServer } from '../../../server/server.mjs';

/** As much as any server of sockets does: it reads what comes, and says so where a phone must hear. @returns its port */
const bare = async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) => {
    socket.on('message', (data) => JSON.parse(String(data)));
    socket.send('{"type":"OPEN"}');
  });
  await once(server, 'listening');
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
};

const port = process.argv[2] === 'bare' ? await bare() : (await startServer({ host: '127.0.0.1' })).port;
process.on('message', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send?.({ memory: process.memoryUsage.rss(), used: (user + system) / 1_000, at: performance.now() });
});
process.on('disconnect', () => process.exit());
process.send?.({ port });
