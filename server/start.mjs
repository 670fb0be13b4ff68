/**
 * `npm start`: builds the app if needed, serves it with the rendezvous on one port, and says where it is.
 * Ends cleanly on Ctrl-C and on SIGTERM.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeQR } from 'qr';
import { builtApp, isStale } from './build.mjs';
import { lanCertificate } from './certificate.mjs';
import { lanAddresses } from './network.mjs';
import { HELP, readOptions } from './options.mjs';
import { startServer } from './server.mjs';
import { SIGNAL_PATH } from './signal.mjs';

const project = dirname(dirname(fileURLToPath(import.meta.url)));
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** @param {import('./options.mjs').StartOptions} options */
async function certificate(options) {
  if (!options.https) return undefined;
  if (options.cert === undefined || options.key === undefined)
    return lanCertificate(join(project, '.cache', 'tls'), lanAddresses());
  const [cert, key] = await Promise.all([readFile(options.cert, 'utf8'), readFile(options.key, 'utf8')]);
  return { cert, key };
}

/**
 * @param {import('./options.mjs').StartOptions} options
 * @param {import('./server.mjs').RunningServer} server
 */
function announce(options, server) {
  const scheme = options.https ? 'https' : 'http';
  const [lan] = options.host === undefined ? lanAddresses() : [];
  const nearby = lan === undefined ? undefined : `${scheme}://${lan}:${server.port}`;
  if (options.signalOnly) {
    say(`Realmbook rendezvous on ${server.url}${SIGNAL_PATH}`);
    if (nearby) say(`On this network:      ${nearby}${SIGNAL_PATH}`);
    return;
  }
  say(`Realmbook on ${server.url}`);
  if (nearby) {
    say(`On this network: ${nearby}\n`);
    say(process.stdout.isTTY ? encodeQR(nearby, 'term') : encodeQR(nearby, 'ascii'));
  }
  if (!options.https && nearby)
    say(
      'A phone opens this address, but installs the app and lends its camera only over HTTPS: see --https.',
    );
  if (options.https && options.cert === undefined)
    say('The certificate was made on this machine: the browser warns once, then goes on.');
}

/** @param {unknown} error */
function explain(error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'EADDRINUSE') return 'That port is taken. Choose another: npm start -- --port 8080';
  if (code === 'EACCES')
    return 'This port needs more rights. Choose one above 1023: npm start -- --port 8080';
  return message;
}

async function main() {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.help) {
    say(HELP);
    return;
  }
  if (!options.signalOnly && (await isStale(project))) say('Building the app, once…');
  const root = options.signalOnly ? undefined : await builtApp(project);
  const tls = await certificate(options);
  // Behind a proxy everybody seems to come from this machine, and no address of this network helps them.
  const [lan] = options.host === undefined && !options.proxied ? lanAddresses() : [];
  const server = await startServer({
    port: options.port,
    ...(lan !== undefined && { lan }),
    ...(root !== undefined && { root }),
    ...(options.host !== undefined && { host: options.host }),
    ...(tls && { tls }),
    ...(options.origins && { origins: options.origins }),
    proxied: options.proxied,
  });
  // Before the address is printed: a program that waits for that line may stop the server at once.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  announce(options, server);
}

main().catch((error) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
