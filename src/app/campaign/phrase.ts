/** A seat's seed as twelve words to write down, and back. Loads its word list when it is first needed. */
import { hex, unhex } from '../../log/bytes.ts';

const list = async () => {
  const [{ entropyToMnemonic, mnemonicToEntropy }, { wordlist }] = await Promise.all([
    import('@scure/bip39'),
    import('@scure/bip39/wordlists/english.js'),
  ]);
  return { entropyToMnemonic, mnemonicToEntropy, wordlist };
};

/** Twelve words for a seed of 32 hex digits. */
export async function phraseOf(seed: string): Promise<string> {
  const { entropyToMnemonic, wordlist } = await list();
  return entropyToMnemonic(unhex(seed, 16) ?? new Uint8Array(16), wordlist);
}

/** The seed twelve words stand for; undefined where a word is wrong, missing or out of place. */
export async function seedOf(phrase: string): Promise<string | undefined> {
  const { mnemonicToEntropy, wordlist } = await list();
  try {
    return hex(mnemonicToEntropy(phrase.trim().toLowerCase().split(/\s+/).join(' '), wordlist));
  } catch {
    return undefined;
  }
}
