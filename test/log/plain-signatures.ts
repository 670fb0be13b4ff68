/**
 * Signatures that cost nothing, where a test is about what phones make of their logs and not about curves: whoever has
 * the key signs, and nobody else does. Use: `vi.mock('…/src/log/keys.ts', (original) => plainSignatures(original))`.
 */
import { hash, hex } from '../../src/log/bytes.ts';
import type * as Keys from '../../src/log/keys.ts';

export async function plainSignatures(original: () => Promise<unknown>): Promise<typeof Keys> {
  const keys = (await original()) as typeof Keys;
  const known = new Map<string, string>();
  const publicKey: typeof keys.publicKey = (secret) => {
    const name = hex(secret);
    const key = known.get(name) ?? keys.publicKey(secret);
    known.set(name, key);
    return key;
  };
  const signed = (message: Uint8Array, key: string): string => hash([key, hex(message)]);
  return {
    ...keys,
    publicKey,
    sign: (message, secret) => signed(message, publicKey(secret)),
    verify: (signature, message, key) => signature === signed(message, key),
  };
}
