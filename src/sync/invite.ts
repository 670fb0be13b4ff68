/**
 * An invitation to a table, as a link whose fragment never leaves the phone that opens it, or as a code to be scanned. It
 * carries the invitation's secret and none of the table's (R23): once it has ended it leads nowhere.
 */
import * as v from 'valibot';
import { type Bytes, type Hash, hex, join, text, unhex } from '../log/bytes.ts';
import { type CodeFault, readCode, writeCode } from './codes.ts';

export interface Invitation {
  readonly campaign: Hash;
  /** Secret that proves the invitation, 32 bytes in hex. */
  readonly invite: string;
  readonly title: string;
  /** The id of its rule set. */
  readonly ruleset: string;
  /** Who invites. */
  readonly from: string;
  /** The meeting server, where it is not the app's own. */
  readonly signalling?: string;
}
export type ReadInvitation =
  | { readonly ok: true; readonly invitation: Invitation }
  | { readonly ok: false; readonly fault: CodeFault };

const LONGEST = { title: 80, ruleset: 40, from: 40, signalling: 200 } as const;
export const JOIN_PATH = '/join';

/** Bytes of a text of at most so many, cut between characters. */
function clipped(value: string, most: number): Bytes {
  const letters = [...value];
  while (text(letters.join('')).length > most) letters.pop();
  return text(letters.join(''));
}
const counted = (bytes: Bytes): Bytes => join(Uint8Array.of(bytes.length), bytes);

export function writeInvitation({
  campaign,
  invite,
  title,
  ruleset,
  from,
  signalling = '',
}: Invitation): string {
  const secrets = [campaign, invite].map((digits) => unhex(digits, 32) ?? new Uint8Array(32));
  const words = [
    clipped(title, LONGEST.title),
    clipped(ruleset, LONGEST.ruleset),
    clipped(from, LONGEST.from),
    clipped(signalling, LONGEST.signalling),
  ];
  return writeCode('invitation', join(...secrets, ...words.map(counted)), 'link');
}

/** @param origin where the app is served, with its base path if it has one and no slash at the end */
export const invitationLink = (origin: string, invitation: Invitation): string =>
  `${origin}${JOIN_PATH}#${writeInvitation(invitation)}`;

const server = v.pipe(
  v.string(),
  v.url(),
  v.check((url) => /^(https?|wss?):/.test(url)),
);

/** @param given a whole link, its fragment, or the bare code */
export function readInvitation(given: string): ReadInvitation {
  const read = readCode('invitation', given.slice(given.indexOf('#') + 1), 'link');
  if (!read.ok) return read;
  const { bytes } = read;
  let at = 64;
  const word = (): string => {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    return new TextDecoder().decode(bytes.subarray(at - length, at));
  };
  const [campaign = '', invite = ''] = [0, 32].map((from) => hex(bytes.subarray(from, from + 32)));
  const [title, ruleset, from, signalling] = [word(), word(), word(), word()];
  if (at !== bytes.length) return { ok: false, fault: 'damaged code' };
  const invitation = { campaign, invite, title, ruleset, from };
  return { ok: true, invitation: v.is(server, signalling) ? { ...invitation, signalling } : invitation };
}
