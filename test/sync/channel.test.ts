import { expect, test } from 'vitest';
import { channelLink } from '../../src/sync/links/channel.ts';

const print = (byte: string): string => `v=0\r\na=fingerprint:sha-256 ${Array(32).fill(byte).join(':')}\r\n`;

/** A connection whose descriptions are told when the test says so. */
class Connection extends EventTarget {
  localDescription: { readonly sdp: string } | null = { sdp: print('AA') };
  remoteDescription: { readonly sdp: string } | null = null;
}
class Channel extends EventTarget {
  readyState = 'open';
  bufferedAmount = 0;
  bufferedAmountLowThreshold = 0;
}

function opening() {
  const made = channelLink('peer', 'there', () => undefined);
  const told: string[] = [];
  made.link.listen({
    open: () => told.push(`open ${made.link.describe().ends?.theirs.slice(0, 10)}`),
    frame: (bytes) => told.push(`frame ${bytes.join()}`),
    drained: () => told.push('drained'),
    closed: (fault) => told.push(`closed ${fault}`),
  });
  const connection = new Connection();
  made.opened(new Channel() as unknown as RTCDataChannel, connection as unknown as RTCPeerConnection);
  return { made, told, connection };
}

test('a channel that opens before its descriptions are told waits for them, and keeps what arrives meanwhile', () => {
  const { made, told, connection } = opening();
  made.frame(new Uint8Array([1, 2]).buffer);
  expect([made.link.state, told]).toEqual(['opening', []]);
  connection.remoteDescription = { sdp: print('BB') };
  connection.dispatchEvent(new Event('signalingstatechange'));
  made.frame(new Uint8Array([3]).buffer);
  connection.dispatchEvent(new Event('signalingstatechange'));
  expect(told).toEqual(['open SHA-256 BB', 'frame 1,2', 'frame 3']);
});

test('a line that ends before it has opened tells of its end alone', () => {
  const { made, told, connection } = opening();
  made.ended('line cut');
  connection.remoteDescription = { sdp: print('BB') };
  connection.dispatchEvent(new Event('signalingstatechange'));
  expect([made.link.state, told]).toEqual(['closed', ['closed line cut']]);
});
