/** What an exchange tells the conversation around it. */
import type { Bytes } from '../log/bytes.ts';
import type { Device } from '../log/keys.ts';

export type Event =
  | { readonly kind: 'proved'; readonly device: Device }
  | { readonly kind: 'others'; readonly at: readonly string[] }
  /** The other claims a place, or nothing any more. */
  | { readonly kind: 'claimed'; readonly claim: Bytes | undefined }
  /** What this phone claims was refused. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'received'; readonly added: number }
  | { readonly kind: 'forked'; readonly authors: readonly Device[] }
  /** A line of this phone's own key came that it did not have. What the other only says it has is no such line. */
  | { readonly kind: 'outrun' };
