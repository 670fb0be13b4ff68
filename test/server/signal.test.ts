import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type RunningServer, startServer } from '../../server/server.mjs';
import { site } from './site.ts';

let server: RunningServer;
beforeEach(async () => {
  server = await startServer({ root: await site(), host: '127.0.0.1' });
});
afterEach(() => server.close());

interface Message {
  readonly type: string;
  readonly src?: string;
  readonly payload?: unknown;
}

/** A phone that speaks PeerJS's protocol. */
function dial(id: string, token = 'token', path = '/signal/peerjs') {
  const socket = new WebSocket(
    `ws://127.0.0.1:${server.port}${path}?key=peerjs&id=${id}&token=${token}&version=1.5.5`,
  );
  const heard: Message[] = [];
  const waiting: ((message: Message) => void)[] = [];
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data));
    const next = waiting.shift();
    if (next) next(message);
    else heard.push(message);
  });
  return {
    socket,
    hear: () =>
      new Promise<Message>((resolve) => {
        const message = heard.shift();
        if (message) resolve(message);
        else waiting.push(resolve);
      }),
    send: (message: object) => socket.send(JSON.stringify(message)),
  };
}

test('two phones register and exchange an offer and its answer', async () => {
  const anna = dial('anna');
  const bert = dial('bert');
  expect(await anna.hear()).toEqual({ type: 'OPEN' });
  expect(await bert.hear()).toEqual({ type: 'OPEN' });

  anna.send({ type: 'OFFER', dst: 'bert', payload: { sdp: 'v=0' } });
  expect(await bert.hear()).toEqual({ type: 'OFFER', src: 'anna', dst: 'bert', payload: { sdp: 'v=0' } });
  bert.send({ type: 'ANSWER', dst: 'anna', src: 'mallory', payload: { sdp: 'v=1' } });
  expect(await anna.hear()).toMatchObject({ type: 'ANSWER', src: 'bert' });
});

test('an id in use is not given to another phone', async () => {
  const anna = dial('anna');
  await anna.hear();
  expect(await dial('anna', 'other').hear()).toMatchObject({ type: 'ID-TAKEN' });
});

test('an id can be had, and who is there is not told', async () => {
  const id = await fetch(`${server.url.replace('localhost', '127.0.0.1')}/signal/peerjs/id`);
  expect(await id.text()).toMatch(/^[\da-f-]{36}$/);
  const peers = await fetch(`${server.url.replace('localhost', '127.0.0.1')}/signal/peerjs/peers`);
  expect(peers.status).toBe(401);
});

test('nonsense and oversized messages end at most their own connection', async () => {
  const anna = dial('anna');
  const mallory = dial('mallory');
  await anna.hear();
  await mallory.hear();
  mallory.socket.send('{"type":');
  mallory.socket.send('x'.repeat(65 * 1024));
  await once(mallory.socket, 'close');

  const bert = dial('bert');
  await bert.hear();
  bert.send({ type: 'OFFER', dst: 'anna', payload: 1 });
  expect(await anna.hear()).toMatchObject({ type: 'OFFER', src: 'bert' });
});

test('a socket to any other path is refused', async () => {
  const { socket } = dial('anna', 'token', '/elsewhere');
  const [error] = await once(socket, 'error');
  expect(String(error)).toContain('400');
});

test('closing the server ends every connection and frees the port', async () => {
  const anna = dial('anna');
  await anna.hear();
  const closed = once(anna.socket, 'close');
  await server.close();
  await closed;
  const again = await startServer({ port: server.port, host: '127.0.0.1' });
  expect(again.port).toBe(server.port);
  await again.close();
});
