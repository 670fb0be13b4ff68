/** What `npm start` can be told, on the command line or by PORT and HOST. */
import { parseArgs } from 'node:util';

export const DEFAULT_PORT = 4173;

export const HELP = `Realmbook: the campaign in your pocket.

  npm start                 the app and the rendezvous for phones, on port ${DEFAULT_PORT}
  npm start -- --port 8080  another port (or set PORT); 0 picks a free one
  npm start -- --host ADDR  listen on one address only (or set HOST)
  npm start -- --https      HTTPS with a certificate of its own, for phones on the local network
  npm start -- --cert FILE --key FILE
                            HTTPS with your own certificate
  npm start -- --signal-only
                            the rendezvous alone, without the app
  npm start -- --origin https://HOST
                            only pages of this address may use the rendezvous; may be given more than once
  npm start -- --proxied    a proxy stands in front and names the phones' addresses (X-Forwarded-For)
`;

/**
 * @typedef {object} StartOptions
 * @property {number} port
 * @property {string | undefined} host
 * @property {boolean} https
 * @property {string | undefined} cert
 * @property {string | undefined} key
 * @property {boolean} signalOnly
 * @property {string[] | undefined} origins
 * @property {boolean} proxied
 * @property {boolean} help
 */

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {StartOptions}
 * @throws {Error} in plain words, if an option is unknown, a port is none or a page's address is none
 */
export function readOptions(args, env) {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      https: { type: 'boolean', default: false },
      cert: { type: 'string' },
      key: { type: 'string' },
      'signal-only': { type: 'boolean', default: false },
      origin: { type: 'string', multiple: true },
      proxied: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const given = values.port ?? (env.PORT || String(DEFAULT_PORT));
  const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN;
  if (!(port <= 65_535)) throw new Error(`"${given}" is not a port: give a number from 0 to 65535.`);
  if ((values.cert === undefined) !== (values.key === undefined))
    throw new Error('--cert and --key go together: give both, or --https for a certificate made here.');
  const strange = values.origin?.find((one) => !URL.canParse(one) || new URL(one).origin !== one);
  if (strange !== undefined)
    throw new Error(
      `"${strange}" is not a page's address: give it as https://realmbook.example, with no path.`,
    );
  return {
    port,
    host: values.host ?? (env.HOST || undefined),
    https: values.https || values.cert !== undefined,
    cert: values.cert,
    key: values.key,
    signalOnly: values['signal-only'],
    origins: values.origin,
    proxied: values.proxied,
    help: values.help,
  };
}
