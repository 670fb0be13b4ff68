/** A page that was opened on the server's own machine learns by what address other phones find it. */
import { afterEach, expect, test } from 'vitest';
import { isThisMachine, type RunningServer, startServer } from '../../server/server.mjs';
import { site } from './site.ts';

let server: RunningServer | undefined;
afterEach(() => server?.close());
const asked = async (lan?: string) => {
  server = await startServer({ root: await site(), host: '127.0.0.1', ...(lan !== undefined && { lan }) });
  return fetch(`http://127.0.0.1:${server.port}/nearby`);
};

test('it is told with the port that the server listens on', async () => {
  const answer = await asked('192.168.1.20');
  expect(await answer.json()).toEqual({ address: `http://192.168.1.20:${server?.port}` });
});

test('a server that knows no such address tells none', async () => {
  const answer = await asked();
  expect(answer.status).toBe(204);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.1.5', false],
  ['::ffff:192.168.1.5', false],
  [undefined, false],
])('a browser at %s is on the machine itself: %s', (address, here) =>
  expect(isThisMachine(address)).toBe(here),
);
