import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { readOptions } from '../../server/options.mjs';

/** The command itself, the rendezvous alone, so that nothing is built. */
function start(...args: string[]) {
  const child = spawn(process.execPath, ['server/start.mjs', '--signal-only', ...args], { stdio: 'pipe' });
  let said = '';
  const lines = new Promise<string>((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      said += data;
      if (said.includes('\n')) resolve(said);
    });
  });
  let complained = '';
  child.stderr.on('data', (data: Buffer) => {
    complained += data;
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, lines, ended, complaint: () => complained };
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends it at once, with a phone still connected',
  async (signal) => {
    const { child, lines, ended } = start('--port', '0', '--host', '127.0.0.1');
    const port = /localhost:(\d+)/.exec(await lines)?.[1];
    const phone = new WebSocket(`ws://127.0.0.1:${port}/signal/peerjs?key=peerjs&id=a&token=t`);
    await once(phone, 'message');
    child.kill(signal);
    expect(await ended).toBe(0);
  },
);

test('a taken port is told in plain words', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { ended, complaint } = start('--port', String(port), '--host', '127.0.0.1');
  expect(await ended).toBe(1);
  expect(complaint()).toBe('That port is taken. Choose another: npm start -- --port 8080\n');
  other.close();
});

test('HTTPS comes with a certificate of its own', async () => {
  const { child, lines, ended } = start('--port', '0', '--host', '127.0.0.1', '--https');
  const port = /https:\/\/localhost:(\d+)/.exec(await lines)?.[1];
  const phone = new WebSocket(`wss://127.0.0.1:${port}/signal/peerjs?key=peerjs&id=a&token=t`, {
    rejectUnauthorized: false,
  });
  const [message] = await once(phone, 'message');
  expect(JSON.parse(String(message))).toEqual({ type: 'OPEN' });
  phone.terminate();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('options: defaults, PORT, and what is refused', () => {
  expect(readOptions([], {})).toMatchObject({ port: 4173, https: false, signalOnly: false });
  expect(readOptions([], { PORT: '8080' }).port).toBe(8080);
  expect(readOptions(['--port', '9000'], { PORT: '8080' }).port).toBe(9000);
  expect(readOptions(['--cert', 'a', '--key', 'b'], {}).https).toBe(true);
  expect(() => readOptions(['--port', '70000'], {})).toThrow('not a port');
  expect(() => readOptions(['--port', 'x'], {})).toThrow('not a port');
  expect(() => readOptions(['--cert', 'a'], {})).toThrow('go together');
  expect(() => readOptions(['--sign-only'], {})).toThrow('--sign-only');
  expect(
    readOptions(['--origin', 'https://a.example', '--origin', 'http://b.example:81'], {}).origins,
  ).toEqual(['https://a.example', 'http://b.example:81']);
  expect(() => readOptions(['--origin', 'https://a.example/app'], {})).toThrow('with no path');
  expect(() => readOptions(['--origin', 'a.example'], {})).toThrow("page's address");
});
