/**
 * The rendezvous: a PeerServer under /signal on the same port as the app. It introduces two phones to each
 * other and sees nothing of what they then say. It keeps nothing, lists nobody, and an outsider's malformed
 * message cannot bring the process down.
 */
import { ExpressPeerServer } from 'peer';
import { makeGuard } from './guard.mjs';

export const SIGNAL_PATH = '/signal';

/** What a browser may do with an answer: nothing. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

/**
 * Mounts the rendezvous on an Express app.
 * @param {import('express').Express} app
 * @param {import('node:http').Server | import('node:https').Server} server
 * @param {Parameters<typeof makeGuard>[0]} options
 * @returns {{ close: () => void }} closes every phone's socket at once
 */
export function mountSignal(app, server, options) {
  const guard = makeGuard(options);
  /** @type {import('ws').WebSocketServer[]} */
  const sockets = [];
  const signal = ExpressPeerServer(server, {
    path: '/',
    // A phone that went to sleep must not hold its id for long.
    alive_timeout: 20_000,
    allow_discovery: false,
    // The guard says how many there may be, before it is asked who they are.
    concurrent_limit: Number.MAX_SAFE_INTEGER,
    corsOptions: { origin: options.origins ? [...options.origins] : false },
    createWebSocketServer: (given) => {
      const made = guard.socketServer(given);
      sockets.push(made);
      return made;
    },
  });
  signal.disable('x-powered-by');
  signal.on('connection', guard.came);
  signal.on('disconnect', guard.went);
  // An 'error' event that nobody hears would end the process.
  signal.on('error', () => undefined);
  app.use(SIGNAL_PATH, (_request, response, next) => {
    response.set(HEADERS);
    next();
  });
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
