/**
 * A WebRTC description for a data channel, in as few bytes as will do: credentials, fingerprint, addresses. The rest is the
 * same for every data channel and is written back from memory. What a browser made itself is never altered.
 */
import * as v from 'valibot';
import { type Bytes, hex, join, text, unhex } from '../log/bytes.ts';

export interface Candidate {
  /** IPv4, IPv6 or a `.local` name. */
  readonly address: string;
  readonly port: number;
}
export interface Description {
  readonly type: 'offer' | 'answer';
  readonly ufrag: string;
  readonly password: string;
  /** SHA-256 of the certificate, 32 bytes in hex. */
  readonly fingerprint: string;
  readonly candidates: readonly Candidate[];
}

/** More addresses than a phone has that matter. */
const MOST = 8;

export function readSdp(type: Description['type'], sdp: string): Description | undefined {
  const one = (pattern: RegExp): string | undefined => pattern.exec(sdp)?.[1];
  const ufrag = one(/^a=ice-ufrag:(\S+)/m);
  const password = one(/^a=ice-pwd:(\S+)/m);
  const fingerprint = one(/^a=fingerprint:sha-256 ([0-9A-F:]+)/im)
    ?.replaceAll(':', '')
    .toLowerCase();
  if (!ufrag || !password || fingerprint?.length !== 64) return undefined;
  const found = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (?:host|srflx)/gim)].map(
    ([, address = '', port]): Candidate => ({ address, port: Number(port) }),
  );
  const rank = ({ address }: Candidate): number => (address.includes(':') ? 1 : 0);
  const candidates = found.sort((a, b) => rank(a) - rank(b)).slice(0, MOST);
  return { type, ufrag, password, fingerprint, candidates };
}

export function writeSdp({ type, ufrag, password, fingerprint, candidates }: Description): string {
  const print = fingerprint.toUpperCase().match(/../g)?.join(':');
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates.map(
      ({ address, port }, i) => `a=candidate:${i + 1} 1 udp ${2_113_937_151 - i} ${address} ${port} typ host`,
    ),
    'a=end-of-candidates',
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${print}`,
    `a=setup:${type === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

const UUID_NAME = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/i;
const PLAIN = 0;
const IPV4 = 1;
const NAME = 2;

const short = (value: string): Bytes => join(Uint8Array.of(text(value).length), text(value));
function packCandidate({ address, port }: Candidate): Bytes {
  const tail = Uint8Array.of(port >> 8, port & 0xff);
  const four = /^\d+\.\d+\.\d+\.\d+$/.test(address) ? address.split('.').map(Number) : undefined;
  if (four) return join(Uint8Array.of(IPV4, ...four), tail);
  const uuid = UUID_NAME.exec(address);
  const name = uuid && unhex(uuid.slice(1).join('').toLowerCase(), 16);
  if (name) return join(Uint8Array.of(NAME), name, tail);
  return join(Uint8Array.of(PLAIN), short(address), tail);
}

export const packDescription = ({ ufrag, password, fingerprint, candidates }: Description): Bytes =>
  join(
    short(ufrag),
    short(password),
    unhex(fingerprint, 32) ?? new Uint8Array(32),
    Uint8Array.of(candidates.length),
    ...candidates.map(packCandidate),
  );

const credential = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/=_-]{4,256}$/));
/** No line breaks, no blanks: an address cannot add lines to the description it is written into. */
const address = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:-]{1,255}$/));
const shape = v.object({
  ufrag: credential,
  password: credential,
  candidates: v.pipe(
    v.array(v.object({ address, port: v.pipe(v.number(), v.minValue(1)) })),
    v.minLength(1),
    v.maxLength(MOST),
  ),
});

/** The description in bytes from outside; undefined if they hold none. */
export function unpackDescription(type: Description['type'], bytes: Bytes): Description | undefined {
  let at = 0;
  const take = (length: number): Bytes => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  const number = (): number => take(1)[0] ?? 0;
  const string = (): string => new TextDecoder().decode(take(number()));
  const [ufrag, password, fingerprint] = [string(), string(), hex(take(32))];
  const candidates = Array.from({ length: Math.min(number(), MOST + 1) }, (): Candidate => {
    const sort = number();
    const where = sort === IPV4 ? take(4).join('.') : sort === NAME ? named(hex(take(16))) : string();
    return { address: where, port: number() * 256 + number() };
  });
  const description = { type, ufrag, password, fingerprint, candidates };
  return at === bytes.length && v.is(shape, description) ? description : undefined;
}
const named = (digits: string): string =>
  `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}.local`;
