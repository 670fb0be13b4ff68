/**
 * The rendezvous: a PeerServer under /signal on the same port as the app. It introduces two phones to each
 * other and sees nothing of what they then say. It keeps nothing, lists nobody, and an outsider's malformed
 * message cannot bring the process down.
 */
import { ExpressPeerServer } from 'peer';
import { WebSocketServer } from 'ws';

export const SIGNAL_PATH = '/signal';

/**
 * Mounts the rendezvous on an Express app.
 * @param {import('express').Express} app
 * @param {import('node:http').Server | import('node:https').Server} server
 * @returns {{ close: () => void }} closes every phone's socket at once
 */
export function mountSignal(app, server) {
  /** @type {WebSocketServer[]} */
  const sockets = [];
  const signal = ExpressPeerServer(server, {
    path: '/',
    // A phone that went to sleep must not hold its id for long.
    alive_timeout: 20_000,
    allow_discovery: false,
    createWebSocketServer: (options) => {
      const made = new WebSocketServer({ ...options, maxPayload: 64 * 1024 });
      sockets.push(made);
      return made;
    },
  });
  // An 'error' event that nobody hears would end the process.
  signal.on('error', () => undefined);
  app.use(SIGNAL_PATH, signal);
  return {
    close: () => {
      for (const one of sockets) {
        for (const client of one.clients) client.terminate();
        one.close();
      }
    },
  };
}
