/**
 * A link made with no server at all: one phone shows an offer, the other scans it and shows an answer, the first scans that.
 * Ask for the camera before either: with it granted, browsers name the phone's real addresses instead of hiding them.
 */
import { type Bytes, hashBytes, join } from '../../log/bytes.ts';
import { codeWording } from '../code-wording.ts';
import { type CodeFault, readCode, writeCode } from '../codes.ts';
import { type SyncFault, syncWording } from '../faults.ts';
import { packDescription, readSdp, unpackDescription, writeSdp } from '../sdp.ts';
import type { Link } from '../types.ts';
import { type ChannelLink, channelLink } from './channel.ts';

export interface Offered {
  /** To be shown as a QR code, or sent as text. */
  readonly code: string;
  readonly link: Link;
  /** Takes the other phone's answer. @throws CodeError */
  accept(answer: string): Promise<void>;
}
export interface Answered {
  readonly code: string;
  readonly link: Link;
}
/** A code that cannot be used, or a phone that nobody can reach. */
export class CodeError extends Error {
  readonly fault: CodeFault | SyncFault;
  constructor(fault: CodeFault | Extract<SyncFault, 'gathering failed'>) {
    super(fault === 'gathering failed' ? syncWording[fault].what : codeWording[fault].what);
    this.name = 'CodeError';
    this.fault = fault;
  }
}

/** Gathering never ends where no interface is usable; what has come by then must do. */
const GATHERING = 3_000;
/** The part of an offer's hash that its answer repeats, so that an answer to an earlier offer is not mistaken for it. */
const REFERENCE = 4;

const referenceOf = (offer: Bytes): Bytes => hashBytes(offer).subarray(0, REFERENCE);

/** @throws CodeError 'gathering failed' */
export async function makeOffer(): Promise<Offered> {
  const connection = new RTCPeerConnection({ iceServers: [] });
  const made = line(connection);
  const channel = connection.createDataChannel('realmbook', { ordered: true });
  wire(made, channel, connection);
  await connection.setLocalDescription(await connection.createOffer());
  const bytes = await gathered(connection, 'offer', made);
  return {
    code: writeCode('offer', bytes, 'scanned'),
    link: made.link,
    async accept(answer) {
      const read = readCode('answer', answer, 'scanned');
      if (!read.ok) throw new CodeError(read.fault);
      const reference = referenceOf(bytes);
      if (reference.some((byte, i) => read.bytes[i] !== byte)) throw new CodeError('another code');
      const theirs = unpackDescription('answer', read.bytes.subarray(REFERENCE));
      if (!theirs) throw new CodeError('damaged code');
      await connection.setRemoteDescription({ type: 'answer', sdp: writeSdp(theirs) });
    },
  };
}

/** @throws CodeError */
export async function answerOffer(offer: string): Promise<Answered> {
  const read = readCode('offer', offer, 'scanned');
  if (!read.ok) throw new CodeError(read.fault);
  const theirs = unpackDescription('offer', read.bytes);
  if (!theirs) throw new CodeError('damaged code');
  const connection = new RTCPeerConnection({ iceServers: [] });
  const made = line(connection);
  connection.addEventListener('datachannel', ({ channel }) => wire(made, channel, connection));
  await connection.setRemoteDescription({ type: 'offer', sdp: writeSdp(theirs) });
  await connection.setLocalDescription(await connection.createAnswer());
  const bytes = await gathered(connection, 'answer', made);
  return { code: writeCode('answer', join(referenceOf(read.bytes), bytes), 'scanned'), link: made.link };
}

function line(connection: RTCPeerConnection): ChannelLink {
  // Closing the connection at once would drop what is still on its way out.
  const made = channelLink('qr', undefined, () => setTimeout(() => connection.close(), 0));
  connection.addEventListener('connectionstatechange', () => {
    if (connection.connectionState === 'failed') made.ended('peer unreachable');
  });
  return made;
}
function wire(made: ChannelLink, channel: RTCDataChannel, connection: RTCPeerConnection): void {
  channel.binaryType = 'arraybuffer';
  channel.addEventListener('message', ({ data }) => made.frame(data));
  channel.addEventListener('close', () => made.ended('line cut'));
  if (channel.readyState === 'open') made.opened(channel, connection);
  else channel.addEventListener('open', () => made.opened(channel, connection));
}

async function gathered(
  connection: RTCPeerConnection,
  type: 'offer' | 'answer',
  made: ChannelLink,
): Promise<Bytes> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, GATHERING);
    const look = (): void => {
      if (connection.iceGatheringState !== 'complete') return;
      clearTimeout(timer);
      resolve();
    };
    connection.addEventListener('icegatheringstatechange', look);
    look();
  });
  const description = readSdp(type, connection.localDescription?.sdp ?? '');
  if (description && description.candidates.length > 0) return packDescription(description);
  made.link.close();
  throw new CodeError('gathering failed');
}
