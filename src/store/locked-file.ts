/**
 * A backup file locked with words: a passphrase of its owner's, recovery phrases, or several of them, each of which opens it.
 * In the open stand a name, a version, the salt and as many small boxes as there are words; each holds the key to the rest.
 * Scrypt's cost is fixed by the version, so that no file can make a phone work longer.
 */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { type Bytes, join, text } from '../log/bytes.ts';

const NAME = text('REALMBOOK LOCKED\n');
const VERSION = 1;
/** 64 MiB of memory and about a second on a phone, for each guess. */
const COST = { N: 2 ** 16, r: 8, p: 1, dkLen: 32 };
const MOST = 12;
const NONCE = 24;
const SALT_AT = NAME.length + 2;
const SLOTS_AT = SALT_AT + 16;
const SLOT = NONCE + 32 + 16;

const random = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));

/** Phones write the first word large and put a blank after the last: neither is meant. */
async function keyFrom(words: string, salt: Bytes): Promise<Bytes> {
  const { scryptAsync } = await import('@noble/hashes/scrypt.js');
  return scryptAsync(text(words.normalize('NFKC').trim().toLowerCase().split(/\s+/).join(' ')), salt, COST);
}

function box(plain: Bytes, key: Bytes, about: Bytes): Bytes {
  const nonce = random(NONCE);
  return join(nonce, xchacha20poly1305(key, nonce, about).encrypt(plain));
}
function unbox(sealed: Bytes, key: Bytes, about: Bytes): Bytes | undefined {
  try {
    return xchacha20poly1305(key, sealed.subarray(0, NONCE), about).decrypt(sealed.subarray(NONCE));
  } catch {
    return undefined;
  }
}

/** @param words any of which will open it: between 1 and 12 */
export async function lock(file: Bytes, words: readonly string[]): Promise<Bytes> {
  const key = random(32);
  const about = join(NAME, Uint8Array.of(VERSION, words.length), random(16));
  const slots: Bytes[] = [];
  for (const one of words) slots.push(box(key, await keyFrom(one, about.subarray(SALT_AT)), about));
  const head = join(about, ...slots);
  return join(head, box(file, key, head));
}

/** Whether a file has to be unlocked before it is read. */
export const isLocked = (bytes: Bytes): boolean => NAME.every((byte, i) => bytes[i] === byte);

/** The file in it. */
export async function unlock(
  bytes: Bytes,
  words: string,
): Promise<Bytes | 'newer backup' | 'cut short' | 'damaged' | 'wrong words'> {
  const [version = 0, count = 0] = bytes.subarray(NAME.length);
  if (version > VERSION) return 'newer backup';
  const end = SLOTS_AT + count * SLOT;
  if (bytes.length < end + NONCE + 16) return 'cut short';
  if (count > MOST) return 'damaged';
  const about = bytes.subarray(0, SLOTS_AT);
  const opener = await keyFrom(words, about.subarray(SALT_AT));
  for (let at = SLOTS_AT; at < end; at += SLOT) {
    const key = unbox(bytes.subarray(at, at + SLOT), opener, about);
    if (key) return unbox(bytes.subarray(end), key, bytes.subarray(0, end)) ?? 'damaged';
  }
  return 'wrong words';
}
