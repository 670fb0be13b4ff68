/**
 * How a link begins: greeting, knock, proof. Pure.
 * Invariants: this phone says who it is only to one that has shown a secret of the table on this very link; each looks the
 * other up in its own book, and a phone that was withdrawn, or that nobody admitted, hears of the campaign only that.
 */
import type { Bytes } from '../log/bytes.ts';
import { hex } from '../log/bytes.ts';
import type { Device } from '../log/keys.ts';
import type { SyncFault } from './faults.ts';
import { type Message, OLDEST, PROTOCOL } from './messages.ts';
import { type Ground, knockOf, knocks, prove, proves, tagOf } from './proof.ts';
import type { Ends, Pass } from './types.ts';

export interface Self {
  readonly pass: Pass;
  /** 32 random bytes in hex, new for every link. */
  readonly nonce: string;
  readonly ends?: Ends | undefined;
}
export type Phase = 'greeting' | 'knocking' | 'proving' | 'open' | 'closed';
/** How far two phones have come. */
export interface Shaking {
  readonly self: Self;
  readonly phase: Phase;
  /** The other's. */
  readonly nonce?: string;
  /** The newest protocol that the other speaks. */
  readonly protocol?: number;
  /** Both know it. */
  readonly secret?: Bytes;
  readonly device?: Device;
}
export type Shaken =
  | { readonly fault: SyncFault }
  | { readonly now: Partial<Shaking>; readonly send: readonly Message[] };

const secretsOf = ({ secrets }: Pass): readonly Bytes[] => secrets().slice(0, 8);

export function greeting({ pass, nonce }: Self): Message {
  const tags = secretsOf(pass).map((secret) => tagOf(secret, pass.campaign, nonce));
  return { kind: 'hello', protocol: PROTOCOL, oldest: OLDEST, tags, nonce };
}

export function shake(state: Shaking, message: Message): Shaken {
  const { phase } = state;
  if (phase === 'greeting' && message.kind === 'hello') return greeted(state, message);
  if (phase === 'knocking' && message.kind === 'knock') return knocked(state, message.mac);
  if (phase === 'proving' && message.kind === 'proof') return proved(state, message);
  return { fault: 'malformed' };
}
const groundOf = ({ self: { pass, nonce, ends }, nonce: theirs = '' }: Shaking): Ground => ({
  campaign: pass.campaign,
  mine: nonce,
  theirs,
  ends,
});

function greeted(state: Shaking, hello: Extract<Message, { kind: 'hello' }>): Shaken {
  const { protocol, oldest, tags, nonce } = hello;
  if (oldest > PROTOCOL) return { fault: 'too new' };
  if (protocol < OLDEST) return { fault: 'too old' };
  const { pass, nonce: own } = state.self;
  // A hello that is our own thrown back proves nothing.
  if (nonce === own) return { fault: 'unproven' };
  const [secret] = secretsOf(pass)
    .filter((one) => tags.includes(tagOf(one, pass.campaign, nonce)))
    // Both must pick the same.
    .toSorted((a, b) => (hex(a) < hex(b) ? -1 : 1));
  if (!secret) return { fault: 'other campaign' };
  const now: Partial<Shaking> = { phase: 'knocking', nonce, secret, protocol };
  return { now, send: [{ kind: 'knock', mac: knockOf(secret, groundOf({ ...state, nonce })) }] };
}

function knocked(state: Shaking, mac: string): Shaken {
  const { pass } = state.self;
  const ground = groundOf(state);
  if (!state.secret || !knocks(state.secret, ground, mac)) return { fault: 'unproven' };
  const { device } = pass.device;
  const introduction = pass.introduction?.();
  const proof = { kind: 'proof', device, signature: prove(pass.device, ground) } as const;
  return {
    now: { phase: 'proving' },
    send: [introduction === undefined ? proof : { ...proof, introduction }],
  };
}

function proved(state: Shaking, proof: Extract<Message, { kind: 'proof' }>): Shaken {
  const { pass } = state.self;
  const { device, signature, introduction } = proof;
  if (!proves(device, groundOf(state), signature)) return { fault: 'unproven' };
  if (device === pass.device.device) return { fault: 'same phone' };
  const known = pass.knows(device);
  if (known === 'withdrawn') return { fault: 'withdrawn' };
  const brings = introduction !== undefined && pass.welcomes?.(device, introduction) === true;
  if (known === 'stranger' && !brings) return { fault: 'stranger' };
  return { now: { phase: 'open', device }, send: [{ kind: 'welcome', ...pass.versions }] };
}
