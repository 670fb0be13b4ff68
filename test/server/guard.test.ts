import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type RunningServer, type ServerOptions, startServer } from '../../server/server.mjs';

let server: RunningServer;
const sockets: WebSocket[] = [];
const start = async (options: ServerOptions = {}): Promise<void> => {
  server = await startServer({ host: '127.0.0.1', ...options });
};
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await server.close();
});

interface Message {
  readonly type: string;
  readonly src?: string;
  readonly payload?: unknown;
}
/** A phone that speaks PeerJS's protocol; everything it hears is kept. */
function dial(
  id: string,
  { token = 'token', origin, from }: { token?: string; origin?: string; from?: string } = {},
) {
  const socket = new WebSocket(
    `ws://127.0.0.1:${server.port}/signal/peerjs?key=peerjs&id=${encodeURIComponent(id)}&token=${token}&version=1.5.5`,
    {
      ...(origin !== undefined && { origin }),
      headers: from === undefined ? {} : { 'x-forwarded-for': from },
    },
  );
  sockets.push(socket);
  const heard: Message[] = [];
  let wake: () => void = () => undefined;
  socket.on('error', () => undefined);
  socket.on('message', (data) => {
    heard.push(JSON.parse(String(data)));
    wake();
  });
  return {
    socket,
    heard,
    async hears(...types: readonly string[]): Promise<Message> {
      for (;;) {
        const found = heard.find(({ type }) => types.includes(type));
        if (found) return found;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    say: (message: object) => socket.send(JSON.stringify(message)),
  };
}
const admitted = async (options: Parameters<typeof dial>[1], id = 'anna'): Promise<number | 'open'> => {
  const { socket } = dial(id, options);
  return Promise.race([
    once(socket, 'open').then(() => 'open' as const),
    once(socket, 'unexpected-response').then(([, response]) => Number(response.statusCode)),
  ]);
};
const large = 'x'.repeat(12_000);

describe('M13: what the rendezvous gives to one phone, and to one address', () => {
  test('so many phones and no more: who comes then is turned away at the door, and let in when somebody has left', async () => {
    await start({ limits: { phones: 2 } });
    const [anna, ben] = [dial('anna'), dial('ben')];
    await Promise.all([anna.hears('OPEN'), ben.hears('OPEN')]);
    expect(await admitted({}, 'cleo')).toBe(401);
    anna.socket.close();
    await once(anna.socket, 'close');
    await expect.poll(() => admitted({}, 'cleo')).toBe('open');
  });

  test('messages to nobody do not stay: the caller hears at once that nobody is there, and who comes later gets none', async () => {
    await start();
    const anna = dial('anna');
    await anna.hears('OPEN');
    for (let i = 0; i < 20; i++) anna.say({ type: 'OFFER', dst: 'nobody', payload: large });
    // Her own comes back to her once the server has read all of them.
    anna.say({ type: 'OFFER', dst: 'anna', payload: 'read' });
    await anna.hears('OFFER');
    expect(anna.heard.filter(({ type, src }) => type === 'EXPIRE' && src === 'nobody')).toHaveLength(20);
    const late = dial('nobody');
    await late.hears('OPEN');
    anna.say({ type: 'OFFER', dst: 'nobody', payload: 'now' });
    expect(await late.hears('OFFER')).toMatchObject({ payload: 'now' });
    expect(late.heard.map(({ type }) => type)).toEqual(['OPEN', 'OFFER']);
  });

  test('who sends more messages than a phone has to say is cut off, and the others go on', async () => {
    await start();
    const [anna, bert, mallory] = [dial('anna'), dial('bert'), dial('mallory')];
    for (const one of [anna, bert, mallory]) await one.hears('OPEN');
    const closed = once(mallory.socket, 'close');
    for (let i = 0; i < 2_100; i++) mallory.say({ type: 'OFFER', dst: 'anna', payload: i });
    await closed;
    bert.say({ type: 'OFFER', dst: 'anna', payload: 'from Bert' });
    await expect.poll(() => anna.heard.at(-1)).toMatchObject({ src: 'bert' });
    expect(anna.heard.filter(({ src }) => src === 'mallory').length).toBeLessThanOrEqual(310);
  });

  test('who sends more bytes than a phone has to say is cut off', async () => {
    await start();
    const [anna, mallory] = [dial('anna'), dial('mallory')];
    for (const one of [anna, mallory]) await one.hears('OPEN');
    const closed = once(mallory.socket, 'close');
    for (let i = 0; i < 200; i++) mallory.say({ type: 'OFFER', dst: 'anna', payload: large });
    await closed;
    expect(anna.heard.filter(({ src }) => src === 'mallory').length).toBeLessThanOrEqual(50);
  });

  test('a message larger than any that introduces two phones ends its own connection', async () => {
    await start();
    const mallory = dial('mallory');
    await mallory.hears('OPEN');
    const closed = once(mallory.socket, 'close');
    mallory.socket.send('x'.repeat(17 * 1024));
    await closed;
  });

  test('a whole club behind one address is served: sixty phones that all call each other’s neighbour', async () => {
    await start();
    const phones = Array.from({ length: 60 }, (_, i) => dial(`phone${i}`));
    for (const one of phones) await one.hears('OPEN');
    const beacons = Array.from({ length: 60 }, (_, i) => dial(`beacon${i}`));
    for (const one of beacons) await one.hears('OPEN');
    for (const [i, one] of phones.entries())
      for (let n = 0; n < 40; n++) one.say({ type: 'CANDIDATE', dst: `phone${(i + 1) % 60}`, payload: n });
    await expect
      .poll(() => phones.map(({ heard }) => heard.length), { timeout: 10_000 })
      .toEqual(phones.map(() => 41));
  });

  test('more sockets than a club has phones are refused; another address is not', async () => {
    await start({ proxied: true, limits: { sockets: 3 } });
    const first = Array.from({ length: 3 }, (_, i) => dial(`phone${i}`, { from: '192.0.2.1' }));
    for (const one of first) await one.hears('OPEN');
    expect(await admitted({ from: '192.0.2.1' }, 'fourth')).toBe(401);
    expect(await admitted({ from: '198.51.100.9' }, 'elsewhere')).toBe('open');
    // Who forges the header stands before the proxy's own word.
    expect(await admitted({ from: '203.0.113.5, 192.0.2.1' }, 'forger')).toBe(401);
    first[0]?.socket.terminate();
    await expect
      .poll(() => admitted({ from: '192.0.2.1' }, `again${Math.random()}`.replace('.', '')))
      .toBe('open');
  });

  test('one network of 64 bits is one address', async () => {
    await start({ proxied: true, limits: { sockets: 2 } });
    for (const [i, from] of ['2001:db8:1:2::5', '2001:db8:1:2:aaaa::9'].entries())
      await dial(`phone${i}`, { from }).hears('OPEN');
    expect(await admitted({ from: '2001:db8:1:2:ffff:1:2:3' }, 'third')).toBe(401);
    expect(await admitted({ from: '2001:db8:1:3::5' }, 'neighbour')).toBe('open');
  });

  test('an address that dials without end is refused after a while', async () => {
    await start({ limits: { dials: 5 } });
    const came = [];
    for (let i = 0; i < 8; i++) came.push(await admitted({}, `phone${i}`));
    expect(came).toEqual(['open', 'open', 'open', 'open', 'open', 401, 401, 401]);
  });

  test('a phone that does not read what it is sent is let go before it fills the memory', async () => {
    await start({ limits: { waiting: 64 * 1024, messages: 100_000, bytes: 256 * 1024 * 1024 } });
    const [anna, sleeper] = [dial('anna'), dial('sleeper')];
    for (const one of [anna, sleeper]) await one.hears('OPEN');
    sleeper.socket.pause();
    for (let i = 0; i < 3_000 && !anna.heard.some(({ type }) => type === 'EXPIRE'); i++) {
      anna.say({ type: 'OFFER', dst: 'sleeper', payload: large });
      if (i % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await anna.hears('EXPIRE')).toMatchObject({ src: 'sleeper' });
  });
});

describe('M13: an id belongs to the phone that has it', () => {
  test('who comes with the same id and the same token does not take it over while the first lives', async () => {
    await start();
    const anna = dial('anna', { token: 'known' });
    await anna.hears('OPEN');
    expect(await dial('anna', { token: 'known' }).hears('ID-TAKEN')).toBeDefined();
    const bert = dial('bert');
    await bert.hears('OPEN');
    bert.say({ type: 'OFFER', dst: 'anna', payload: 1 });
    expect(await anna.hears('OFFER')).toMatchObject({ src: 'bert' });
    anna.socket.terminate();
    await expect
      .poll(async () => {
        const again = dial('anna', { token: 'known' });
        return (await again.hears('OPEN', 'ID-TAKEN')).type;
      })
      .toBe('OPEN');
  });

  test('only what introduces phones is carried, and nobody is told in another’s name that a phone is gone', async () => {
    await start();
    const [anna, mallory] = [dial('anna'), dial('mallory')];
    for (const one of [anna, mallory]) await one.hears('OPEN');
    for (const type of ['EXPIRE', 'ERROR', 'ID-TAKEN', 'OPEN', '__proto__', 7])
      mallory.say({ type, dst: 'anna', src: 'bert' });
    mallory.socket.send('null');
    mallory.socket.send('[]');
    mallory.say({ type: 'OFFER', dst: 'anna', payload: 'last' });
    expect(await anna.hears('OFFER')).toMatchObject({ src: 'mallory' });
    expect(anna.heard.map(({ type }) => type)).toEqual(['OPEN', 'OFFER']);
  });

  test('an id is short and plain', async () => {
    await start();
    expect(await admitted({}, 'a'.repeat(65))).toBe(401);
    expect(await admitted({}, '../etc')).toBe(401);
    expect(await admitted({}, '')).toBe(401);
  });
});

describe('M13: pages that may call', () => {
  const home = 'https://realmbook.example';
  const id = (origin: string) =>
    fetch(`http://127.0.0.1:${server.port}/signal/peerjs/id`, { headers: { origin } });

  test('where they are named, a page of any other address is refused, and so is a program without one', async () => {
    await start({ origins: [home] });
    expect(await admitted({ origin: 'https://mallory.example' })).toBe(401);
    expect(await admitted({})).toBe(401);
    expect(await admitted({ origin: home })).toBe('open');
    expect((await id(home)).headers.get('access-control-allow-origin')).toBe(home);
    expect((await id('https://mallory.example')).headers.get('access-control-allow-origin')).not.toBe(
      'https://mallory.example',
    );
  });

  test('where they are not, phones of any page meet here, but other pages read nothing from it', async () => {
    await start();
    expect(await admitted({ origin: 'https://anywhere.example' })).toBe('open');
    expect((await id('https://anywhere.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('every answer under /signal carries headers that let a browser do nothing with it', async () => {
    await start();
    for (const path of ['/signal', '/signal/peerjs/id', '/signal/peerjs/peers']) {
      const { headers } = await fetch(`http://127.0.0.1:${server.port}${path}`);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});
