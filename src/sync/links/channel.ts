/** A link over a WebRTC data channel, however its two ends found each other. */
import type { SyncFault } from '../faults.ts';
import type { Ends, Link, LinkKind, LinkState } from '../types.ts';
import { outlet } from './outlet.ts';

/** More may be sent once less than this is waiting, in bytes. */
const LOW_WATER = 128 * 1024;

export interface ChannelLink {
  readonly link: Link;
  opened(channel: RTCDataChannel, connection: RTCPeerConnection): void;
  frame(data: unknown): void;
  /** The link is gone, or never came about. */
  ended(fault: SyncFault): void;
}

/**
 * @param hangUp closes what carries the link
 * @param heard whether the other phone has spoken through the server or code that introduces the two
 */
export function channelLink(
  kind: LinkKind,
  address: string | undefined,
  hangUp: () => void,
  heard: () => boolean = () => false,
): ChannelLink {
  const out = outlet();
  let state: LinkState = 'opening';
  let channel: RTCDataChannel | undefined;
  let ends: Ends | undefined;
  let answered = false;
  const early: unknown[] = [];
  const spoke = (): boolean => {
    answered ||= state === 'opening' && heard();
    return answered;
  };
  const end = (fault?: SyncFault): void => {
    if (state === 'closed') return;
    const apart = fault === 'peer unreachable' && state === 'opening' && spoke();
    state = 'closed';
    channel = undefined;
    early.length = 0;
    out.closed(apart ? 'kept apart' : fault);
    hangUp();
  };
  const link: Link = {
    get state() {
      return state;
    },
    get waiting() {
      return channel?.bufferedAmount ?? 0;
    },
    describe: () => ({
      kind,
      ...(address !== undefined && { address }),
      ...(ends && { ends }),
      ...(spoke() && { answered: true }),
    }),
    listen: (events) => out.listen(events),
    send(frame) {
      if (state !== 'open' || channel?.readyState !== 'open') return;
      try {
        channel.send(frame as Uint8Array<ArrayBuffer>);
      } catch {
        end('line cut');
      }
    },
    close: () => end(),
  };
  return {
    link,
    opened(made, connection) {
      if (state !== 'opening' || channel) return;
      channel = made;
      made.bufferedAmountLowThreshold = LOW_WATER;
      made.addEventListener('bufferedamountlow', () => out.drained());
      const begin = (): void => {
        const { localDescription, remoteDescription } = connection;
        if (state !== 'opening' || !localDescription || !remoteDescription) return;
        const [mine, theirs] = [localDescription, remoteDescription].map(certificateOf);
        if (mine !== undefined && theirs !== undefined) ends = { mine, theirs };
        state = 'open';
        out.open();
        for (const data of early.splice(0)) frame(data);
      };
      // On a busy phone the channel was seen to open before the browser told of the descriptions that made it.
      connection.addEventListener('signalingstatechange', begin);
      begin();
    },
    frame,
    ended: end,
  };

  function frame(data: unknown): void {
    if (state === 'opening') early.push(data);
    else if (data instanceof ArrayBuffer) out.frame(new Uint8Array(data));
    else if (ArrayBuffer.isView(data))
      out.frame(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
    else end('malformed');
  }
}

/** The certificate's fingerprint in a session description; of several all, since the browser may go by any of them. */
export function certificateOf(description: RTCSessionDescriptionInit | null): string | undefined {
  const all = (description?.sdp ?? '').matchAll(/^a=fingerprint:(\S+ [0-9A-F:]+)/gim);
  const known = new Set(Array.from(all, ([, print = '']) => print.toUpperCase()));
  return known.size === 0 ? undefined : [...known].sort().join(', ');
}
