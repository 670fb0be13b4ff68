/**
 * The backup file, `.realmbook`: a header of 48 bytes (name, version, packing, length, SHA-256 of what follows), then the
 * campaign in blocks of bytes, deflated where the browser can. Reading verifies all that can be verified and touches no store.
 * Invariant: a device's signing key is never in it.
 */
import { type Pace, paced } from '../kernel/paced.ts';
import { type Bytes, hashBytes, join as joinBytes, text } from '../log/bytes.ts';
import type { Known } from '../log/entry.ts';
import { foundingOf } from '../log/levels.ts';
import { deflated, eachBlock } from '../log/packing.ts';
import { type Broken, blocksOf, reading } from './backup-lines.ts';
import type { BackupContent, BackupFault } from './types.ts';

const NAME = text('REALMBOOK\n');
const VERSION = 1;
const PLAIN = 0;
const DEFLATED = 1;
const HEADER = NAME.length + 1 + 1 + 4 + 32;
/** No campaign is near this, packed or not; a file that unpacks to more was made to harm. No line of a log is near a mebibyte. */
const MOST = { bytes: 64 * 1024 * 1024, block: 1024 * 1024 };

/** @param content only what may leave the phone: `secrets` absent where they must stay */
export async function writeFile(content: BackupContent): Promise<Bytes> {
  const plain = blocksOf(content);
  const packed = await deflated(plain);
  const payload = packed ?? plain;
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, payload.length);
  const about = new Uint8Array([VERSION, packed ? DEFLATED : PLAIN]);
  return joinBytes(NAME, about, length, hashBytes(payload), payload);
}

export interface FileRead {
  readonly ok: true;
  readonly content: BackupContent;
  readonly founding: Known<'found'>;
  readonly damaged: readonly Broken[];
}
export type ReadFile = FileRead | { readonly ok: false; readonly fault: BackupFault };

export const tooLarge = (bytes: Bytes): boolean => bytes.length > MOST.bytes;

const refused = (fault: BackupFault): ReadFile => ({ ok: false, fault });

/** @param pace lets others have their turn meanwhile */
export async function readFile(bytes: Bytes, pace?: Pace): Promise<ReadFile> {
  if (NAME.some((byte, i) => bytes[i] !== byte)) return refused('no backup');
  if (bytes.length < HEADER) return refused('cut short');
  const [version = 0, packing] = bytes.subarray(NAME.length);
  if (version > VERSION) return refused('newer backup');
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(NAME.length + 2);
  const payload = bytes.subarray(HEADER);
  if (payload.length < length) return refused('cut short');
  const sum = hashBytes(payload);
  if (sum.some((byte, i) => bytes[HEADER - 32 + i] !== byte)) return refused('damaged');
  if (packing === DEFLATED && typeof DecompressionStream === 'undefined') return refused('cannot unpack');
  try {
    const inside = reading();
    if (!(await eachBlock(payload, packing === DEFLATED, MOST, inside.take, pace)))
      return refused('too large');
    const { content, damaged } = await paced(inside.done(), pace);
    const founding = foundingOf(content.chains, content.campaign);
    if (!founding) return refused('damaged');
    return { ok: true, content, founding, damaged };
  } catch {
    return refused('damaged');
  } finally {
    pace?.over();
  }
}
