/**
 * The rendezvous' guard: how much a socket and an address may ask for, and which messages go on. A whole club stands behind
 * one address, so an address is given generously; a socket is one phone. Nothing is kept for who is not there: the caller
 * hears of it at once, so that what the server remembers is bounded by who is connected.
 */
import { randomUUID } from 'node:crypto';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * @typedef {object} Limits
 * @property {number} phones connected at once
 * @property {number} sockets of one address at once
 * @property {number} dials new sockets of one address at once; as many come back in a minute
 * @property {number} messages of one socket at once; a tenth of it comes back each second
 * @property {number} bytes of one socket at once; a tenth of it comes back each second
 * @property {number} waiting bytes that may wait for a phone that does not read
 */
/** @type {Limits} */
export const LIMITS = {
  phones: 16_000,
  sockets: 400,
  dials: 600,
  messages: 300,
  bytes: 512 * 1024,
  waiting: 512 * 1024,
};
/** An address has as much as so many phones. */
const PHONES = 40;
const LARGEST = 16 * 1024;
/** Addresses remembered; the one that was quiet longest is forgotten first. */
const ADDRESSES = 10_000;

const CARRIED = ['OFFER', 'ANSWER', 'CANDIDATE', 'LEAVE'];
const ID = /^[A-Za-z0-9]+(?:[ _-][A-Za-z0-9]+)*$/;

/** @param {number} most @param {number} perSecond */
function bucket(most, perSecond) {
  let left = most;
  let at = performance.now();
  return {
    /** @param {number} amount */
    spend(amount) {
      const now = performance.now();
      left = Math.min(most, left + ((now - at) * perSecond) / 1_000);
      at = now;
      if (left < amount) return false;
      left -= amount;
      return true;
    },
  };
}
/**
 * A home or a phone has a whole network of 64 bits of the newer addresses.
 * @param {string} address
 */
function network(address) {
  if (!address.includes(':') || address.includes('.')) return address;
  const [before = '', after] = address.split('::');
  const groups = before.split(':');
  const rest = after === undefined ? [] : after.split(':');
  while (after !== undefined && groups.length + rest.length < 8) groups.push('0');
  return groups.slice(0, 4).join(':');
}

/** @param {Limits} limits @param {number} times */
const allowance = ({ messages, bytes }, times) => ({
  messages: bucket(messages * times, (messages * times) / 10),
  bytes: bucket(bytes * times, (bytes * times) / 10),
});

/**
 * @param {object} options
 * @param {readonly string[]} [options.origins] pages that may call; default: all
 * @param {boolean} [options.proxied] the address is what a proxy in front says last in X-Forwarded-For
 * @param {Partial<Limits>} [options.limits]
 */
export function makeGuard({ origins, proxied = false, limits: given = {} }) {
  const limits = { ...LIMITS, ...given };
  /** @type {Map<string, { sockets: number, dials: ReturnType<typeof bucket>, may: ReturnType<typeof allowance> }>} */
  const addresses = new Map();
  /** @type {Map<string, WebSocket>} */
  const present = new Map();

  /** @param {import('node:http').IncomingMessage} request */
  const addressOf = (request) => {
    const said = proxied
      ? String(request.headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : '';
    return network(said || (request.socket.remoteAddress ?? ''));
  };
  /** @param {string} address */
  const known = (address) => {
    const found = addresses.get(address) ?? {
      sockets: 0,
      dials: bucket(limits.dials, limits.dials / 60),
      may: allowance(limits, PHONES),
    };
    addresses.delete(address);
    addresses.set(address, found);
    for (const [oldest, { sockets }] of addresses) {
      if (addresses.size <= ADDRESSES) break;
      if (sockets === 0) addresses.delete(oldest);
    }
    return found;
  };

  /** @type {import('ws').VerifyClientCallbackSync} */
  const admits = ({ origin, req }) => {
    if (origins && !origins.includes(origin)) return false;
    const url = new URL(req.url ?? '', 'https://rendezvous');
    const id = url.searchParams.get('id') ?? '';
    if (id.length > 64 || !ID.test(id)) return false;
    if (present.size >= limits.phones) return false;
    const address = known(addressOf(req));
    if (address.sockets >= limits.sockets || !address.dials.spend(1)) return false;
    // Two sockets never share a token, so nobody takes an id over from one who lives.
    url.searchParams.set('token', randomUUID());
    req.url = `${url.pathname}${url.search}`;
    return true;
  };

  /** @param {WebSocket} socket @param {import('node:http').IncomingMessage} request */
  const watch = (socket, request) => {
    const address = known(addressOf(request));
    const own = allowance(limits, 1);
    address.sockets++;
    socket.on('close', () => address.sockets--);
    const id = new URL(request.url ?? '', 'https://rendezvous').searchParams.get('id');
    /** @param {import('ws').RawData} data */
    const passes = (data) => {
      const { length } = /** @type {Buffer} */ (data);
      if (![own, address.may].every(({ messages, bytes }) => messages.spend(1) && bytes.spend(length))) {
        socket.terminate();
        return false;
      }
      return carried(data);
    };
    /** @param {import('ws').RawData} data */
    const carried = (data) => {
      /** @type {{ type?: unknown, dst?: unknown }} */
      let message;
      try {
        message = JSON.parse(String(data)) ?? {};
      } catch {
        return false;
      }
      const { type, dst } = message;
      if (type === 'HEARTBEAT' || (type === 'LEAVE' && dst === undefined)) return true;
      if (!CARRIED.includes(String(type)) || typeof dst !== 'string') return false;
      const other = present.get(dst);
      if (!other) {
        if (type === 'OFFER') socket.send(JSON.stringify({ type: 'EXPIRE', src: dst, dst: id }));
        return false;
      }
      if (other.bufferedAmount <= limits.waiting) return true;
      other.terminate();
      return false;
    };
    const listen = socket.on.bind(socket);
    // The library listens to each socket by itself; it hears only what passes.
    socket.on = /** @type {typeof socket.on} */ (
      (/** @type {string} */ name, /** @type {(...said: any[]) => void} */ listener) =>
        listen(
          name,
          name === 'message'
            ? (/** @type {import('ws').RawData} */ data) => passes(data) && listener.call(socket, data, false)
            : listener,
        )
    );
  };

  return {
    /** @param {import('ws').ServerOptions} options */
    socketServer(options) {
      const made = new WebSocketServer({ ...options, maxPayload: LARGEST, verifyClient: admits });
      made.on('connection', watch);
      return made;
    },
    /** @param {import('peer').IClient} client */
    came(client) {
      const socket = client.getSocket();
      if (socket) present.set(client.getId(), /** @type {WebSocket} */ (/** @type {unknown} */ (socket)));
    },
    /** @param {import('peer').IClient} client */
    went(client) {
      const socket = client.getSocket();
      const id = client.getId();
      if (!socket || present.get(id) === /** @type {unknown} */ (socket)) present.delete(id);
    },
  };
}
