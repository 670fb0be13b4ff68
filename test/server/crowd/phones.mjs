/**
 * Many phones in one process, each from one of forty addresses: they dial, and say every five seconds that they are alive, as
 * PeerJS does. Tells how many are open, and how many were turned away or dropped since.
 */
import { WebSocket } from 'ws';

const [port = 0, from = 0, count = 0] = process.argv.slice(2).map(Number);
const ADDRESSES = 40;
const AT_ONCE = 200;
const HEARTBEAT = 5_000;
let lost = 0;
let ended = false;
/** @type {WebSocket[]} */
const phones = [];

/** @param {number} number */
const dial = (number) =>
  new Promise((done) => {
    const id = `phone-${number}`;
    const socket = new WebSocket(
      `ws://127.0.0.1:${port}/signal/peerjs?key=peerjs&id=${id}&token=t&version=1.5.5`,
      { localAddress: `127.0.0.${2 + (number % ADDRESSES)}`, perMessageDeflate: false },
    );
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (!ended) lost++;
      done(undefined);
    });
    socket.on('message', (data) => {
      const { type, src } = JSON.parse(String(data));
      if (type === 'OPEN') {
        phones.push(socket);
        done(undefined);
      }
      if (type === 'OFFER') process.send?.({ heard: src });
    });
  });

for (let next = from; next < from + count; next += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, from + count - next) }, (_, i) => dial(next + i)));
// Not all at one moment: phones came at different times.
phones.forEach((socket, i) => {
  setTimeout(
    () => setInterval(() => socket.send('{"type":"HEARTBEAT"}'), HEARTBEAT),
    (i * HEARTBEAT) / phones.length,
  );
});
process.on('message', (/** @type {{ call?: string }} */ message) => {
  if (message.call) phones[0]?.send(JSON.stringify({ type: 'OFFER', dst: message.call, payload: 'hello' }));
  else process.send?.({ open: phones.length, lost });
});
process.on('disconnect', () => {
  ended = true;
  process.exit();
});
process.send?.({ open: phones.length, lost });
