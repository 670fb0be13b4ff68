/**
 * Codes that people scan, send or type: a sort, a version, the content, and a checksum, so that a code cut short or misread is
 * known for what it is. Base32 for codes that are scanned (a QR code packs it best), base64url for links.
 */
import { type Bytes, hashBytes, join } from '../log/bytes.ts';

export type CodeSort = 'offer' | 'answer' | 'invitation';
export type CodeFault = 'no code' | 'damaged code' | 'newer code' | 'another code';
export type ReadCode =
  | { readonly ok: true; readonly bytes: Bytes }
  | { readonly ok: false; readonly fault: CodeFault };
export type Spelling = 'scanned' | 'link';

const SORTS: { readonly [sort in CodeSort]: number } = { offer: 1, answer: 2, invitation: 3 };
const VERSION = 1;
const CHECK = 4;

const ALPHABETS: { readonly [spelling in Spelling]: string } = {
  scanned: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  link: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
};
const bitsOf = (spelling: Spelling): number => Math.log2(ALPHABETS[spelling].length);
const PREFIX = 'RB';

function spell(bytes: Bytes, spelling: Spelling): string {
  const [letters, width] = [ALPHABETS[spelling], bitsOf(spelling)];
  let out = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff;
    bits += 8;
    while (bits >= width) {
      bits -= width;
      out += letters[(held >> bits) & (letters.length - 1)];
    }
  }
  return bits > 0 ? out + letters[(held << (width - bits)) & (letters.length - 1)] : out;
}
function unspell(text: string, spelling: Spelling): Bytes | undefined {
  const [letters, width] = [ALPHABETS[spelling], bitsOf(spelling)];
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text) {
    const value = letters.indexOf(letter);
    if (value < 0) return undefined;
    held = ((held << width) | value) & 0xffff;
    bits += width;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return Uint8Array.from(bytes);
}

export function writeCode(sort: CodeSort, bytes: Bytes, spelling: Spelling): string {
  const said = join(Uint8Array.of(SORTS[sort], VERSION), bytes);
  return PREFIX + spell(join(said, hashBytes(said).subarray(0, CHECK)), spelling);
}

/** @param text as it came: blanks and line breaks a messenger put in do no harm */
export function readCode(sort: CodeSort, text: string, spelling: Spelling): ReadCode {
  const tight = text.replace(/\s+/g, '');
  const word = spelling === 'scanned' ? tight.toUpperCase() : tight;
  if (!word.startsWith(PREFIX)) return { ok: false, fault: 'no code' };
  const all = unspell(word.slice(PREFIX.length), spelling);
  if (!all || all.length < 2 + CHECK) return { ok: false, fault: 'damaged code' };
  const said = all.subarray(0, -CHECK);
  const check = hashBytes(said).subarray(0, CHECK);
  if (!check.every((byte, i) => byte === all[said.length + i])) return { ok: false, fault: 'damaged code' };
  if ((said[1] ?? 0) > VERSION) return { ok: false, fault: 'newer code' };
  if (said[0] !== SORTS[sort]) return { ok: false, fault: 'another code' };
  return { ok: true, bytes: said.subarray(2) };
}
