/**
 * One port: the built app, and the rendezvous under /signal. Used by `npm start` and, in the same process, by
 * the tests.
 */
import { createServer as createHttp } from 'node:http';
import { createServer as createHttps } from 'node:https';
import express from 'express';
import { loadFiles } from './files.mjs';
import { mountSignal, SIGNAL_PATH } from './signal.mjs';
import { serveFiles } from './static.mjs';

/** Where a page that was opened on the machine itself learns by what address other phones find it. */
export const NEARBY_PATH = '/nearby';

/**
 * @typedef {object} ServerOptions
 * @property {string} [root] the folder of the built app; without it only the rendezvous is served
 * @property {number} [port] 0 picks a free one
 * @property {string} [host] default: every address of this machine
 * @property {{ key: string, cert: string }} [tls] serve HTTPS with this certificate
 * @property {readonly string[]} [origins] pages that may use the rendezvous, as https://host; default: all
 * @property {boolean} [proxied] a proxy in front names the phones' addresses in X-Forwarded-For
 * @property {string} [lan] where this machine is found on its network: told to a browser on this machine alone
 * @property {Partial<import('./guard.mjs').Limits>} [limits] what a phone and an address may ask of the rendezvous
 *
 * @typedef {object} RunningServer
 * @property {number} port
 * @property {string} url on this machine, without a slash at the end
 * @property {() => Promise<void>} close ends every connection and frees the port
 */

/**
 * Whether a request came from the machine that serves.
 * @param {string | undefined} address
 */
export const isThisMachine = (address) =>
  address !== undefined && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address);

/**
 * Starts the server.
 * @param {ServerOptions} [options]
 * @returns {Promise<RunningServer>}
 * @throws the listen error (EADDRINUSE, EACCES) if the port cannot be had
 */
export async function startServer({ root, port = 0, host, tls, origins, proxied, lan, limits } = {}) {
  const app = express();
  app.disable('x-powered-by');
  const server = tls ? createHttps(tls, app) : createHttp(app);
  const signal = mountSignal(app, server, {
    ...(origins && { origins }),
    ...(proxied !== undefined && { proxied }),
    ...(limits && { limits }),
  });
  app.get(NEARBY_PATH, (request, response) => {
    const here = isThisMachine(request.socket.remoteAddress);
    response.set('Cache-Control', 'no-store');
    // Nothing to tell is no error: the browser's console would show one.
    if (!here || lan === undefined) return void response.status(204).end();
    const { port: listening } = /** @type {import('node:net').AddressInfo} */ (server.address());
    response.json({ address: `${tls ? 'https' : 'http'}://${lan}:${listening}` });
  });
  if (root !== undefined) app.use(serveFiles(await loadFiles(root)));
  else
    app.use((_request, response) => {
      response
        .status(404)
        .type('text/plain')
        .send(`Only the Realmbook rendezvous lives here, under ${SIGNAL_PATH}.\n`);
    });

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => resolve(undefined));
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return {
    port: actual,
    url: `${tls ? 'https' : 'http'}://localhost:${actual}`,
    close: () =>
      new Promise((resolve) => {
        signal.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
