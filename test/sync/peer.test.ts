import { describe, expect, test } from 'vitest';
import { certificateOf } from '../../src/sync/links/channel.ts';
import { peerOptions } from '../../src/sync/links/peer.ts';

describe('where the meeting server is', () => {
  test.each<[string, object]>([
    ['https://table.example/signal', { host: 'table.example', port: 443, path: '/signal', secure: true }],
    ['http://192.168.0.7:4173/signal', { host: '192.168.0.7', port: 4_173, path: '/signal', secure: false }],
    ['wss://meet.example:9000/', { host: 'meet.example', port: 9_000, path: '/', secure: true }],
  ])('%s', (url, options) => {
    expect(peerOptions({ url })).toMatchObject(options);
  });
  test('no server of anybody else’s is asked unless the user names one', () => {
    expect(peerOptions({ url: 'https://a.example/' }).config).toEqual({ iceServers: [] });
    const iceServers = [{ urls: 'stun:stun.example:3478' }];
    expect(peerOptions({ url: 'https://a.example/', iceServers }).config).toEqual({ iceServers });
  });
});

test('a fingerprint is read from a description however it is spelt', () => {
  expect(certificateOf({ type: 'offer', sdp: 'v=0\r\na=fingerprint:sha-256 0a:FF:1b\r\n' })).toBe(
    'SHA-256 0A:FF:1B',
  );
  // A server may slip in the true one beside its own: then it is neither.
  expect(
    certificateOf({
      type: 'offer',
      sdp: 'v=0\r\na=fingerprint:sha-256 0B:01\r\nm=application\r\na=fingerprint:sha-256 0A:FF\r\n',
    }),
  ).toBe('SHA-256 0A:FF, SHA-256 0B:01');
  expect(certificateOf({ type: 'offer', sdp: 'v=0' })).toBeUndefined();
  expect(certificateOf(null)).toBeUndefined();
});
